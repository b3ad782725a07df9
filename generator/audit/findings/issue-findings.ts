import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import type { PageIssue } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Finding } from '../../core/problem.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import type { Rule } from '../rule.ts'
import { type RuleSettings, severityOf } from '../rule-settings.ts'
import { onPages, shownOn } from './references.ts'
import { type Fired, isSuperseded, issueSubjects, isWritten } from './superseded.ts'

type Cause = {
  issue: PageIssue
  at: Location
  /** Whether the line of the wrong words is known. Otherwise `at` is what the page was made of. */
  isPlaced: boolean
  pages: Set<AuditedPage>
  part: string | undefined
  /** Other messages of its group. */
  similar: number
  /** Each phrase once. Empty if the issue has no message about several. */
  phrases: Set<string>
}

/** More causes of one group, or with one message and without a known line, are one fault of a script or template. */
const mostApart = 5

/** One finding for each cause, from the issues of pages and shared parts that no other rule supersedes. */
export function issueFindings(
  site: AuditedSite,
  active: readonly Rule[],
  settings: RuleSettings,
  fired: Fired,
  explained: ReadonlySet<string>,
): Finding[] {
  const byCode = new Map(active.map((rule) => [rule.code, rule]))
  const isDropped = (issue: PageIssue, holder: string) => {
    const rule = byCode.get(issue.code)
    return rule === undefined || isSuperseded(rule, issueSubjects(holder, issue), fired) || isWritten(issue, site)
  }
  /** An issue of a whole page may be about one of its shared parts. */
  const followsFromPart = ({ code, followsFrom = [] }: PageIssue, { parts }: AuditedPage) => {
    const rule = byCode.get(code)
    const subjects = followsFrom.flatMap((narrower) =>
      narrower === '' ? [] : parts.map((part) => `${part} ${narrower}`),
    )
    return rule !== undefined && subjects.length > 0 && isSuperseded(rule, subjects, fired)
  }
  const causes = new Map<string, Cause>()
  const note = (issue: PageIssue, page: AuditedPage, holders: readonly AuditedPage[], part?: string) => {
    const placed = () => issue.phrase && site.locate(issue.phrase, page)
    const locate = () => placed() || site.sourceOf(page)
    const keyAt = ({ file, line }: Location) => `${file}:${line} ${issue.what} ${issue.url ?? ''}`
    const key = `${issue.code} ${issue.cause ?? keyAt(locate())}${issue.whatOfSeveral === undefined ? '' : lineOf(placed())}`
    const phrases = issue.whatOfSeveral === undefined ? [] : [issue.phrase ?? issue.what]
    const known = causes.get(key)
    if (!known) {
      const place = { at: locate(), isPlaced: Boolean(placed()) }
      causes.set(key, { issue, ...place, pages: new Set(holders), part, similar: 0, phrases: new Set(phrases) })
    } else {
      for (const holder of holders) known.pages.add(holder)
      for (const phrase of phrases) known.phrases.add(phrase)
      if (known.part !== part) known.part = undefined
    }
  }
  const isExplained = ({ path }: AuditedPage, { code }: PageIssue) =>
    explained.has(path) && !byCode.get(code)?.explainsPage
  for (const page of site.pages)
    for (const issue of page.issues)
      if (!isExplained(page, issue) && !isDropped(issue, page.path) && !followsFromPart(issue, page))
        note(issue, page, [page])
  for (const part of site.parts) {
    if (part.issues.length === 0) continue
    const holders = site.pages.filter(({ parts }) => parts.includes(part.name))
    for (const issue of part.issues) {
      if (isDropped(issue, part.name)) continue
      const pages = holders.filter(
        (page) => !isExplained(page, issue) && (issue.subject !== undefined || !isDropped(issue, page.path)),
      )
      const [first] = pages
      if (first) note(issue, first, pages, part.name.split(' ')[0])
    }
  }
  joinMany(causes)
  return [...causes.values()].flatMap(({ issue, at, pages, part, similar, phrases }) => {
    const rule = byCode.get(issue.code)
    const shown = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
    const [first] = shown
    if (!rule || !first) return []
    const isShared = part !== undefined && shown.length > 1
    return [
      {
        code: rule.code,
        severity: severityOf(rule, settings, issue.severity),
        url: issue.url ?? first.path,
        at: isShared ? (issue.phrase && site.locate(issue.phrase)) || site.manifest.siteAt : at,
        what: messageOf(issue, [...phrases], shown.length)
          .replaceAll('{pages}', isShared ? `in the ${part} ${onPages(shown.length)}` : placesOf(shown))
          .replace(/\.$/, similar === 0 ? '.' : ` (and ${similar} similar findings).`),
        fix: issue.fix ?? rule.fix,
        ...(issue.replaced !== undefined && { replaced: issue.replaced }),
        ...(shown.length > 1 && shownOn(shown)),
        ...(isShared && { isShared }),
      },
    ]
  })
}

/** The line of the manifest that has the wrong words: what is in two lines has to be corrected in both. */
const lineOf = (at: Location | '' | undefined) => (at ? ` ${at.file}:${at.line}` : '')

/** Phrases that a message shows. */
const mostShown = 2

/** The message about one issue, or about several with one cause. */
function messageOf(issue: PageIssue, phrases: readonly string[], pages: number): string {
  const { whatOfSeveral, whatOfOnePage } = issue
  const what = (pages === 1 && whatOfOnePage) || issue.what
  if (whatOfSeveral === undefined || phrases.length < 2) return what
  const shown = phrases.slice(0, mostShown).join(' and ')
  return whatOfSeveral
    .replaceAll('{count}', String(phrases.length))
    .replaceAll('{phrases}', () => (phrases.length > mostShown ? `, such as ${shown}` : `: ${shown}`))
}

/** Joins the causes of one group, and those that have one message and no line of their own, if there are many. */
function joinMany(causes: Map<string, Cause>): void {
  const joinable = [...causes].filter(
    ([, { issue, isPlaced }]) => issue.group !== undefined || (issue.cause === undefined && !isPlaced),
  )
  if (joinable.length <= mostApart) return
  const groups = groupBy(
    joinable,
    ([, { issue }]) => `${issue.code} ${issue.group ?? `${issue.what} ${issue.url ?? ''}`}`,
  )
  for (const [entry, ...others] of groups.values()) {
    if (!entry || others.length < mostApart) continue
    const [, first] = entry
    if (first.issue.group !== undefined) first.similar = others.length
    for (const [key, { pages, part }] of others) {
      for (const page of pages) first.pages.add(page)
      if (part !== first.part) first.part = undefined
      causes.delete(key)
    }
  }
}

/** `on /a/`, `on /a/ and 12 more pages` */
function placesOf([first, ...others]: readonly AuditedPage[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`
  return `on ${first?.path}${more}`
}
