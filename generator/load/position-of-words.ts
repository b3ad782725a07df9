import type { Problem } from '../core/problem.ts'
import { literal } from '../core/text/literal.ts'
import type { Located } from './records.ts'
import { offsetOf, positionOf } from './source-file.ts'

/** The position of words in a field. Words of a folded text may be on several lines. Undefined if the file writes them differently. */
export function positionOfWords(
  record: Located<unknown>,
  path: readonly PropertyKey[],
  words: string,
  { isSecond = false }: { isSecond?: boolean } = {},
): Problem['at'] | undefined {
  const { file } = record
  const { text } = file
  const start = offsetOf(file, record.locate(path))
  const pattern = new RegExp(words.trim().split(/\s+/).map(literal).join('\\s+'))
  const first = text.slice(start).search(pattern)
  if (first < 0) return undefined
  const next = isSecond ? text.slice(start + first + 1).search(pattern) : -1
  return { file: file.shown, ...positionOf(file, start + first + (next < 0 ? 0 : 1 + next)) }
}
