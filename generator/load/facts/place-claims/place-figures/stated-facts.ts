import { postalCodeName } from '#src/country/postal-codes.ts'
import { regionNameOf } from '#src/country/regions.ts'
import { type PostalArea, plainName } from '../../../../core/gazetteer.ts'
import { kilometresBetween } from '../../../../core/known-place.ts'
import { codeRadius } from '../../../../core/postal-radius.ts'
import { literal } from '../../../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../../../core/text/number-words.ts'
import { isRounded, isTransposed, populationIn } from '../../../../core/text/population.ts'
import { genericName } from '../../hours/hours.ts'
import { matchesOf } from '../../texts.ts'
import type { Fault, Place, World } from './known-places.ts'
import { isOwn } from './own-subject.ts'

/** `5,000 people live within the city limits`: a part of what the number of residents counts. */
const ofPart = /\b(?:itself|proper|limits|boundar(?:y|ies)|urban area|agglomeration)\b/i

/** `Holt and Ashby together have 13,000 people`: the sum of several places. */
const ofSeveral =
  /\b(?:together|combined|between them|(?:both|two|three|neighbou?ring) (?:towns|villages|places|cities))\b/i

/** `12,000 people a year`, `12,000 people came`: visitors. */
const ofVisitors =
  /^(?:,[^.;]*,)? (?:went|passed|watched|came|visited|attended|gathered|marched)\b|^(?: who)? (?:an?|per|each|every|came|comes?|visit\w*|attend\w*|watch\w*|work\w*|commut\w*|march\w*|gather\w*|moved?|left|arriv\w*|died|fill(?:ed)?)\b/i

/** After so many years, a number of residents may have changed. */
const yearsAgo = 10
const aYear = /(?<![\d,.$£€-])(?:1[5-9]|20)\d\d(?!\d|,\d|[%-])/g

/** What a sentence has before and after a number. */
type Around = { before: string; after: string }

/** `For most of its first century`, `for decades`, `at its peak`: another time, without a year, if something was so then. */
const anotherTime =
  /\b(?:(?:its|the|their) first (?:\p{Ll}+ )?(?:century|decades?|years|generations?)|[Ff]or (?:decades|generations|centuries|a (?:century|generation|long time))|a (?:century|generation|hundred years) ago|last century|(?:at|in) its (?:peak|heyday|height)|in (?:mining|railroad|boom|frontier|pioneer) days)\b[^.;]*$/u
const wasSo = /\b(?:had|held|counted|numbered|was|were|lived)\b/
/** `During the Second World War`, `once some`, before a number of residents */
const longAgo =
  /\b(?:[Dd]uring|[Bb]efore|[Aa]fter|[Uu]ntil) (?:the )?(?:\p{Lu}\p{L}+ )*[Ww]ar\b[^.;]*$|\bonce (?:\p{Ll}+ ){0,4}$/u

/** `twice as many as today`, `in the twenties`, after a number of another time */
const otherTimeAfter =
  /\bat the turn of the (?:(?:last|twentieth|twenty-first) )?(?:century|millennium)\b|\b(?:back then|in those days)\b|\bin the (?:(?:nineteen|eighteen)[ -])?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b|\b(?:as many|as much|more|fewer|less) (?:as|than) (?:it (?:has|does) )?(?:today|now)\b/

/** `It had 12,365 residents in 2000`: the year after the number, or else the last year of the sentence, is long ago. */
export function isOfPast(sentence: string, { before, after }: Around, today: string | undefined): boolean {
  if (longAgo.test(before) || otherTimeAfter.test(after)) return true
  if (anotherTime.test(before) && wasSo.test(sentence)) return true
  const [next] = after.split(/[,;]| and /, 1)[0]?.match(aYear) ?? []
  // `In 2000 the town had 1,882 residents, in 2020 it had 4,186`
  const last = before
    .split(/[,;]| and /)
    .at(-1)
    ?.match(aYear)
    ?.at(-1)
  // `In 1960, it had 2,100 people; in 2024, 5,140`
  const own = next ?? last ?? /(?:^|; )[Ii]n (\d{4}),[^;]*$/.exec(before)?.[1]
  const years = own === undefined ? (sentence.match(aYear) ?? []).map(Number) : [Number(own)]
  return years.length > 0 && today !== undefined && Math.max(...years) < Number(today.slice(0, 4)) - yearsAgo
}

/** `fewer than`, before a number of residents */
const belowIt = /\b(?:fewer than|less than|under|below|not even|up to) (?:an? |about )?$/i
/** `well over a`, before a number of residents */
const aboveIt = /\b(?:over|more than|above|beyond|past|exceeds|upwards of|at least) (?:an? )?$/i
/** A limit that is farther from the number is a slip. */
const farthestLimit = { above: 3, below: 2 }

/** `Ashby and Holt have`, `with Holt, Ashby has`: the name of another place joins that of the own one. */
const isJoined = (before: string, name: string) =>
  new RegExp(
    `${literal(name)},? (?:and|with) \\p{Lu}|(?:^|[.,] )\\p{Lu}\\p{L}+,? and ${literal(name)}(?!\\p{L})|^With \\p{Lu}`,
    'u',
  ).test(before)

/** `from about 4,400 residents to 10,934`: the first of two numbers of one place. */
const grownTo = /^ to (?:about |over |nearly |almost |more than )?\d/

/** `Nine thousand people live in the town, some 5,900 of them in the village`: of two numbers, the other may be that of the row. */
const hasOtherNumber = (rest: string, population: number) =>
  Array.from(rest.matchAll(anyNumber), ([words]) => wholeNumberOf(words)).some((each) => isClose(each, population))
const anyNumber = new RegExp(
  `(?<!\\b(?:in|since|by|until|before|after|around|from|at) )${wholeNumber}(?= (?:of (?:them|whom|these) (?:in|live|within|inside)|people|residents|inhabitants|live)|[.,;]|$)`,
  'gi',
)
/** A number of residents, rounded to hundreds. */
const isClose = (one: number, other: number) => Math.abs(one - other) <= 0.05 * other

/** `12,000 people live here`, of whom cities.csv has others. */
export function residents(sentence: string, { city, name }: Place, { sources }: World): Fault | undefined {
  const stated = populationIn(sentence)
  const { population, population_basis: basis } = city.value
  if (!stated || population === undefined) return undefined
  if (isRounded(stated.value, population, basis) && !isTransposed(stated.value, population)) return undefined
  const before = sentence.slice(0, sentence.indexOf(stated.words))
  if (!isOwn('residents', before, name)) return undefined
  const isLimit =
    (belowIt.test(before) && population < stated.value && stated.value < farthestLimit.above * population) ||
    (aboveIt.test(before) && population > stated.value && population < farthestLimit.below * stated.value)
  const after = sentence.slice(before.length + stated.words.length)
  if (population < stated.value && (ofSeveral.test(sentence) || isJoined(before, name))) return undefined
  if (grownTo.test(after) || hasOtherNumber(`${before}…${after}`, population)) return undefined
  if (isLimit || ofPart.test(sentence)) return undefined
  if (ofVisitors.test(after) || isOfPast(sentence, { before, after }, sources.today)) return undefined
  return {
    code: 'population-in-text-differs',
    words: stated.words,
    what: `The text says "${stated.words}", but ${name} has ${population} residents in cities.csv.`,
  }
}

/**
 * Whether a code may be one of the place after all. A row seldom has all codes, and a part of the place may have a post office
 * of its name. Letters may also have the code of a neighbor, as a sentence with a code of each says.
 */
const isNearby = (area: PostalArea, { point }: Place): boolean =>
  point !== undefined && kilometresBetween(area, point) <= codeRadius

const fiveDigits = /(?<![\d$#.,/-])\d{5}(?![\d-]|[.,]\d)/g

/** A postal code of another place. */
export function postalCode(
  sentence: string,
  own: Place,
  { cityOfCode, sources: { site, gazetteer } }: World,
): Fault | undefined {
  const { country } = site.value.business.address
  const { name, codes, region } = own
  if (country !== 'US' || codes.size === 0) return undefined
  for (const [code] of matchesOf(sentence, fiveDigits)) {
    if (codes.has(code)) continue
    const listed = cityOfCode.get(code)
    const known = gazetteer?.postalCode(code)
    const area = listed === undefined ? known : undefined
    const place = listed ?? area?.place
    // A code of post office boxes that the row leaves out, or of the namesake in the state that the sentence names.
    const isOfName =
      area !== undefined &&
      plainName(area.place) === plainName(name) &&
      (area.region === gazetteer?.regionOf(region ?? '') || sentence.includes(regionNameOf(area.region, country)))
    // `Holt is a village of Ashby and has a code of its own, 03750`, and Holt on the Lake beside Holt.
    const isNamed = place !== undefined && place !== name && (sentence.includes(place) || place.startsWith(`${name} `))
    const isAlsoOwn = listed === undefined || [...codes].some((each) => sentence.includes(each))
    if (place !== undefined && !isOfName && !isNamed && !(isAlsoOwn && known && isNearby(known, own)))
      return {
        code: 'postal-code-in-text-differs',
        words: code,
        what: `The text says ${code}, the ${postalCodeName(country)} of ${place}, but ${name} does not have it in cities.csv.`,
      }
  }
  return undefined
}

const position =
  '(?:is|lies|sits|stands|belongs)(?: (?!near|close|across|opposite|next|beside|served|north|south|east|west)[a-z-]+){0,6} ?'

/**
 * Whether a sentence says that its place is in the region whose name follows: `Here in Oregon`, `Camas is a town in Oregon`. A
 * company with places in two states may say in a text of one what there is in the other.
 */
const isPutInto = (before: string, name: string) =>
  new RegExp(
    `(?:\\b[Hh]ere,?|^(?:It|This|(?:The|This|Our) (?:[a-z]+ )?(?:town|city|village|borough|place|community|suburb|hamlet|county|area|neighbou?rhood)) ${position}|${literal(name)},? ${position}) ?$`,
  ).test(before)

/** `A small`, before `Oregon town`, which is the own one. */
const beforeTown = /^(?:An?|This|Few|No other|One of the)(?: [a-z-]+){0,3} ?$/

/** `South Ashby` is another place than Ashby. */
const partOfName = '(?<!\\p{L})(?:North|South|East|West|New|Upper|Lower|Port|Fort|Lake|Mount)'

/** `Here in Oregon`, `A small Oregon town`, in another state. Other sentences with a state may be about anything in it. */
export function region(sentence: string, own: Place, { state, sources }: World): Fault | undefined {
  const match = state?.exec(sentence)
  const stated = match?.[1] ?? match?.[2]
  // `There is another Ashby in Ohio`
  if (!match || stated === undefined || own.region === undefined || sentence.includes(`another ${own.name}`))
    return undefined
  const { country } = sources.site.value.business.address
  const name = regionNameOf(own.region, country)
  const before = sentence.slice(0, match.index)
  if (!isPutInto(before, own.name) && !(match[1] !== undefined && beforeTown.test(before))) return undefined
  // A comparison, or someone who moved.
  if (
    stated === name ||
    sentence.includes(name) ||
    /\b(?:from|like|unlike|moved?|border|line|no connection|namesake|named (?:for|after))\b/.test(sentence)
  )
    return undefined
  if (new RegExp(`${partOfName} ${literal(own.name)}(?!\\p{L})`, 'u').test(before)) return undefined
  return {
    code: 'text-of-another-region',
    words: match[0],
    what: `This text of ${own.name}, which is in ${name}, says "${match[0]}".`,
  }
}

const zone = /\b(Pacific|Mountain|Central|Eastern|Alaska|Hawaii)(?: (?:standard|daylight))? time\b/i

/** `Across the river it is an hour earlier, since Jackson County keeps Central time`: what others have. */
const anHourOff = /\bhours? (?:earlier|later|ahead|behind|off|less|more|different|difference)\b/
/** Before a time zone: who has it. */
const whoHasIt =
  /(?<who>\p{Lu}[\p{L}’]*(?: \p{Lu}[\p{L}’]*)*),? (?:is|are|runs?|works?|lives?|stays?|goes|keeps?|uses?|observes?|follows?|has|have)(?: (?:on|by|to|in|the))* $/u

/** Kilometres to a place of public data that has the time zone of a place. */
const nearest = 30

/** `8 a.m. Pacific time`, in another zone. */
export function timeZone(sentence: string, { name, point }: Place, { sources }: World): Fault | undefined {
  const [words, stated] = zone.exec(sentence) ?? []
  const { timeZone: own } = sources.site.value.hours
  const [, ownName] = zone.exec(own) ?? []
  if (words === undefined || stated === undefined || ownName === undefined) return undefined
  // `the line between Eastern and Central time`
  if (new RegExp(`\\b${ownName}\\b`, 'i').test(sentence) || anHourOff.test(sentence)) return undefined
  const { who = name } = whoHasIt.exec(sentence.slice(0, sentence.indexOf(words)))?.groups ?? {}
  if (!/^(?:It|We|This|Our|The)\b/.test(who) && !who.includes(name)) return undefined
  // A border of zones may run between the place and the office.
  const [near] = (point && sources.gazetteer?.near(point, 1, nearest)) ?? []
  if (near && genericName(near.timeZone).toLowerCase().startsWith(stated.toLowerCase())) return undefined
  return { code: 'time-zone-elsewhere', words, what: `The text says "${words}", but hours.timeZone is "${own}".` }
}

/** `Cache Parish`, which is a county. */
export function designation(sentence: string, _: Place, { otherDesignation }: World): Fault | undefined {
  const [words] = otherDesignation?.exec(sentence) ?? []
  if (words === undefined) return undefined
  return { code: 'county-designation-differs', words, what: `The text says "${words}", but it is a county.` }
}
