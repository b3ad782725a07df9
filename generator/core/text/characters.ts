/** Kinds of characters. Those above `none` belong to words. */
export const kinds = { none: 0, digit: 1, letter: 2, capital: 3 } as const

function kindOf(character: string): number {
  if (/\p{Lu}/u.test(character)) return kinds.capital
  if (/\p{L}/u.test(character)) return kinds.letter
  return /\p{N}/u.test(character) ? kinds.digit : kinds.none
}

const ascii = Uint8Array.from({ length: 128 }, (_, unit) => kindOf(String.fromCharCode(unit)))

/** The kinds of other characters by code point, filled as they occur; a site has few of them. */
const others = new Map<number, number>()

/** The kind of the character with a code unit at `index`. Either half of a surrogate pair will do. */
export function kindAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  if (unit < 128) return ascii[unit] as number // it has 128 kinds
  const before = unit >= 0xdc00 && unit <= 0xdfff ? (text.codePointAt(index - 1) ?? 0) : 0
  const point = before > 0xffff ? before : (text.codePointAt(index) ?? unit)
  let kind = others.get(point)
  if (kind === undefined) {
    kind = kindOf(String.fromCodePoint(point))
    others.set(point, kind)
  }
  return kind
}
