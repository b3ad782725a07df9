import { groupBy } from '../../../core/group-by.ts'
import { leftoverInManifest } from '../../../core/text/leftovers.ts'
import type { Located } from '../../records.ts'
import { type Fact, lineOf } from '../fact.ts'
import { unreadableLines } from './leftover-lines.ts'
import type { ReviewUnit } from './review-units.ts'
import type { StatedSentence } from './stated-sentence.ts'

/** Such as a postal code. */
const isLongNumber = /^\d{4,}$/

/** What a message quotes, if it is long enough to be that of one sentence. */
const quotation = /"([^"]{12,})"/g

/** A changed fact, and its field if it is one of a sentence or an entry. */
export type FoundChange = { change: Fact; stated?: StatedSentence | undefined; path?: readonly PropertyKey[] }

/**
 * Whether a fact is explained by another one: it is at its line, beside it, or in its sentence; the other one refers to its line, as
 * to the second of two texts that contradict each other, or quotes its sentence; or it is a long number that the other one names.
 * @param landmarks the file of the landmarks. A row that was changed there explains the texts that name the landmark, not the reverse.
 */
export function explainedBy(others: readonly Fact[], landmarks: string | undefined): (found: Fact) => boolean {
  const lines = new Set(others.flatMap(({ at }) => [-1, 0, 1].map((by) => `${at.file}:${at.line + by}`)))
  const sentences = new Set(others.flatMap(({ sentence }) => sentence ?? []))
  const references = new Set(others.flatMap(referencesIn).filter((line) => !isIn(line, landmarks)))
  const ofRecords = groupBy(others, ({ record }) => record)
  const quotations = others.flatMap(({ what }) => Array.from(what.matchAll(quotation), ([, words = '']) => words))
  const isNamed = ({ record, words = '' }: Fact) =>
    isLongNumber.test(words) &&
    ofRecords.get(record)?.some(({ what, fix }) => new RegExp(`(?<!\\d)${words}(?!\\d)`).test(`${what} ${fix}`)) ===
      true
  // The heading that was changed may be the one before the heading whose number does not follow.
  const headings = new Set(
    others.flatMap(({ code, record, what }) => {
      const number = code === 'figures-differ' ? /^The heading "(\d{1,2})[.)]/.exec(what)?.[1] : undefined
      return number === undefined ? [] : [`${record} ${number}`]
    }),
  )
  const isOfHeading = ({ record, words = '', sentence = '#' }: Fact) =>
    sentence.startsWith('#') && headings.has(`${record} ${words}`)
  return (found) =>
    isOfHeading(found) ||
    lines.has(lineOf(found)) ||
    (found.sentence !== undefined && sentences.has(found.sentence)) ||
    references.has(lineOf(found)) ||
    quotations.some((words) => found.sentence?.includes(words)) ||
    isNamed(found)
}

/** The lines that a message names: `manifest/landmarks.csv:12`. */
const referencesIn = ({ what, fix }: Fact): string[] => `${what} ${fix}`.match(/[^\s"(]+:\d+/g) ?? []

const isIn = (line: string, file: string | undefined) => file !== undefined && line.startsWith(`${file}:`)

/** The facts without those that only follow from a row of landmarks.csv that was changed since the review. */
export function withoutEffects(
  facts: readonly Fact[],
  changed: readonly Fact[],
  landmarks: string | undefined,
): Fact[] {
  const rows = new Set(changed.map(lineOf).filter((line) => isIn(line, landmarks)))
  return rows.size === 0 ? [...facts] : facts.filter((found) => !referencesIn(found).some((line) => rows.has(line)))
}

/**
 * Whether other findings in a record explain a changed fact: a placeholder or merge marker that makes its sentence unreadable,
 * or, of a number, a time or an entry, one at a field around it.
 */
export function explainedInRecord(others: readonly Fact[], unit: ReviewUnit): (found: FoundChange) => boolean {
  if (others.length === 0) return () => false
  const isBroken = brokenBy(others, unit)
  const lines = groupBy(others, ({ at }) => at.file)
  return (found) => {
    if (isBroken(found)) return true
    const { stated, path = [] } = found
    if (!stated || !isValue(stated)) return false
    const { record } = stated.field
    const own = new Set(lines.get(record.at.file)?.map(({ at }) => at.line))
    if (own.size === 0) return false
    const isAround = path.some((_, at) => at > 0 && own.has(record.locate(path.slice(0, at)).line))
    return isAround || (stated.entry !== undefined && isInItem(record, path, own))
  }
}

/** A number or a time of a field, or an entry. */
const isValue = ({ entry, field }: StatedSentence) =>
  entry !== undefined || /^(?:\p{L}+ )?-?\d[\d.,:]*$/u.test(field.text)

/** Whether one of some lines is within the item of a list that has a field. */
function isInItem(record: Located<unknown>, path: readonly PropertyKey[], lines: ReadonlySet<number>): boolean {
  const item = itemOf(path)
  if (!item) return false
  const first = record.locate(item).line
  const starts = linesOf(record, record.value, []).filter(({ path: other }) => !isWithin(other, item))
  const next = Math.min(...starts.map(({ line }) => line).filter((line) => line > first))
  return [...lines].some((line) => first <= line && line < next)
}

/** The item of a list whose own field is at a path: `['items', 3]` for `['items', 3, 'service']`. */
export const itemOf = (path: readonly PropertyKey[]): readonly PropertyKey[] | undefined =>
  typeof path.at(-2) === 'number' ? path.slice(0, -1) : undefined

export const isWithin = (path: readonly PropertyKey[], item: readonly PropertyKey[]): boolean =>
  item.every((step, at) => path[at] === step)

/** The lines of all fields of a value. */
function linesOf(
  record: Located<unknown>,
  value: unknown,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; line: number }[] {
  const own = { path, line: record.locate(path).line }
  if (typeof value !== 'object' || value === null) return [own]
  return [
    own,
    ...Object.entries(value).flatMap(([key, item]) =>
      linesOf(record, item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

/** Whether a sentence of a record is unreadable because of a placeholder or merge marker that others report. */
function brokenBy(others: readonly Fact[], { sentences }: ReviewUnit): (found: FoundChange) => boolean {
  const leftovers = others.filter(({ code }) => code === 'placeholder-in-text')
  if (leftovers.length === 0) return () => false
  const lines = unreadableLines(
    leftovers,
    sentences.map(({ field }) => field.record.file),
  )
  return ({ change, stated }) => lines.has(lineOf(change)) || leftoverInManifest(stated?.sentence ?? '') !== undefined
}
