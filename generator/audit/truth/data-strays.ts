import type { Manifest } from '#manifest/schema.ts'
import { unitCodeOfPrice } from '#src/country/units.ts'
import { unitText } from '#src/format.ts'
import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { dataNodes, hasType, isLocalBusiness, isNode, listOf, textOf } from '../structured-data/nodes.ts'
import { statedPrices } from '../structured-data/prices.ts'
import type { Known } from './known-names.ts'
import { addPositionStrays } from './position-strays.ts'
import { isOwnCity, isTrueAmount, type Subject, trueAmount } from './subject.ts'

const slot = 'structured data'

/** Where the profiles of the company are. */
export const sameAsSlot = 'sameAs'

type Checked = { page: OwnPage; subject: Subject; known: Known; manifest: Manifest }

/** Adds the strays in structured data: prices, names of areas and services, and coordinates. */
export function addDataStrays(found: StrayFact[], checked: Checked): void {
  addPriceStrays(found, checked)
  addUnitStrays(found, checked)
  addNameStrays(found, checked)
  addAreaStrays(found, checked)
  addPositionStrays(found, checked)
  addProfileStrays(found, checked)
}

/** Anything else is no currency, which is another fault: offer-price. */
const isCode = (currency: string | undefined) => currency !== undefined && /^[A-Z]{3}$/.test(currency)

function addPriceStrays(found: StrayFact[], { page, subject, known, manifest: { site } }: Checked): void {
  const currency = subject.service?.currency
  for (const stated of statedPrices(page)) {
    const amount = Number(stated.value)
    const phrase = String(stated.value)
    if (!(amount > 0)) continue
    if (!isTrueAmount(amount, subject, known))
      found.push({ kind: 'price', slot, found: phrase, wanted: trueAmount(subject), phrase })
    else if (currency !== undefined && isCode(stated.currency) && stated.currency !== currency)
      found.push({
        kind: 'price',
        slot,
        found: `${phrase} ${stated.currency}`,
        wanted: `${phrase} ${currency}`,
        phrase,
      })
  }
  const { priceRange } = site.business
  if (priceRange === undefined) return
  for (const node of dataNodes(page)) {
    const range = textOf(node.priceRange)
    if (range !== undefined && range !== priceRange && isLocalBusiness(node))
      found.push({ kind: 'price', slot, found: range, wanted: priceRange, phrase: range })
  }
}

/** Adds units of a price other than that of the service: "hour" for "visit". */
function addUnitStrays(found: StrayFact[], { page, manifest }: Checked): void {
  const price = manifest.services.find(({ slug }) => slug === page.params.service)?.price
  if (!price || price.kind === 'quote' || price.kind === 'custom') return
  const unit = unitText({ manifest }, price)
  const code = unitCodeOfPrice(price, manifest.site.language)
  for (const node of dataNodes(page)) {
    const stated = textOf(node.unitText)
    const statedCode = textOf(node.unitCode)
    if (stated === unit && statedCode !== undefined && statedCode !== code)
      found.push({
        kind: 'price',
        slot,
        found: `${price.amount} per ${statedCode}`,
        wanted: `${price.amount} per ${code}, the code of "${unit}"`,
        phrase: statedCode,
      })
    if (stated !== undefined && stated !== unit && Number(node.price) === price.amount)
      found.push({
        kind: 'price',
        slot,
        found: `${price.amount} per ${stated}`,
        wanted: `${price.amount} per ${unit}`,
        phrase: stated,
      })
  }
}

function addNameStrays(found: StrayFact[], { page, subject: { place, service }, known }: Checked): void {
  if (!place && !service) return
  for (const node of dataNodes(page)) {
    const name = textOf(node.name)
    if (name === undefined) continue
    if (service && hasType(node, 'Service') && name !== service.name && known.serviceNames.has(name))
      found.push({ kind: 'service', slot, found: name, wanted: service.name, phrase: name })
    if (!place) continue
    const { names, county, regionName } = place
    // A region may have the name of a county.
    const isCounty = known.countyNames.has(name) && name !== regionName
    if (place.kind === 'city' && hasType(node, 'City') && !names.has(name))
      found.push({ kind: 'place', slot, found: name, wanted: place.name, phrase: name })
    else if (hasType(node, 'AdministrativeArea') && isCounty && name !== county && !names.has(name))
      found.push({ kind: 'county', slot, found: name, wanted: county, phrase: name })
    else if (hasType(node, 'State') && regionName !== undefined && name !== regionName)
      found.push({ kind: 'county', slot, found: name, wanted: regionName, phrase: name })
  }
}

/** Adds areas of services, and the county of a city, that are given by the `@id` of another place, or by its name as a text. */
function addAreaStrays(found: StrayFact[], { page, subject: { place }, known }: Checked): void {
  if (!place) return
  for (const node of dataNodes(page)) {
    const areas = hasType(node, 'Service') ? node.areaServed : hasType(node, 'City') ? node.containedInPlace : undefined
    for (const area of listOf(areas)) {
      const name = isNode(area) ? placeOfId(area['@id'], known)?.name : textOf(area)
      if (name === undefined || name === place.county || place.names.has(name)) continue
      if (known.countyNames.has(name))
        found.push({ kind: 'county', slot, found: name, wanted: place.county, phrase: name })
      else if (known.cityNames.has(name) && !isOwnCity(name, place, known))
        found.push({ kind: 'place', slot, found: name, wanted: place.name, phrase: name })
    }
  }
}

/** Adds the profiles of the company that it does not have: those of a template, or of another company. */
function addProfileStrays(found: StrayFact[], { page, manifest: { site, offices } }: Checked): void {
  for (const node of dataNodes(page)) {
    if (node.sameAs === undefined || !isLocalBusiness(node) || !String(node['@id'] ?? '').startsWith(site.origin))
      continue
    const own = [site.business, ...offices].flatMap(({ sameAs }) => sameAs)
    for (const profile of listOf(node.sameAs).flatMap((each) => textOf(each) ?? []))
      if (!own.includes(profile))
        found.push({ kind: 'domain', slot: sameAsSlot, found: profile, wanted: own.join(', '), phrase: profile })
  }
}

/** The place whose page an `@id` belongs to: `https://…/service-areas/odell/#place`. */
function placeOfId(id: unknown, { places }: Known) {
  const [, slug = ''] = typeof id === 'string' ? (/\/([^/#]+)\/?#/.exec(id) ?? []) : []
  return places.get(slug)
}
