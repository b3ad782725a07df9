import { slugOf } from '#src/slug-of.ts'
import { type Gazetteer, isInCounty, plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { mentionCounter } from '../../../core/text/mentions.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { isPartOf } from '../place-data/county-of.ts'
import { shortNames } from '../subjects/place-texts/short-names.ts'
import { beginningOf } from '../texts.ts'

/** A text of the page "about" that lists the towns of a county, and the places of cities.csv that it names. */
type TownList = {
  page: FactSources['records']['folders']['pages'][number]
  path: PropertyKey[]
  county: string
  text: string
  named: ReadonlySet<string>
}

/**
 * The towns that the page "about" lists under a county are those of the county.
 * @param moved records, such as `cities/alta`, whose rows have the wrong county.
 */
export function checkTownLists(sources: FactSources, moved: ReadonlySet<string>): Fact[] {
  const { cities, folders } = sources.records
  const count = mentionCounter(cities.map(({ value }) => value.name))
  const counties = new Map(folders.counties.map((county) => [county.slug, county]))
  const rowsOf = groupBy(cities, ({ value }) => plainName(value.name))
  return folders.pages.flatMap((page) => {
    if (page.value.screen !== 'about') return []
    const lists = page.value.counties.towns.map(
      ({ county, text }, index): TownList => ({
        page,
        path: ['counties', 'towns', index, 'text'],
        county,
        text,
        named: new Set(count(text).keys()),
      }),
    )
    const listed = new Set(lists.flatMap(({ named }) => [...named]))
    return lists.flatMap((list) => {
      const unknown = unknownTown(list, sources)
      // The other town may be there in place of the missing one.
      return [
        ...(unknown.length > 0 ? unknown : missingTown(list, listed, cities)),
        ...misplacedTowns(list, { rowsOf, counties, moved }, sources),
      ]
    })
  })
}

/** Places of a county of which a text with all but one is meant to list them all. */
const fewestTowns = 6

/** A list of all places of a county but one, which was added to the table later. */
function missingTown(
  { page, path, county, text, named }: TownList,
  listed: ReadonlySet<string>,
  cities: readonly CityRecord[],
): Fact[] {
  const places = cities.flatMap(({ value }) =>
    value.county === county && value.alias_of === undefined ? [value.name] : [],
  )
  const short = shortNames(cities.map(({ value }) => value.name))
  // Collado-Villalba may be written in two words, and Le Claire in one.
  const isWritten = (name: string) =>
    named.has(name) ||
    text.includes(name.replaceAll('-', ' ')) ||
    text.includes(name.replaceAll(' ', '')) ||
    text.includes(short.get(name) ?? name)
  const missing = places.filter((name) => !isWritten(name))
  const [only] = missing
  if (only === undefined || missing.length > 1 || places.length < fewestTowns) return []
  // In the list of another county, it is reported there, and a name with two spaces in its row.
  if (listed.has(only) || /\s\s/.test(only)) return []
  return [
    fact(
      page,
      path,
      {
        code: 'place-missing-in-text',
        severity: 'warning',
        what: `The text lists ${places.length - 1} of the ${places.length} places of the county "${county}", all but ${only}.`,
        fix: `Add ${only}.`,
      },
      beginningOf(text),
    ),
  ]
}

/** Residents of a place from which its name in a list means it. */
const fewestResidents = 1000

/** Kilometres from the office within which a list means a town of another county. */
const kilometres = 50

/** A town of the county, or near the office, that the table does not have. */
function unknownTown(
  { page, path, county, text }: TownList,
  { records: { cities, folders, written }, site, gazetteer }: FactSources,
): Fact[] {
  const name = folders.counties.find(({ slug }) => slug === county)?.value.name
  // Without a readable table, no town is known.
  if (!gazetteer || name === undefined || !written.cityRows) return []
  const counties = gazetteer.countiesNamed(name)
  const own = [...cities, ...folders.counties].map(({ value }) => plainName(value.name))
  const office = site.value.business.coordinates
  const isRegion = (region: string) => counties.some((each) => each.region === region)
  const isTown = (entry: string) =>
    gazetteer
      .placesNamed(entry)
      .some(
        (place) =>
          place.name === entry &&
          (place.population ?? 0) >= fewestResidents &&
          (counties.some((each) => isInCounty(place, each)) ||
            (isRegion(place.region) && kilometresBetween(place, office) <= kilometres)),
      )
  const beside = partsIn(text, cities)
  const other = entriesOf(text).find(
    (entry) =>
      // A row that failed its schema, or that has a misspelt name, has its slug.
      !written.cityRows?.has(slugOf(entry)) &&
      !beside.some(({ point, part }) => part === entry && isBeside(entry, point, gazetteer)) &&
      !own.some((each) => each.includes(plainName(entry)) || plainName(entry).includes(each)) &&
      isTown(entry),
  )
  if (other === undefined) return []
  return [
    fact(
      page,
      path,
      {
        code: 'place-not-served',
        severity: 'warning',
        what: `The text lists ${other} under the county "${county}", but cities.csv does not have it.`,
        fix: 'Remove it, or add its row.',
      },
      other,
    ),
  ]
}

/** Kilometres from a place within which another one is a suburb of it. */
const ofSuburb = 8

const isBeside = (name: string, point: Coordinates, gazetteer: Gazetteer): boolean =>
  gazetteer.placesNamed(name).some((place) => kilometresBetween(place, point) <= ofSuburb)

/** `Holt with Denby, Fulmer and Ashby`: the names after a place of the table are its villages or suburbs. */
export function partsIn(text: string, cities: readonly CityRecord[]): { part: string; point: Coordinates }[] {
  const places = new Map(cities.map(({ value }) => [value.name, value]))
  return text.split(/[;.]\s*/).flatMap((clause) => {
    const [before = '', ...parts] = clause.split(/ (?:with|con) /)
    const { latitude, longitude } =
      places.get(
        before
          .split(/, | and | y /)
          .at(-1)
          ?.trim() ?? '',
      ) ?? {}
    if (latitude === undefined || longitude === undefined) return []
    return entriesOf(parts.join(', ')).map((part) => ({ part, point: { latitude, longitude } }))
  })
}

/** The names of a list: `Provo` of `and Provo to the south`. */
const entriesOf = (text: string): string[] =>
  text
    .split(/[,;.:(]\s*|\s(?:and|y|with|con)\s/)
    .map((entry) => entry.replace(/^(?:and|y) /, '').trim())
    .flatMap((entry) => [entry, /^(?:\p{Lu}[\p{L}’'-]+ )+(?=\p{Ll})/u.exec(entry)?.[0].trim() ?? entry])

type CountyRecord = FactSources['records']['folders']['counties'][number]

type Rows = {
  rowsOf: ReadonlyMap<string, readonly CityRecord[]>
  counties: ReadonlyMap<string, CountyRecord>
  moved: ReadonlySet<string>
}

const listed = new Intl.ListFormat('en')

/** Towns that cities.csv has under another county: one mistake for all of that county. */
function misplacedTowns(
  { page, path, county, named }: TownList,
  { rowsOf, counties, moved }: Rows,
  sources: FactSources,
): Fact[] {
  const whole = counties.get(county)
  const misplaced = [...named].flatMap((name) => {
    const rows = rowsOf.get(plainName(name)) ?? []
    const [row] = rows
    // The loader reports the row of a county that does not exist.
    const home = counties.get(row?.value.county ?? '')
    if (!row || !home || (whole && isPartOf(home, whole, sources))) return []
    if (rows.some(({ slug, value }) => value.county === county || moved.has(`cities/${slug}`))) return []
    return [{ name, own: row.value.county }]
  })
  return [...groupBy(misplaced, ({ own }) => own)].map(([own, towns]) => {
    const names = towns.map(({ name }) => name)
    const [it, theName, its] = names.length === 1 ? ['it', 'name', 'its'] : ['them', 'names', 'their']
    const what = `The text lists ${listed.format(names)} under the county "${county}", but cities.csv has ${it} under "${own}".`
    const fix = `Move the ${theName} to the text of ${its} county.`
    return fact(page, path, { code: 'wrong-county', what, fix }, names[0])
  })
}
