import { expect, test } from 'vitest'
import { checkUnusedLines } from '#generator/load/facts/company/unused-lines.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { textSources } from '../../../../../support/text-sources.ts'

function unusedIn(text: string): string[] {
  const { site, records } = textSources(text)
  const lines = [{ id: 'emergency', e164: '+15415550150' }]
  const locate = () => ({ file: 'site.yaml', line: 1, column: 1 })
  const sources = {
    records,
    site: { ...site, file: { path: 'site.yaml' }, locate, value: { ...site.value, business: { lines } } },
  }
  return checkUnusedLines(sources as unknown as FactSources).map(({ what }) => what) // what the check reads
}

test.each([
  ['Call {line.emergency} at night.'],
  ['[Call at night]({line.emergency.link}).'],
  ['Call (541) 555-0150 at night.'],
])('"%s" gives the number', (text) => {
  expect(unusedIn(text)).toEqual([])
})

test('a number that no text gives is never seen', () => {
  expect(unusedIn('Call {phone} at night.')).toEqual([
    'No text gives the number of "emergency", so visitors never see it.',
  ])
})
