import { distanceWords } from '#src/country/units.ts'
import { groupBy } from '../../../core/group-by.ts'
import { kilometresBetween } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, matchesOf, sentencesOf, textsIn, textsOf } from '../texts.ts'
import { severityOf } from './named-instead.ts'

const attribute =
  /\b[Aa]n? ((?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+) (?:winter|spring|summer|fall|autumn|yard|driveway|kitchen|neighborhood|garage)s?\b/u

/** `a Draper winter` in the texts of another place. */
export function checkAttributes({ records: { cities, folders }, gazetteer }: FactSources): Fact[] {
  const names = new Set(cities.map(({ value }) => value.name))
  const nameOf = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  const isPlace = (name: string) => names.has(name) || (gazetteer?.placesNamed(name).length ?? 0) > 0
  return folders.cities.flatMap((city) => {
    const own = nameOf.get(city.slug) ?? ''
    return textsOf(city).flatMap(({ record, path, text }) => {
      const [words, name = ''] = attribute.exec(text) ?? []
      if (words === undefined || own.includes(name) || name.includes(own) || !isPlace(name)) return []
      const what = `The text of ${own} says "${words}".`
      return [
        fact(
          record,
          path,
          {
            code: 'text-of-another-place',
            severity: severityOf(text, words, [own]),
            what,
            fix: `Write "${own}", or name no place.`,
          },
          words,
        ),
      ]
    })
  })
}

/** What says that the other place is meant: people work there, come from there, or something is as it is there. */
const onPurpose = new RegExp(
  `\\b(?:work\\w*|jobs?|commut(?:e|es|ed|ing)|shop\\w*|schools?|from|to|toward|towards|between|near|beyond|over|outside|(?:(?:north|south)?(?:east|west)|north|south) of|suburbs? of|${distanceWords.en}|minutes?|border\\w*|line|neighbor\\w*|unlike|than|like|as in|those (?:of|in)|drive|office)\\b`,
  'i',
)

/** What says that a place is a neighbor. */
const nearby = /\b(?:near|beside|next to|close to|not far from|outside) $/i

/** Kilometres from which a place is no neighbor. */
const fewestApart = 30

/** Characters before a name in which such a word stands. */
const before = 30

/** `a project in Hoytsville` in a text about a service in another town, and a town of another county in the texts of a county. */
export function checkPlacesOfOthers({ records: { cities, folders } }: FactSources, isCountyWrong: boolean): Fact[] {
  const places = cities.flatMap(({ value }) => (value.alias_of === undefined ? [value] : []))
  if (places.length < 2) return []
  const names = places.map(({ name }) => literal(name)).join('|')
  const inPlace = new RegExp(`\\bin (${names})\\b(?! (?:County|Canyon|City|Avenue|Street|Road))`, 'g')
  const anyPlace = new RegExp(
    `(?<!\\p{Lu}[\\p{L}.]* )\\b(${names})\\b(?! (?:County|Canyon|Avenue|Street|Road|\\p{Lu}))`,
    'gu',
  )
  const nameOf = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  // Two places may have one name, such as Kansas City in Missouri and in Kansas.
  const countiesOf = groupBy(places, ({ name }) => name)
  const isIn = (name: string, slug: string) => countiesOf.get(name)?.some(({ county }) => county === slug)
  const report = ({ record, path, text }: FieldText, own: string, words: string, what: string) => {
    const severity = severityOf(text, words, [own])
    return fact(record, path, { code: 'text-of-another-place', severity, what, fix: 'Correct the name.' }, words)
  }
  /** The first name that a sentence does not mention on purpose. */
  const named = (sentence: string, pattern: RegExp, isOther: (name: string) => boolean, own: readonly City[] = []) =>
    matchesOf(sentence, pattern).find(({ 1: name = '', index }) => {
      const words = sentence.slice(Math.max(0, index - before), index)
      return isOther(name) && (!onPurpose.test(words) || (nearby.test(words) && isFar(countiesOf.get(name), own)))
    })
  const ofServices = folders.cities.flatMap((city) => {
    const own = nameOf.get(city.slug)
    if (own === undefined) return []
    return textsIn(city, city.value.services, ['services']).flatMap((field) =>
      sentencesOf(field.text).flatMap((sentence) => {
        const [words] = named(sentence, inPlace, (name) => !own.includes(name) && !name.includes(own)) ?? []
        return words === undefined
          ? []
          : [report(field, own, words, `The text about a service in ${own} says "${words}".`)]
      }),
    )
  })
  const placesOf = groupBy(places, ({ county }) => county)
  const countyName = new Map(folders.counties.map(({ slug, value }) => [slug, value.name]))
  const ofCounties = folders.counties.flatMap((county) =>
    textsOf(county).flatMap((field) =>
      // A county may be named like a place of another one.
      (field.path[0] === 'name' ? [] : sentencesOf(field.text)).flatMap((sentence) => {
        const [, name] = named(sentence, anyPlace, (each) => !isIn(each, county.slug), placesOf.get(county.slug)) ?? []
        if (name === undefined) return []
        const other = countyName.get(countiesOf.get(name)?.[0]?.county ?? '')
        return [
          report(
            field,
            county.value.name,
            name,
            `The text of the county ${county.value.name} names ${name}, which is in the county ${other}.`,
          ),
        ]
      }),
    ),
  )
  return [...ofServices, ...(isCountyWrong ? [] : ofCounties)]
}

type City = FactSources['records']['cities'][number]['value']

/** Whether all places with a name are far from all others. Unknown coordinates are near. */
const isFar = (named: readonly City[] = [], own: readonly City[]): boolean =>
  own.length > 0 &&
  named.every((one) =>
    own.every((other) => {
      const [from, to] = [pointOf(one), pointOf(other)]
      return from !== undefined && to !== undefined && kilometresBetween(from, to) > fewestApart
    }),
  )

const pointOf = ({ latitude, longitude }: City) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
