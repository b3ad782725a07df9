import type { ReportColumn } from '../../data.ts'
import { type NumberTest, numberTest } from './number-test.ts'

export type SearchTerm = {
  /** Column to search; the texts that are always searched without it. */
  column?: ReportColumn
  isExcluded: boolean
} & (
  | { kind: 'text' /** In lower case. */; text: string }
  | { kind: 'pattern'; pattern: RegExp }
  | { kind: 'number'; column: ReportColumn; test: NumberTest }
)

export type Search = {
  /** Each group must match, and of a group any term. */
  groups: SearchTerm[][]
  /** What is wrong with the search, as sentences. */
  problems: string[]
}

/**
 * The terms of a search. Quotes make a phrase, a minus excludes a term, `OR` joins two terms to a group, `title:`
 * searches a column, and `~` begins a regular expression.
 * `-alias title:"salt lake" OR title:provo kind~^service impressions:<10` has four groups, the second with two terms.
 * `impressions<10` means the same as `impressions:<10`.
 * What is not finished is left out: a regular expression with an open bracket, or a number that is none.
 */
export function readSearch(query: string, columns: readonly ReportColumn[]): Search {
  const groups: SearchTerm[][] = []
  const problems: string[] = []
  let isJoined = false
  for (const [token] of query.matchAll(/[^\s"]*"[^"]*"?|\S+/g)) {
    if (token === 'OR') {
      isJoined = true
      continue
    }
    const term = termOf(token, columns, (problem) => problems.push(problem))
    if (!term) continue
    const last = groups.at(-1)
    if (isJoined && last) last.push(term)
    else groups.push([term])
    isJoined = false
  }
  return { groups, problems }
}

function termOf(
  token: string,
  columns: readonly ReportColumn[],
  report: (problem: string) => void,
): SearchTerm | undefined {
  const isExcluded = token.startsWith('-')
  const rest = isExcluded ? token.slice(1) : token
  const comparison = comparisonOf(rest, columns)
  if (comparison) return { isExcluded, kind: 'number', ...comparison }
  const [, name = '', sign, after = ''] = /^([\w-]*)([:~])(.*)$/s.exec(rest) ?? []
  const column = name === '' ? undefined : columns.find((each) => isNamed(each, name))
  const value = unquoted(after)
  const found = { isExcluded, ...(column && { column }) }
  const reportSlashes = (text: string, of: string) => {
    if (isPatternInSlashes(text))
      report(`“${text}” is searched for as text. For a regular expression, write ${of}~${text.slice(1, -1)}.`)
  }
  if (sign === '~' && (name === '' || column)) {
    if (value === '') return undefined
    const pattern = patternOf(value)
    if (typeof pattern !== 'string') return { ...found, kind: 'pattern', pattern }
    report(`“${value}” is not a complete regular expression, so it is not searched for: ${pattern}.`)
    return undefined
  }
  if (sign === ':' && column) {
    if (value === '') return undefined
    reportSlashes(value, name)
    if (column.form !== 'number') return { ...found, kind: 'text', text: value.toLowerCase() }
    const test = numberTest(value)
    if (test) return { isExcluded, column, kind: 'number', test }
    report(`${column.label} is a number: write ${name}:0, ${name}:<10, ${name}:10..50 or ${name}:none.`)
    return undefined
  }
  // Not the colon of https://.
  if (/^[a-z][\w-]+$/i.test(name) && after !== '' && !after.startsWith('//'))
    report(`There is no column “${name}”, so “${rest}” is searched for as text.`)
  reportSlashes(rest, '')
  const text = unquoted(rest).toLowerCase()
  return text === '' ? undefined : { isExcluded, kind: 'text', text }
}

/** `words<300`: a number column, and the numbers to find in it. */
function comparisonOf(token: string, columns: readonly ReportColumn[]) {
  const [, name, condition] = /^([\w-]+)([<>]=?[^<>]+)$/.exec(token) ?? []
  if (name === undefined || condition === undefined) return undefined
  const column = columns.find((each) => each.form === 'number' && isNamed(each, name))
  const test = numberTest(condition)
  return column && test && { column, test }
}

/** `/deep-.*(a|b)/`: how other programs write a regular expression. The path of a page has no such signs. */
const isPatternInSlashes = (token: string) => /^\/.*[()[\]{}|^$*+\\].*\/$/s.test(token)

/** Whether a name is that of a column, or its label without spaces: `ownShare` and `unique-text`. */
const isNamed = ({ name, label }: ReportColumn, written: string) =>
  [name, label].some((each) => plain(each) === plain(written))

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const unquoted = (text: string) => text.replaceAll('"', '')

/** The pattern, or what is wrong with it in the words of the browser. */
function patternOf(source: string): RegExp | string {
  try {
    return new RegExp(source, 'im')
  } catch (error) {
    return String(error).replace(/^.*: /s, '').replace(/\.$/, '')
  }
}
