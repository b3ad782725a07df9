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

/** What a character none of the above is taken to be: as wide as any letter of most scripts. */
const widest = 100

/**
 * Width of a line of text in units, as the usual sans serifs set it at a font size.
 * An estimate: the drawing is made without the typeface it will be shown in, so this is rather too wide than too narrow.
 */
export function textWidth(text: string, fontSize: number, letterSpacing = 0): number {
  const characters = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  const sum = characters.reduce((total, character) => total + (known.get(character) ?? widest), 0)
  return (sum / 100) * fontSize + characters.length * letterSpacing
}
