import type { ReportChanges, ReportFinding, ReportRows, ReportSummary, Severity } from '../../data.ts'
import { countText } from '../../format.ts'
import { ruleTitles } from '../../rule-titles.ts'
import { groupFindings } from '../findings/group-findings.ts'
import { type ClientTraffic, clientTraffic } from './client-traffic.ts'

/** A thing to do: a rule with findings that are not accepted. */
export type Task = { title: string; severity: Severity; pages: number; why: string; what: string; fix: string }

export type ClientSummary = {
  /** Page types with their number of pages. */
  kinds: { name: string; pages: number }[]
  /** Latest day the content of a page changed; empty if it is not known. */
  lastChange: string
  /** Rules that were checked, and those of them without a finding. */
  rules: { checked: number; clean: number }
  /** Findings by severity, with how many of them the owner accepts. */
  totals: { severity: Severity; found: number; accepted: number }[]
  /** Undefined without exports of searches. */
  traffic: ClientTraffic | undefined
  /** What has changed, as sentences; undefined without an earlier report. */
  changes: string[] | undefined
  /** Findings that are resolved since the earlier report, by the title of their rule, the most first. */
  resolved: { title: string; count: number }[]
  /** Rules with findings on fewer pages than in the earlier report. */
  reduced: { title: string; before: number; after: number }[]
  /** The most severe first, then those on most pages. */
  tasks: Task[]
  accepted: { title: string; reason: string; expires: string }[]
}

type SummaryInput = {
  summary: ReportSummary
  rows: ReportRows
  findings: readonly ReportFinding[]
  changes: ReportChanges
}

/** What a client wants to know of a report. Time is linear in the findings and in the days of changes. */
export function clientSummary({ summary, rows, findings, changes }: SummaryInput): ClientSummary {
  const checked = summary.rules.filter(({ severity }) => severity !== 'off')
  const fired = new Set(findings.map(({ code }) => code))
  const open = groupFindings(findings, summary.rules, { code: '', severity: '', known: 'none', q: '' })
  const titleOf = ruleTitles(summary.rules)
  return {
    kinds: summary.kinds.map(({ kind, pages }) => ({ name: kind, pages })),
    lastChange: rows.coded.lastmod.values.reduce((last, day) => (day > last ? day : last), ''),
    rules: { checked: checked.length, clean: checked.filter(({ code }) => !fired.has(code)).length },
    totals: (['error', 'warning', 'notice'] as const).map((severity) => {
      const found = findings.filter((finding) => finding.severity === severity)
      return { severity, found: found.length, accepted: found.filter(({ known }) => known !== undefined).length }
    }),
    traffic: clientTraffic(summary, rows),
    changes: changes.before === undefined ? undefined : changeSentences(changes),
    resolved: resolvedBy(changes.findings.removed, titleOf),
    reduced: (changes.findings.pages ?? []).flatMap(({ code, before, after }) =>
      after < before ? [{ title: titleOf(code), before, after }] : [],
    ),
    tasks: open.flatMap(({ code, rule, pages, findings: [first] }) =>
      first
        ? [
            {
              title: titleOf(code),
              severity: first.severity,
              pages,
              why: rule?.why ?? '',
              what: first.what,
              fix: first.fix,
            },
          ]
        : [],
    ),
    accepted: findings.flatMap(({ code, known }) =>
      known ? [{ title: titleOf(code), reason: known.reason, expires: known.expires }] : [],
    ),
  }
}

/** @param removed findings, each as `code url` */
function resolvedBy(removed: readonly string[], titleOf: (code: string) => string): ClientSummary['resolved'] {
  const counts = new Map<string, number>()
  for (const [code = ''] of removed.map((each) => each.split(' '))) {
    const title = titleOf(code)
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts].map(([title, count]) => ({ title, count })).sort((a, b) => b.count - a.count)
}

function changeSentences({ added, removed, moved, changed, findings, risks }: ReportChanges): string[] {
  const titles = changed.filter(({ fields }) => fields.some(({ name }) => name === 'title')).length
  const counts: [count: number, one: string, many: string][] = [
    [added.length, 'page was added', 'pages were added'],
    [removed.length, 'page was removed', 'pages were removed'],
    [moved.length, 'page has a new URL', 'pages have a new URL'],
    [changed.length, 'page was changed', 'pages were changed'],
    [titles, 'title was changed', 'titles were changed'],
    [risks?.unindexed.length ?? 0, 'page can no longer be indexed', 'pages can no longer be indexed'],
    [risks?.inlinksLost.length ?? 0, 'page lost half of its inlinks', 'pages lost half of their inlinks'],
    [findings.added.length, 'finding is new', 'findings are new'],
    [
      (findings.pages ?? []).filter(({ before, after }) => after > before).length,
      'finding is on more pages',
      'findings are on more pages',
    ],
  ]
  return counts.flatMap(([count, one, many]) => (count > 0 ? [`${countText(count, one, many)}.`] : []))
}
