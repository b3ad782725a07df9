import { stringify } from 'csv-stringify/sync'
import { stringify as yaml } from 'yaml'
import { type KnownCounty, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import type { FoundCounty } from './find-places.ts'
import { placeSource, postalSource } from './place-data.ts'
import { slugOf, takeSlug } from './place-slug.ts'

/** What a manifest has already, so that nothing gets its slug or its place in a list. */
export type Existing = {
  /** Region of the office, e.g. `OR`. A county of another region names its own. */
  region: string
  /** Slugs of the rows of cities.csv. */
  citySlugs: ReadonlySet<string>
  /** Names of the rows by county, in lower case. */
  cityNames: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of the counties by file name. */
  counties: ReadonlyMap<string, string>
  /** Columns of cities.csv, in order. */
  columns: readonly string[]
}

/** The columns of a new cities.csv. */
export const newColumns = [
  'county',
  'name',
  'slug',
  'kind',
  'alias_of',
  'population',
  'population_basis',
  'zip_codes',
  'latitude',
  'longitude',
  'hero_image',
  'description',
  'source',
] as const

export type PlaceRecords = {
  /** New files of `counties/`: name to text. */
  countyFiles: ReadonlyMap<string, string>
  /** Slugs of all counties found, new or not. */
  countySlugs: readonly string[]
  /** Rows of cities.csv as text, each with a line end. */
  rows: string
  /** Slugs and names of these rows. */
  added: readonly { slug: string; name: string; county: string }[]
}

/**
 * The records of some counties for a manifest. Their texts state what the data says and nothing else. Places that the
 * manifest has already are left out.
 */
export function placeRecords(found: readonly FoundCounty[], existing: Existing): PlaceRecords {
  const citySlugs = new Set(existing.citySlugs)
  const countySlugs = new Set(existing.counties.keys())
  const countyFiles = new Map<string, string>()
  const cells: Record<string, string>[] = []
  const everywhere = found.flatMap(({ places }) => places)
  const slugs = found.map(({ county, places }) => {
    const base = slugOf(county.name)
    const inRegion = `${base}-${slugOf(county.region)}`
    const own = [base, inRegion].find((slug) => existing.counties.get(slug) === county.name)
    const slug = own ?? takeSlug(countySlugs, base, inRegion)
    if (own === undefined)
      countyFiles.set(`${slug}.yaml`, countyText(county, places, countySlugs.size, existing.region))
    const known = existing.cityNames.get(slug)
    for (const place of places) {
      if (known?.has(place.name.toLowerCase())) continue
      const name = slugOf(place.name)
      const citySlug = takeSlug(citySlugs, name, `${name}-${slug}`, `${name}-${slug}-${slugOf(county.region)}`)
      cells.push(cityCells(place, slug, citySlug, everywhere))
    }
    return slug
  })
  const rows = stringify(cells.map((row) => existing.columns.map((column) => row[column] ?? '')))
  const added = cells.map(({ slug = '', name = '', county = '' }) => ({ slug, name, county }))
  return { countyFiles, countySlugs: slugs, rows, added }
}

function countyText(county: KnownCounty, places: readonly KnownPlace[], order: number, officeRegion: string): string {
  const { fullName, name, region, regionName, country } = county
  const designation = designationOf(county)
  const isUsual = country === 'US' && designation === 'County'
  const [largest] = places
  const where = `${fullName}, ${regionName}`
  const record = {
    name,
    ...(isUsual ? {} : { designation }),
    ...(region === officeRegion ? {} : { region, regionName }),
    order,
    description: `We work in ${counted(places.length)} of ${where}${largest && places.length > 1 ? `, from ${largest.name} to ${places.at(-1)?.name}` : ''}.`,
    body: [
      `${fullName} is part of ${regionName}. We visit ${listOf(places.map((place) => place.name))}.`,
      largest?.population === undefined
        ? ''
        : `${largest.name}, with about ${rounded(largest.population)} residents, is the largest of them.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    showNearby: true,
  }
  return `# yaml-language-server: $schema=../schemas/county.json\n# Facts from ${placeSource}. Replace description and body by what you know of the homes and the work here.\n${yaml(record, { lineWidth: 0 })}`
}

/** What completes the name of a county: the word after it, or a pattern with `…` for the name. */
function designationOf({ fullName, name }: KnownCounty): string {
  if (fullName === name) return 'none'
  return fullName.startsWith(`${name} `) ? fullName.slice(name.length + 1) : fullName.replace(name, '…')
}

const counted = (count: number) => (count === 1 ? 'one community' : `${count} communities`)

function cityCells(
  place: KnownPlace,
  county: string,
  slug: string,
  everywhere: readonly KnownPlace[],
): Record<string, string> {
  const { name, population, latitude, longitude, postalCodes, isCity } = place
  return {
    county,
    name,
    slug,
    kind: isCity ? '' : 'community',
    population: population === undefined ? '' : String(population),
    population_basis: population === undefined ? '' : 'estimate',
    zip_codes: postalCodes.join(' '),
    latitude: String(latitude),
    longitude: String(longitude),
    description: descriptionOf(place, everywhere),
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

/** Residents, height and the two nearest other places: nothing that the data does not say. */
function descriptionOf(place: KnownPlace, everywhere: readonly KnownPlace[]): string {
  const { name, county, population, elevation } = place
  const facts = [
    population === undefined ? '' : `has about ${rounded(population)} residents`,
    elevation === undefined ? '' : `is about ${heightOf(elevation, county.country)} above sea level`,
  ].filter(Boolean)
  const near = everywhere
    .filter((other) => other !== place)
    .map((other) => ({ name: other.name, distance: kilometresBetween(place, other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 2)
  return [
    facts.length === 0
      ? `${name} is in ${county.fullName}.`
      : `${name}, in ${county.fullName}, ${facts.join(' and ')}.`,
    near.length === 0
      ? ''
      : `We also work in ${listOf(near.map((each) => each.name))}, ${near.length === 1 ? 'its nearest neighbor' : 'the two nearest communities'} on our map.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const numbers = new Intl.NumberFormat('en-US')
/** Two significant digits: the data are estimates. */
const rounded = (count: number) => numbers.format(Number(count.toPrecision(2)))

/** Source of the factor: the international foot, 0.3048 m. */
const heightOf = (metres: number, country: string) =>
  country === 'US' ? `${numbers.format(Math.round(metres / 0.3048 / 50) * 50)} feet` : `${numbers.format(metres)} m`

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' })
const listOf = (names: readonly string[]) => lists.format(names)
