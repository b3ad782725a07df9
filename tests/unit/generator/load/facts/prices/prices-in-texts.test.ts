import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { pricedServices } from '#generator/load/facts/prices/priced-services.ts'
import { checkPricesInTexts } from '#generator/load/facts/prices/prices-in-texts.ts'

/** How many prices of a service from 200 € are wrong in a section, and in the passage of a place on it. */
function wrongPrices(heading: string, text: string, passage = ''): number {
  const place = {
    ...{ slug: 'osuna', value: { services: { jardines: passage } } },
    locate: () => ({ file: 'osuna.yaml', line: 1, column: 1 }),
    file: { path: 'osuna.yaml', shown: 'osuna.yaml', text: passage },
  }
  const price = { kind: 'from', amount: 200, currency: 'EUR', unit: 'mes' }
  const service = {
    slug: 'jardines',
    value: { name: 'Jardines', price, sections: [{ heading, text }] },
    locate: () => ({ file: 'jardines.yaml', line: 1, column: 1 }),
    file: { path: 'jardines.yaml', shown: 'jardines.yaml', text },
  }
  const none = { pages: [], articles: [], offices: [], cities: [place], counties: [], traits: [] }
  const records = { folders: { ...none, services: [service] }, documents: {}, cities: [], language: { tag: 'es-ES' } }
  const site = { value: { business: {}, policies: [], claims: [] } }
  const sources = { records, site } as unknown as FactSources // no other field is read
  return checkPricesInTexts(sources, pricedServices(sources.records), undefined).length
}

test.each([
  ['Piscinas', 'El servicio cuesta desde 90 € al mes.', 0],
  ['Precios', 'El servicio cuesta desde 90 € al mes.', 1],
  ['Precios', 'El servicio cuesta desde 290 € con las plantas, o 200 € sin ellas.', 0],
  ['Jardines de casas', 'El servicio cuesta desde 90 € al mes.', 1],
  ['Cuánto cuesta', 'El servicio cuesta desde 200 € al mes.', 0],
])('a section "%s" of a service from 200 € says "%s"', (heading, text, count) => {
  expect(wrongPrices(heading, text)).toBe(count)
})

test.each([
  ['Aquí cuesta desde 90 €.', 1],
  ['Aquí cuesta desde 450 €.', 0],
  ['Aquí cuesta desde 200 €.', 0],
  ['En la misma calle, una visita cuesta 150 € en vez de 200 €.', 0],
])('the passage of a place says "%s"', (passage, count) => {
  expect(wrongPrices('Jardines de azotea', 'Los de azotea cuestan desde 450 € al mes.', passage)).toBe(count)
})
