import { stringify } from 'csv-stringify/sync'
import { stringify as yaml } from 'yaml'
import { fullCountyName } from '#src/country/county-name.ts'
import { numberLanguage } from '#src/country/formats.ts'
import { hasRegionCodes } from '#src/country/regions.ts'
import { type Coordinates, type KnownCounty, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import type { FoundCounty, Sized } from './found-county.ts'
import { placeSource } from './place-data.ts'
import { slugOf, takeSlug } from './place-slug.ts'
import { designationIn, placeWords, regionInAddress, regionNameOf } from './place-words.ts'
import { postalSource } from './postal-codes.ts'

/** What a manifest has already, so that nothing gets its slug or its place in a list. */
export type Existing = {
  /** Of the manifest, e.g. `en-US`: the language of what the records say. */
  language: string
  /** Region of the office, e.g. `OR`, and its name, if the manifest has them. A county of another region names its own. */
  region: string
  regionName: string
  /** Slugs of the rows of cities.csv. */
  citySlugs: ReadonlySet<string>
  /** Names of the rows by county, in lower case. */
  cityNames: ReadonlyMap<string, ReadonlySet<string>>
  /** Rows with coordinates: the places that a new one may be near. */
  cityPoints: readonly NamedPoint[]
  /** Names of the counties by file name, and regions that the files name. */
  counties: ReadonlyMap<string, Record<'name' | 'region', string>>
  /** Columns of cities.csv, in order. */
  columns: readonly string[]
}

export type NamedPoint = Coordinates & { name: string }

/** The columns of a new cities.csv. The name of the column for postal codes is that of the country. */
export const newColumns = (country: string): string[] => [
  'county',
  'name',
  'slug',
  'kind',
  'alias_of',
  'population',
  'population_basis',
  country === 'US' ? 'zip_codes' : 'postal_codes',
  'latitude',
  'longitude',
  'hero_image',
  'description',
  'source',
]

export type PlaceRecords = {
  /** New files of `counties/`: name to text. */
  countyFiles: ReadonlyMap<string, string>
  /** Slugs of all counties found, new or not. */
  countySlugs: readonly string[]
  /** Rows of cities.csv as text, each with a line end. */
  rows: string
  /** Slugs and names of these rows. */
  added: readonly { slug: string; name: string; county: string }[]
  /** What the data says of these rows, in the same order. */
  addedPlaces: readonly KnownPlace[]
  /** These and the places that the manifest has already. */
  everywhere: readonly NamedPoint[]
}

/**
 * The records of some counties for a manifest. Their texts state what the data says and nothing else. Places that the
 * manifest has already are left out.
 */
export function placeRecords(found: readonly FoundCounty[], existing: Existing): PlaceRecords {
  const citySlugs = new Set(existing.citySlugs)
  const countySlugs = new Set(existing.counties.keys())
  const countyFiles = new Map<string, string>()
  const added: { slug: string; name: string; county: string }[] = []
  const addedPlaces: KnownPlace[] = []
  /** Code of the region by slug of the place, if it is not that of the office. */
  const regions = new Map<string, string | undefined>()
  const slugs = found.map(({ county, places }) => {
    const base = slugOf(county.name)
    const own = fileOf(county, existing)
    const slug = own ?? takeSlug(countySlugs, base, `${base}-${slugOf(county.region)}`)
    if (own === undefined) countyFiles.set(`${slug}.yaml`, countyText(county, places, countySlugs.size, existing))
    const code = codeUnlike(existing, county)
    for (const place of newPlaces(places, slug, existing)) {
      const name = slugOf(place.name)
      const inRegion = code !== undefined && regions.get(name) !== code ? [`${name}-${slugOf(code)}`] : []
      const citySlug = takeSlug(
        citySlugs,
        name,
        ...inRegion,
        `${name}-${slug}`,
        `${name}-${slug}-${slugOf(county.region)}`,
      )
      regions.set(citySlug, code)
      addedPlaces.push(place)
      added.push({ slug: citySlug, name: place.name, county: slug })
    }
    return slug
  })
  const everywhere = [...existing.cityPoints, ...addedPlaces]
  const descriptions = cityDescriptions(addedPlaces, everywhere, existing.language)
  const cells = addedPlaces.map((place, index) =>
    cityCells(place, {
      county: added[index]?.county ?? '',
      slug: added[index]?.slug ?? '',
      description: descriptions[index] ?? '',
    }),
  )
  const rows = stringify(cells.map((row) => existing.columns.map((column) => row[column] ?? '')))
  return { countyFiles, countySlugs: slugs, rows, added, addedPlaces, everywhere }
}

/** Those of the places of a county that the manifest lacks. */
export const newPlaces = (places: readonly KnownPlace[], slug: string, { cityNames }: Existing): KnownPlace[] =>
  places.filter(({ name }) => !cityNames.get(slug)?.has(name.toLowerCase()))

/** The file that a manifest has of a county. One of the same name in another region is another county. */
function fileOf(county: KnownCounty, existing: Existing): string | undefined {
  const wanted = regionUnlike(existing, county).region ?? existing.region
  const [slug] =
    [...existing.counties].find(
      ([, { name, region }]) =>
        (name === county.name || name === county.fullName) && (region || existing.region || wanted) === wanted,
    ) ?? []
  return slug
}

/** The translation of new records into a further language, with the names of their files. */
export function placeTranslations(
  found: readonly FoundCounty[],
  { countyFiles, countySlugs, added, addedPlaces, everywhere }: PlaceRecords,
  language: string,
): { countyFiles: Map<string, string>; rows: { slug: string; description: string }[] } {
  const counties = found.flatMap(({ county, places }, index): [string, string][] => {
    const file = `${countySlugs[index]}.yaml`
    const record = { designation: designationIn(language, county), ...countyTexts(county, places, language) }
    const text = `# yaml-language-server: $schema=../../schemas/translations/county.json\n${yaml(record, { lineWidth: 0 })}`
    return countyFiles.has(file) ? [[file, text]] : []
  })
  const descriptions = cityDescriptions(addedPlaces, everywhere, language)
  const rows = addedPlaces.map((_, index) => ({
    slug: added[index]?.slug ?? '',
    description: descriptions[index] ?? '',
  }))
  return { countyFiles: new Map(counties), rows }
}

/** A new table of translations. */
export const translatedTable = (rows: readonly Record<'slug' | 'description', string>[]): string =>
  stringify([...rows], { header: true, columns: ['slug', 'description'] })

function countyText(county: KnownCounty, places: readonly KnownPlace[], order: number, existing: Existing): string {
  const designation = designationIn(existing.language, county)
  const isUsual = county.country === 'US' && designation === 'County'
  const record = {
    name: county.name,
    ...(isUsual ? {} : { designation }),
    ...regionUnlike(existing, county),
    order,
    ...countyTexts(county, places, existing.language),
    showNearby: 'nearest',
  }
  return `# yaml-language-server: $schema=../schemas/county.json\n# Facts from ${placeSource}. Replace description and body by what you know of the homes and the work here.\n${yaml(record, { lineWidth: 0 })}`
}

/** The region of a county, if it is not that of the office. */
function regionUnlike(office: Existing, county: KnownCounty): { region?: string; regionName?: string } {
  const regionName = regionNameOf(county)
  const region = regionInAddress(county)
  if (region === undefined)
    return office.regionName === '' || office.regionName === regionName ? {} : { region: regionName, regionName }
  return region === office.region || regionName === office.region ? {} : { region, regionName }
}

/** The code of a county's region, if it is not that of the office: visitors know `kansas-city-ks`, and few know its county. */
const codeUnlike = (office: Existing, county: KnownCounty): string | undefined =>
  hasRegionCodes(county.country) ? regionUnlike(office, county).region : undefined

/** Most places that the text of a county names: its page lists them all. */
const mostNamed = 24

/** What the record of a county says in a language. */
export function countyTexts(
  county: KnownCounty,
  places: readonly Sized[],
  language: string,
): { description: string; body: string } {
  const words = placeWords(language)
  const name = fullCountyName(county.name, designationIn(language, county))
  const region = regionNameOf(county, language)
  const [largest] = places
  const smallest = places.length > 1 ? places.at(-1) : undefined
  // One name instead of `1 more` takes no more room.
  const shown = places.length > mostNamed + 1 ? mostNamed : places.length
  const names = places.slice(0, shown).map((place) => place.name)
  const others = places.length - shown
  return {
    description: words.county({
      county: name,
      region,
      count: places.length,
      ...(largest && smallest ? { from: largest.name, to: smallest.name } : {}),
    }),
    body: [
      [
        region.includes(county.name) || name.includes(region) ? '' : words.part(name, region),
        words.visits(listOf([...names, ...(others === 0 ? [] : words.more(others))], language)),
      ],
      [
        smallest === undefined || largest?.population === undefined
          ? ''
          : words.largest(largest.name, rounded(largest.population, language), places.length),
      ],
    ]
      .map((sentences) => sentences.filter(Boolean).join(' '))
      .filter(Boolean)
      .join('\n\n'),
  }
}

function cityCells(
  place: KnownPlace,
  texts: Record<'county' | 'slug' | 'description', string>,
): Record<string, string> {
  const { name, population, latitude, longitude, postalCodes, isCity } = place
  return {
    ...texts,
    name,
    kind: isCity ? '' : 'community',
    population: population === undefined ? '' : String(estimated(population)),
    population_basis: population === undefined ? '' : 'estimate',
    // A table has one of the two columns.
    zip_codes: postalCodes.join(' '),
    postal_codes: postalCodes.join(' '),
    latitude: String(latitude),
    longitude: String(longitude),
    source: [
      placeSource,
      postalCodes.length === 0
        ? ''
        : `${place.hasNearestPostalCode ? 'nearest postal code' : 'postal codes'}: ${postalSource}`,
    ]
      .filter(Boolean)
      .join('; '),
  }
}

/** Most of the nearest places that a text names. */
const mostNear = 4

/** Texts of places. Where two would name the same neighbours in one sentence, the second names one more. */
function cityDescriptions(
  places: readonly KnownPlace[],
  everywhere: readonly NamedPoint[],
  language: string,
): readonly string[] {
  const written = new Set<string>()
  return places.map((place) => {
    const near = nearestNames(place, everywhere)
    const lists = Array.from({ length: mostNear - 1 }, (_, index) => near.slice(0, index + 2))
    const list = lists.find((names) => !written.has(names.join())) ?? []
    written.add(list.join())
    return cityDescription(place, list, language)
  })
}

function nearestNames(place: KnownPlace, everywhere: readonly NamedPoint[]): string[] {
  // A namesake would need its region beside it: Kansas City is near Kansas City.
  const named = new Set([place.name])
  return everywhere
    .filter((other) => other !== place)
    .map((other) => ({ name: other.name, distance: kilometresBetween(place, other) }))
    .sort((a, b) => a.distance - b.distance)
    .filter((other) => named.size < named.add(other.name).size)
    .slice(0, mostNear)
    .map(({ name }) => name)
}

/** Residents, height and the nearest other places: nothing that the data does not say. */
function cityDescription(place: KnownPlace, near: readonly string[], language: string): string {
  const { name, county, population, elevation } = place
  const words = placeWords(language)
  const height = elevation === undefined ? undefined : heightOf(elevation, county.country, language)
  return [
    words.city({
      name,
      county: fullCountyName(county.name, designationIn(language, county)),
      ...(population === undefined ? {} : { residents: rounded(population, language) }),
      ...(height === undefined ? {} : { height }),
    }),
    near.length === 0 ? '' : words.near(listOf(near, language), near.length),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Three significant digits, two below 1,000: the data are estimates. The table has the number that the texts state. */
const estimated = (count: number) => Number(count.toPrecision(count < 1000 ? 2 : 3))
const rounded = (count: number, language: string) =>
  new Intl.NumberFormat(numberLanguage(language)).format(estimated(count))

/**
 * About how many feet in the United States, and metres elsewhere; undefined for a place at the level of the sea.
 * Source of the factor: the international foot, 0.3048 m.
 */
export function heightOf(metres: number, country: string, language: string): string | undefined {
  const isInFeet = country === 'US'
  const unit = isInFeet
    ? { unit: 'foot', unitDisplay: 'long' as const }
    : { unit: 'meter', unitDisplay: 'short' as const }
  const count = isInFeet ? Math.round(metres / 0.3048 / 50) * 50 : Number(metres.toPrecision(2))
  if (count <= 0) return undefined
  return new Intl.NumberFormat(numberLanguage(language), { style: 'unit', ...unit }).format(count)
}

const listOf = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
