import { postalCodeName, postalCodesIn } from '#src/country/postal-codes.ts'
import { type Gazetteer, type GazetteerCounty, type PostalArea, plainName } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { cityRadius, codeRadius, namesakeRadius, neighbourRadius } from '../../../core/postal-radius.ts'
import { type CityRecord, type Fact, type FactSources, fact, shortList } from '../fact.ts'
import type { FactCode } from '../fact-codes.ts'
import { textsOf } from '../texts.ts'

/** A place has at least one of this many codes nearest to it. */
const nearestCodes = 7

type Place = { point: Coordinates | undefined; county: GazetteerCounty | undefined; sources: FactSources }

/** Postal codes of another region, county or town, as one problem. */
export function checkPostalCodes(city: CityRecord, { point, county, sources }: Place): Fact[] {
  const { site, gazetteer } = sources
  const { country } = site.value.business.address
  const column = city.value.postal_codes === undefined ? 'zip_codes' : 'postal_codes'
  const cell = city.value[column]
  if (!gazetteer?.hasPostalCodes || cell === undefined) return []
  const codes = postalCodesIn(cell, country).filter((code) => /^\d{5}$/.test(code))
  const name = postalCodeName(country)
  const report = (code: FactCode, severity: 'error' | 'warning', what: string, fix: string) => [
    fact(city, [column], { code, severity, what, fix }),
  ]
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice !== undefined)
    return report('postal-code-twice', 'warning', `${twice} is listed twice.`, 'Remove one of the two.')
  const own = plainName(city.value.name)
  const areas = codes.map((code) => ({ code, area: gazetteer.postalCode(code) }))
  const isOneOfSeveral = areas.some(({ area }) => area && area.county === county?.code)
  const wrong = areas.flatMap(({ area }) =>
    area && isElsewhere(area, { point, county, gazetteer, own, isOneOfSeveral }) ? [area] : [],
  )
  if (wrong.length > 0)
    return report(
      'postal-code-elsewhere',
      'error',
      `${city.value.name} has the ${name} ${shortList(wrong.map(({ code, place, region }) => `${code}, which is that of ${place}, ${region}`))}.`,
      `Correct the code.${suggestion(city, gazetteer, point)}`,
    )
  const unknown = areas.filter(({ area }) => area === undefined)
  const [beyond] = county ? unknown.flatMap(({ code }) => regionsBeyond(code, county.region, gazetteer)) : []
  if (beyond)
    return report(
      'postal-code-elsewhere',
      'error',
      `${city.value.name} has the ${name} ${beyond.code}, but codes with ${beyond.prefix} are in ${shortList(beyond.regions)}.`,
      `Correct the code.${suggestion(city, gazetteer, point)}`,
    )
  if (unknown.length > 0 && !(county && gazetteer.lacksPostalCodes(county.region)))
    return report(
      'unknown-postal-code',
      'warning',
      `No public list has the ${name} ${shortList(unknown.map(({ code }) => code))}.`,
      `Check its digits.${suggestion(city, gazetteer, point)}`,
    )
  const known = areas.flatMap(({ area }) => area ?? [])
  const [swapped] = known.flatMap((area) => swappedCode(area, { codes, own, gazetteer }))
  if (swapped)
    return report(
      'postal-code-of-another-place',
      'error',
      `${city.value.name} has the ${name} ${swapped.area.code} of ${swapped.area.place}; ${swapped.right} is its own.`,
      `Write ${swapped.right}: two digits are exchanged.`,
    )
  const [odd] = oddOne(city, known, sources).filter(({ place }) => !isInOwnTexts(place, city, sources))
  if (odd)
    return report(
      'postal-code-of-another-place',
      'warning',
      `${city.value.name} has the ${name} ${odd.code} of ${odd.place}; its others are its own.`,
      'Remove the code, if the place does not have it.',
    )
  return checkTown(city, known, { point, gazetteer }).flatMap((area) =>
    report(
      'postal-code-of-another-place',
      'error',
      `${city.value.name} has the ${name} ${area.code} of ${area.place}, and none of its own.`,
      `Correct the code.${suggestion(city, gazetteer, point)}`,
    ),
  )
}

/** A code, whether the place has others of its county, and the place's name as `plainName` writes it. */
type Code = { gazetteer: Gazetteer; own: string; isOneOfSeveral: boolean }

/** Kilometres to the middle of a code of another county that reaches into a town with codes of its own. */
const sharedRadius = 15

function isElsewhere(
  area: PostalArea,
  { point, county, gazetteer, own, isOneOfSeveral }: Omit<Place, 'sources'> & Code,
): boolean {
  const away = point ? kilometresBetween(area, point) : undefined
  const isNamed = plainName(area.place) === own && area.region === (county?.region ?? area.region)
  // The list may have the centre of a code of a base at the other end of the region.
  if (isNamed && area.county === county?.code) return false
  // Without its record, the county is not known, and may be that of the code.
  const ofItsName = county === undefined ? cityRadius : namesakeRadius
  if (away !== undefined && away > (isNamed ? ofItsName : codeRadius))
    return isNamed || away > officeRadius || !isOfNearOffice(area, { point, county, gazetteer })
  if (county === undefined || (isNamed && away !== undefined)) return false
  // Two lists of counties may be of different years; a county that one of them lacks proves nothing.
  if (!gazetteer.countiesOf(area.region).some(({ code }) => code === area.county)) return false
  const isOther = area.region !== county.region || area.county !== county.code
  return isOther && (away === undefined || away > (isOneOfSeveral ? sharedRadius : neighbourRadius))
}

/** Kilometres to the middle of a code of the post office that codes nearer to the place are of: `85735`, in the desert west of Tucson. */
const officeRadius = 35

const isOfNearOffice = (
  area: PostalArea,
  { point, county, gazetteer }: Omit<Place, 'sources'> & Pick<Code, 'gazetteer'>,
) =>
  point !== undefined &&
  area.county === county?.code &&
  gazetteer
    .postalCodesNear(point, codeRadius)
    .some(({ code, place, region }) => code !== area.code && place === area.place && region === area.region)

/** Digits that the codes of a part of a region have in common, and fewest known codes that prove it. */
const prefixLength = 3
const fewestWithPrefix = 5

/** An unknown code whose first digits are those of other regions alone. Few codes have no list, but each has a region. */
function regionsBeyond(
  code: string,
  region: string,
  gazetteer: Gazetteer,
): { code: string; prefix: string; regions: string[] }[] {
  const prefix = code.slice(0, prefixLength)
  const known = Array.from({ length: 10 ** (code.length - prefixLength) }, (_, rest) =>
    gazetteer.postalCode(prefix + `${rest}`.padStart(code.length - prefixLength, '0')),
  ).flatMap((area) => area?.region ?? [])
  return known.length < fewestWithPrefix || known.includes(region)
    ? []
    : [{ code, prefix, regions: [...new Set(known)] }]
}

type Known = { codes: readonly string[]; own: string; gazetteer: Gazetteer }

/** A code of another place that becomes one of this place if two neighbouring digits are exchanged. */
function swappedCode(area: PostalArea, { codes, own, gazetteer }: Known): { area: PostalArea; right: string }[] {
  if (plainName(area.place) === own) return []
  const { code, region } = area
  return [...code].flatMap((digit, at) => {
    const right = code.slice(0, at) + code.slice(at + 1, at + 2) + digit + code.slice(at + 2)
    const other = right === code || codes.includes(right) ? undefined : gazetteer.postalCode(right, region)
    return other && other.region === region && plainName(other.place) === own ? [{ area, right }] : []
  })
}

/** `Peaks Island belongs to the city as well`, in the texts of Portland. */
function isInOwnTexts(name: string, city: CityRecord, { records }: FactSources): boolean {
  const texts = records.folders.cities.find(({ slug }) => slug === city.slug)
  return [city.value.description, ...(texts ? textsOf(texts) : []).map(({ text }) => text)].some((text) =>
    text.includes(name),
  )
}

/** If a place has so many codes of its own, a single one of another place is likely a mistake. */
const fewestOwn = 3

/** The only code that public data has under another name, of a place that is not in the table. Towns next to each other share codes. */
function oddOne(city: CityRecord, areas: readonly PostalArea[], { records }: FactSources): PostalArea[] {
  const own = plainName(city.value.name)
  // `Ashby Beach` and `Ashbyport` are parts of Ashby.
  const others = areas.filter(({ place }) => !plainName(place).startsWith(own))
  const [odd, ...more] = others
  if (!odd || more.length > 0 || areas.length <= fewestOwn) return []
  return records.cities.some(({ value }) => plainName(value.name) === plainName(odd.place)) ? [] : [odd]
}

/** Most kilometres from a suburb to the centre of a code of its own. */
const suburbRadius = 5
/** How many times as far its post office is, if the centre is beyond that. */
const farther = 3

type Town = { point: Coordinates | undefined; gazetteer: Gazetteer }

/** `lawrence township`, which has a village called Lawrenceville. */
function isTownshipOf(place: string, village: string): boolean {
  const [, name = ''] = /^(.{5,}) (?:township|twp|town)$/.exec(place) ?? []
  return name !== '' && village.startsWith(name)
}

/** The first code if none of the codes is of this place: none has its name, and other codes are nearer. */
function checkTown(city: CityRecord, areas: readonly PostalArea[], { point, gazetteer }: Town): PostalArea[] {
  const [first] = areas
  if (!first || !point) return []
  const names = new Set([
    plainName(city.value.name),
    ...gazetteer.placesNamed(city.value.name).map(({ name }) => plainName(name)),
  ])
  const own = plainName(city.value.name)
  if (areas.some(({ place }) => names.has(plainName(place)) || isTownshipOf(plainName(place), own))) return []
  // A post office names codes by itself: those of the suburbs around it, too.
  const isOfSuburb = (area: PostalArea) => {
    const offices = gazetteer.placesNamed(area.place).filter(({ region }) => region === area.region)
    const away = kilometresBetween(area, point)
    // A code as far as that is of the suburb if its post office is much farther: `85739` of Catalina, 28 km from Tucson.
    const times = away <= suburbRadius ? 1 : farther
    return (
      away <= neighbourRadius &&
      offices.length > 0 &&
      offices.every((office) => kilometresBetween(area, office) > times * away)
    )
  }
  if (areas.some(isOfSuburb)) return []
  const near = nearby(gazetteer, point)
  const isNamed = near.some(({ name }) => plainName(name) === plainName(city.value.name))
  // Without a code of its name, a place has the nearest one of its region.
  const nearestOf = (region: string) => near.find((other) => other.region === region)?.kilometres ?? 0
  if (!isNamed && areas.some((area) => kilometresBetween(area, point) <= nearestOf(area.region))) return []
  const hasOwn = near.some(({ name, kilometres }) => kilometres <= codeRadius && names.has(plainName(name)))
  // Many codes have one centre, that of their town.
  const distances = [...new Set(near.map(({ kilometres }) => kilometres.toFixed(2)))].map(Number)
  const limit = distances[nearestCodes - 1] ?? codeRadius
  const isNear = areas.some((area) => kilometresBetween(area, point) <= limit)
  // A town may have several codes, of which public data places one elsewhere: `70726` and `70727`, of boxes in its post office.
  const isOfNearest =
    near[0] !== undefined && areas.some(({ place }) => plainName(place) === plainName(near[0]?.name ?? ''))
  return hasOwn || !(isNear || isOfNearest) ? [first] : []
}

const nearby = (gazetteer: Gazetteer, point: Coordinates) =>
  gazetteer
    .postalCodesNear(point, codeRadius)
    .map((area) => ({
      code: area.code,
      name: area.place,
      region: area.region,
      kilometres: kilometresBetween(area, point),
    }))
    .sort((a, b) => a.kilometres - b.kilometres)

function suggestion(city: CityRecord, gazetteer: Gazetteer, point: Coordinates | undefined): string {
  if (!point) return ''
  const near = nearby(gazetteer, point)
  const own = near.filter(({ name }) => plainName(name) === plainName(city.value.name))
  const codes = (own.length > 0 ? own : near.slice(0, 1)).map(({ code }) => code)
  return codes.length === 0 ? '' : ` ${own.length > 0 ? 'Its own' : 'The nearest'}: ${shortList(codes)}.`
}
