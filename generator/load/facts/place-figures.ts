import { postalCodeName } from '#src/country/postal-codes.ts'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { distanceWords, inUnit, kilometersIn } from '#src/country/units.ts'
import { type Coordinates, kilometresBetween } from '../../core/known-place.ts'
import { literal } from '../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../core/text/number-words.ts'
import { isRounded, populationIn } from '../../core/text/population.ts'
import { regionOfCounty } from './county-of.ts'
import { type CityRecord, type Fact, type FactSources, fact } from './fact.ts'
import type { FactCode } from './fact-codes.ts'
import { type OfficePlace, officePlaces } from './office-places.ts'
import { aName, type FieldText, isEnglish, matchesOf, sentencesOf, textsOf } from './texts.ts'

/** What the texts of a place say in figures and names about where it is and how many people live there. English alone. */
export function checkPlaceFigures(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { records } = sources
  const textOf = new Map(records.folders.cities.map((record) => [record.slug, record]))
  const world = worldOf(sources)
  return records.cities.flatMap((city) => {
    if (city.value.alias_of !== undefined) return []
    const texts = textOf.get(city.slug)
    const description: FieldText = { record: city, path: ['description'], text: city.value.description }
    const own = placeOf(city, world)
    return [description, ...(texts ? textsOf(texts) : [])].flatMap((field) =>
      hinted.test(field.text)
        ? sentencesOf(field.text).flatMap((sentence) => faultsIn(sentence, own, world).map(factOf(field)))
        : [],
    )
  })
}

/** Every sentence that a check reads has one of these. */
const hinted = new RegExp(
  `\\d|\\b(?:thousand|nearest|north|south|east|west|minutes?|hours?|${distanceWords.en}|time|between|[Nn]ext|[Bb]eside|[Ss]ide|[Ss]houlder|[Nn]eighbou?rs?|border|[Ww]alk\\w*|short|quick|Parish|Borough|County)|\\p{Lu}\\p{Ll}+\\s(?:\\w+\\s){0,2}(?:town|city|suburb|village|county)\\b|\\bin (?:\\w+ )?\\p{Lu}`,
  'u',
)

type Fault = { code: FactCode; words: string; what: string }

const factOf = (field: FieldText) => (fault: Fault) =>
  fact(field.record, field.path, { ...fault, fix: 'Correct the text, or the row of the place.' }, fault.words)

const side = '((?:north|south)(?:east|west)?|east|west)'
/** A distance before a direction: `12 km `, `a few hours `. */
const away = `(?:(?:about |some |only |just )?(?:[\\w-]+ ){1,2}(?:${distanceWords.en}|minutes|hours?)\\s+)?`

/** Words that say that a place is near, with the kilometres that it may be away. */
const near: Readonly<Record<string, number>> = {
  'next door to': 25,
  'right next to': 25,
  'right beside': 25,
  'side by side with': 25,
  'shoulder to shoulder with': 25,
  'a neighbor of': 30,
  neighbors: 30,
  neighbours: 30,
  'shares? a border with': 30,
  'walking distance (?:of|from)': 8,
  'a short walk from': 8,
  'a (?:short|quick) (?:drive|hop) from': 70,
}

type Place = {
  city: CityRecord
  name: string
  point: Coordinates | undefined
  codes: ReadonlySet<string>
  county: string
  region: string | undefined
}

type World = {
  sources: FactSources
  /** Coordinates by the name of a place; undefined for names of several places. */
  points: ReadonlyMap<string, Coordinates | undefined>
  offices: readonly OfficePlace[]
  cityOfCode: ReadonlyMap<string, string>
  /** `Our Hood River office is 12 km away` */
  officeDistance: RegExp
  distance: RegExp
  drive: RegExp
  /** `Sandy is a ten-minute drive away` */
  driveAway: RegExp
  /** `Riverton lies south of Sandy`, and `South of Sandy, Riverton …`. */
  direction: RegExp
  directionFirst: RegExp
  /** `Riverton …, twenty kilometers south of Sandy`. */
  directionAfter: RegExp
  /** `next door to Sandy` */
  beside: RegExp
  /** Full names of regions of the country that are not names of places or counties of the manifest. */
  regions: readonly string[]
  state: RegExp | undefined
  otherDesignation: RegExp | undefined
}

/** What a company calls the house that it works from. */
const houses = 'office|yard|shop|depot|base|workshop|warehouse|showroom|headquarters'

/** A pattern that may begin a sentence. */
const withCapital = (pattern: string) => pattern.replace(/^[a-z]/, (letter) => `[${letter.toUpperCase()}${letter}]`)

const made = new WeakMap<FactSources, World>()

function worldOf(sources: FactSources): World {
  const known = made.get(sources)
  if (known) return known
  const { records, site } = sources
  const points = new Map<string, Coordinates | undefined>()
  for (const { value } of records.cities) points.set(value.name, points.has(value.name) ? undefined : pointOf(value))
  const names = [...points.keys()].sort((a, b) => b.length - a.length).map(literal)
  const target = `(our (?:\\w+ ){0,3}(?:${houses})|${names.join('|')})\\b`
  const taken = new Set([...points.keys(), ...records.folders.counties.map(({ value }) => value.name)])
  const { country } = site.value.business.address
  const regions = (regionCodes(country) ?? [])
    .map((code) => regionNameOf(code, country))
    .filter((name) => !taken.has(name) && !/^(New York|Washington|Georgia)$/.test(name))
  // Orleans Parish is one.
  const counties = records.folders.counties
    .filter(({ value: { designation = 'County' } }) => designation === 'County')
    .map(({ value }) => literal(value.name))
  const world: World = {
    sources,
    points,
    offices: officePlaces(sources),
    cityOfCode: new Map(
      records.cities.flatMap(({ value }) =>
        (value.zip_codes ?? value.postal_codes ?? '').split(/\s+/).map((code): [string, string] => [code, value.name]),
      ),
    ),
    officeDistance: new RegExp(
      `\\b([Oo]ur (?:\\p{L}+ ){0,3}office (?:in [\\p{L} ]+ )?)is (?:only |just |about |some )?(\\d+|${wholeNumber})[ -](${distanceWords.en}) away`,
      'u',
    ),
    distance: new RegExp(
      `(\\d+(?:\\.\\d+)?|${wholeNumber})[\\s-](${distanceWords.en})\\s+(?:(?:\\w+\\s+)?(?:of|from)|away from|to)\\s+(?:downtown\\s+)?${target}`,
    ),
    drive: new RegExp(
      `(${wholeNumber})[\\s-](minutes?|hours?)(?:[’']?s?\\s+(?:drive|away|by car))?(?:\\s+\\w+)?\\s+from\\s+(?:downtown\\s+)?${target}`,
    ),
    driveAway: new RegExp(
      `\\b(${names.join('|')}) is (?:only |just |about )?(?:an? )?(${wholeNumber})[\\s-](minutes?|hours?)(?:['’]?s? drive)? away\\b`,
    ),
    direction: new RegExp(
      `\\b(?:is|lies|sits|stands|begins|starts|is located)\\s+${away}(?:just|directly|right|due)?\\s*(?:to the\\s+)?${side}\\s+of\\s+${target}`,
    ),
    directionAfter: new RegExp(
      `\\b(?:\\d+|${wholeNumber})[\\s-](?:${distanceWords.en})\\s+${side}\\s+of\\s+(?:downtown\\s+)?${target}`,
    ),
    beside: new RegExp(
      `\\b(${Object.keys(near).map(withCapital).join('|')})\\s+(${names.join('|')})(?:,? and (${names.join('|')}))?(?!\\p{L}| \\p{Lu}| County)`,
      'u',
    ),
    directionFirst: new RegExp(`^(?:Just |Right |Directly |Due )?${away}${side}\\s+of\\s+${target}(?=, )`, 'i'),
    regions,
    state:
      regions.length === 0
        ? undefined
        : new RegExp(
            `\\b(${regions.map(literal).join('|')})(?:['’]s)?\\s+(?:[a-z]+\\s+){0,2}(?:town|city|suburb|village|community|county)s?\\b|\\bin (?:northern |southern |eastern |western |central )?(${regions.map(literal).join('|')})\\b(?! \\p{Lu})`,
            'u',
          ),
    otherDesignation:
      country === 'US' && counties.length > 0
        ? new RegExp(`\\b(?:${counties.join('|')}) (?:Parish|Borough)\\b`)
        : undefined,
  }
  made.set(sources, world)
  return world
}

const pointOf = ({ latitude, longitude }: CityRecord['value']) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

function placeOf(city: CityRecord, { sources }: World): Place {
  const { records } = sources
  const county = records.folders.counties.find(({ slug }) => slug === city.value.county)
  return {
    city,
    name: city.value.name,
    point: pointOf(city.value),
    codes: new Set((city.value.zip_codes ?? city.value.postal_codes ?? '').split(/\s+/)),
    county: county?.value.name ?? '',
    region: county && regionOfCounty(county, sources),
  }
}

function faultsIn(sentence: string, own: Place, world: World): Fault[] {
  for (const check of checks) {
    const found = check(sentence, own, world)
    if (found) return [found]
  }
  return []
}

type Check = (sentence: string, own: Place, world: World) => Fault | undefined

const checks: readonly Check[] = [
  residents,
  distance,
  drive,
  direction,
  directionAfter,
  nearest,
  between,
  besideName,
  postalCode,
  region,
  timeZone,
  designation,
]

function residents(sentence: string, { city, name }: Place): Fault | undefined {
  const stated = populationIn(sentence)
  const { population } = city.value
  if (!stated || population === undefined || isRounded(stated.value, population)) return undefined
  return {
    code: 'population-in-text-differs',
    words: stated.words,
    what: `The text says "${stated.words}", but ${name} has ${population} residents in cities.csv.`,
  }
}

/** What a text means: a place of the table, or an office, which may be named for its town. */
function targetOf(words: string, { points, offices }: World): Coordinates | undefined {
  if (!/^our /i.test(words)) return points.get(words)
  if (offices.length === 1) return offices[0]?.coordinates
  return offices.find(({ address }) => words.includes(address.locality))?.coordinates
}

/** A road is longer than the straight line, by this at most, and by some kilometres in a town. */
const detour = { factor: 2.2, kilometres: 8 }

function distance(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const office = world.officeDistance.exec(sentence)
  const [words, number = '', unit = '', other = ''] = office
    ? [office[0], office[2], office[3], office[1]]
    : (world.distance.exec(sentence.replace(capital, (letter) => letter.toLowerCase())) ?? [])
  const target = targetOf(other, world)
  if (words === undefined || !point || !target || isElsewhere(sentence, words, world)) return undefined
  const count = /^[\d.]+$/.test(number) ? Number(number) : wholeNumberOf(number)
  const stated = count * kilometersIn(unit)
  const straight = kilometresBetween(point, target)
  if (stated >= 0.8 * straight - 3 && stated <= detour.factor * straight + detour.kilometres) return undefined
  return {
    code: 'distance-in-text-differs',
    words: sentence.toLowerCase().startsWith(words) ? sentence.slice(0, words.length) : words,
    what: `The text says "${words}", but ${name} is ${inUnit(straight, unit, 1)} from there in a straight line.`,
  }
}

/** The capital of a sentence that begins with a number in words. */
const capital = /^[A-Z](?=[a-z]+[ -])/

/** `Our yard in Filey`, a town in which the company has no office: another rule reports it. */
function isElsewhere(sentence: string, words: string, { offices }: World): boolean {
  const [, town] = ofTown.exec(sentence.slice(sentence.toLowerCase().indexOf(words.toLowerCase()) + words.length)) ?? []
  return town !== undefined && !offices.some(({ address }) => address.locality.startsWith(town))
}

const ofTown = new RegExp(`^ in ${aName}`, 'u')

/** Kilometres an hour that no drive exceeds, in a straight line, and below which it is no drive. */
const speeds = { most: 120, least: 12 }

const officeAway = new RegExp(
  `\\b(our) (?:\\w+ )?office (?:in [\\w ]+ )?is (?:only |just |about )?(${wholeNumber}) (minutes?|hours?) away`,
  'i',
)

function drive(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const from = world.drive.exec(sentence)
  const away = officeAway.exec(sentence)
  const named = from ? null : world.driveAway.exec(sentence)
  const [words, number, unit, other] = from
    ? [from[0], from[1], from[2], from[3]]
    : named
      ? [named[0], named[2], named[3], named[1]]
      : [away?.[0], away?.[2], away?.[3], 'our office']
  const target = targetOf(other ?? '', world)
  if (words === undefined || number === undefined || unit === undefined || !point || !target) return undefined
  const hours = wholeNumberOf(number) / (unit.startsWith('hour') ? 1 : 60)
  const straight = kilometresBetween(point, target)
  if (straight <= hours * speeds.most + 2 && straight >= (hours - 0.5) * speeds.least) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but ${name} is ${Math.round(straight)} km from there in a straight line.`,
  }
}

/** Whether a point is on no side of another one that the words name. */
function isOpposite(words: string, point: Coordinates, target: Coordinates): boolean {
  const ahead = {
    north: point.latitude - target.latitude,
    south: target.latitude - point.latitude,
    east: point.longitude - target.longitude,
    west: target.longitude - point.longitude,
  }
  const sides = (['north', 'south', 'east', 'west'] as const).filter((each) => words.toLowerCase().includes(each))
  return sides.some((each) => ahead[each] <= -0.02)
}

function direction(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const first = world.directionFirst.exec(sentence)
  // The place is the subject of the sentence.
  const isFirst = first !== null && sentence.slice(first[0].length + ', '.length).startsWith(name)
  if (!isFirst && !sentence.startsWith(name)) return undefined
  const [words, stated = '', other = ''] = (isFirst ? first : world.direction.exec(sentence)) ?? []
  const target = targetOf(other, world)
  if (words === undefined || !point || !target) return undefined
  if (!isOpposite(stated, point, target)) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but by its coordinates ${name} is on the other side.`,
  }
}

/** `Riverton …, twenty kilometers south of Sandy`, if the sentence names no other place before. */
function directionAfter(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const [words, stated = '', other = ''] = world.directionAfter.exec(sentence) ?? []
  const target = targetOf(other, world)
  const before = words === undefined ? '' : sentence.slice(0, sentence.indexOf(words))
  if (words === undefined || !point || !target || !before.includes(name) || namesOther(before, name, world))
    return undefined
  return isOpposite(stated, point, target)
    ? {
        code: 'distance-in-text-differs',
        words,
        what: `The text says "${words}", but by its coordinates ${name} is on the other side.`,
      }
    : undefined
}

const namesOther = (text: string, own: string, { points }: World): boolean =>
  [...points.keys()].some((name) => text.includes(name) && !own.includes(name))

/** `Next door to Sandy`, which is far away. */
function besideName(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const [words, stated = '', ...named] = world.beside.exec(sentence) ?? []
  if (words === undefined || !point) return undefined
  const [, most = 0] = Object.entries(near).find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(stated)) ?? []
  // Another place may have the neighbor.
  if (namesOther(sentence.replace(words, ''), name, world)) return undefined
  const far = named.find((other) => {
    const target = world.points.get(other ?? '')
    return other !== name && target !== undefined && kilometresBetween(point, target) > most
  })
  const target = world.points.get(far ?? '')
  if (far === undefined || !target) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but ${far} is ${Math.round(kilometresBetween(point, target))} km from ${name}.`,
  }
}

/** Kilometres within which a place is one of the nearest, and the number of nearer ones from which it is not. */
const mostNear = { kilometres: 25, places: 12 }
const callsNearest = /\b(?:the|our) (?:nearest|closest) (?:communities|towns|places|cities|villages|neighbou?rs)\b/
const anyName = new RegExp(aName, 'gu')

/** `Hayden and Rathdrum, two of the nearest communities`, which are far away. */
function nearest(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  if (!point || !callsNearest.test(sentence)) return undefined
  for (const [other] of matchesOf(sentence, anyName)) {
    const target = other === name ? undefined : world.points.get(other)
    if (!target) continue
    const away = kilometresBetween(point, target)
    if (away <= mostNear.kilometres) continue
    const nearer = [...world.points.values()].filter((each) => each && kilometresBetween(point, each) < away).length
    if (nearer > mostNear.places)
      return {
        code: 'distance-in-text-differs',
        words: other,
        what: `The text calls ${other} one of the nearest places, but it is ${Math.round(away)} km from ${name}.`,
      }
  }
  return undefined
}

/** How much longer than the straight line the way between two places may be through a third, by factor and kilometres. */
const around = { factor: 1.5, kilometres: 5 }

/** The beginning of a sentence about the place of the text that does not name it. */
const aboutOwnPlace = /^(?:Between|On the|In the|Here|The (?:town|city|place|community)|It)\b/

const betweenNames = new RegExp(`\\bbetween ${aName} and ${aName}`, 'u')

/** Kilometres within which a name that is not in the table means the place of the gazetteer. */
const nearby = 60

function between(sentence: string, { name, point }: Place, { points, sources }: World): Fault | undefined {
  const [words, first = '', second = ''] = betweenNames.exec(sentence) ?? []
  if (words === undefined || !point || first === name || second === name) return undefined
  if (!sentence.includes(name) && !aboutOwnPlace.test(sentence)) return undefined
  const pointNamed = (wanted: string) =>
    points.get(wanted) ??
    sources.gazetteer?.placesNamed(wanted).find((place) => kilometresBetween(place, point) < nearby)
  const [one, other] = [pointNamed(first), pointNamed(second)]
  if (!one || !other) return undefined
  const through = kilometresBetween(one, point) + kilometresBetween(point, other)
  if (through <= around.factor * kilometresBetween(one, other) + around.kilometres) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but by its coordinates ${name} is not between them.`,
  }
}

const fiveDigits = /(?<![\d$#.,/-])\d{5}(?![\d-]|[.,]\d)/g

function postalCode(sentence: string, { name, codes }: Place, { cityOfCode, sources }: World): Fault | undefined {
  const { country } = sources.site.value.business.address
  if (country !== 'US') return undefined
  for (const [code] of matchesOf(sentence, fiveDigits)) {
    if (codes.has(code)) continue
    const place = cityOfCode.get(code) ?? sources.gazetteer?.postalCode(code)?.place
    if (place !== undefined)
      return {
        code: 'postal-code-in-text-differs',
        words: code,
        what: `The text says ${code}, the ${postalCodeName(country)} of ${place}, but ${name} does not have it in cities.csv.`,
      }
  }
  return undefined
}

function region(sentence: string, own: Place, { state, sources }: World): Fault | undefined {
  const match = state?.exec(sentence)
  const stated = match?.[1] ?? match?.[2]
  if (!match || stated === undefined || own.region === undefined) return undefined
  const name = regionNameOf(own.region, sources.site.value.business.address.country)
  // A comparison, or someone who moved.
  if (stated === name || sentence.includes(name) || /\b(?:from|like|unlike|moved?|border|line)\b/.test(sentence))
    return undefined
  return {
    code: 'text-of-another-region',
    words: match[0],
    what: `This text of ${own.name}, which is in ${name}, says "${match[0]}".`,
  }
}

const zone = /\b(Pacific|Mountain|Central|Eastern|Alaska|Hawaii)(?: (?:standard|daylight))? time\b/i

function timeZone(sentence: string, _: Place, { sources }: World): Fault | undefined {
  const [words, stated] = zone.exec(sentence) ?? []
  const { timeZone: own } = sources.site.value.hours
  if (words === undefined || stated === undefined || !zone.test(own)) return undefined
  if (own.toLowerCase().startsWith(stated.toLowerCase())) return undefined
  return { code: 'time-zone-elsewhere', words, what: `The text says "${words}", but hours.timeZone is "${own}".` }
}

function designation(sentence: string, _: Place, { otherDesignation }: World): Fault | undefined {
  const [words] = otherDesignation?.exec(sentence) ?? []
  if (words === undefined) return undefined
  return { code: 'county-designation-differs', words, what: `The text says "${words}", but it is a county.` }
}
