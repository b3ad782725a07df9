import { groupBy } from '../../../core/group-by.ts'
import { longName } from '../../../core/text/a-name.ts'
import { monthNames } from '../../../core/text/month-names.ts'
import { type Fact, type FactSources, fact, lineOfWords } from '../fact.ts'
import {
  companyAndServiceTexts,
  type FieldText,
  isEnglish,
  matchesOf,
  sentencesOf,
  textsOf,
  textsOfPlaces,
} from '../texts.ts'

/** Events that some towns have once a year. */
const yearly =
  'Festival|Fest|Fair|Days|Marathon|Parade|Rodeo|Derby|Regatta|Carnival|Jubilee|Stampede|Homecoming|Commencement|Roundup|Rendezvous'
/** Events that may be more than once a year. */
const repeated = 'Conference|Convention|Expo|Show|Week|Weekend|Races?|Tournament|Classic|Celebration|Games'
const isYearly = new RegExp(`(?:${yearly})$`)

const month = `(?:${monthNames.join('|')})`
const part =
  '(?:(?:early|mid|late)[- ]|(?:the )?(?:beginning|middle|end|(?:first|second|third|last) (?:week|weekend|days)) of )'
const joined = '(?:,? (?:and|or) (?:in |again in )?|, | (?:to|through|until) |–)'
const held =
  '(?:,|(?: (?:is|are)(?: still| always)? (?:held|celebrated|on)| (?:takes?|took) place| comes?(?: back)?| runs?| returns?| falls?)(?: here| in town)?)?'
/** `General Conference in April and October`, `the Potato Festival is held every September`. */
const dated = new RegExp(
  `${longName}(?<=(?<!\\p{L})(?:${yearly}|${repeated}))${held} (?:in|each|every|during|from)(?: year in)? (?<months>${part}?${month}(?:${joined}${part}?${month})*)(?!,? (?:\\d|of \\d)|\\p{L})`,
  'gu',
)
const anyMonth = new RegExp(month, 'g')
const hint = new RegExp(`\\b(?:${yearly}|${repeated})\\b`)

/** Of the past, of a change, or of one year. */
const otherTime =
  /\b(?:was|were|used to|moved|until|once|formerly|instead|not|never|no longer|postponed|canceled|cancelled|first held|will be|next|this year|(?:19|20)\d\d)\b/i
/** Names that several towns have for events of their own. */
const common =
  /^(?:County|State|City|Town|Village|Fall|Autumn|Spring|Summer|Winter|Harvest|Holiday|Christmas|Easter|Pioneer|Founders?|Founder[’']s|Heritage|Old|Film|Music|Arts?|Food|Wine|Beer|Farmers?|Community|Street|Home|Garden|Car|Auto|Boat|Spirit|Restaurant|Labor|Memorial|Fourth|Independence|Bike|Book|Craft|Fun|Open|Family|Race)\b/
/** Words from which a name of two towns is that of one event. */
const fewestWords = 3

type Mention = {
  field: FieldText
  words: string
  name: string
  months: ReadonlySet<number>
  isPart: boolean
  /** The county and the city that the text is about; neither if it is about the company. */
  county: string | undefined
  city: string | undefined
}

/** Other months for one event in two texts: `General Conference in April and October`, and in March. English alone. */
export function checkEventMonths(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { counties, guide } = sources.records.folders
  const company = [...companyAndServiceTexts(sources), ...guide.flatMap((record) => textsOf(record))]
  const mentions = [
    ...company.flatMap((field) => mentionsIn(field, undefined, undefined)),
    ...counties.flatMap((record) => textsOf(record).flatMap((field) => mentionsIn(field, record.slug, undefined))),
    ...textsOfPlaces(sources).flatMap(({ row, fields }) =>
      fields.flatMap((field) => mentionsIn(field, row.value.county, row.slug)),
    ),
  ]
  const landmarks = new Set(sources.records.landmarks.flatMap(({ value }) => value.names))
  return [...groupBy(mentions, ({ name }) => name)].flatMap(([name, all]) => {
    const isKnown = landmarks.has(name)
    const odd = all.flatMap((each) => {
      const others = all.filter((other) => isOfOne(each, other, isKnown) && differs(each, other))
      return others.length > 0 ? [{ each, others }] : []
    })
    // The one that most others contradict is wrong; of two, the last.
    const [wrong] = odd.toSorted(
      (a, b) => b.others.length - a.others.length || all.indexOf(b.each) - all.indexOf(a.each),
    )
    const [other] = wrong?.others ?? []
    if (!wrong || !other) return []
    const { field, words } = wrong.each
    const what = `The text says "${words}", but ${lineOfWords(other.field.record, other.field.path, other.words)} says "${other.words}".`
    const fix = 'Correct the months in one of the two texts.'
    return [fact(field.record, field.path, { code: 'months-differ', severity: 'warning', what, fix }, words)]
  })
}

function mentionsIn(field: FieldText, county: string | undefined, city: string | undefined): Mention[] {
  if (!hint.test(field.text)) return []
  return sentencesOf(field.text).flatMap((sentence) =>
    otherTime.test(sentence)
      ? []
      : matchesOf(sentence, dated).map(({ 0: words, 1: name = '', groups }) => {
          const text = groups?.months ?? ''
          return {
            ...{ field, words, county, city },
            name: name.replace(/^(?:The|Each|Every|Our|During|In|At|For|After|Before|And|When) /, ''),
            months: monthsOf(text),
            isPart: new RegExp(part).test(text),
          }
        }),
  )
}

/** The months of a list or of a range. */
function monthsOf(text: string): ReadonlySet<number> {
  const named = Array.from(text.matchAll(anyMonth), ([name]) => monthNames.indexOf(name))
  const [first = 0, last = first] = named
  if (named.length !== 2 || !/ (?:to|through|until) |–/.test(text)) return new Set(named)
  return new Set(Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, more) => (first + more) % 12))
}

/** Whether two texts with one name are about one event. */
function isOfOne(one: Mention, other: Mention, isKnown: boolean): boolean {
  if (one.field.record === other.field.record || isKnown) return true
  if (common.test(one.name)) return false
  if (one.county === undefined || other.county === undefined) return true
  const isOfTowns = one.city !== undefined && other.city !== undefined && one.city !== other.city
  return one.county === other.county && (!isOfTowns || one.name.split(' ').length >= fewestWords)
}

/** One may leave out a month, and an event at the end of a month goes on in the next. */
function differs(one: Mention, other: Mention): boolean {
  const [less, more] = [one.months, other.months].sort((a, b) => a.size - b.size)
  if (!less || !more || [...less].every((each) => more.has(each))) return false
  // Each of two texts may name one of two times.
  if (more.size === 1 && !isYearly.test(one.name)) return false
  const isNext = (each: number) => [1, 11].some((step) => more.has((each + step) % 12))
  return !((one.isPart || other.isPart) && [...less].every((each) => more.has(each) || isNext(each)))
}
