import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { distanceWords } from '#src/country/units.ts'
import { boundedMemo } from '../../core/bounded-memo.ts'
import { type Coordinates, kilometresBetween } from '../../core/known-place.ts'
import { aName } from '../../core/text/a-name.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { officePlaces } from './office-places.ts'
import { companyAndServiceTexts, type FieldText, matchesOf, sentencesOf, textsOf } from './texts.ts'

/** Residents of a city whose name no quarter of another one is likely to have. */
const fewestResidents = 350_000

/** Kilometres from every place and office at which a city is no part of the area, and a small namesake of it might be. */
const far = { city: 150, namesake: 60 }

const [things, thingsInSpanish] = [
  'homes|houses|apartments|condos|rentals|offices|businesses|shops|customers|clients|families|homeowners|residents|landlords|neighborhoods|streets|yards|roofs|gardens|suburbs|middle|heart|center|centre|outskirts',
  'casas|pisos|viviendas|oficinas|negocios|clientes|familias|vecinos|calles|barrios|comunidades|tejados|jardines|centro|afueras',
]

/** `homes in Denver`, `downtown Denver`, `here in Denver`, `our Denver crew`: where the company works, or the place of a text is. */
const workplace = new RegExp(
  `(?<!\\p{L})(?:(?:${things}) (?:in|of|across|throughout|near) (?:the )?(?:[Dd]owntown |[Gg]reater |[Cc]entral )?|(?:[Dd]owntown|[Hh]ere in|[Aa]nywhere in|[Aa]ll over) |(?:${thingsInSpanish}) (?:en|de|por) (?:el centro de )?|[Aa]quí en )${aName}(?!\\p{L}| \\p{Lu}|[’'-])|\\b[Oo]ur ${aName} (?:crews?|teams?|customers|clients|technicians)\\b`,
  'gu',
)

/** What says that the city is named on purpose: things come from there, or are as they are there. */
const onPurpose = new RegExp(
  `(?<!\\p{L})(?:unlike|like|as in|than|moved?|moving|came|comes?|born|grew up|trained|studied|univers\\w+|stud(?:y|ies)|found|court|headquarter\\w*|made|maker|brand|supplier|factory|shipped|flights?|drive|away|${distanceWords.en}|${distanceWords.es}|como|viene\\w*|hasta|fábrica)(?!\\p{L})`,
  'iu',
)

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
  return [...places, ...company].flatMap((field) => {
    const found = cityIn(field, isFar)
    if (!found) return []
    const what = `The text says "${found.words}", but ${found.name} is far from all places of the company.`
    const fix = 'Correct the name of the place.'
    return [fact(field.record, field.path, { code: 'text-of-another-region', what, fix }, found.words)]
  })
}

function cityIn({ text }: FieldText, isFar: (name: string) => boolean): { words: string; name: string } | undefined {
  if (text.search(workplace) < 0) return undefined
  for (const sentence of sentencesOf(text)) {
    for (const [words, first, second] of matchesOf(sentence, workplace)) {
      const name = first ?? second ?? ''
      if (isFar(name) && !onPurpose.test(sentence)) return { words, name }
    }
  }
  return undefined
}

/** Where the company works. */
const pointsOf = (sources: FactSources): Coordinates[] => [
  ...officePlaces(sources).map(({ coordinates }) => coordinates),
  ...sources.records.cities.flatMap(({ value: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  ),
]
