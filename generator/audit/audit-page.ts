import type { Manifest } from '#manifest/schema.ts'
import type { PageIssue } from '../core/facts.ts'
import type { ScannedPage } from '../core/html/page.ts'
import type { HtmlScan } from '../core/html/scan-html.ts'
import { type Active, checkElements } from './element-issues.ts'
import type { Issue, Rule, RuleContext } from './rule.ts'
import { contextOf, isOn } from './rule-settings.ts'

export type PageRules = {
  /** Issues of one page. Those of its shared parts are issues of the parts. */
  pageIssues: (page: ScannedPage) => PageIssue[]
  /** The same for a page that had other shared parts when its issues were found: only rules that read these check it again. */
  issuesWithOtherParts: (page: ScannedPage, former: readonly PageIssue[]) => PageIssue[]
  /** Issues of an HTML fragment, wherever it appears. */
  markupIssues: (scan: HtmlScan) => PageIssue[]
}

/** The active rules that look at one page or one HTML fragment. */
export function createPageRules(manifest: Manifest, catalog: readonly Rule[]): PageRules {
  const settings = manifest.site.audit.rules
  const active = catalog
    .filter((rule) => isOn(rule, manifest.site))
    .map((rule) => ({ rule, context: contextOf(rule, settings, manifest) }))
  const ofScope = <S extends Rule['scope']>(scope: S) =>
    active.filter((entry): entry is Active<Extract<Rule, { scope: S }>> => entry.rule.scope === scope)
  const [pageRules, markupRules, wholePageRules] = [
    ofScope('page').map(callOf),
    ofScope('markup').map(callOf),
    ofScope('whole-page').map(callOf),
  ]
  const wholePageCodes = new Set(wholePageRules.map(({ code }) => code))
  const elementIssues = checkElements(ofScope('element'))
  const markupIssues = (scan: HtmlScan) => {
    const issues = elementIssues(scan)
    for (const { code, names, check, context } of markupRules)
      if (hasAny(scan, names)) for (const issue of check(scan, context)) issues.push({ ...issue, code })
    return issues
  }
  const addIssues = (issues: PageIssue[], page: ScannedPage, some: typeof pageRules | typeof wholePageRules) => {
    for (const { code, names, check, context } of some)
      if (hasAny(page.own, names)) for (const issue of check(page, context)) issues.push({ ...issue, code })
    return issues
  }
  return {
    markupIssues,
    pageIssues: (page) => addIssues(addIssues(markupIssues(page.own), page, pageRules), page, wholePageRules),
    issuesWithOtherParts: (page, former) =>
      addIssues(
        former.filter(({ code }) => !wholePageCodes.has(code)),
        page,
        wholePageRules,
      ),
  }
}

/** What calling a rule needs, in objects of one shape: rules have many, and reading from them takes longer. */
function callOf<Page>({
  rule,
  context,
}: {
  rule: { code: string; names?: readonly string[]; check: (page: Page, context: RuleContext) => Iterable<Issue> }
  context: RuleContext
}) {
  return { code: rule.code, names: rule.names, check: rule.check.bind(rule), context }
}

/** Whether HTML has an element with one of the names, or a rule names none. */
function hasAny({ byName }: HtmlScan, names: readonly string[] | undefined): boolean {
  if (names === undefined) return true
  for (const name of names) if (byName.has(name)) return true
  return false
}
