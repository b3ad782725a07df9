import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { boundedMemo } from '../../../core/bounded-memo.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { aName } from '../../../core/text/a-name.ts'
import { onPurpose, workplace } from '../../../core/text/workplace.ts'
import { officePlaces } from '../company/office-places.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, type FieldText, matchesOf, sentencesOf, textsOf } from '../texts.ts'

/** Residents of a city whose name no quarter of another one is likely to have. */
const fewestResidents = 350_000

/** Kilometres from every place and office at which a city is no part of the area, and a small namesake of it might be. */
const far = { city: 150, namesake: 60 }

/** `Office Cleaning in Denver`: a title that names a city says where the company works, whatever it offers. */
const inTitle = new RegExp(
  `(?<!\\p{L})(?:in|across|throughout|near|en) (?:[Dd]owntown |[Gg]reater )?${aName}(?!\\p{L}|[’'-])`,
  'gu',
)
const titles = new Set<PropertyKey>(['tagline', 'title', 'heading', 'h1'])

/** The state after the name of a city: `homes in Boulder, Colorado`. */
const withState = /^,? (\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+)?)(?!\p{L})/u

/** Texts that say that the company works in a large city far from all its places, as one that was copied from another company. */
export function checkFarCities(sources: FactSources): Fact[] {
  const { records, gazetteer } = sources
  if (!gazetteer) return []
  const { cities, folders } = records
  const points = pointsOf(sources)
  const { country } = sources.site.value.business.address
  // Of a state and a city with one name, the state is meant.
  const states = (regionCodes(country) ?? []).map((code) => regionNameOf(code, country))
  const known = new Set([...states, ...[...cities, ...folders.counties].map(({ value }) => value.name)])
  const isNear = (kilometres: number) => (place: Coordinates) =>
    points.some((point) => kilometresBetween(point, place) <= kilometres)
  const isFar = boundedMemo(1000, (name: string) => {
    const named = known.has(name) ? [] : gazetteer.largeCities(name)
    return (
      named.some(({ population = 0 }) => population >= fewestResidents) &&
      !named.some(isNear(far.city)) &&
      !gazetteer.placesNamed(name).some(isNear(far.namesake))
    )
  })
  const places = [...cities, ...folders.cities, ...folders.counties].flatMap((record) => textsOf(record))
  // Articles are about anything, and legal pages name courts and companies.
  const others = new Set<FieldText['record']>([
    ...folders.articles,
    ...folders.pages.filter(({ value }) => value.screen === 'legal'),
  ])
  const company = companyAndServiceTexts(sources).filter(({ record }) => !others.has(record))
  const isElsewhere = otherStates(sources, states)
  return [...places, ...company].flatMap((field) => {
    const found = cityIn(field, isFar, isElsewhere)
    if (!found) return []
    const what = `The text says "${found.words}", but ${found.name} is far from all places of the company.`
    const fix = 'Correct the name of the place.'
    return [fact(field.record, field.path, { code: 'text-of-another-region', what, fix }, found.words)]
  })
}

type Named = (name: string) => boolean

function cityIn(
  { text, path }: FieldText,
  isFar: Named,
  isElsewhere: Named,
): { words: string; name: string } | undefined {
  const pattern = titles.has(path.at(-1) ?? '') ? inTitle : workplace
  if (text.search(pattern) < 0) return undefined
  for (const sentence of sentencesOf(text)) {
    for (const { 0: words, 1: first, 2: second, index } of matchesOf(sentence, pattern)) {
      const name = first ?? second ?? ''
      const state = withState.exec(sentence.slice(index + words.length))?.[1]
      const isOther = isFar(name) || (state !== undefined && isElsewhere(state))
      if (isOther && !onPurpose.test(sentence)) return { words, name }
    }
  }
  return undefined
}

/** Tells names and codes of states in which the company has neither an office nor a place. */
function otherStates({ records, site }: FactSources, names: readonly (string | undefined)[]): Named {
  const { country, region } = site.value.business.address
  const { counties, offices } = records.folders
  const own = [
    region,
    ...counties.map(({ value }) => value.region),
    ...offices.map(({ value }) => value.address?.region),
  ].flatMap((each) => (each === undefined ? [] : [each, regionNameOf(each, country)]))
  const others = new Set([...names, ...(regionCodes(country) ?? [])])
  for (const each of own) others.delete(each)
  return (name) => others.has(name)
}

/** Where the company works. */
const pointsOf = (sources: FactSources): Coordinates[] => [
  ...officePlaces(sources).map(({ coordinates }) => coordinates),
  ...sources.records.cities.flatMap(({ value: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  ),
]
