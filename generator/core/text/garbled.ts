/**
 * A byte that is not UTF-8 is read as U+FFFD. The other patterns are UTF-8 that was read as Windows-1252 and saved again:
 * punctuation becomes "â€" with another character, a letter "Ã" with another, and other characters of two bytes get a "Â".
 * No language has these pairs. Nor has a word an invisible character, or one letter of another alphabet.
 */
const garbled =
  /\uFFFD|â€[\u0080-\u009F™œž˜\u201C-\u201D¦“”]|Ã[\u0080-\u00BFŸŒœ¶¼¤©]|Â[\u0080-\u00BF]|(?<=\p{L})[\u200B\u2060\uFEFF](?=\p{L})|(?<=[a-z])[\u0370-\u03FF\u0400-\u04FF](?![\u0370-\u04FF])|(?<![\u0370-\u04FF])[\u0370-\u03FF\u0400-\u04FF](?=[a-z])/u

/** Characters of the word around a fault that a message shows. */
const around = 20

/** The first fault in a text, with the word around it. */
export function garbledIn(text: string): string | undefined {
  const match = garbled.exec(text)
  if (!match) return undefined
  const end = match.index + match[0].length
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, match.index - around), match.index)) ?? []
  const [after = ''] = /^\S*/.exec(text.slice(end, end + around)) ?? []
  return before + match[0] + after
}

/** Each match contains one of these. Hardly any text has one. */
const signs = /[\uFFFDâÃÂ\u200B\u2060\uFEFF\u0370-\u03FF\u0400-\u04FF]/

/** Whether a text is worth searching. */
export const mayBeGarbled = (text: string): boolean => signs.test(text)
