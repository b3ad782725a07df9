import { fullCountyName } from '#src/country/county-name.ts'
import { regionNameOf } from '#src/country/regions.ts'
import { aName } from '../../../core/text/a-name.ts'
import { isRounded, populationIn } from '../../../core/text/population.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { regionOfCounty } from '../place-data/county-of.ts'
import { townStates } from '../place-data/place-population.ts'
import { type FieldText, isEnglish, sentencesOf, textsOf } from '../texts.ts'

const ranked =
  /\b(?:(\p{Lu}[\p{L} ]+?)['’]s|the) (?:(second|third|fourth|fifth)[- ])?(?:largest|biggest|most populous) (city|town)(?: by population)?(?: (?:in|of) (?:the |its |our )?(state|county|\p{Lu}[\p{L} ]+))?/u
const ordinals = ['second', 'third', 'fourth', 'fifth']

/** `For ten days in August it is the largest city in the state`, `once the largest town of the county` */
const atAnotherTime =
  /\b(?:for|during|in) (?:\p{L}+ ){0,3}(?:days?|weeks?|weekends?|nights?|rally|fair|festival|races?)(?!\p{L})|\b(?:once|was|used to be|had been|became)\b/u

/** `Oregon's largest city`, in the texts of one that others in the table are larger than. English alone. */
export function checkPopulationRanks(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { folders, cities } = sources.records
  const ofCounties = folders.counties.flatMap((county) =>
    textsOf(county).flatMap((field) => {
      const [words = '', name] = largestOfThem.exec(field.text) ?? []
      if (name === undefined) return []
      return [
        ...smallerThan(field, { name, words }, county.slug, cities),
        ...otherPopulation(field, { name, words }, county.slug, cities),
      ].slice(0, 1)
    }),
  )
  return [...ofCounties, ...rankOfPlaces(sources)]
}

/** `Sandy, with about 96,000 residents, is the largest of them`, in the text of a county. */
const largestOfThem = new RegExp(
  `(?<!\\p{L} )${aName}(?:, with (?:about |some )?[\\d,]+ \\w+,)? is (?:by far )?(?:the|our) (?:largest|biggest|most populous)(?: (?:of them|of these|of all|place|town|city|community))`,
  'u',
)

/** The fact that a county has a place larger than the one that its text calls the largest. */
export function smallerThan(
  field: FieldText,
  { name, words }: { name: string; words: string },
  county: string,
  cities: FactSources['records']['cities'],
): Fact[] {
  const rows = cities.filter(({ value }) => value.county === county && value.population !== undefined)
  const own = rows.find(({ value }) => value.name === name)?.value
  const population = own?.population
  const [first] = [...rows].sort((a, b) => (b.value.population ?? 0) - (a.value.population ?? 0))
  if (own === undefined || population === undefined || !first || !isLarger(first.value, own)) return []
  return [
    fact(
      field.record,
      field.path,
      {
        code: 'population-in-text-differs',
        what: `The text calls ${name} the largest, but ${first.value.name} has ${first.value.population} residents in cities.csv, and ${name} ${population}.`,
        fix: 'Correct the text, or the table.',
      },
      words,
    ),
  ]
}

/** `Sandy, with about 9,600 residents, is the largest of them`: a number that its row does not have. */
function otherPopulation(
  field: FieldText,
  { name, words }: { name: string; words: string },
  county: string,
  cities: FactSources['records']['cities'],
): Fact[] {
  const stated = populationIn(words)
  const row = cities.find(({ value }) => value.county === county && value.name === name)
  const population = row?.value.population
  if (!stated || population === undefined || isRounded(stated.value, population, row?.value.population_basis)) return []
  const what = `The text says "${stated.words}", but ${name} has ${population} residents in cities.csv.`
  const fix = 'Correct the text, or the row of the place.'
  return [fact(field.record, field.path, { code: 'population-in-text-differs', what, fix }, stated.words)]
}

function rankOfPlaces(sources: FactSources): Fact[] {
  const { folders, cities } = sources.records
  const texts = new Map(folders.cities.map((record) => [record.slug, record]))
  return cities.flatMap((city) => {
    if (city.value.alias_of !== undefined) return []
    const record = texts.get(city.slug)
    const description: FieldText = { record: city, path: ['description'], text: city.value.description }
    return [description, ...(record ? textsOf(record) : [])].flatMap((field) =>
      ranked.test(field.text)
        ? sentencesOf(field.text).flatMap((sentence) => faultIn(sentence, field, city, sources))
        : [],
    )
  })
}

function faultIn(sentence: string, field: FieldText, city: CityRecord, sources: FactSources): Fact[] {
  const { cities, folders } = sources.records
  const { name, population } = city.value
  const county = folders.counties.find(({ slug }) => slug === city.value.county)
  const region = county && regionOfCounty(county, sources)
  const [words, owner, ordinal, kind, area] = ranked.exec(sentence) ?? []
  if (words === undefined || population === undefined || region === undefined) return []
  if (atAnotherTime.test(sentence)) return []
  // The largest town of a county in New York is not its city.
  if (kind === 'town' && townStates.has(region)) return []
  const stated = (area ?? owner)?.trim()
  const isOfCounty =
    stated === 'county' ||
    (county !== undefined && stated === fullCountyName(county.value.name, county.value.designation ?? 'County'))
  const isOfRegion = stated === 'state' || stated === regionNameOf(region, sources.site.value.business.address.country)
  if (!isOfCounty && !isOfRegion) return []
  // It may say so of another place.
  const others = cities.map(({ value }) => value.name).filter((other) => !name.includes(other))
  if (others.some((other) => sentence.includes(other))) return []
  const counties = new Set(
    folders.counties
      .filter((each) => (isOfCounty ? each === county : regionOfCounty(each, sources) === region))
      .map(({ slug }) => slug),
  )
  const larger = cities
    .map(({ value }) => value)
    .filter((each) => each.alias_of === undefined && counties.has(each.county) && isLarger(each, city.value))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
  const [first] = larger
  const rank = ordinals.indexOf(ordinal ?? '') + 2
  const known = ordinal === undefined || isOfCounty ? undefined : knownRank(city, region, sources)
  // Public data has more places than there are cities, so none has a lower rank than there.
  if (known !== undefined && rank > known.rank && (rank > known.rank + 1 || rank > known.lowest))
    return [
      fact(
        field.record,
        field.path,
        {
          code: 'population-in-text-differs',
          what: `The text says "${words}", but ${name} has rank ${known.rank} by public data.`,
          fix: 'Correct the text.',
        },
        words,
      ),
    ]
  if (!first || larger.length <= ordinals.indexOf(ordinal ?? '') + 1) return []
  return [
    fact(
      field.record,
      field.path,
      {
        code: 'population-in-text-differs',
        what: `The text says "${words}", but ${first.name} has ${first.population} residents in cities.csv, and ${name} ${population}.`,
        fix: 'Correct the text, or the table.',
      },
      words,
    ),
  ]
}

type Counted = Pick<CityRecord['value'], 'population' | 'population_basis'>

/** Whether one place is larger than another one, also if an estimate is a tenth off. */
function isLarger(one: Counted, other: Counted): boolean {
  const isEstimate = [one, other].some((each) => each.population_basis === 'estimate')
  return (one.population ?? 0) * (isEstimate ? nearlyAsLarge : 1) > (other.population ?? 0)
}

/** Kilometres in which all of a region is, and the number of places there that are compared. */
const area = { kilometres: 2500, places: 50_000 }

/** A place with this share of the population of another one may be larger by now. */
const nearlyAsLarge = 0.9

/**
 * The rank of a place in its region by the population that public data gives, and the lowest that it may have if all that are
 * nearly as large have outgrown it; 1 is the largest.
 */
function knownRank({ value: { name, latitude, longitude } }: CityRecord, region: string, { gazetteer }: FactSources) {
  const code = gazetteer?.regionOf(region)
  if (!gazetteer || code === undefined || latitude === undefined || longitude === undefined) return undefined
  const [own] = gazetteer.placesNamed(name).filter((place) => place.region === code)
  const population = own?.population
  if (population === undefined) return undefined
  const others = gazetteer
    .near({ latitude, longitude }, area.places, area.kilometres)
    .filter((place) => place.region === code && place.name !== own?.name)
  const larger = (than: number) => 1 + others.filter((place) => (place.population ?? 0) > than).length
  return { rank: larger(population), lowest: larger(nearlyAsLarge * population) }
}
