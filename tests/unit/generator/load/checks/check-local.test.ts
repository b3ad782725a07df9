import { expect, test } from 'vitest'
import { checkLocal } from '#generator/load/checks/check-local.ts'
import type { Records } from '#generator/load/records.ts'

const at = { file: 'cities/denby.yaml', line: 1, column: 1 }

/** The problems of a text of Denby, an alias of a city, where cities.csv has Denby and Holt. */
function found(alias: string): string[] {
  const record = { slug: 'denby', at, locate: () => at }
  const records = {
    cities: [{ ...record, value: { alias_of: alias } }],
    folders: { cities: [{ ...record, value: { traits: [], services: {} } }], counties: [], traits: [] },
    documents: {},
    written: { cityRows: new Set(['denby', 'holt']), cities: new Set(['denby']), counties: new Set() },
  } as unknown as Records // what the check reads
  return checkLocal(records).map(({ code }) => code)
}

test('a text of an alias is reported', () => {
  expect(found('holt')).toEqual(['text-of-alias'])
})

test('a text of an alias of an unknown city is not reported: the row of the alias is', () => {
  expect(found('hotl')).toEqual([])
})
