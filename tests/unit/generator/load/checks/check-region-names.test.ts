import { expect, test } from 'vitest'
import { checkRegionNames } from '#generator/load/checks/check-region-names.ts'
import type { Records } from '#generator/load/records.ts'

type Region = { region?: string; regionName?: string }

const whatOf = (office: Region, county: Region = {}) => {
  const record = <T>(file: string, value: T) => ({
    value,
    locate: (path: PropertyKey[]) => ({ file, line: path.length, column: 1 }),
  })
  const address = { country: 'CA', region: 'AB', regionName: 'Alberta' }
  // The function reads nothing else.
  const records = {
    language: { tag: 'en-CA', folder: '' },
    documents: { site: record('site.yaml', { business: { address } }) },
    folders: {
      offices: [record('offices/a.yaml', { address: office })],
      counties: [record('counties/b.yaml', county)],
    },
  } as unknown as Records
  return checkRegionNames(records).map(({ at, what }) => `${at.file} ${what}`)
}

test('a region is not written by its code in one file and in full in another', () => {
  expect(whatOf({ region: 'Alberta' })).toEqual([
    'offices/a.yaml The region is "Alberta", but site.yaml has "AB" for it.',
  ])
})

test('a code of a region has one name', () => {
  expect(whatOf({ region: 'AB', regionName: 'Albreta' })).toEqual([
    'offices/a.yaml The name of "AB" is "Albreta", but "Alberta" in site.yaml.',
  ])
  expect(whatOf({ region: 'AB', regionName: 'Alberta' }, { region: 'BC' })).toEqual([])
})
