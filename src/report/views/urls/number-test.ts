/** A condition for the numbers of a column; null is not a value. */
export type NumberTest = {
  matches: (value: number | null) => boolean
  /** e.g. `is under 300`, and its opposite. */
  is: string
  isNot: string
}

/** Reads `0`, `<300`, `>=10`, `10..50` or `none`. Shares are in percent. Undefined if it is none of these. */
export function numberTest(text: string): NumberTest | undefined {
  const plain = text.replace(/,(?=\d{3})|\s*%$/g, '')
  if (plain === 'none') return { matches: (value) => value === null, is: 'has no value', isNot: 'has a value' }
  const [, sign = '=', number] = /^([<>]?=?)(-?\d+(?:\.\d+)?)$/.exec(plain) ?? []
  if (number !== undefined) return comparison(sign || '=', Number(number))
  const [, from, to] = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/.exec(plain) ?? []
  if (from === undefined || to === undefined) return undefined
  const [min, max] = [Number(from), Number(to)]
  const range = `from ${from} to ${to}`
  return test((value) => value >= min && value <= max, range)
}

function comparison(sign: string, limit: number): NumberTest {
  switch (sign) {
    case '<':
      return test((value) => value < limit, `under ${limit}`)
    case '<=':
      return test((value) => value <= limit, `at most ${limit}`)
    case '>':
      return test((value) => value > limit, `over ${limit}`)
    case '>=':
      return test((value) => value >= limit, `at least ${limit}`)
    default:
      return test((value) => value === limit, String(limit))
  }
}

const test = (matches: (value: number) => boolean, meaning: string): NumberTest => ({
  matches: (value) => value !== null && matches(value),
  is: `is ${meaning}`,
  isNot: `is not ${meaning}`,
})
