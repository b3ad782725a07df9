import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkHours } from '#generator/load/facts/hours/hours.ts'

/** Codes of what is found about the zone of a company whose nearest place is in another one. */
function found(country: string, timeZone: string, zoneOfPlace: string): string[] {
  const hours = { timeZone, week: [] }
  const coordinates = { latitude: 18.4, longitude: -66.1 }
  const at = { file: 'site.yaml', line: 1, column: 1 }
  // What the check of zones reads of its sources.
  const sources = {
    site: {
      value: { hours, business: { coordinates, address: { country } } },
      file: { path: 'site.yaml', shown: 'site.yaml' },
      locate: () => at,
    },
    records: { folders: { offices: [] }, language: { tag: 'en-US' } },
    gazetteer: { near: () => [{ timeZone: zoneOfPlace }] },
  } as unknown as FactSources
  return checkHours(sources).map(({ code }) => code)
}

test.each([
  ['Puerto Rico has the only Atlantic time of its country', 'US', 'Atlantic time', 'America/Puerto_Rico', []],
  ['Sydney has an Eastern time of its own', 'AU', 'Eastern time', 'Australia/Sydney', []],
  [
    'Saskatchewan has not the Central time of Manitoba',
    'CA',
    'Central time',
    'America/Regina',
    ['time-zone-elsewhere'],
  ],
  ['Britain has no Pacific time', 'GB', 'Pacific time', 'Europe/London', ['time-zone-elsewhere']],
] as const)('%s', (_, country, timeZone, zoneOfPlace, expected) => {
  expect(found(country, timeZone, zoneOfPlace)).toEqual(expected)
})
