import type { Problem } from '../core/problem.ts'
import { literal } from '../core/text/literal.ts'
import type { Located } from './records.ts'
import { offsetOf, positionOf } from './source-file.ts'

/** The position of words in a field. Words of a folded text may be on several lines. Undefined if its file has them otherwise. */
export function positionOfWords(
  record: Located<unknown>,
  path: readonly PropertyKey[],
  words: string,
): Problem['at'] | undefined {
  const { text, shown } = record.file
  const start = offsetOf(text, record.locate(path))
  const pattern = words.trim().split(/\s+/).map(literal).join('\\s+')
  const found = text.slice(start).search(new RegExp(pattern))
  return found < 0 ? undefined : { file: shown, ...positionOf(text, start + found) }
}
