import { ownName, withOwnName } from './own-name.ts'

const town =
  '(?:town|city|village|borough|community|township|hamlet|suburb|place|municipality|settlement|parish|neighbou?rhood)'
/** Adjectives before a noun: `small `, `quiet old mill `. */
const adjectives = '(?:\\p{L}[\\p{L}’-]*,? ){0,4}'
/** Where a clause begins: with its sentence or what that begins with, after a mark, or after a word that joins it to another one. */
const clause =
  '(?:^(?:[Tt]ogether |(?:at|by|in|on|since|with) (?:[^,;:]|,(?=\\d)){1,40} )?|[,;:–—(] ?|\\b(?:and|but|or|so|yet|where|while|because|since|as|that|although|though|until|once|when|whether|means|says) )'
const now = '(?: (?:itself|alone|today|now|still|currently|also|only|just|really|already|then|once|here))*'
/** Words that a figure may follow. */
const about =
  '(?:(?:about|around|roughly|some|nearly|almost|over|under|above|below|more than|less than|fewer than|at least|at most|up to|just|well|only|barely|hardly|scarcely|not|quite|close to|approximately|an estimated|maybe|perhaps|probably|shy of|short of|upwards of|(?:a few|several|many) of|a mere|a good|a full|an?|the) )*'
const has =
  '(?:(?:(?:has|had|have) )?gr(?:ew|own) to|has had|ha[sd]|have|count(?:s|ed)|numbers|holds|held|houses|claims|boasts|reports|(?:is|was) home to)'
const lies =
  '(?:is|lies|sits|stands|was|remains|starts|begins)(?: (?:located|set|tucked|nestled|situated|perched|also|still|only|just|quietly))*'

/**
 * What a place is, up to the comma before a distance from it: ` the county seat and market town of its valley,`. With a name, the
 * distance may be that of what has it.
 */
export const asTown = ` (?:an?|the|one of the) [^,;:\\p{Lu}]{0,60}(?:${town}s?|cities|communities|seat|capital|center|centre)(?: (?:of|in|for) (?:its|the|this|our) [^,;:\\p{Lu}]{1,30})?,`

const patterns = (() => {
  const own = `(?:${ownName}(?: and \\p{Lu}[\\p{L}’]+)?|it|(?:the|this|our) ${adjectives}${town}(?: of ${ownName})?)`
  const subject = `${clause}${own}${now}(?:, [^,;]*,)?${now}`
  const either = (...patterns: string[]) => new RegExp(`(?:${patterns.join('|')}) ?${about}$`, 'u')
  return {
    residents: either(
      // `Ashby has`, `It is a quiet town of`
      `${subject} ${has}${now}`,
      `${subject} (?:is|was|remains|became|has become) (?:an?|the|one) ${adjectives}${town}(?: itself)?,? (?:of|with|that has|which has)`,
      // `Beside Holt lies Ashby, with`, `Ashby, a town of`
      `(?<! of )${ownName},? \\(?(?:an? ${adjectives}${town} )?(?:with|of|at|home to|population:?)`,
      // `It has filled with new houses, and passed`
      `${subject} [^,;:\\p{Lu}]{0,60},? and (?:has )?(?:passed|topped|reached|counted|numbered)`,
      // `Second largest in the county, with`
      '^(?:the )?(?:\\p{L}+ )?(?:largest|biggest|smallest) [^,;:]{0,40}, with',
      // `Some 8,300 people live here`, `A town of`
      "^(?:(?:today|now|here|in all|at last count|in fact),? )?(?:with|home to|population:?|there are|it[’']s)?",
      `^an? ${adjectives}${town} (?:of|with)`,
      // `Its`, of the only place that the sentence has named.
      `^[^\\p{Lu}]*(?:(?<!\\p{Lu}\\p{L}* )${ownName}[^\\p{Lu}]*)?(?<!\\p{L})its`,
      `(?:^| )(?:${ownName}[’']s?|the ${town}[’']s)`,
      'census (?:of \\d+ )?(?:\\p{Ll}+ ){0,4}',
    ),
    way: either(
      // `Ashby is`, `It is a quiet town`
      `${subject} ${lies}`,
      `${subject} (?:is|was|remains) an? [^,;:]{0,40}${town},?(?: (?:that |which )?${lies})?`,
      // `It is the county seat and market town of its valley,`
      `${subject} (?:is|was|remains)${asTown}`,
      // `Ashby, a town of mills,`
      `${ownName}, (?:[^,;]*, )?`,
      `(?:^| )(?:we(?: are|[’']re)|you(?: are|[’']re)|that(?: is|[’']s)|residents are|homes (?:here )?are|everyone (?:here )?is|puts? (?:you|residents|homes|it))`,
      '(?:^| )(?:we|(?:our )?(?:crews?|vans?|trucks?|teams?|technicians?|plumbers?)) (?:(?:is|are|drive|travel|come|go)s?)',
      // `Twelve miles from Holt, winters are long`
      '^(?:(?:located|lying|set|tucked|situated|sitting|out|at) )?',
    ),
  }
})()

/** A sentence whose first word has a capital only because it is the first, unlike that of `East Ashby`. */
const withoutCapital = (before: string, name: string) =>
  before.startsWith(name) ? before : before.replace(/^\p{Lu}(?!\p{L}* \p{Lu})/u, (letter) => letter.toLowerCase())

/**
 * Whether a number of residents, or a way to somewhere, is that of a place, by what its sentence has before it: `Ashby has`, `It
 * is a town of`. Of `The mill had 300 people` and `The lake is` nothing is known.
 */
export const isOwn = (kind: 'residents' | 'way', before: string, name: string): boolean =>
  patterns[kind].test(withOwnName(withoutCapital(before, name), name))
