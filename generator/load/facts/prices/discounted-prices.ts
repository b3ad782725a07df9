import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, fact } from '../fact.ts'
import { type FieldText, matchesOf, sentencesOf } from '../texts.ts'
import { numberOf } from './amounts.ts'

const share = `(?<!\\b(?:up to|at least|more than|less than|over|another|further|extra|or) (?:an? )?)(?<![\\d.,])(?<share>${wholeNumber})(?:\\s?%| ?-?percent\\b)(?! (?:of|deposit|down|tax)\\b)`
const money = (name: string) => `[$€£]\\s?(?<${name}>\\d[\\d,]*(?:\\.\\d\\d)?)(?![\\d%]|[.,]\\d)`
/** Other words than numbers, up to so many letters. */
const words = (most: number) => `[^.;%$€£\\d]{0,${most}}?`
/** The same without words that bring in another price, or another sum. */
const plain = (most: number) =>
  `(?:(?!\\b(?:and|plus|or|below|under|over|above|beyond|more|less|than|not|never|before|instead|from|second|each|month|year)\\b)[^.;%$€£\\d]){0,${most}}?`
/** After a share: what makes it one that is taken off. */
const off = '(?:[ -](?:off|less|discount|cheaper|lower|reduction)\\b)'
const it =
  '(?:it|that|this|them|(?:the|your|its|a) (?:price|bill|total|cost|rate|visit|job|clean|cleaning|invoice)|you)'
const only = '(?:only |just |about |around )?'
/** What a discount does with a price. */
const makes = `(?:(?:brings?|takes?|cuts?|lowers?|drops?|reduces?)(?: ${it})?(?: down)? to|makes? ${it}|leaves?(?: ${it})?(?: (?:at|with))?|turns?(?: ${it})? into)`
/** What becomes of a price. */
const comes = '(?:becomes|is(?: now| then)?|now costs|costs|drops to|goes down to|comes (?:down )?to|falls to)'
const rest = `${money('rest')}(?! (?:less|more|cheaper|lower|dearer|off|extra|below|above)\\b)`

const patterns = [
  // `Save 20%, so $149 becomes $129`
  `${share}${words(40)}${money('full')}${words(20)}\\b(?:becomes?|is now|now costs|drops to|goes down to)${words(12)}${rest}`,
  // `A plan that takes 10% off the $99 visit brings it to $79.20`
  `${share}${off}${plain(30)}${money('full')}${plain(20)}\\b${makes} ${only}${rest}`,
  // `A 10% discount brings the $99 visit to $79.20`
  `${share}${off}${plain(20)}\\b(?:brings?|takes?|cuts?|lowers?|drops?|reduces?|turns?)${plain(12)}${money('full')}${plain(20)}\\b(?:to|into) ${only}${rest}`,
  // `The $99 visit, less 10%, is $79.20`
  `${money('full')}${plain(20)}\\b(?:less|minus) (?:an? |the )?${share}${off}?,? ${comes} ${only}${rest}`,
  // `The $99 visit with 10% off costs $79.20`
  `${money('full')}${plain(20)}\\b(?:with|at|after) (?:an? |the )?${share}${off},? ${comes} ${only}${rest}`,
  // `With 10% off, the $99 visit costs $79.20`
  `\\b(?:with|at|after) (?:an? |the |your )?${share}${off},? ${plain(12)}${money('full')}${plain(15)} ${comes} ${only}${rest}`,
].map((pattern) => new RegExp(pattern, 'giu'))

const hinted = /%|percent/i

/** A price with a share taken off that is another one: `A plan that takes 10% off the $99 visit brings it to $79.20`. */
export function checkDiscounts(texts: readonly FieldText[]): Fact[] {
  return texts.flatMap(({ record, path, text }) => {
    if (!hinted.test(text)) return []
    return sentencesOf(text).flatMap((sentence) => {
      if (!hinted.test(sentence)) return []
      const read = patterns.flatMap((pattern) => matchesOf(sentence, pattern))
      // Two patterns may read one sentence.
      const wrong = read
        .map(faultIn)
        .filter((each) => each !== undefined)
        .slice(0, 1)
      return wrong.map(({ words, what }) =>
        fact(record, path, { code: 'figures-differ', what, fix: 'Correct the numbers.' }, words),
      )
    })
  })
}

function faultIn({ 0: words, groups = {} }: RegExpExecArray): { words: string; what: string } | undefined {
  const { full = '', rest = '' } = groups
  const percent = wholeNumberOf(groups.share ?? '')
  const right = numberOf(full) * (1 - percent / 100)
  // A tax that is added: `At 20%, £10,000 becomes £12,000`.
  const isAdded = Math.abs(numberOf(full) * (1 + percent / 100) - numberOf(rest)) <= 1
  if (isAdded || Math.abs(right - numberOf(rest)) <= 1) return undefined
  const what = `The text says "${words}", but ${percent}% less than ${full} is ${Number(right.toFixed(2))}.`
  return { words, what }
}
