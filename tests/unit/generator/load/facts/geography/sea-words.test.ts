import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkSeaWords } from '#generator/load/facts/geography/sea-words.ts'

const at = { file: 'pages/about.md', line: 1, column: 1 }
const recordOf = (value: object) => ({
  slug: 'about',
  at,
  locate: () => at,
  file: { path: at.file, shown: at.file, text: '' },
  value,
})

function found(body: string, region = 'CO', others: readonly string[] = [], country = 'US'): number {
  const none = { services: [], cities: [], traits: [], articles: [], guide: [], categories: [], offices: [] }
  const counties = others.map((each) => recordOf({ region: each }))
  const business = { description: '', tagline: '', address: { country, region } }
  const site = recordOf({ business, claims: [], policies: [], frequencies: [], embeds: {} })
  const records = {
    folders: { ...none, counties, pages: [recordOf({ body })] },
    documents: {},
    cities: [],
    language: { tag: 'en-US' },
  }
  return checkSeaWords({ site, records } as unknown as FactSources).length // what the check reads
}

test.each([
  'Hurricanes coming ashore often send a wall of dust.',
  'We fit hurricane shutters before the season.',
  'Salt spray dulls your windows.',
  'A sea breeze cools the porch in the evening.',
  'Your crawl space floods at high tide.',
  'We wash oceanfront condos twice a year.',
  'Sand from our beaches gets into every track.',
  'Homes near the ocean rust early.',
  'Coastal humidity is hard on wood.',
  'The salt air eats door hinges.',
  'We serve families up and down the coast.',
])('without a sea, this is of another region: %s', (text) => {
  expect(found(text)).toBe(1)
  expect(found(text, 'GA')).toBe(0)
  expect(found(text, 'CO', ['CA'])).toBe(0)
})

test.each([
  'We are far from any ocean, and the sea breeze does not get here.',
  'Unlike the coast, we have dry air.',
  'The beach at the reservoir has sand that sticks to shoes.',
  'Salt spray from the road kills a hedge.',
  'An ancient sea left these shells near the ocean of that time.',
  'The remnants of hurricanes that come ashore bring rain.',
  'We clean saltwater pools.',
  'Our office is on Ocean Avenue, beside Seaside Tire.',
  'A scent of sea air is in the soap.',
  'Wash your sea sponges in cool water.',
  'Many neighbors moved here from the coast.',
  'The wind comes off the Great Salt Lake with salt spray.',
  'Boats come ashore at the lake.',
  'Owners often spend the hot half of the year in Canada or on the coast.',
])('without a sea, nothing is wrong with: %s', (text) => {
  expect(found(text)).toBe(0)
})

test('a large lake has a coast, and no tides', () => {
  expect(found('Coastal storms wash sand over the walks.', 'MI')).toBe(0)
  expect(found('Your dock is dry at low tide.', 'MI')).toBe(1)
})

test('regions of other countries are not known, except in those without a sea', () => {
  expect(found('Salt air eats hinges.', 'Kent', [], 'GB')).toBe(0)
  expect(found('Salt air eats hinges.', 'Zug', [], 'CH')).toBe(1)
})
