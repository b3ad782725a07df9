import type { Manifest } from '#manifest/schema.ts'
import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { dataNodes, hasType, isLocalBusiness, textOf } from '../structured-data/nodes.ts'
import { statedPrices } from '../structured-data/prices.ts'
import type { Known } from './known-names.ts'
import { isTrueAmount, type Subject, trueAmount } from './subject.ts'

const slot = 'structured data'

/** The strays in structured data: prices, and names of areas and services. */
export function dataStrays(page: OwnPage, subject: Subject, known: Known, manifest: Manifest): StrayFact[] {
  return [...priceStrays(page, subject, known, manifest), ...nameStrays(page, subject, known)]
}

function* priceStrays(page: OwnPage, subject: Subject, known: Known, { site }: Manifest): Generator<StrayFact> {
  const currency = subject.service?.currency
  for (const stated of statedPrices(page)) {
    const amount = Number(stated.value)
    const phrase = String(stated.value)
    if (!(amount > 0)) continue
    if (!isTrueAmount(amount, subject, known))
      yield { kind: 'price', slot, found: phrase, wanted: trueAmount(subject), phrase }
    else if (currency !== undefined && stated.currency !== undefined && stated.currency !== currency)
      yield { kind: 'price', slot, found: `${phrase} ${stated.currency}`, wanted: `${phrase} ${currency}`, phrase }
  }
  const { priceRange } = site.business
  for (const node of dataNodes(page)) {
    const range = textOf(node.priceRange)
    if (range !== undefined && priceRange !== undefined && range !== priceRange && isLocalBusiness(node))
      yield { kind: 'price', slot, found: range, wanted: priceRange, phrase: range }
  }
}

function* nameStrays(page: OwnPage, { place, service }: Subject, known: Known): Generator<StrayFact> {
  if (!place && !service) return
  for (const node of dataNodes(page)) {
    const name = textOf(node.name)
    if (name === undefined) continue
    const stray = { slot, found: name, phrase: name }
    if (service && hasType(node, 'Service') && name !== service.name && known.serviceNames.has(name))
      yield { ...stray, kind: 'service', wanted: service.name }
    if (!place) continue
    const { names, county, regionName } = place
    if (place.kind === 'city' && hasType(node, 'City') && !names.has(name))
      yield { ...stray, kind: 'place', wanted: place.name }
    else if (hasType(node, 'AdministrativeArea') && known.countyNames.has(name) && name !== county)
      yield { ...stray, kind: 'county', wanted: county }
    else if (hasType(node, 'State') && regionName !== undefined && name !== regionName)
      yield { ...stray, kind: 'county', wanted: regionName }
  }
}
