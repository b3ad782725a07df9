import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkCompanyNames, checkLaw } from '#generator/load/facts/subjects/another-company.ts'
import type { FieldText } from '#generator/load/facts/texts.ts'

const at = { file: 'site.yaml', line: 1, column: 1 }
const record = { at, locate: () => at, file: { path: at.file, shown: at.file, text: '' } }

/** The words that are found in a description of a company in Minnesota, in the counties Washington and Dakota. */
function found(text: string): string[] {
  const county = (name: string) => ({ value: { name, region: 'MN' } })
  const sources = {
    site: { value: { business: { address: { country: 'US', region: 'MN' } } } },
    records: { cities: [], folders: { counties: [county('Washington'), county('Dakota')], offices: [] } },
  } as unknown as FactSources // what the check reads
  const field = { record, path: ['description'], text } as unknown as FieldText
  return checkLaw([field], sources).flatMap(({ words }) => words ?? [])
}

test('a state with the name of a county of the company is the county in a description', () => {
  expect(found('Roofs in Washington and Dakota County, Minnesota.')).toEqual([])
  expect(found('Roofs in Oregon and Dakota County, Minnesota.')).toEqual(['in Oregon'])
  expect(found('Washington law applies.')).toEqual(['Washington law'])
})

test('a license that the company does not have may be one of another state', () => {
  expect(found('We are licensed in Oregon.')).toEqual(['licensed in Oregon'])
  expect(found('We are not licensed in Oregon.')).toEqual([])
  expect(found('We aren’t registered in Oregon, where others do this work.')).toEqual([])
  expect(found('It does not matter. We are licensed in Oregon.')).toEqual(['licensed in Oregon'])
})

/** The words that are found in a heading of Ashby Drains. */
function foundNames(text: string): string[] {
  const sources = {
    site: { value: { business: { name: 'Ashby Drains', trade: 'cleaning company' } } },
    records: { folders: { services: [], pages: [] } },
  } as unknown as FactSources // what the check reads
  const field = { record, path: ['heading'], text } as unknown as FieldText
  return checkCompanyNames([field], [], sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Why Store-Bought Cleaners Disappoint', []],
  ['Why Enzyme Cleaners Take Longer', []],
  ['Why Most Cleaners Fail', []],
  ['Why Denby Cleaners Disappoint', ['Denby Cleaners']],
  ['Why Denby-Holt Cleaners Disappoint', ['Denby-Holt Cleaners']],
  ['Why Mosty Cleaners Fail', ['Mosty Cleaners']],
])('the heading "%s"', (text, names) => {
  expect(foundNames(text)).toEqual(names)
})
