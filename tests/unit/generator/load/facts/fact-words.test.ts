import { expect, test } from 'vitest'
import { timeZoneName } from '#generator/init/time-zone-name.ts'
import { offsetsOf } from '#generator/load/facts/hours/hours.ts'
import { factWordsOf } from '#generator/load/facts/languages/fact-words.ts'

test.each([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
])('the Spanish name that init writes for %s is not read as that of another zone', (timeZone) => {
  const zones = Object.entries(factWordsOf('es-US')?.zones ?? {})
  const name = timeZoneName(timeZone, 'es-US')
  const [read = timeZone] = zones.flatMap(([zone, words]) => (words.test(name) ? [zone] : []))
  expect(zones).not.toEqual([])
  expect(offsetsOf(read), name).toBe(offsetsOf(timeZone))
})
