import type { Manifest } from '#manifest/schema.ts'
import { experienceIn } from '../../core/text/experience.ts'
import { literal } from '../../core/text/literal.ts'

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
export function claimReader({ site: { claims } }: Manifest): (text: string) => OtherClaim[] {
  const texts = new Set(claims.map(({ text }) => text.toLowerCase()))
  const read = claims.flatMap(({ text, counts }) => {
    // A number alone, or with one short word, is in many texts.
    if (counts !== undefined || !/\d/.test(text) || text.replace(/[^\p{L}]/gu, '').length < leastLetters) return []
    const parts = text.split(number).map(literal)
    return [{ claim: text, pattern: new RegExp(`(?<![\\w.,$€£–-])${parts.join('\\d[\\d.,]*')}(?!\\w)`, 'i') }]
  })
  const claimed = claims.flatMap(({ text }) => {
    const years = experienceIn(text)?.years
    return years === undefined ? [] : [{ claim: text, years }]
  })
  const [first] = claimed
  return (text) => {
    const found = read.flatMap(({ claim, pattern }) => {
      const [words] = pattern.exec(text) ?? []
      return words === undefined || texts.has(words.toLowerCase()) ? [] : [{ words, claim }]
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
const number = /\d[\d.,]*/
