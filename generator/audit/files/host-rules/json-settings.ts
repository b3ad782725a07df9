import { boundedMemo } from '../../../core/bounded-memo.ts'

/** The settings in a JSON file; none if it is not JSON. Every field may be missing. */
export function settingsIn<Settings extends object>(text: string): Partial<Settings> {
  try {
    return JSON.parse(text) as Partial<Settings> // checked field by field
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** The first line of a JSON file that has a text, or line 1; and the text. */
export const placeInJson = (file: string, from: string, text: string) => ({
  file,
  line: linesOfTexts(text).get(JSON.stringify(from)) ?? 1,
  from,
})

/** The first line of each text of a JSON file, with its quotes. Read once for all places in a file. */
const linesOfTexts = boundedMemo(2, (json): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  let line = 1
  for (const [found] of json.matchAll(/"(?:[^"\\]|\\.)*"|\n/g))
    if (found === '\n') line++
    else if (!lines.has(found)) lines.set(found, line)
  return lines
})
