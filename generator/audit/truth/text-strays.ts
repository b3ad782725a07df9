import { decodeHTML } from 'entities'
import type { ClaimFact, StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { elementsNamed, type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'
import { isRounded } from '../../core/text/population.ts'
import type { Slip } from '../../core/text/slips.ts'
import type { Known, PlaceTruth } from './known-names.ts'
import type { Statements } from './statements/statements.ts'
import { isOwnCity, isTrueAmount, type Subject, trueAmount } from './subject.ts'
import type { TextOwner } from './text-owners.ts'

/** A text block, what it states, and the page that it is on. */
type StatedOn = {
  text: string
  /** The text blocks before and after it. */
  before: string | undefined
  after: string | undefined
  statements: Statements
  /** Numbers of records, which the rules about claims compare. */
  claims: readonly ClaimFact[]
  page: OwnPage
  subject: Subject
  known: Known
  /** Of the company, on this page. */
  addresses: readonly { street: string }[]
}

/** Adds the strays in one text block of a page. */
export function addTextStrays(found: StrayFact[], stated: StatedOn): void {
  const { text, statements, claims } = stated
  const { owners = [], altered: edited } = statements.written ?? {}
  const passage = owners.map((owner) => passageStray(owner, stated)).find((each) => each !== undefined)
  if (passage) found.push({ slot: 'passage', phrase: text, ...passage })
  // What a text about another place states is true of that place.
  if (passage && passage.kind !== 'service') return
  const altered = passage ? undefined : edited
  const strays: StrayFact[] = []
  addStatedStrays(strays, stated)
  // What the manifest says as well is not a stray. Any other stray says more exactly what is wrong with an edited text.
  const added = altered ? strays.filter((stray) => !isIn(stray, altered.original)) : strays
  found.push(...added)
  if (altered && added.length === 0 && claims.every(({ phrase }) => altered.original.includes(phrase)))
    found.push({ kind: 'altered', slot: 'text', found: altered.found, wanted: altered.wanted, phrase: text })
}

/** A text of another place or service than those of the page. A card has the name of its record before the text. */
function passageStray(
  { city, county, service }: TextOwner,
  { before = '', subject, known }: StatedOn,
): Pick<StrayFact, 'kind' | 'found' | 'wanted'> | undefined {
  const { place } = subject
  if (city !== undefined && place && !isOwnCity(city, place, known)) {
    if (place.kind === 'city' || !before.includes(city)) return { kind: 'place', found: city, wanted: place.name }
  }
  if (county !== undefined && place && county !== place.county && !before.includes(county))
    return { kind: 'county', found: county, wanted: place.name }
  if (subject.service && service !== undefined && service !== subject.service.name && !before.includes(service))
    return { kind: 'service', found: service, wanted: subject.service.name }
  return undefined
}

/** `$100–30` is not in `$100–300`. */
function isIn({ found }: StrayFact, original: string): boolean {
  const at = found === '' ? -1 : original.indexOf(found)
  return at >= 0 && !(/\d$/.test(found) && /\d/.test(original.charAt(at + found.length)))
}

function addStatedStrays(found: StrayFact[], stated: StatedOn): void {
  const { text, statements, subject, known, addresses } = stated
  const { place } = subject
  const at = { slot: 'text', phrase: text }
  // A card has the name of its place before the codes. Namesakes may have each other's. An address has other numbers too.
  const { postalCodes, labelCodes } = statements
  const codes = labelCodes.length === 0 ? undefined : known.codesOf.get(stated.before ?? '')
  const code = codes?.length ? labelCodes.find((each) => !codes.includes(each)) : undefined
  const isLabel = code !== undefined && !/\d/.test(without(text, [...postalCodes, ...labelCodes]))
  if (isLabel) found.push({ ...at, kind: 'postal-code', found: code, wanted: codes?.join(', ') ?? '' })
  for (const slip of statements.slips)
    found.push({ ...at, kind: 'slip', found: slip.words, wanted: slip.what, ...(isNote(slip) && { isNote: true }) })
  for (const { words, last } of statements.deadlines) found.push({ ...at, kind: 'offer', found: words, wanted: last })
  if (statements.notices.length > 0 && stated.page.route !== 'article' && !isAttributed(text, stated.page.own))
    for (const { words, last } of statements.notices) found.push({ ...at, kind: 'offer', found: words, wanted: last })
  for (const { words, first } of statements.days) found.push({ ...at, kind: 'day', found: words, wanted: first })
  for (const { words, claim } of statements.claims) found.push({ ...at, kind: 'claim', found: words, wanted: claim })
  for (const { phrase, value } of statements.amounts)
    if (!isTrueAmount(value, subject, known))
      found.push({ ...at, kind: 'price', found: phrase, wanted: trueAmount(subject) })
  for (const stranger of statements.strangers)
    if (!isAttributed(text, stated.page.own)) found.push({ ...at, ...stranger })
  const { misspelt, pointer, partOf } = statements
  if (pointer?.elements.every((name) => !stated.page.own.byName.has(name)))
    found.push({
      ...at,
      kind: 'slip',
      found: pointer.words,
      wanted: `The text says "${pointer.words}", but the page has no ${pointer.what}`,
    })
  if (misspelt && !isAttributed(text, stated.page.own))
    found.push({ ...at, kind: 'place', slot: place?.names.has(misspelt.wanted) ? 'text' : 'spelling', ...misspelt })
  if (!place) return
  if (partOf && place.names.has(partOf.part) && isFar(place, partOf, known))
    found.push({ ...at, kind: 'place', slot: 'whole', found: partOf.whole, wanted: place.name })
  const region = wrongRegion(place, statements.regions)
  if (region !== undefined && !isServed(region, known))
    found.push({ ...at, kind: 'county', found: region, wanted: `${place.name}, ${place.region}` })
  // A county says more exactly what is wrong than the whole sentence.
  else if (otherCounty(place, stated) !== undefined) addPlaceStrays(found, place, stated)
  // The site rule compares the whole sentence with what the table of cities gives.
  else if (
    statements.strangers.length + statements.slips.length === 0 &&
    (statements.hasDistance || isOtherPopulation(place, statements))
  )
    found.push({ ...at, kind: 'figure', found: '', wanted: '' })
  // A text that says where the company is, which may be in another place.
  else if (!addresses.some(({ street }) => text.includes(street))) addPlaceStrays(found, place, stated)
}

/** Whether a slip is a note that is meant for no reader. */
const isNote = ({ code, severity }: Slip) => code === 'note-in-text' && severity === 'error'

const without = (text: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text)

function addPlaceStrays(
  found: StrayFact[],
  own: PlaceTruth,
  { text, before, after, statements, page, known }: StatedOn,
): void {
  const { cities, postalCodes } = statements
  const counties = countiesIn(own, statements)
  const at = { slot: 'text', phrase: text }
  const code = postalCodes.find((each) => !own.postalCodes.has(each))
  // Beside a code of the place, the code of the company's address is not that address.
  const isListed = text === code && [before, after].some((each) => each !== undefined && own.postalCodes.has(each))
  if (code !== undefined)
    found.push({
      ...at,
      ...(isListed && { slot: 'list of postal codes' }),
      kind: 'postal-code',
      found: code,
      wanted: [...own.postalCodes].join(', '),
    })
  if (cities.some((name) => own.names.has(name)) || counties.includes(own.county)) {
    const county = otherCounty(own, { text, statements, page })
    if (county !== undefined) found.push({ ...at, kind: 'county', found: county, wanted: own.county })
    return
  }
  const city = cities.find((name) => !isOwnCity(name, own, known))
  const county = counties.find((name) => name !== own.county)
  const name = city ?? county
  const isInList = text === city && [before, after].some((each) => known.cityNames.has(each ?? ''))
  if (name === undefined || isInList || isLinked(name, text, page.own) || isAttributed(text, page.own)) return
  if (city !== undefined) found.push({ ...at, kind: 'place', found: city, wanted: own.name })
  else found.push({ ...at, kind: 'county', found: name, wanted: own.county })
}

/** A county may have the name of a region, as York and North Yorkshire, or that of a town elsewhere, such as Liverpool in Fairfield. */
const countiesIn = (own: PlaceTruth, { counties }: Statements) =>
  counties.filter(
    (name) => name !== own.region && name !== own.regionName && (name === own.county || !own.names.has(name)),
  )

/** Another county in a text that names a city and not the county of the city. */
function otherCounty(
  own: PlaceTruth,
  { text, statements, page }: Pick<StatedOn, 'text' | 'statements' | 'page'>,
): string | undefined {
  const counties = countiesIn(own, statements)
  if (counties.length === 0 || own.kind !== 'city' || counties.includes(own.county)) return undefined
  if (!statements.cities.some((name) => own.names.has(name))) return undefined
  const [county] = counties
  return county === undefined || isLinked(county, text, page.own) ? undefined : county
}

/** Kilometers at which two places are not parts of one, and at which one is no suburb of the other. */
const farApart = { part: 15, suburb: 45 }

/**
 * Whether a city is in another county than a place, or too far from it for the place to be a part of it. A region may have
 * the name of a city: Westchester County is a part of New York, and Gisborne District of Gisborne. A suburb of a larger city may
 * be a town of its own, in any county.
 */
function isFar(
  place: PlaceTruth,
  { whole: name, isSuburb }: NonNullable<Statements['partOf']>,
  { places, countiesOf }: Known,
): boolean {
  const { kind, county, regionName, coordinates: own, population = 0 } = place
  if (!countiesOf.has(name) || name === regionName) return false
  if (kind === 'county' && countiesOf.get(name)?.has(county)) return false
  const isSmaller = [...places.values()].some((each) => each.name === name && (each.population ?? 0) > population)
  const isTown = isSuburb && isSmaller
  if (!isTown && !countiesOf.get(name)?.has(county)) return true
  const limit = isTown ? farApart.suburb : farApart.part
  return [...places.values()].every((each) => {
    if (each.name !== name || !each.coordinates || !own) return each.name !== name || !own
    const east = (own.longitude - each.coordinates.longitude) * Math.cos((own.latitude * Math.PI) / 180)
    return ((own.latitude - each.coordinates.latitude) ** 2 + east ** 2) * kilometersOfDegree ** 2 > limit ** 2
  })
}

const kilometersOfDegree = 111

/** Whether a text gives the place, and no other one, another number of residents. */
const isOtherPopulation = (
  { names, population, populationBasis }: PlaceTruth,
  { cities, population: stated }: Statements,
) =>
  population !== undefined &&
  stated !== undefined &&
  !isRounded(stated, population, populationBasis) &&
  cities.every((name) => names.has(name))

/** The name of the place with a region that it is not in, e.g. `Park City, NV`. */
export function wrongRegion({ names, region: own }: PlaceTruth, regions: Statements['regions']): string | undefined {
  if (regions.length === 0) return undefined
  const isIn = regions.some(({ name, region }) => names.has(name) && region === own)
  const other = regions.find(({ name, region }) => names.has(name) && region !== own)
  return other && own !== undefined && !isIn ? `${other.name}, ${other.region}` : undefined
}

/** Whether a place with its region is one of the manifest: a namesake across the border, which may be the nearest place. */
const isServed = (place: string, { places }: Known) =>
  [...places.values()].some(({ name, region }) => `${name}, ${region}` === place)

/** Whether a text names a place in a link: it is part of a list of places, or mentions one in passing. */
function isLinked(name: string, text: string, own: HtmlScan): boolean {
  let bare: string | undefined
  return elementsNamed(own, 'a').some((link) => {
    if (!isInside(link, 'main') || !link.label.includes(name)) return false
    bare ??= withoutSpace(text)
    const around = besideLink(link, own.html)
    const whole = withoutSpace(around.before + link.label + around.after)
    return around.before + around.after === '' ? bare === whole : bare.includes(whole)
  })
}

/** The text between a link and the tags next to it. */
function besideLink({ offset, end }: HtmlElement, html: string): { before: string; after: string } {
  const start = html.slice(Math.max(0, offset - nearby), offset)
  const before = start.slice(Math.max(start.lastIndexOf('<'), start.lastIndexOf('>')) + 1)
  const [after = ''] = /^[^<>]*/.exec(html.slice(end, end + nearby)) ?? []
  return { before: decodeHTML(before), after: decodeHTML(after) }
}

/** Characters beside a link that are compared. */
const nearby = 40

const withoutSpace = (text: string) => text.replace(/\s/g, '')

/** Whether a text is the caption of a picture or a testimonial, which names the place that it is from. */
function isAttributed(text: string, own: HtmlScan): boolean {
  const captions = elementsNamed(own, 'figcaption')
  if (captions.length === 0) return false
  const bare = withoutSpace(text)
  return captions.some(({ text: caption }) => caption.length >= bare.length && withoutSpace(caption).includes(bare))
}
