import type { Problem } from '../../core/problem.ts'
import { literal } from '../../core/text/literal.ts'
import type { Located } from '../records.ts'
import { offsetOf, positionOf } from './source-file.ts'

/**
 * The position of words in a field. Words of a folded text may be on several lines. Undefined if the file writes them differently.
 * `within`: the sentence that has them.
 */
export function positionOfWords(
  record: Located<unknown>,
  path: readonly PropertyKey[],
  words: string,
  { isSecond = false, within }: { isSecond?: boolean; within?: string } = {},
): Problem['at'] | undefined {
  const { file } = record
  const { text } = file
  const field = offsetOf(file, record.locate(path))
  const start = field + Math.max(0, within === undefined ? 0 : text.slice(field).search(patternOf(within)))
  const whole = new RegExp(`(?<!\\p{L})${patternOf(words).source}(?!\\p{L})`, 'u')
  const pattern = whole.test(text.slice(start)) ? whole : patternOf(words)
  const first = text.slice(start).search(pattern)
  if (first < 0) return undefined
  const next = isSecond ? text.slice(start + first + 1).search(pattern) : -1
  return { file: file.shown, ...positionOf(file, start + first + (next < 0 ? 0 : 1 + next)) }
}

/** Words that may be on several lines. */
const patternOf = (words: string) => new RegExp(words.trim().split(/\s+/).map(literal).join('\\s+'), 'u')
