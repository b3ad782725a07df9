import { expect, test } from 'vitest'
import { checkOffices } from '#generator/load/facts/company/office.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const canada = await openGazetteer('CA', ['NS'])
const inNovaScotia = { latitude: 44.7165, longitude: -63.669 }
const inQuebec = { latitude: 45.11678, longitude: -72.99049 }
const inOntario = { latitude: 43.68341, longitude: -79.76633 }

/** What is found of an office in Bedford, Nova Scotia, of which the data has only the namesake in Quebec. */
function found(coordinates: object, rows: readonly object[] = []): string[] {
  const at = { file: 'site.yaml', line: 1, column: 1 }
  const address = { locality: 'Bedford', region: 'NS', regionName: 'Nova Scotia', country: 'CA' }
  const business = { name: 'Brook', address, coordinates }
  const site = { at, locate: () => at, file: { path: at.file, shown: at.file, text: '' }, value: { business } }
  const cities = rows.map((value) => ({ value }))
  const records = { cities, folders: { offices: [], counties: [] }, documents: {} }
  return checkOffices({ site, records, gazetteer: canada } as unknown as FactSources).map(({ code }) => code)
}

test('a town that the data has in another region alone is not that of the office', () => {
  expect(found(inNovaScotia)).toEqual([])
})

test('a town of the table is that of an office in it', () => {
  const bedford = { name: 'Bedford', ...inNovaScotia }
  expect(found(inNovaScotia, [bedford])).toEqual([])
})

test('an office in another region than that of its address is reported', () => {
  expect(found(inQuebec)).toEqual(['office-in-another-region'])
  expect(found(inOntario)).toEqual(['office-in-another-region'])
})
