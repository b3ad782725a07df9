import { about, wholeNumber, wholeNumberOf } from '../../../../core/text/number-words.ts'
import { type Fault, namesOther, type Place, type World } from './known-places.ts'
import { ownName, withOwnName, withoutOwnName } from './own-name.ts'
import { isOfPast } from './stated-facts.ts'

/** Less is a count of something else, and more is read by `residents`. */
const [fewest, most] = [10, 999]
/** Factors by which a number may differ from that of the table: a few births and moves change a village. */
const tolerance = { census: 2, estimate: 3 }

const hinted = /\b(?:residents|inhabitants|people)\b/
const town = '(?:town|village|community|hamlet|settlement|place)'
/** Some of the residents, or those of another time. */
const isOfSome =
  "(?! (?:who|that|which|whose|over|under|aged|above|below|of|in|on|at|along|from|without|with|per|each|an?|came|went|left|lost|had|were|saw|built|(?!need)\\p{Ll}+ed)(?!\\p{L})|[’'])"

/** What people live in that has its own number of residents, where there is no other word for a place. */
const ofHome =
  /\b(?:nursing|retirement|senior|assisted|veterans|trailer|mobile[- ]home|dorm\w*|prisons?|jails?|campus\w*|complex\w*|towers?|apartments?|condos?|condominiums?|monaster\w+|convents?|shelters?|barracks|resorts?)\b/i
/** The same at the end of a subject: a sentence that begins with `its` may be about what the one before it has. */
const ofOneHome =
  /\b(?:home|house|cent(?:er|re)|building|hall|park|hospital|school|college|neighbou?rhood|subdivision|development|estate|island|district|county|valley|street|block|ranch|camp|colony)\b/i

const named = `(?<!(?<!\\p{L})(?:North|South|East|West|New|Old|Upper|Lower|Mount|Lake|Port|Fort) )(?<!\\p{L})${ownName}`
const people = `(?:${about} )?(?:(?:permanent|year-round|full-time) )?(?<number>${wholeNumber}) (?:(?:permanent|year-round|full-time) )?(?:residents|inhabitants|people)(?!\\p{L})${isOfSome}`
const pronoun = new RegExp(`^(?:(?:All|Most|Many|Some|A few) of i|I)ts ${people}`, 'u')
const owner = new RegExp(
  `(?:${named}[’']s?|(?<!\\p{L})[Tt]h(?:e|is) (?:\\p{Ll}+ )?${town}[’']s|^(?:${named}|It|The (?:\\p{Ll}+ )?${town}) [^,;:\\p{Lu}]{0,60}\\bits) ${people}`,
  'u',
)

/**
 * `Its 440 residents`, `the village’s forty people`, of which cities.csv has others. So few may be those of anything else, unless
 * a possessive before them is that of the place.
 * @param previous the sentence before, which may say what `its` is about
 */
export function fewResidents(written: string, own: Place, world: World, previous = ''): Fault | undefined {
  if (!hinted.test(written)) return undefined
  const { name, city } = own
  const { population, population_basis: basis } = city.value
  if (population === undefined || ofHome.test(written)) return undefined
  const sentence = withOwnName(written, name)
  const ofPronoun = pronoun.exec(sentence)
  if (ofPronoun && (ofHome.test(previous) || ofOneHome.test(previous) || namesOther(previous, name, world)))
    return undefined
  const { 0: found = '', index = 0, groups } = ofPronoun ?? owner.exec(sentence) ?? {}
  const words = withoutOwnName(found.replace(/^.*(?=\bits )/, ''), name)
  const stated = wholeNumberOf(groups?.number ?? '0')
  if (stated < fewest || stated > most) return undefined
  const factor = Math.max(stated / population, population / stated)
  if (factor <= tolerance[basis === 'estimate' ? 'estimate' : 'census']) return undefined
  const around = { before: sentence.slice(0, index), after: sentence.slice(index + found.length) }
  if (isOfPast(sentence, around, world.sources.today)) return undefined
  return {
    code: 'population-in-text-differs',
    words,
    what: `The text says "${words}", but ${name} has ${population} residents in cities.csv.`,
  }
}
