import type { Finding } from '../../core/problem.ts'
import type { Rule, SiteFinding, SiteRule } from '../rule.ts'

type RuleFindings = { rule: SiteRule; findings: SiteFinding[] }

type Findings = {
  /** Those of all rules except last resorts. */
  certain: readonly Finding[]
  /** Those of rules that find any change since the last build. */
  lastResorts: readonly RuleFindings[]
  active: readonly Rule[]
  /** Those of the last build. */
  former: readonly Finding[] | undefined
}

/**
 * What was edited since the last build and no other rule explains. `following` are findings that only follow from it: a
 * page that lost a section has less text.
 */
export function editsOf({ certain, lastResorts, active, former = [] }: Findings) {
  const measures = new Set(active.filter(({ isMeasure }) => isMeasure).map(({ code }) => code))
  const changed = new Set(lastResorts.flatMap(({ findings }) => findings.map(({ url }) => url)))
  const isKnown = lookup(former, ({ code, url, what }) => `${code} ${url} ${what}`)
  const fresh = certain.filter((finding) => !isKnown(finding))
  const isExplained = explainedBy(
    fresh.filter(({ code }) => !measures.has(code)),
    changed,
  )
  const left = lastResorts.map(({ rule, findings }) => ({ rule, findings: unexplained(findings, isExplained) }))
  const edited = new Set(left.flatMap(({ findings }) => findings.map(({ url }) => url)))
  // A page that had the finding before has it still, with another number.
  const hadBefore = lookup(former, ({ code, url }) => `${code} ${url}`)
  const following = new Set(
    fresh.filter((finding) => measures.has(finding.code) && edited.has(finding.url) && !hadBefore(finding)),
  )
  return { left, following }
}

/** Whether one of some findings has the same key. */
function lookup(findings: readonly Finding[], keyOf: (finding: Finding) => string): (finding: Finding) => boolean {
  const keys = new Set(findings.map(keyOf))
  return (finding) => keys.has(keyOf(finding))
}

/** Pages of a finding above which it says nothing about one of them, unless most of them were changed. */
const fewPages = 5

/**
 * Whether a finding is about a page or a file.
 * @param fresh findings that the last build did not have.
 * @param changed URLs that differ from what the last build wrote.
 */
function explainedBy(fresh: readonly Finding[], changed: ReadonlySet<string>): (url: string) => boolean {
  // What was changed on most pages of a finding was changed at once, e.g. by a script.
  const isOfEach = (pages: readonly string[]) =>
    pages.length <= fewPages || pages.filter((page) => changed.has(page)).length > pages.length / 2
  // Findings about the whole site have the URL of the home page.
  const isOfSite = ({ url, what }: Finding) => url === '/' && !/(^|\s)\/(?=[\s,.:]|$)/.test(what)
  const urls = new Set<string>()
  for (const finding of fresh) {
    const { url, pages = [] } = finding
    if (!isOfSite(finding)) urls.add(url)
    if (isOfEach(pages)) for (const page of pages) urls.add(page)
  }
  const isFile = (url: string) => !url.endsWith('/') && !url.endsWith('.html')
  return (url) => urls.has(url) || (isFile(url) && fresh.some(({ what }) => what.includes(url.slice(1))))
}

/**
 * The findings that others do not explain. A change that is explained on many pages is explained on all, e.g. on aliases,
 * which most rules ignore.
 */
function unexplained(findings: readonly SiteFinding[], isExplained: (url: string) => boolean): SiteFinding[] {
  // A group is named for a page type, or `site`, and for what differs.
  const changeOf = ({ url, group }: SiteFinding) => group?.name.replace(/^\S*/, '') ?? url
  const counts = new Map<string, number>()
  for (const finding of findings)
    if (isExplained(finding.url)) counts.set(changeOf(finding), (counts.get(changeOf(finding)) ?? 0) + 1)
  return findings.filter((finding) => !isExplained(finding.url) && (counts.get(changeOf(finding)) ?? 0) <= fewPages)
}
