import type { Manifest } from '#manifest/schema.ts'
import { experienceIn } from '../../core/text/experience.ts'
import { literal } from '../../core/text/literal.ts'
import { numbersIn } from '../../core/text/numbers-in-language.ts'

/** A claim of site.yaml that a text makes with another number. */
export type OtherClaim = {
  /** As the text has it: `25+ years experience`. */
  words: string
  /** As site.yaml has it. */
  claim: string
}

/**
 * Reads the claims with a number, such as `15+ years experience`, of which a text gives another number. Claims that count
 * records of the manifest are read by `claimsIn`.
 */
export function claimReader({ site: { claims, language } }: Manifest): (text: string) => OtherClaim[] {
  const numbers = numbersIn(language)
  const number = new RegExp(`\\d[\\d.,]*|(?<!\\p{L})(?:${[...numbers.keys()].join('|') || '\\d'})(?![\\p{L}-])`, 'giu')
  const inDigits = (text: string) =>
    text
      .toLowerCase()
      .replace(number, (word) => String(numbers.get(word) ?? word))
      .replaceAll('+', '')
  const texts = new Set(claims.map(({ text }) => inDigits(text)))
  const read = claims.flatMap(({ text, counts }) => {
    // A number alone, or with one short word, is in many texts.
    const parts = text.split(number)
    if (counts !== undefined || parts.length < 2 || text.replace(/[^\p{L}]/gu, '').length < leastLetters) return []
    const [longest = ''] = parts.toSorted((a, b) => b.length - a.length)
    // "15+ years" are also "fifteen years".
    const source = parts.map((part) => literal(part).replace(/^\\\+/, '$&?')).join(`(?:${number.source})`)
    return [
      {
        claim: text,
        sign: new RegExp(literal(longest.replace(/^\+/, '')), 'i'),
        pattern: new RegExp(`(?<![\\w.,$€£–-])${source}(?!\\w)`, 'iu'),
      },
    ]
  })
  const claimed = claims.flatMap(({ text }) => {
    const years = experienceIn(text)?.years
    return years === undefined ? [] : [{ claim: text, years }]
  })
  const [first] = claimed
  return (text) => {
    const found = read.flatMap(({ claim, sign, pattern }) => {
      const [words] = sign.test(text) ? (pattern.exec(text) ?? []) : []
      return words === undefined || texts.has(inDigits(words)) ? [] : [{ words, claim }]
    })
    if (found.length > 0 || !first) return found
    // Years of experience, in other words than those of the claim.
    const stated = experienceIn(text)
    return stated && claimed.every(({ years }) => years !== stated.years)
      ? [{ words: stated.words, claim: first.claim }]
      : []
  }
}

const leastLetters = 8
