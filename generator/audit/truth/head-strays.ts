import { distanceWords } from '#src/country/units.ts'
import type { StrayFact } from '../../core/facts.ts'
import { metaContent, type OwnPage } from '../../core/html/page.ts'
import { elementsNamed, isInside } from '../../core/html/scan-html.ts'
import { hasLeftover } from '../../core/text/leftovers.ts'
import { literal } from '../../core/text/literal.ts'
import { sentenceAt } from '../../core/text/sentences.ts'
import { hashWords } from '../../core/text/words.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../structured-data/nodes.ts'
import type { Known } from './known-names.ts'
import type { StatementReader } from './read-statements.ts'
import { isOwnCity, isTrueAmount, type Subject, trueAmount } from './subject.ts'
import { wrongRegion } from './text-strays.ts'

/** A description for social networks that is a text of the manifest for another service. */
export const copiedSlot = 'og:description of another service'

/** `Park City, UT`: few titles have a region after a comma. */
const hasRegion = /, [A-Z]{2}(?!\w)/

/** A page, and what is known of it. */
type Head = { page: OwnPage; subject: Subject; known: Known; reader: StatementReader }

/** The strays in titles, headings, descriptions and alt texts: a page that names another place there is about that place. */
export function headStrays(page: OwnPage, subject: Subject, known: Known, reader: StatementReader): StrayFact[] {
  const head = { page, subject, known, reader }
  const texts = altTexts(page)
  return [
    ...titlesOf(page).flatMap((title) => titleStrays(title, head)),
    ...descriptionsOf(page).flatMap((description) => descriptionStrays(description, head)),
    ...texts.flatMap((phrase) => [
      ...strangeTowns(['alt text', phrase], head),
      ...strangeRegions(['alt text', phrase], hashWords(phrase), head),
    ]),
    ...[...texts, ...socialAltTexts(page)].flatMap((phrase) => otherPlaces(phrase, head)),
  ]
}

function titleStrays([slot, phrase]: Slotted, head: Head): StrayFact[] {
  const { reader, subject } = head
  const { place, service } = subject
  const found: StrayFact[] = []
  const words = hashWords(phrase)
  const names = place ? reader.placesIn(words) : []
  const services = service ? reader.servicesIn(words) : []
  const [other] = services.includes(service?.name ?? '') ? [] : services
  const region =
    place && hasRegion.test(phrase) ? wrongRegion(place, reader.mentionsIn(phrase, words).regions) : undefined
  if (place && region !== undefined)
    found.push({ kind: 'county', slot, found: region, wanted: `${place.name}, ${place.region}`, phrase })
  else if (place && !names.some((name) => place.names.has(name) || name === place.county))
    found.push(...placeStrays([slot, phrase], names, head))
  if (place && names.length === 0 && other === undefined) {
    const misspelt = reader.misspeltIn(phrase)
    if (misspelt) found.push({ kind: 'place', slot, ...misspelt, phrase })
    else if (isNameless(slot, phrase)) found.push({ kind: 'place', slot, found: '', wanted: place.name, phrase })
  }
  if (service && other !== undefined) found.push({ kind: 'service', slot, found: other, wanted: service.name, phrase })
  // One without its place as well is a finding about the place.
  else if (service && slot === 'H1' && (!place || names.length > 0) && isUnnamed(service.name, phrase, head))
    found.push({ kind: 'service', slot, found: '', wanted: service.name, phrase })
  for (const { phrase: written, value } of reader.amountsIn(phrase))
    if (!isTrueAmount(value, subject, head.known) && !reader.isWritten(written))
      found.push({ kind: 'price', slot, found: written, wanted: trueAmount(subject), phrase })
  const twice = wordsTwice(phrase)
  if (twice !== undefined && !reader.isWritten(twice))
    found.push({ kind: 'slip', slot, found: twice, wanted: `The ${slot} has "${twice}"`, phrase })
  found.push(...strangeRegions([slot, phrase], words, head))
  return found
}

/** Whether an amount is in a sentence of the manifest, such as one about a place. A long description is cut off. */
const isOfManifest = (amount: string, phrase: string, reader: StatementReader): boolean =>
  reader.isWritten(sentenceAt(phrase, phrase.indexOf(amount)).replace(/ ?…$/, ''))

function descriptionStrays([slot, phrase]: Slotted, head: Head): StrayFact[] {
  const { reader, subject, known } = head
  const { place, service } = subject
  const found: StrayFact[] = []
  for (const { phrase: written, value } of reader.amountsIn(phrase))
    if (!isTrueAmount(value, subject, known) && !isOfManifest(written, phrase, reader))
      found.push({ kind: 'price', slot, found: written, wanted: trueAmount(subject), phrase })
  const words = hashWords(phrase)
  found.push(...strangeRegions([slot, phrase], words, head))
  // Two pages with one meta description are a finding of their own.
  const other = service && slot === 'og:description' ? reader.serviceWith(phrase) : undefined
  if (service && other !== undefined && other !== service.name)
    found.push({ kind: 'service', slot: copiedSlot, found: other, wanted: service.name, phrase })
  if (!place) return found
  const code = reader.postalCodesIn(phrase).find((each) => !place.postalCodes.has(each))
  if (code !== undefined)
    found.push({ kind: 'postal-code', slot, found: code, wanted: [...place.postalCodes].join(', '), phrase })
  // Keywords have no words between names: "Drain Cleaning Odell".
  const names = slot === 'keywords' ? reader.placesIn(words) : []
  const { cities, counties } = reader.mentionsIn(phrase, words)
  const about = subjectOf(phrase)
  const first = cities.find((name) => about === name || about?.endsWith(` in ${name}`))
  if (first !== undefined) found.push(...placeStrays([slot, phrase], [first], head))
  else if (![...cities, ...counties, ...names].some((name) => place.names.has(name))) {
    const others = placeStrays(
      [slot, phrase],
      [...cities, ...counties, ...names].filter((name) => !isBeside(name, phrase)),
      head,
    )
    found.push(...(others.length > 0 ? others : strangeTowns([slot, phrase], head)))
  }
  const misspelt = reader.misspeltIn(phrase)
  if (misspelt) found.push({ kind: 'place', slot, ...misspelt, phrase })
  return found
}

/** `on the south side of Odell`, `near Odell`: a description that a place shares with its neighbor. */
const isBeside = (name: string, phrase: string): boolean =>
  new RegExp(
    `\\b(?:side|edge|outskirts|(?:north|south|east|west)\\w*|${distanceWords.en}|${distanceWords.es}|minutes?|norte|sur|este|oeste|cerca) (?:of|from|de|del) ${literal(name)}|\\b(?:near|between|beyond|outside|fac(?:es|ing)|opposite|across from|beside|next to|borders|adjoins|neighbors|neighbours|entre|junto a|frente a) ${literal(name)}`,
  ).test(phrase)

/** A town that is nowhere in the manifest. */
function strangeTowns([slot, phrase]: Slotted, { reader }: Head): StrayFact[] {
  const town = reader.strangeTownIn(phrase)
  return town === undefined ? [] : [{ kind: 'place', slot, found: town, wanted: '', phrase }]
}

/** Another place of the manifest in an alt text. */
function otherPlaces(phrase: string, head: Head): StrayFact[] {
  const { place } = head.subject
  if (!place) return []
  const { cities, counties } = head.reader.mentionsIn(phrase, hashWords(phrase))
  // `Clean office in North Zone, Madrid`: the region of a county may have the name of a city.
  const isNamed = [...cities, ...counties].some((name) => place.names.has(name))
  return isNamed ? [] : placeStrays(['alt text', phrase], cities, head)
}

/** A region that is nowhere in the manifest. */
function strangeRegions([slot, phrase]: Slotted, words: Int32Array, { reader }: Head): StrayFact[] {
  const region = reader.strangeRegionIn(phrase, words)
  return region === undefined ? [] : [{ kind: 'county', slot, found: region, wanted: '', phrase }]
}

/** The first of some names that is not that of the place of the page. */
function placeStrays([slot, phrase]: Slotted, names: readonly string[], { subject, known }: Head): StrayFact[] {
  const { place } = subject
  if (!place) return []
  const city = names.find((name) => known.cityNames.has(name) && !isOwnCity(name, place, known))
  if (city !== undefined) return [{ kind: 'place', slot, found: city, wanted: place.name, phrase }]
  const county = names.find((name) => known.countyNames.has(name) && name !== place.county)
  return county === undefined ? [] : [{ kind: 'county', slot, found: county, wanted: place.county, phrase }]
}

/**
 * Whether an H1 has some words of the name of its service and other ones in place of the rest, and is no heading of the
 * manifest. One that has none of them disagrees with the title.
 */
function isUnnamed(service: string, phrase: string, { reader }: Head): boolean {
  const heading = phrase.toLowerCase()
  // Another form of a word begins as the word.
  const starts = service.toLowerCase().match(/(?<!\p{L})\p{L}{4}/gu) ?? []
  const found = starts.filter((start) => heading.includes(start)).length
  return found > 0 && found < starts.length && isNameless('H1', phrase) && !reader.isWritten(phrase)
}

/** A word between names, or several words, twice in a row: `in in`, `Park City Park City`. A name may be Walla Walla. */
const twiceInRow =
  /(?<![\p{L}\d’'-])(?:(in|of|the|and|for|to|at|on|your|our|with|near|en|de|la|el|los|las|para|con|por) \1|(\p{L}+(?: \p{L}+){1,3}) \2)(?![\p{L}\d’'-])/iu

const wordsTwice = (title: string) => twiceInRow.exec(title)?.[0]

/**
 * Whether a text without any place is one that should name it. Site rules leave out page types whose titles name none. A title
 * that was cut, or was never written, has no name for another reason.
 */
const isNameless = (slot: string, phrase: string) =>
  (slot === 'title' || slot === 'H1' || slot.endsWith(':title')) && !phrase.endsWith('…') && !hasLeftover(phrase)

/** `Cleaning in Odell: …`: what a description says first, before a colon or a dash, is what it is about. */
function subjectOf(description: string): string | undefined {
  const end = description.search(/[:.!?–—|]/)
  return end < 0 || end > 60 || /[.!?]/.test(description.charAt(end)) ? undefined : description.slice(0, end).trim()
}

/** The titles and headings that say what a page is about, each text once. */
function titlesOf(page: OwnPage): Slotted[] {
  const crumbs = dataNodes(page).find((node) => hasType(node, 'BreadcrumbList'))
  const last = listOf(crumbs?.itemListElement).at(-1)
  const heading = elementsNamed(page.own, 'h1')[0]?.label
  return distinct([
    ['title', page.title],
    ['og:title', metaContent(page.own, 'og:title')],
    ['twitter:title', metaContent(page.own, 'twitter:title')],
    ['H1', heading],
    ['breadcrumb', isNode(last) ? textOf(last.name) : undefined],
  ])
}

/** Alt texts of pictures in the main content outside links, which may lead to another place. */
function altTexts(page: OwnPage): string[] {
  return elementsNamed(page.own, 'img').flatMap((image) =>
    image.attributes.alt && isInside(image, 'main') && !isInside(image, 'a') ? image.attributes.alt : [],
  )
}

/** Alt texts of the pictures for social networks. */
function socialAltTexts(page: OwnPage): string[] {
  const found = ['og:image:alt', 'twitter:image:alt'].flatMap((name) => metaContent(page.own, name) ?? [])
  return [...new Set(found)]
}

function descriptionsOf(page: OwnPage): Slotted[] {
  return distinct([
    ['meta description', page.description],
    ['og:description', metaContent(page.own, 'og:description')],
    ['twitter:description', metaContent(page.own, 'twitter:description')],
    ['keywords', metaContent(page.own, 'keywords')],
  ])
}

/** A text, and where it is. */
type Slotted = [slot: string, text: string]

/** Texts that are not empty; of equal texts, the first. */
function distinct(entries: readonly (readonly [slot: string, text: string | undefined])[]): Slotted[] {
  const found: Slotted[] = []
  for (const [slot, text] of entries)
    if (text !== undefined && text !== '' && !found.some(([, known]) => known === text)) found.push([slot, text])
  return found
}
