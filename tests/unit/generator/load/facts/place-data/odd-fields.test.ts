import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkOddFields } from '#generator/load/facts/place-data/odd-fields.ts'

const file = (path: string) => ({
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const per = (unit: string) => ({ kind: 'from', amount: 90, currency: 'USD', unit })
const hourly = { kind: 'hourly', amount: 60, currency: 'USD' }

/** The codes of what is found in the records of a company with some services, by their prices, and a page with a text. */
function found(prices: Record<string, object>, body = ''): string[] {
  const services = Object.entries(prices).map(([name, price]) => ({
    ...file(`services/${name}.yaml`),
    slug: name,
    value: { name, price, body: '' },
  }))
  const none = { guide: [], cities: [], counties: [], traits: [], articles: [], offices: [], categories: [] }
  const business = { name: 'Brook', address: { country: 'US', region: 'OH', locality: 'Ashby' } }
  const site = {
    business,
    frequencies: [],
    policies: [],
    urls: {},
    display: { toast: { duration: 0, removeDelay: 0 } },
  }
  const sources = {
    site: { ...file('site.yaml'), value: site },
    records: {
      language: { tag: 'en-US' },
      cities: [],
      documents: {},
      folders: { ...none, services, pages: [{ ...file('pages/about.md'), slug: 'about', value: { body } }] },
    },
  } as unknown as FactSources // what the check reads
  return checkOddFields(sources).map(({ code }) => code)
}

test.each([
  ['house', 'House Washing', []],
  ['building', 'Building Checks', []],
  ['thermostat', 'Thermostat Setup', ['price-unit-differs']],
])('a price of gutters per %s, beside a service "%s"', (unit, other, codes) => {
  expect(found({ Gutters: per(unit), [other]: per(unit) })).toEqual(codes)
})

test.each([
  ['Organizing is billed by the square foot.', 'an hour', ['price-in-text-differs']],
  ['Our home organizing is priced by the room.', 'an hour', ['price-in-text-differs']],
  ['Organizing is billed by the hour.', 'an hour', []],
  ['Organizing is billed by the hour.', 'a visit', ['price-unit-differs']],
  ['Organizing is billed by the square foot.', 'a visit', []],
])('"%s", of a service with a price for %s', (body, basis, codes) => {
  expect(found({ 'Home Organizing': basis === 'an hour' ? hourly : per('visit') }, body)).toEqual(codes)
})

test('a text about one of two services with its name contradicts neither', () => {
  const prices = { 'Home Organizing': hourly, 'Garage Organizing': hourly }
  expect(found(prices, 'Organizing is billed by the room.')).toEqual([])
})
