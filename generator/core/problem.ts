import type { Location } from '#manifest/schema.ts'

export type Severity = 'error' | 'warning' | 'notice'

/** Something a person has to fix. Expected, so a value and not an exception. */
export type Problem = {
  /** Stable and searchable, kebab-case, e.g. `unknown-county`. */
  code: string
  severity: Severity
  /** The line to edit. */
  at: Location
  /** One sentence: the value found, and why it is wrong. */
  what: string
  /** What to do about it, naming the file or field. */
  fix: string
  /** Of a fact: the record that an entry of known-issues.yaml names to accept it, such as `cities/alta`. */
  record?: string
  /** Set when the owner knows about it. */
  known?: { reason: string; expires: string }
  /** What it is about, if another problem may explain it, such as `city alta`. Not part of the output. */
  subject?: string
  /** The subjects of problems that are right once this one is solved. Not part of the output. */
  explains?: readonly string[]
}

/** Something wrong in the finished site. */
export type Finding = Problem & {
  /** The URL it is about: the page, or the missing target. */
  url: string
  /** If one cause affects several pages: their number, and the first of them. */
  count?: number
  urls?: string[]
  /** The paths of all of them, for the report of each page. Not part of the output. */
  pages?: readonly string[]
  /** The value that was replaced, see `replacement`. `joinReplacements` removes it. */
  replaced?: string
  /** The URLs of the findings that were joined into this one. Not part of the output. */
  joined?: readonly string[]
  /** It is in a shared part, such as the footer. */
  isShared?: boolean
}

/** A finding without the fields that are not part of the output. */
export function publicFinding({ pages: _, joined: __, ...finding }: Finding): Omit<Finding, 'pages' | 'joined'> {
  return finding
}

export const hasErrors = (problems: readonly { severity: Severity }[]) =>
  problems.some(({ severity }) => severity === 'error')

/** With this error, pages are made and audited all the same, so that one run reports everything. They are not published. */
const invented = 'invented-facts'

/** Whether one of some problems blocks the making of pages. */
export const blocksPages = (problems: readonly Problem[]) => hasErrors(problems.filter(({ code }) => code !== invented))

/** Whether a site may be published: no errors, ignoring known issues unless the run is strict. */
export function isPublishable(
  problems: readonly Problem[],
  findings: readonly Finding[],
  { isStrict }: { isStrict: boolean },
): boolean {
  return !hasErrors(problems) && !hasErrors(findings.filter(({ known }) => isStrict || !known))
}

/**
 * The findings without those at a line at which a problem says as much or more: a policy that a text contradicts is found in the
 * manifest and on its page. The first line of a file and the first column of a row are the place of all that has no other.
 */
export function withoutRepeats(findings: readonly Finding[], problems: readonly Problem[]): Finding[] {
  const severest = new Map<string, number>()
  for (const { at, severity } of problems)
    severest.set(lineOf(at), Math.min(severest.get(lineOf(at)) ?? severities.length, severities.indexOf(severity)))
  const isAtLine = ({ line, column, file }: Location) => !(column === 1 && (line === 1 || file.endsWith('.csv')))
  return findings.filter(
    ({ at, severity, known }) =>
      known !== undefined ||
      !isAtLine(at) ||
      severities.indexOf(severity) < (severest.get(lineOf(at)) ?? severities.length),
  )
}

/**
 * The problems without facts that are not reviewed at a line with another problem, which is about what changed them, and without
 * texts that are not reviewed in a file with one.
 */
export function withoutReviewed<P extends Problem>(problems: readonly P[]): P[] {
  const others = problems.filter(({ code }) => code !== 'unreviewed-fact' && code !== 'unreviewed-text')
  const lines = new Set(others.map(({ at }) => lineOf(at)))
  const files = new Set(others.map(({ at }) => at.file))
  return problems.filter(({ code, at }) => {
    if (code === 'unreviewed-fact') return !lines.has(lineOf(at))
    return code !== 'unreviewed-text' || !(at.file.endsWith('.csv') ? lines.has(lineOf(at)) : files.has(at.file))
  })
}

const severities: readonly Severity[] = ['error', 'warning', 'notice']

const lineOf = ({ file, line }: Location) => `${file}:${line}`

/** What the report lists: a problem of the manifest is shown as a finding without a URL. */
export function withProblems(findings: readonly Finding[], problems: readonly Problem[]): Finding[] {
  return sortProblems([...findings, ...problems.map((problem) => ({ ...problem, url: '' }))])
}

/** By file, line and column, compared by code units, so that no locale changes the order. */
export function sortProblems<P extends Problem>(problems: readonly P[]): P[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.at.file, b.at.file) ||
      a.at.line - b.at.line ||
      a.at.column - b.at.column ||
      compareText(a.code, b.code) ||
      compareText(a.what, b.what),
  )
}

/** Order by UTF-16 code units, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
