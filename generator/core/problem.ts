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
}

/** A problem of the finished site. */
export type Finding = Problem & {
  /** The address it is about: the page, or the target that is missing. */
  url: string
  /** When one cause shows on many pages: how many, and the first of them. */
  count?: number
  urls?: string[]
  /** All of them, by path: for the report of each page. Output names the first alone. */
  pages?: readonly string[]
  /** It stands in a part that many pages share, such as the footer. */
  isShared?: boolean
  /** Set when the owner knows about it. */
  known?: { reason: string; expires: string }
}

/** A finding as it is put out. */
export function publicFinding({ pages: _, ...finding }: Finding): Omit<Finding, 'pages'> {
  return finding
}

export const hasErrors = (problems: readonly { severity: Severity }[]) =>
  problems.some(({ severity }) => severity === 'error')

/** Whether a site may be published: no error, known issues aside unless the run is strict. */
export function isPublishable(
  problems: readonly Problem[],
  findings: readonly Finding[],
  { isStrict }: { isStrict: boolean },
): boolean {
  return !hasErrors(problems) && !hasErrors(findings.filter(({ known }) => isStrict || !known))
}

/** What the report lists. A problem of the manifest is a finding without a URL. */
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
