import type { AuditedSite } from '../../core/audited-site.ts'
import type { PageIssue } from '../../core/facts.ts'
import type { Rule, SiteFinding, SiteRule } from '../rule.ts'

/** The subjects each rule fired on. Holds only rules that another rule names in `supersededBy`. */
export type Fired = ReadonlyMap<string, ReadonlySet<string>>

/** Indexes what the active rules found, before anything is dropped: one pass over all findings and issues. */
export function indexFired(
  active: readonly Rule[],
  found: readonly { rule: SiteRule; findings: readonly SiteFinding[] }[],
  site: Pick<AuditedSite, 'pages' | 'parts' | 'locate'>,
): Fired {
  const codes = new Set(active.map(({ code }) => code))
  const fired = new Map<string, Set<string>>()
  for (const { supersededBy = [] } of active)
    for (const code of supersededBy) if (codes.has(code)) fired.set(code, new Set())
  for (const { rule, findings } of found) {
    const subjects = fired.get(rule.code)
    if (!subjects) continue
    for (const { url, subject = url, explains = [] } of findings)
      for (const each of [subject, ...explains]) subjects.add(each)
  }
  const add = (holder: string, issue: PageIssue) => {
    const subjects = fired.get(issue.code)
    if (!subjects || isWritten(issue, site)) return
    for (const narrower of [issue.subject, ...(issue.explains ?? [])]) subjects.add(subjectOn(holder, narrower))
    // A link with a wrong host or scheme explains what the page at its path lacks.
    const [, path] = /^(?:https?:)?\/\/[^/?#]+(\/[^?#]*)/i.exec(issue.subject ?? '') ?? []
    if (path !== undefined) subjects.add(path)
  }
  for (const { path, issues } of site.pages) for (const issue of issues) add(path, issue)
  for (const { name, issues } of site.parts) for (const issue of issues) add(name, issue)
  return fired
}

/** Whether the phrase of an issue is right because a text of the manifest has it. */
export function isWritten({ isRightIfWritten, phrase }: PageIssue, { locate }: Pick<AuditedSite, 'locate'>): boolean {
  return isRightIfWritten === true && phrase !== undefined && locate(phrase) !== undefined
}

/** Whether a rule that supersedes this one fired on one of the subjects. */
export function isSuperseded({ supersededBy = [] }: Rule, subjects: readonly string[], fired: Fired): boolean {
  return supersededBy.some((code) => {
    const onSubjects = fired.get(code)
    return onSubjects !== undefined && subjects.some((subject) => onSubjects.has(subject))
  })
}

/** The pages on which a rule found what explains all other findings. */
export function explainedPages(
  active: readonly Rule[],
  found: readonly { rule: SiteRule; findings: readonly SiteFinding[] }[],
  { pages }: Pick<AuditedSite, 'pages'>,
  fired: Fired,
): ReadonlySet<string> {
  const codes = new Set(active.flatMap(({ code, explainsPage }) => (explainsPage ? code : [])))
  const explained = new Set(
    found.flatMap(({ rule, findings }) =>
      rule.explainsPage
        ? findings.filter((finding) => !isSuperseded(rule, subjectsOf(finding), fired)).map(({ url }) => url)
        : [],
    ),
  )
  // An issue with a subject is about a part of the page.
  const isOfPage = ({ code, subject }: PageIssue) => codes.has(code) && subject === undefined
  for (const page of pages) if (page.issues.some(isOfPage)) explained.add(page.path)
  return explained
}

/** The subject of a site rule's finding, and the subjects whose faults explain it. */
export function subjectsOf({ url, subject = url, followsFrom = [] }: SiteFinding): string[] {
  return [subject, ...followsFrom]
}

/** The same for an issue on a page, given its path, or in a shared part, given its name. It may follow from a fault of a file. */
export function issueSubjects(holder: string, { subject, followsFrom = [] }: PageIssue): string[] {
  const files = followsFrom.filter((each) => each.startsWith('/'))
  return [...[subject, ...followsFrom].map((narrower) => subjectOn(holder, narrower)), ...files]
}

/** Names something on a page: what `subject` of a page issue becomes, so that site rules can refer to it. */
export function subjectOn(holder: string, narrower: string | undefined): string {
  return narrower === undefined || narrower === '' ? holder : `${holder} ${narrower}`
}

/** Names a pair of pages, whichever comes first. */
export function pairSubject(a: string, b: string): string {
  return a < b ? `${a} & ${b}` : `${b} & ${a}`
}
