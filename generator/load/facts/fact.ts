import type { Gazetteer } from '../../core/gazetteer.ts'
import type { Problem, Severity } from '../../core/problem.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { CheckedTexts } from '../checked-texts.ts'
import { positionOfWords } from '../parse/position-of-words.ts'
import type { Located, Records } from '../records.ts'
import type { FactCode } from './fact-codes.ts'
import { sentencesOf } from './texts.ts'

/** What the manifest states about the world, or what one part of it states about another, and that is not true. */
export type Fact = Problem & {
  code: FactCode
  /** The record as known-issues.yaml names it, e.g. `site` or `cities/alta`. */
  record: string
  /** The words of the text that it is about. */
  words?: string
  /** The sentence with these words. Undefined if they are not in one text. */
  sentence?: string
  /** Of a translation that differs: what the original says. */
  original?: string
}

/** What the checks of facts read. Without a gazetteer or a day, what needs them is not checked. */
export type FactSources = {
  records: Records
  site: NonNullable<Records['documents']['site']>
  gazetteer: Gazetteer | undefined
  /** `YYYY-MM-DD` */
  today: string | undefined
  checked: CheckedTexts
}

export type CityRecord = Records['cities'][number]

type FactText = Pick<Fact, 'code' | 'what' | 'fix' | 'subject' | 'explains'> & { severity?: Severity }

/**
 * A fact about a field of a record. `words`: the part of a long text that it is about, whose line is reported. `within`: the
 * sentence of these words, which may be in others too.
 */
export function fact(
  record: Located<unknown>,
  path: readonly PropertyKey[],
  { code, severity = 'error', ...text }: FactText,
  words?: string,
  within?: string,
): Fact {
  return {
    code,
    severity,
    at: (words === undefined ? undefined : positionOfWords(record, path, words, { within })) ?? record.locate(path),
    ...text,
    record: nameOf(record),
    words,
    // A description is about its place or service as a whole.
    sentence:
      path.at(-1) === 'description' || words === undefined
        ? undefined
        : (within ?? sentenceWith(textAt(record.value, path), words)),
  }
}

/** The text of a field; undefined if it is something else. */
function textAt(value: unknown, path: readonly PropertyKey[]): string | undefined {
  const field = path.reduce<unknown>((each, key) => Object(each)[key], value)
  return typeof field === 'string' ? field : undefined
}

/** The first sentence of a text that has some words. */
function sentenceWith(text: string | undefined, words: string): string | undefined {
  return text === undefined ? undefined : sentencesOf(text).find((sentence) => sentence.includes(oneLine(words)))
}

/** The file and line of a fact. */
export const lineOf = ({ at }: Pick<Fact, 'at'>): string => `${at.file}:${at.line}`

/** The file and line of words in a field, or of the field if its file writes them differently. */
export const lineOfWords = (record: Located<unknown>, path: readonly PropertyKey[], words: string): string =>
  lineOf({ at: positionOfWords(record, path, words) ?? record.locate(path) })

/** `cities/alta` for the row and for the file of a city, `es/cities/alta` in a translation; otherwise the path of the file without its extension. */
export function nameOf({ file, slug }: Located<unknown>): string {
  const name = file.path.replace(/\.[^.]*$/, '')
  return /(?:^|\/)cities\.csv$/.test(file.path) ? `${name}/${slug}` : name
}

/** Names that a message lists. */
const mostListed = 3

/** `a, b, c and 2 more` */
export function shortList(names: readonly string[]): string {
  const more = names.length - mostListed
  return more > 0 ? `${names.slice(0, mostListed).join(', ')} and ${more} more` : names.join(', ')
}
