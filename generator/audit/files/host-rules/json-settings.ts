/** The settings in a JSON file; none if it is not JSON. Every field may be missing. */
export function settingsIn<Settings extends object>(text: string): Partial<Settings> {
  try {
    return JSON.parse(text) as Partial<Settings> // checked field by field
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** The line of a JSON file that has a text, and the text. */
export const placeInJson = (file: string, from: string, text: string) => ({
  file,
  line: text.slice(0, Math.max(0, text.indexOf(JSON.stringify(from)))).split('\n').length,
  from,
})
