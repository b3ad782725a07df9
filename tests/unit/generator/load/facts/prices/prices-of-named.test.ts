import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { pricedServices } from '#generator/load/facts/prices/priced-services.ts'
import { checkPricesOfNamed } from '#generator/load/facts/prices/prices-of-named.ts'

const at = { file: 'cities/avon.yaml', line: 1, column: 1 }
const recordOf = (value: object, slug: string) => ({
  slug,
  at,
  locate: () => at,
  file: { path: at.file, shown: at.file, text: '' },
  value,
})

/** What is found in the text of a county, of a company with some services. */
function found(body: string, tag = 'en-US'): string[] {
  const service = (name: string, amount: number, kind = 'from') =>
    recordOf({ name, body: '', price: { kind, amount, unit: kind === 'from' ? 'home' : 'hour' } }, name)
  const services = [
    service('Move-Out Packing', 149),
    service('Deep Washing', 199),
    service('Drain Repair', 99),
    service('Piano Tuning', 120, 'hourly'),
    service('Limpieza de oficinas', 130),
  ]
  const folders = { pages: [], articles: [], offices: [], cities: [], traits: [], services }
  const sources = {
    site: recordOf({ business: {}, policies: [], claims: [] }, 'site'),
    records: {
      cities: [],
      documents: {},
      folders: { ...folders, counties: [recordOf({ body }, 'avon')] },
      language: { tag },
    },
  } as unknown as FactSources // what the check reads
  return checkPricesOfNamed(sources, pricedServices(sources.records)).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Move-outs here start at $59.', 'start at $59'],
  ['Move outs cost $59 in town.', '$59'],
  ['Small move-out jobs from $79.', 'from $79'],
  ['A move-out is just $89 here.', '$89'],
  ['Move-out packing starts at $59.', 'starts at $59'],
  ['Deep washes start at $119.', 'start at $119'],
  ['A deep wash costs only $119.', '$119'],
  ['Deep visits are priced from $129.', 'from $129'],
  ['Drain repairs start at $49.', 'start at $49'],
  ['La limpieza de oficinas cuesta desde 59 €.', 'desde 59 €', 'es-ES'],
])('"%s" is below the price of a service', (text, words, tag = 'en-US') => {
  expect(found(text, tag)).toEqual([words])
})

test.each([
  'Move-outs here start at $149.',
  'Move-outs with a piano start at $259.',
  'Drains start at $15 each.',
  'Drains in a kitchen start at $15.',
  'Deep stains cost $30.',
  'Move-outs cost $20 more on Sundays.',
  'Move-outs save $30 with a plan.',
  'Piano tuning starts at $60.',
  'Move-out packing has an add-on from $25.',
  'Other companies have move-outs from $59.',
  'A move-out box costs $5.',
  'The deposit for a move-out is $50.',
  'Weekly move-outs start at $59.',
  'Ashby ended at the mill for us then, and a deep wash cost $60. Today’s is from $199.',
  'A deep wash costs $99 with a plan.',
  'A deep wash costs $20 in soap.',
  'A deep wash is $30 a room.',
  'A deep wash costs $40 if the gate is locked.',
  'A deep wash is $159 for members.',
  'A deep wash costs $159, as new customers get $40 off.',
])('"%s" is not', (text) => {
  expect(found(text)).toEqual([])
})
