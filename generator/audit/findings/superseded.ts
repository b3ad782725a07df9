import type { PageIssue } from '../../core/facts.ts'
import type { SiteFacts } from '../../core/site-facts.ts'
import type { Rule, SiteFinding, SiteRule } from '../rule.ts'

/** The subjects each rule fired on. Holds only rules that another rule names in `supersededBy`. */
export type Fired = ReadonlyMap<string, ReadonlySet<string>>

/** Indexes what the active rules found, before anything is dropped: one pass over all findings and issues. */
export function indexFired(
  active: readonly Rule[],
  found: readonly { rule: SiteRule; findings: readonly SiteFinding[] }[],
  { pages, parts }: Pick<SiteFacts, 'pages' | 'parts'>,
): Fired {
  const codes = new Set(active.map(({ code }) => code))
  const fired = new Map<string, Set<string>>()
  for (const { supersededBy = [] } of active)
    for (const code of supersededBy) if (codes.has(code)) fired.set(code, new Set())
  for (const { rule, findings } of found) {
    const subjects = fired.get(rule.code)
    if (subjects) for (const { url, subject = url } of findings) subjects.add(subject)
  }
  for (const { path, issues } of pages)
    for (const { code, subject } of issues) fired.get(code)?.add(subjectOn(path, subject))
  for (const { name, issues } of parts)
    for (const { code, subject } of issues) fired.get(code)?.add(subjectOn(name, subject))
  return fired
}

/** Whether a rule that supersedes this one fired on one of the subjects. */
export function isSuperseded({ supersededBy = [] }: Rule, subjects: readonly string[], fired: Fired): boolean {
  return supersededBy.some((code) => {
    const onSubjects = fired.get(code)
    return onSubjects !== undefined && subjects.some((subject) => onSubjects.has(subject))
  })
}

/** The pages on which a rule found what explains all other findings. */
export function explainedPages(active: readonly Rule[], { pages }: Pick<SiteFacts, 'pages'>): ReadonlySet<string> {
  const codes = new Set(active.flatMap(({ code, explainsPage }) => (explainsPage ? code : [])))
  const isExplained = (issues: readonly PageIssue[]) => issues.some(({ code }) => codes.has(code))
  return new Set(pages.flatMap(({ path, issues }) => (isExplained(issues) ? path : [])))
}

/** The subject of a site rule's finding, and the subjects whose faults explain it. */
export function subjectsOf({ url, subject = url, followsFrom = [] }: SiteFinding): string[] {
  return [subject, ...followsFrom]
}

/** The same for an issue on a page, given its path, or in a shared part, given its name. */
export function issueSubjects(holder: string, { subject, followsFrom = [] }: PageIssue): string[] {
  return [subject, ...followsFrom].map((narrower) => subjectOn(holder, narrower))
}

/** Names something on a page: what `subject` of a page issue becomes, so that site rules can refer to it. */
export function subjectOn(holder: string, narrower: string | undefined): string {
  return narrower === undefined || narrower === '' ? holder : `${holder} ${narrower}`
}

/** Names a pair of pages, whichever comes first. */
export function pairSubject(a: string, b: string): string {
  return a < b ? `${a} & ${b}` : `${b} & ${a}`
}
