import { distanceWords } from '#src/country/units.ts'
import { aName } from '../../../core/text/a-name.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, textsWithPlaces } from '../texts.ts'

const hinted = /\b(?:larger|bigger|smaller|populous|(?:more|fewer) (?:people|residents|inhabitants)|twice|times|half)\b/
/** A town may be larger than another one in area. */
const ofArea = new RegExp(`\\b(?:acres?|hectares?|square|area|land|${distanceWords.en}|lots?|sprawl\\w*|footprint)\\b`)

/** Not `the shop in Orem is larger`. */
const own =
  '(?<!\\b(?:in|of|from|near|at|to|than|around|for) )(?<one>(?:It|The (?:town|city|village|community))(?=[ ,])|(?:\\p{Lu}[\\p{L}’.]+ ){0,3}\\p{Lu}[\\p{L}’]+)'
/** `From there the city`, in a sentence that names no other place before it. */
const ownLater =
  '^(?:\\p{Lu}\\p{Ll}*)?[^\\p{Lu}]*\\b(?:there|here|now|then|today|but|so|yet|while|because|since|although|though) (?<one>the (?:town|city|village|community))(?=[ ,])'
const other = `(?<other>${aName.replace('(', '(?:')})(?![’\\p{L}])`
const much = '(?:much |far |a lot |slightly |a little |somewhat |considerably )?'
const size = '(?<than>larger|bigger|smaller|more populous|less populous)'
const people = '(?<than>more|fewer) (?:people|residents|inhabitants)'
const town = 'an? (?:\\p{Ll}+ ){0,3}(?:town|city|village|community)'
const comparisons = [
  `(?:, which)? (?:is|remains|has become|has grown) ${much}${size} than ${other}`,
  `(?:, which)? (?:has|counts|is home to) ${much}${people} than ${other}`,
  `(?:, which)? (?:is|has become) (?:about |nearly |almost |more than |roughly )?(?<times>half|twice|three times|four times|five times|ten times) (?:as (?:large|big|populous) as|the size of) ${other}`,
  // `Provo, a city with fewer people than Orem`, `it is a town of fewer people than Orem`
  `(?: is|,) ${town} (?:with|of|that has|which has) ${much}${people} than ${other}`,
  `, (?:${town} )?${much}${size} than ${other}`,
]
const patterns = [own, ownLater].flatMap((subject) =>
  comparisons.map((comparison) => new RegExp(subject + comparison, 'gu')),
)

const factors: Readonly<Record<string, number>> = {
  half: 0.5,
  twice: 2,
  'three times': 3,
  'four times': 4,
  'five times': 5,
  'ten times': 10,
}
/**
 * Factor by which populations must differ from what a text says: they change, and a city may be compared by its area. Numbers of
 * people that the census counted are compared more exactly.
 */
const clearly = { larger: 1.3, times: 1.8, counted: 1.2 }
/** Residents by which a place is known by its name alone, if the table does not have it. */
const fewestOfKnown = 5000

/** `Orem is larger than Provo`, against the populations of cities.csv and of public data. English alone. */
export function checkPopulationComparisons(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const read = (fields: readonly FieldText[], place?: string) =>
    fields.flatMap((field) =>
      hinted.test(field.text)
        ? sentencesOf(field.text).flatMap((sentence) => faultsIn(sentence, field, place, sources))
        : [],
    )
  return textsWithPlaces(sources).flatMap(({ fields, place }) => read(fields, place))
}

function faultsIn(
  sentence: string,
  { record, path }: FieldText,
  place: string | undefined,
  sources: FactSources,
): Fact[] {
  if (!hinted.test(sentence)) return []
  const isOfArea = ofArea.test(sentence)
  return patterns.flatMap((pattern) =>
    matchesOf(sentence, pattern).flatMap(({ 0: found, groups = {} }): Fact[] => {
      const { one = '', other = '', than, times } = groups
      const words = found.slice(found.indexOf(one))
      const name = /^(?:It|[Tt]he \p{Ll}+)$/u.test(one) ? place : one
      const isOfPeople = /^(?:more|less|fewer)/.test(than ?? '')
      if (name === undefined || (isOfArea && !isOfPeople)) return []
      const [first, second] = [residentsOf(name, sources), residentsOf(other, sources)]
      if (!first?.population || !second?.population) return []
      const factor = isOfPeople && first.isCounted && second.isCounted ? clearly.counted : clearly.larger
      if (isPossible({ than, times }, first.population / second.population, factor)) return []
      const what = `The text says "${words}", but ${name} has ${first.population} residents, and ${other} ${second.population}.`
      const fix = 'Correct the text, or the table.'
      return [fact(record, path, { code: 'population-in-text-differs', severity: 'warning', what, fix }, words)]
    }),
  )
}

function isPossible(
  { than, times }: { than?: string | undefined; times?: string | undefined },
  ratio: number,
  factor: number,
): boolean {
  if (times !== undefined) {
    const stated = factors[times] ?? ratio
    return ratio > stated / clearly.times && ratio < stated * clearly.times
  }
  return /smaller|less|fewer/.test(than ?? '') ? ratio < factor : ratio > 1 / factor
}

type Residents = { population: number | undefined; isCounted: boolean }

/** Residents of the place of the table with a name, or of the only large one of public data. */
function residentsOf(name: string, { records, gazetteer }: FactSources): Residents | undefined {
  const rows = records.cities.filter(({ value }) => value.name === name && value.alias_of === undefined)
  const [row, ...namesakes] = rows.map(({ value }) => value)
  if (row)
    return namesakes.length === 0
      ? { population: row.population, isCounted: row.population_basis === 'census' }
      : undefined
  const known = (gazetteer?.placesNamed(name) ?? []).filter((place) => place.name === name)
  const [only, ...others] = known.filter(({ population = 0 }) => population >= fewestOfKnown)
  return only && others.length === 0 ? { population: only.population, isCounted: false } : undefined
}
