import type { Manifest } from '#manifest/schema.ts'
import type { PageFacts, PageIssue, PartFacts } from '../core/facts.ts'
import { createPageScanner, type PageMeta, type ScannedPage } from '../scan/page-scanner.ts'
import type { HtmlScan } from '../scan/scan-html.ts'
import { linkFacts, pageFacts } from './facts/page-facts.ts'
import type { MarkupRule, PageRule } from './rule.ts'
import { contextOf, isOn, type RuleSettings } from './rule-settings.ts'
import { rules } from './rules.ts'
import { createTextReader } from './text/text-reader.ts'

export type PageJudge = {
  judge: (html: string, bytes: Uint8Array, meta: PageMeta) => { page: ScannedPage; facts: PageFacts }
  /** Shared parts that are new since the last call. */
  takeNewParts: () => PartFacts[]
}

/** Scans pages one after the other, and applies the page and markup rules. */
export function createPageJudge(manifest: Manifest, settings: RuleSettings): PageJudge {
  const scanner = createPageScanner()
  const reader = createTextReader(manifest)
  const { origin } = manifest.site
  const active = rules
    .filter((rule) => isOn(rule, settings))
    .map((rule) => ({ rule, context: contextOf(rule, settings, manifest) }))
  const pageRules = active.filter((entry): entry is typeof entry & { rule: PageRule } => entry.rule.scope === 'page')
  const markupRules = active.filter(
    (entry): entry is typeof entry & { rule: MarkupRule } => entry.rule.scope === 'markup',
  )
  const issuesOf = (scan: HtmlScan): PageIssue[] => {
    const issues: PageIssue[] = []
    for (const { rule, context } of markupRules)
      for (const issue of rule.check(scan, context)) issues.push({ ...issue, code: rule.code })
    return issues
  }
  return {
    judge: (html, bytes, meta) => {
      const page = scanner.scan(html, bytes, meta)
      const issues = issuesOf(page.own)
      for (const { rule, context } of pageRules)
        for (const issue of rule.check(page, context)) issues.push({ ...issue, code: rule.code })
      return { page, facts: pageFacts(page, { manifest, ...reader }, issues) }
    },
    takeNewParts: () =>
      scanner
        .takeNewParts()
        .map(({ name, scan }) => ({ name, ...linkFacts(scan, '/', origin), issues: issuesOf(scan) })),
  }
}
