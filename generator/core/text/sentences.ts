/** The sentences of a text, each with the sign at its end. Most text blocks are one. `St. Joseph`, `No. 1` and `U.S. 40` are within one. */
export const sentencesOf = (text: string): string[] =>
  /[.!?]\s/.test(text) ? text.split(/(?<=[.!?])(?<!\b(?:St|Ft|Mt)\.|\b(?:N[or]|U\.S)\.(?=\s\d))\s+/) : [text]

/** The paragraphs of a text, which a blank line separates. */
export const paragraphsOf = (text: string): string[] => (text.includes('\n') ? text.split(/\n\s*\n/) : [text])

/** The sentence around an offset, from its beginning. A line break ends one, too. */
export function sentenceAt(text: string, offset: number): string {
  const ends = Array.from(text.slice(0, offset).matchAll(/[.!?]\s|\n/g), ({ 0: end, index }) => index + end.length)
  return text.slice(ends.at(-1) ?? 0).split(/(?<=[.!?])\s|\n/, 1)[0] ?? ''
}
