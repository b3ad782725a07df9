/** Texts by number: an array, or packed. */
export type TextsByNumber = { at: (number: number) => string | undefined }

/** Texts one after the other as UTF-8, because a string in an array takes 24 bytes more. Each read makes a new string. */
export function packTexts(texts: readonly string[]): TextsByNumber {
  const bytes = Buffer.from(texts.join(''))
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (const [number, text] of texts.entries()) ends[number] = end += Buffer.byteLength(text)
  return {
    at: (number) =>
      number < ends.length ? bytes.toString('utf8', number === 0 ? 0 : ends[number - 1], ends[number]) : undefined,
  }
}
