import type { Manifest } from '#manifest/schema.ts'
import { eachPage } from '../core/each-page.ts'
import type { PageIssue } from '../core/facts.ts'
import type { ScannedPage } from '../core/html/page.ts'
import type { HtmlScan } from '../core/html/scan-html.ts'
import { type Active, checkElements } from './element-issues.ts'
import type { Issue, Rule, RuleContext } from './rule.ts'
import { contextOf, isOn } from './rule-settings.ts'

export type PageRules = {
  /** Issues of each of the pages. Those of their shared parts are issues of the parts. */
  pageIssues: (pages: readonly ScannedPage[]) => PageIssue[][]
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
  const markupRules = ofScope('markup').map(callOf)
  const wholePageRules = ofScope('whole-page').map(callOf)
  const calls = [...markupRules.map(onOwnHtml), ...ofScope('page').map(callOf), ...wholePageRules]
  const wholePageCodes = new Set(wholePageRules.map(({ code }) => code))
  const elementIssues = checkElements(ofScope('element'))
  return {
    markupIssues: (scan) => {
      const issues = elementIssues(scan)
      for (const call of markupRules) addIssues(issues, call, scan, scan)
      return issues
    },
    pageIssues: (pages) => {
      const checked = eachPage(pages, (page) => ({ path: page.path, page, issues: elementIssues(page.own) }))
      for (const call of calls) eachPage(checked, ({ page, issues }) => addIssues(issues, call, page, page.own))
      return checked.map(({ issues }) => issues)
    },
    issuesWithOtherParts: (page, former) => {
      const issues = former.filter(({ code }) => !wholePageCodes.has(code))
      for (const call of wholePageRules) addIssues(issues, call, page, page.own)
      return issues
    },
  }
}

/** What calling a rule needs, in objects of one shape: rules have many, and reading from them takes longer. */
type RuleCall<Page> = {
  code: string
  names: readonly string[] | undefined
  check: (page: Page, context: RuleContext) => Iterable<Issue>
  context: RuleContext
}

/** A rule that checks pages, or HTML. */
type CheckedBy<Page> = { code: string; names?: readonly string[]; check: RuleCall<Page>['check'] }

const callOf = <Page>({ rule, context }: { rule: CheckedBy<Page>; context: RuleContext }): RuleCall<Page> => ({
  code: rule.code,
  names: rule.names,
  check: rule.check.bind(rule),
  context,
})

const onOwnHtml = ({ code, names, check, context }: RuleCall<HtmlScan>): RuleCall<ScannedPage> => ({
  code,
  names,
  check: ({ own }) => check(own, context),
  context,
})

function addIssues<Page>(
  issues: PageIssue[],
  { code, names, check, context }: RuleCall<Page>,
  page: Page,
  scan: HtmlScan,
): void {
  if (hasAny(scan, names)) for (const issue of check(page, context)) issues.push({ ...issue, code })
}

/** Whether HTML has an element with one of the names, or a rule names none. */
function hasAny({ byName }: HtmlScan, names: readonly string[] | undefined): boolean {
  if (names === undefined) return true
  for (const name of names) if (byName.has(name)) return true
  return false
}
