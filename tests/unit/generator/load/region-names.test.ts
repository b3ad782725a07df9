import { expect, test } from 'vitest'
import type { Records } from '#generator/load/records.ts'
import { withRegionNames } from '#generator/load/region-names.ts'

type Region = { region?: string; regionName?: string }

const namesOf = ({
  site,
  office = {},
  county = {},
}: {
  site: Region & { country: string }
  office?: Region
  county?: Region
}) => {
  // The function reads nothing else.
  const records = {
    documents: { site: { value: { business: { address: site } } } },
    folders: { offices: [{ value: { address: office } }], counties: [{ value: county }] },
  } as unknown as Records
  const { offices, counties } = withRegionNames(records).folders
  return [offices[0]?.value.address?.regionName, counties[0]?.value.regionName]
}

test('the name of a region in site.yaml is that of an office and a county with its code', () => {
  const site = { country: 'BR', region: 'SP', regionName: 'São Paulo' }
  expect(namesOf({ site, office: { region: 'SP' }, county: { region: 'SP' } })).toEqual(['São Paulo', 'São Paulo'])
  expect(namesOf({ site, office: { region: 'RJ' } })).toEqual([undefined, undefined])
})

test('the name of a region in a county is that of an office with its code', () => {
  const site = { country: 'BR', region: 'SP' }
  expect(namesOf({ site, office: { region: 'RJ' }, county: { region: 'RJ', regionName: 'Rio' } })).toEqual([
    'Rio',
    'Rio',
  ])
})

test('a record keeps its own name of a region', () => {
  const site = { country: 'BR', region: 'SP', regionName: 'São Paulo' }
  expect(namesOf({ site, county: { region: 'SP', regionName: 'Estado de São Paulo' } })[1]).toBe('Estado de São Paulo')
})
