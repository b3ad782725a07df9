import type { Manifest } from '#manifest/schema.ts'
import type { PageIssue } from '../core/facts.ts'
import type { ScannedPage } from '../core/html/page.ts'
import type { HtmlScan } from '../core/html/scan-html.ts'
import type { MarkupRule, PageRule } from './rule.ts'
import { contextOf, isOn } from './rule-settings.ts'
import { rules } from './rules.ts'

export type PageRules = {
  /** Issues of one page, shared parts aside. */
  pageIssues: (page: ScannedPage) => PageIssue[]
  /** Issues of an HTML fragment, wherever it appears. */
  markupIssues: (scan: HtmlScan) => PageIssue[]
}

/** The active rules that look at one page or one HTML fragment. */
export function createPageRules(manifest: Manifest): PageRules {
  const settings = manifest.site.audit.rules
  const active = rules
    .filter((rule) => isOn(rule, settings))
    .map((rule) => ({ rule, context: contextOf(rule, settings, manifest) }))
  const pageRules = active.filter((entry): entry is typeof entry & { rule: PageRule } => entry.rule.scope === 'page')
  const markupRules = active.filter(
    (entry): entry is typeof entry & { rule: MarkupRule } => entry.rule.scope === 'markup',
  )
  const markupIssues = (scan: HtmlScan) => {
    const issues: PageIssue[] = []
    for (const { rule, context } of markupRules)
      for (const issue of rule.check(scan, context)) issues.push({ ...issue, code: rule.code })
    return issues
  }
  return {
    markupIssues,
    pageIssues: (page) => {
      const issues = markupIssues(page.own)
      for (const { rule, context } of pageRules)
        for (const issue of rule.check(page, context)) issues.push({ ...issue, code: rule.code })
      return issues
    },
  }
}
