const words = /[\p{L}\p{N}]+(?:[.,:'’@+]+[\p{L}\p{N}]+)*/gu

const wordsOf = (text: string): string[] => text.toLowerCase().match(words) ?? []

/** More words than this are another text, not another value. */
const mostWords = 3

/**
 * Names a value in the place of another one: what two texts have of their own between the words that both begin and
 * end with. The number of a house is `195 for 159` in a whole address and in a sentence. Undefined if the texts differ in
 * more than a few words.
 */
export function replacement(found: string, wanted: string): string | undefined {
  const [is, should] = [wordsOf(found), wordsOf(wanted)]
  while (is.length > 0 && should.length > 0 && is[0] === should[0]) {
    is.shift()
    should.shift()
  }
  while (is.length > 0 && should.length > 0 && is.at(-1) === should.at(-1)) {
    is.pop()
    should.pop()
  }
  const isValue = ({ length }: readonly string[]) => length > 0 && length <= mostWords
  return isValue(is) && isValue(should) ? `${is.join(' ')} for ${should.join(' ')}` : undefined
}

/** Digits by which a phone number with the code of its country equals one without. */
export const nationalDigits = (number: string) => number.replace(/\D/g, '').slice(-9)

/** Names an origin in the place of that of the site. Undefined for a URL of the site, or one without a host. */
export function otherOrigin(url: string, origin: string): string | undefined {
  const [found] = /^(?:[a-z]+:)?\/\/[^/?#]+/i.exec(url.trim()) ?? []
  return found === undefined || found === origin ? undefined : `origin ${found.toLowerCase()}`
}
