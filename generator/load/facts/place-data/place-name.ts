import { distance } from 'fastest-levenshtein'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { slugOf } from '#src/slug-of.ts'
import { type GazetteerPlace, plainName } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'

/** Kilometres within which a similar name is that of the same place, by the number of different letters. */
const radius = [0, 15, 6]
/** Fewest letters of a misspelt name. Shorter names that differ by one letter are two places, such as Samak and Kamas. */
const shortest = 4

/** Whether a name is another one with a mistake in typing, at a distance from it. */
export function isMisspelt(name: string, known: string, kilometres: number): boolean {
  const [a, b] = [plainName(name), plainName(known)]
  if (a === b || b.length < shortest) return false
  const edits = distance(a, b)
  const isExchange = edits === 2 && a.length === b.length && sorted(a) === sorted(b)
  const counted = isExchange ? 1 : edits
  // One letter more or less of a short name, or two of any but a long one, is another name.
  if (counted > 2 || (counted === 2 && b.length < 8)) return false
  return kilometres <= (radius[counted] ?? 0) && (b.length > 5 || kilometres <= 5)
}

const sorted = (text: string) => [...text].sort().join('')

/** A name that no public data has, but that is nearly that of a place nearby. */
export function checkName(city: CityRecord, others: ReadonlySet<string>, sources: FactSources): Fact[] {
  const { gazetteer } = sources
  const { name, latitude, longitude } = city.value
  // Public data has names such as "New Century, KS".
  const region = gazetteer?.placesNamed(name).length ? undefined : regionInName(name, sources)
  if (region !== undefined)
    return [
      fact(city, ['name'], {
        code: 'place-name-misspelt',
        what: `The name "${name}" ends with its ${region === 'county' ? 'county' : 'region'}, which pages add themselves.`,
        fix: `Write "${name.slice(0, name.lastIndexOf(','))}".`,
      }),
    ]
  if (!gazetteer || latitude === undefined || longitude === undefined) return []
  const names = knownNames(gazetteer)
  const point = { latitude, longitude }
  const named = gazetteer.placesNamed(name)
  if (isJoined(name, names) || isPluralOf(city, names)) return []
  const meant = names.has(plainName(name)) ? undefined : named.find((place) => hasItsSlug(city, point, place))
  if (meant) return [misspelt(city, meant.name)]
  if (names.has(plainName(name)) || named.length > 0) return []
  const whole = unabbreviated(name)
  const isKnown = gazetteer.placesNamed(whole).some((place) => kilometresBetween(place, point) <= mostOfWhole)
  if (whole !== name && isKnown)
    return [
      fact(city, ['name'], {
        code: 'place-name-misspelt',
        what: `No public list has a place "${name}", but there is "${whole}".`,
        fix: `Write "${whole}": customers search for the whole name.`,
      }),
    ]
  const plain = plainName(name)
  const { cityRows } = sources.records.written
  // The row of a place may have a mistake of its own, but its slug is the name.
  const isRow = (key: string) => slugOf(key) !== city.slug && cityRows?.has(slugOf(key)) === true
  const similar = [...names.keys()].filter(
    (key) => Math.abs(key.length - plain.length) <= 2 && !others.has(key) && distance(key, plain) <= 2 && !isRow(key),
  )
  const near = similar
    .flatMap((key) => names.get(key) ?? [])
    .find((place) => !isHyphenated(name, place.name) && isMisspelt(name, place.name, kilometresBetween(place, point)))
  return near ? [misspelt(city, near.name)] : []
}

/** `LeClaire`, a capital in the middle of a word, where public lists have "Le Claire". */
const isJoined = (name: string, names: { has: (name: string) => boolean }) => {
  const apart = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return apart !== name && names.has(plainName(apart))
}

/** `Glynneath`, of which maps also have the form "Glyn-neath". */
const isHyphenated = (name: string, known: string) =>
  known.includes('-') && known.replaceAll('-', '').toLowerCase() === name.toLowerCase()

/** `Hidden Springs`, as its people say, of the "Hidden Spring" of the census. */
const isPluralOf = ({ slug, value: { name } }: CityRecord, names: { has: (name: string) => boolean }) =>
  slugOf(name) === slug &&
  /\s(?:Springs|Lakes|Pines|Hills|Oaks|Meadows|Falls|Heights|Ridges|Acres|Shores|Woods)$/.test(name) &&
  names.has(plainName(name.slice(0, -1)))

/**
 * Whether the slug of a row has the name of a place, and the row a misspelt one. Public lists also have the names of places
 * as other scripts spell them: Heriman of Herriman.
 */
const hasItsSlug = ({ slug, value }: CityRecord, point: Coordinates, place: GazetteerPlace) =>
  slugOf(place.name) === slug && isMisspelt(value.name, place.name, kilometresBetween(place, point))

function misspelt(city: CityRecord, known: string): Fact {
  const isSlug = slugOf(known) === city.slug
  return fact(city, ['name'], {
    code: 'place-name-misspelt',
    what: `No public list has a place "${city.value.name}", but there is "${known}"${isSlug ? ', which is also the slug' : ''}.`,
    fix: `Write "${known}", or list this problem in known-issues.yaml.`,
  })
}

/** Kilometres within which a place has its whole name. */
const mostOfWhole = 15

const sides: Readonly<Record<string, string>> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  No: 'North',
  So: 'South',
}

/** `West Jordan` for `W. Jordan`. Lists write `St.` and `Mt.` as often as the whole word. */
const unabbreviated = (name: string) =>
  name.replace(/^(N|S|E|W|No|So)\.? (?=\p{Lu})/u, (_, side: string) => `${sides[side]} `)

/** What follows a comma in a name: `Odell, OR`, `Odell, Hood River County`. */
function regionInName(name: string, { site, records }: FactSources): 'county' | 'region' | undefined {
  const [, end] = /, ?([^,]+)$/.exec(name) ?? []
  if (end === undefined) return undefined
  const { country } = site.value.business.address
  if (regionCodes(country)?.some((code) => code === end || regionNameOf(code, country) === end)) return 'region'
  const isCounty = records.folders.counties.some(({ value }) => end === value.name || end === `${value.name} County`)
  return isCounty ? 'county' : undefined
}

type Gazetteer = NonNullable<FactSources['gazetteer']>
type KnownName = ReturnType<Gazetteer['names']>[number]
const indexed = new WeakMap<Gazetteer, Map<string, KnownName[]>>()

function knownNames(gazetteer: Gazetteer): Map<string, KnownName[]> {
  const known = indexed.get(gazetteer)
  if (known) return known
  const names = new Map<string, KnownName[]>()
  for (const place of gazetteer.names()) {
    const key = plainName(place.name)
    names.set(key, [...(names.get(key) ?? []), place])
  }
  indexed.set(gazetteer, names)
  return names
}
