/**
 * Width of a text in pixels when set in Arial, the font of titles and descriptions in search results.
 * Advance widths of Arial (the same as Helvetica's) in thousandths of an em. An unlisted character counts as a digit,
 * or as a whole em in scripts with square characters. No kerning.
 */
export function textWidth(text: string, size: number): number {
  let thousandths = 0
  for (let index = 0; index < text.length; index++) {
    const width = plainWidths[text.charCodeAt(index)]
    if (width !== undefined) {
      thousandths += width
      continue
    }
    const letter = String.fromCodePoint(text.codePointAt(index) ?? 0)
    thousandths += widths.get(letter) ?? otherWidth(letter)
    index += letter.length - 1
  }
  return (thousandths * size) / 1000
}

/** Length in code units of the longest beginning of a text that is at most `most` pixels wide. Cuts no character. */
export function lengthWithin(text: string, size: number, most: number): number {
  let thousandths = 0
  let length = 0
  for (const letter of text) {
    thousandths += widths.get(letter) ?? otherWidth(letter)
    if ((thousandths * size) / 1000 > most) break
    length += letter.length
  }
  return length
}

const otherWidth = (letter: string) => (square.test(letter) ? 1000 : 556)

const square = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u

const lettersByWidth: readonly [number, string][] = [
  [191, "'"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft\u00a0'],
  [333, '()-`r'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '#$?_0123456789Labdeghnopqu'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
]

const widths = new Map(lettersByWidth.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])))

/** Widths of ASCII characters by code: nearly all letters of most texts, found faster than in a map. */
const plainWidths = Uint16Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return widths.get(letter) ?? otherWidth(letter)
})
