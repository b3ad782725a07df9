import { expect, test } from 'vitest'
import { checkSeasonTemperatures } from '#generator/load/facts/calendar/season-temperatures.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { textSources } from '../../../../../support/text-sources.ts'

const summer = [6, 7, 8]

/** What is found in a tip for some months, of a company in a country. */
function found(text: string, months = summer, country = 'US', latitude = 40) {
  const { site, records } = textSources(text)
  const guide = records.folders.guide.map((each) => ({ ...each, value: { ...each.value, monthNumbers: months } }))
  const business = { ...site.value.business, address: { country }, coordinates: { latitude, longitude: -111 } }
  const sources = {
    site: { ...site, value: { ...site.value, business } },
    records: { ...records, folders: { ...records.folders, guide } },
  } as unknown as FactSources // what the check reads
  return checkSeasonTemperatures(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Take the trash out before a 35-degree afternoon.', '35-degree afternoon'],
  ['On 38-degree days, rest the mower.', '38-degree days'],
  ['On a 30-degree July afternoon, glass dries fast.', '30-degree July afternoon', [3, 4, 5]],
  ['In winter, a 105-degree day dries the wood.', '105-degree day', [3, 4, 5]],
  ['Rest in the shade of a 95-degree day.', '95-degree day', summer, 'ES'],
  ['A 35-degree afternoon dries the paint.', '35-degree afternoon', [12, 1, 2], 'US', -40],
])('"%s" is not of that season', (text, words, months = summer, country = 'US', latitude = 40) => {
  expect(found(text, months, country, latitude)).toEqual([words])
})

test.each<[text: string, months?: number[], country?: string]>([
  ['Take the trash out before a 95-degree afternoon.'],
  ['Cut it at a 35-degree angle.'],
  ['After a 35-degree night, the grass is wet.'],
  ['On a 35-degree January day, pipes are safe.'],
  ['A 35-degree afternoon is warm for the snow.'],
  ['On a 35-degree day, leave the taps dripping.', [12, 1, 2]],
  ['On a 35-degree day, leave the taps dripping.', [3, 4, 5]],
  ['A 35-degree afternoon is hot.', summer, 'ES'],
  ['A 35-degree afternoon is hot.', summer, 'CA'],
  ['The attic is hot on a 30-degree day.'],
])('"%s" may be', (text, months = summer, country = 'US') => {
  expect(found(text, months, country)).toEqual([])
})
