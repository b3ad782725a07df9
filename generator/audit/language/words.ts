/** The phrases in a text, which are separated by `|` and may begin on a new line. */
export function phrases(text: string): ReadonlySet<string> {
  return new Set(text.split('|').map((phrase) => phrase.trim()))
}

/** The words in a text, which are separated by white space. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
