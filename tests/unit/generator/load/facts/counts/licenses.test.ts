import { expect, test } from 'vitest'
import { checkLicenseNumbers } from '#generator/load/facts/counts/licenses.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { companySources } from '../../../../../support/company-sources.ts'

/** The words that are found in texts of a company whose claims have the license UT-447192. */
function found(...pages: string[]): string[] {
  const { site, records } = companySources({ pages, claims: ['License #UT-447192'] })
  const folders = { ...records.folders, counties: [], cities: [] }
  const sources = { site, records: { ...records, folders } }
  return checkLicenseNumbers(sources as unknown as FactSources).flatMap(({ words }) => words ?? []) // what the check reads
}

test.each([
  ['We hold license no. 48812-C of the State Board of Dusting.', 'license no. 48812-C'],
  ['Ask for our license number 771203.', 'license number 771203'],
  ['Licensed plumber, license: PL 30914.', 'license: PL 30914'],
  ['Nuestra licencia n.º 12345 es de 2020.', 'licencia n.º 12345'],
])('"%s" has a number that site.yaml does not have', (text, words) => {
  expect(found(text)).toEqual([words])
})

test('a number in two texts is found once', () => {
  expect(found('Our license number is 771203.', 'License 771203 is on each van.')).toHaveLength(1)
})

test.each([
  'Our license number is UT 447192.',
  'License UT-447192 is on each van.',
  'We hold a license since 2009, and renewed the license 2024.',
  'Ask any plumber for a number such as license 12345.',
  'We are licensed and insured, and work in 84101.',
  'Your driver’s license number 1234567 is not stored.',
])('"%s" does not', (text) => {
  expect(found(text)).toEqual([])
})
