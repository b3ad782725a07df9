/** Widths in hundredths of the font size: the wider of a geometric and a classic sans serif, rounded up. */
const widths: [characters: string, width: number][] = [
  ["ijl'.,:;|", 25],
  ['I! ', 29],
  ['-()/frt', 40],
  ['kszx', 50],
  ['cvyJ', 54],
  ['abdeghnopqu0123456789', 59],
  ['FLTZ', 62],
  ['BEPSXY&', 67],
  ['ACDHKNRUV', 73],
  ['GOQw', 79],
  ['mM', 87],
  ['W@', 98],
]

const known = new Map(widths.flatMap(([characters, width]) => [...characters].map((character) => [character, width])))

/** Width of any other character: at least that of most letters in most scripts. */
const widest = 100

/**
 * Estimated width of a line of text in units, set in a common sans serif at a font size. The typeface on the visitor's
 * device is unknown, so the estimate errs on the wide side.
 */
export function textWidth(text: string, fontSize: number, letterSpacing = 0): number {
  const characters = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  const sum = characters.reduce((total, character) => total + (known.get(character) ?? widest), 0)
  return (sum / 100) * fontSize + characters.length * letterSpacing
}
