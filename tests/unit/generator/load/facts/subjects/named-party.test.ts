import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkNamedParties } from '#generator/load/facts/subjects/named-party.ts'

/** The words that are found in a legal text of Birch Windows, in Oregon. */
function found(body: string, tag = 'en-US'): string[] {
  const at = { file: 'pages/privacy.md', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text: body }
  const page = { at, locate: () => at, file, value: { screen: 'legal', body } }
  const business = { name: 'Birch Windows', trade: 'windows', address: { country: 'US' } }
  const records = { folders: { pages: [page] }, language: { tag } }
  const sources = { site: { value: { business } }, records } as unknown as FactSources // what the check reads
  return checkNamedParties(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['This policy explains what Bright Maids of Ogden does with your data.', 'Bright Maids of Ogden'],
  ['This privacy notice describes how Clearview collects and uses it.', 'Clearview'],
  ['Clear Panes & Sons respects your privacy.', 'Clear Panes & Sons'],
  ['At every step, Shine Masters is committed to protecting your data.', 'Shine Masters'],
  ['These terms are a contract between you and Shine Masters.', 'Shine Masters'],
  ['Shine Masters (“we”) cleans glass.', 'Shine Masters'],
  ['Shine Masters reserves the right to change prices.', 'Shine Masters'],
  ['By using Shine Masters’ website you agree.', 'Shine Masters'],
  ['“We” refers to Sparkle Services LLC.', 'Sparkle Services LLC.'],
  ['Esta política explica cómo Cristales Sol trata sus datos.', 'Cristales Sol', 'es-US'],
])('"%s" is a text of another company', (text, words, tag = 'en-US') => {
  expect(found(text, tag)).toEqual([words])
})

test.each<[text: string, tag?: string]>([
  ['This policy explains what {business} does with your data.'],
  ['This policy explains what Birch Windows does with your data.'],
  ['This policy explains how we use it, and what the Oregon Consumer Privacy Act gives you.'],
  ['This policy explains how Google Analytics collects and uses data.'],
  ['This policy describes how California treats such data.'],
  ['Google Maps reserves the right to change its map.'],
  ['We respect your privacy. Our bank is First Oak.'],
  ['By using {business} you agree. Your use of the site is at your own risk.'],
  ['Payments are handled by Oak Card Services, which has a policy of its own.'],
  ['Shine Masters, doing business as Birch Windows, reserves the right to change prices.'],
  ['Esta política explica cómo tratamos sus datos.', 'es-US'],
])('"%s" is not', (text, tag) => {
  expect(found(text, tag)).toEqual([])
})
