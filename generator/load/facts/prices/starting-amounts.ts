import { priceWordsOf } from '../languages/price-words.ts'
import type { Amount } from './amounts.ts'
import { hasNamed, stemsOf, wordsOf } from './name-stems.ts'
import { isOfNames, type PriceSubject } from './price-subject.ts'

/** ` is where it starts`, ` is the starting price`, after an amount. */
const startsAfter =
  /^,? (?:is|are|being) (?:where (?<what>(?:\p{L}+ ){0,3}?\p{L}+) (?:starts?|begins?)|(?:the|our|its) (?:starting|lowest|minimum|least) (?:price|rate|fee|cost|estimate|quote)|the (?:minimum|start|least))(?! (?:for|of|in|on|if|when|with)(?!\p{L})|\p{L})/iu

/** `the estimate for an event, and`, at the end of the words before an amount. */
const priceBefore =
  /(?<!\p{L})(?:the|our|your|its|each|every|an?) (?:price|estimate|quote|rate|cost|fee)(?<of>(?: (?:for|of) [^,;:.–—]{1,40}?)?)[,;:–—]?(?: (?:and|with|so))?\s*$/iu

const pronouns = /^(?:it|they|this|that|(?:the |our )?(?:prices?|estimates?|quotes?|rates?))?$/i

/**
 * An amount with which a price begins by the words after it, as one with `from` before it: `$249 is where an event starts`, `the
 * estimate for an event, and $249 is where it starts`. The same amount if those words are about something else. English alone.
 */
export function startingAmount(each: Amount, subject: PriceSubject): Amount {
  if (each.isFrom || !subject.language.startsWith('en')) return each
  const found = startsAfter.exec(each.after)
  if (!found) return each
  const what = found.groups?.what ?? ''
  const isPronoun = pronouns.test(what)
  if (!isPronoun && !(isOfNames(what, subject) && namesJob(what, subject))) return each
  const ofPrice = priceBefore.exec(each.before)?.groups?.of
  const isOfOwnPrice = ofPrice !== undefined && isOfNames(ofPrice, subject)
  const isClause = !isPronoun && /(?:[;:–—]|, (?:and|but|so))\s*$/.test(each.before)
  if (!isOfOwnPrice && !isClause && each.before.trim() !== '') return each
  // What `it` is, the sentence before says.
  const before = isPronoun && !isOfOwnPrice ? 'it ' : ''
  return { ...each, isFrom: true, before, after: each.after.slice(found[0].length) }
}

/** Whether words name a job, or what a price is for. */
function namesJob(words: string, { names, language }: PriceSubject): boolean {
  return priceWordsOf(language)?.jobs.test(words) === true || hasNamed(words, stemsOf(names.flatMap(wordsOf)))
}
