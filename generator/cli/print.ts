import { counted } from '../core/counted.ts'
import type { Finding, Problem, Severity } from '../core/problem.ts'
import { oneLine } from '../core/text/one-line.ts'
import type { Difference } from '../diff/difference.ts'
import { factCodes } from '../load/facts/fact-codes.ts'
import { factsText } from '../load/facts/review/review-file.ts'
import type { BuildResult } from '../pipeline/build.ts'
import type { ReviewResult } from '../pipeline/review.ts'
import type { StageReport } from '../pipeline/run.ts'
import type { LedgerCounts } from '../urls/ledger/update-ledger.ts'

// What the command line prints, as text. Nothing here writes.

/** Wraps text in the colour of a severity; plain text without a terminal. */
export type Paint = (text: string, tone: Severity | 'good' | 'dim') => string

const codes = { error: 31, warning: 33, notice: 36, good: 32, dim: 2 } as const

export const painter = (hasColour: boolean): Paint =>
  hasColour ? (text, tone) => `\u001b[${codes[tone]}m${text}\u001b[0m` : (text) => text

export function problemText({ at, severity, code, what, fix, known }: Problem, paint: Paint): string {
  const advice = known ? `Known until ${known.expires}: ${known.reason}` : fix.replaceAll('\n', '\n  ')
  return `${place(at)} ${paint(severity, severity)} ${code}\n  ${what}\n  ${advice}`
}

export function findingText(finding: Finding, paint: Paint): string {
  const { at, code, known } = finding
  const what = finding.what + otherPages(finding)
  if (!known) return problemText({ ...finding, what }, paint)
  return `${place(at)} ${paint('known', 'dim')} ${code}\n  ${what}\n  ${paint(`Until ${known.expires}: ${known.reason}`, 'dim')}`
}

/** Pages of a finding that are listed one by one. `findings.json` has more. */
const mostListed = 5

/** The pages of a finding about a few, each in a line, if its message does not name them. */
function otherPages({ what, urls = [], count = urls.length }: Finding): string {
  const others = urls.filter((url) => !what.includes(url))
  return count > mostListed + 1 || others.length === urls.length ? '' : others.map((url) => `\n  ${url}`).join('')
}

const place = ({ file, line, column }: Problem['at']) => `${file}:${line}:${column}`

export function stageText({ name, seconds, detail }: StageReport, paint: Paint): string {
  return `${name.padEnd(11)}${`${seconds.toFixed(2)} s`.padStart(8)}  ${paint(detail, 'dim')}`
}

/** Number of pages of each type, and the URLs that pages link to or load and that do not exist. */
export function siteText({ kinds, deadTargets = [] }: Pick<BuildResult, 'kinds'> & Partial<BuildResult>): string {
  const counts = kinds.map(({ kind, pages, aliases, firstAlias }) => {
    if (aliases === 0) return countLine(pages, kind)
    const which = aliases === 1 ? `${firstAlias} has` : `${aliases} of them, such as ${firstAlias}, have`
    return `${countLine(pages, kind)} (${which} the canonical URL of another page)`
  })
  const total = kinds.reduce((sum, { pages }) => sum + pages, 0)
  const missing =
    deadTargets.length > 0 ? [`  ${String(deadTargets.length).padStart(7)} missing: ${deadTargets.join(', ')}`] : []
  return [...counts, countLine(total, 'pages in total'), ...missing].join('\n')
}

/** The number at the right of its column. */
function countLine(count: number, plural: string): string {
  const [number = '', ...words] = counted(count, plural).split(' ')
  return `  ${number.padStart(7)} ${words.join(' ')}`
}

/** `3 new, 13 changed, 808 unchanged, 12 redirected` */
export function ledgerText(counts: LedgerCounts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

/** The facts and sentences that a review accepts, and what was written. */
export function reviewText(
  file: string,
  { records, sentences, changes }: NonNullable<ReviewResult['reviewed']>,
  isDry: boolean,
): string {
  const lines = changes.flatMap(({ record, added, removed, texts }) => [
    record,
    ...removed.map((facts) => `  - ${factsText(facts)}`),
    ...added.map((facts) => `  + ${factsText(facts)}`),
    ...texts.map((sentence) => `  ~ ${oneLine(sentence)}`),
  ])
  const all = `${counted(sentences, 'sentences')} with facts in ${counted(records, 'records')}`
  return [...lines, ...(lines.length > 0 ? [''] : []), `${file}: ${isDry ? `not written; ${all}` : all}.`].join('\n')
}

/** Most URLs of a list to print. The files list all. */
const mostShown = 10

/** The pages that were added, removed, moved and changed, and the files that list all of them. */
export function differenceText(difference: Difference, files: readonly string[]): string {
  const { added, removed, moved, changed } = difference
  const lists: [name: string, lines: string[]][] = [
    ['added', added],
    ['removed', removed],
    ['moved', moved.map(({ from, to }) => `${from} → ${to}`)],
    ['changed', changed],
  ]
  const listed = lists.flatMap(([name, lines]) => [
    `${String(lines.length).padStart(7)} ${name}`,
    ...lines.slice(0, mostShown).map((line) => `          ${line}`),
    ...(lines.length > mostShown ? [`          and ${lines.length - mostShown} more`] : []),
  ])
  return [...listed, `Written: ${files.join(', ')}`].join('\n')
}

/** `3 errors, 1 warning, 4 known issues` */
export function tally(problems: Problem[], findings: Finding[], isStrict: boolean): string {
  const all = [...problems, ...findings.filter(({ known }) => isStrict || !known)]
  const known = isStrict ? 0 : findings.filter((finding) => finding.known).length
  const count = (severity: Severity) => all.filter((problem) => problem.severity === severity).length
  const parts = (['error', 'warning', 'notice'] as const).map((severity) => plural(count(severity), severity))
  return [...parts, known > 0 ? plural(known, 'known issue') : ''].filter(Boolean).join(', ') || 'no problems'
}

/** Entries that a hint shows. */
const mostEntries = 3

/** What to do if a check of facts is mistaken. Empty unless one of its errors stops the build. */
export function acceptHint(problems: readonly Problem[]): string {
  const entries = problems.flatMap(({ severity, code, record }) =>
    severity === 'error' && record !== undefined && (factCodes as readonly string[]).includes(code)
      ? [`- { code: ${code}, record: ${record}, reason: WHY, expires: "YYYY-MM-DD" }`]
      : [],
  )
  if (entries.length === 0) return ''
  const shown = [...new Set(entries)].slice(0, mostEntries)
  return ['\nIf a text is right as it is, accept its error in known-issues.yaml:', ...shown].join('\n  ')
}

function plural(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`
}
