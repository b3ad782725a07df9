import type { Problem } from '../../core/problem.ts'
import { literal } from '../../core/text/literal.ts'
import { positionOfWords } from '../parse/position-of-words.ts'
import type { Located } from '../records.ts'

/** Most characters between the braces of what may be a placeholder of another kind. */
const reach = 40

/** Finds placeholders that lack one of their braces, such as `{phone`, which pages would show as they are typed. */
export function checkBraces(
  record: Located<unknown>,
  text: string,
  path: PropertyKey[],
  known: readonly string[],
): Problem[] {
  if (text.split('{').length === text.split('}').length) return []
  const names = known.map(literal).join('|')
  const open = new RegExp(`\\{(${names})(?![\\p{L}\\d-])(?![^{}]{0,${reach}}\\})`, 'u')
  const closed = new RegExp(`(?<!\\{[^{}]{0,${reach}})(?<![\\p{L}\\d.-])(${names})\\}`, 'u')
  const found = open.exec(text) ?? closed.exec(text)
  if (!found) return []
  const [words, name] = found
  // The placeholder may be complete elsewhere in the text, so its line is found by the words after it.
  const passage = found.input.slice(found.index).match(/^\S+(?:\s+\S+){0,2}/)?.[0] ?? words
  return [
    {
      code: 'unknown-placeholder',
      severity: 'error',
      at: positionOfWords(record, path, passage) ?? record.locate(path),
      what: `"${words}" has one brace of two, so pages would show it as it is typed.`,
      fix: `Write "{${name}}".`,
    },
  ]
}
