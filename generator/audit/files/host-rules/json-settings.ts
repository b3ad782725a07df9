/** The settings in a JSON file; none if it is not JSON. Every field may be missing. */
export function settingsIn<Settings extends object>(text: string): Partial<Settings> {
  try {
    return JSON.parse(text) as Partial<Settings> // checked field by field
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** Gives the first line of a JSON file that has a text, or line 1. */
export type JsonPlaces = (from: string) => { file: string; line: number; from: string }

/** Finds the places of many texts in a JSON file. */
export function placesInJson(file: string, json: string): JsonPlaces {
  const lines = new Map<string, number>()
  let line = 1
  for (const [found] of json.matchAll(/"(?:[^"\\]|\\.)*"|\n/g))
    if (found === '\n') line++
    else if (!lines.has(found)) lines.set(found, line)
  return (from) => ({ file, line: lines.get(JSON.stringify(from)) ?? 1, from })
}
