import { expect, test } from 'vitest'
import { strangeRegionReader } from '#generator/audit/truth/strange-regions.ts'
import { hashWords } from '#generator/core/text/words.ts'
import type { Manifest } from '#manifest/schema.ts'

const reader = (country: string, region: string, language = 'en') =>
  strangeRegionReader(
    { site: { language, business: { address: { country, region } } } } as unknown as Manifest,
    (words) => 'Oregon, near the border to Washington'.includes(words),
  )

test.each([
  ['US', 'OR', 'Nevada law governs these terms.', 'Nevada'],
  ['US', 'OR', 'Registered in England and Wales.', 'England'],
  ['US', 'OR', 'Homes across upstate New York.', 'New York'],
  ['US', 'OR', 'The laws of Germany apply.', 'Germany'],
  ['CA', 'ON', 'British Columbia law governs these terms.', 'British Columbia'],
])('a company in %s, %s, reads "%s"', (country, region, text, found) => {
  expect(reader(country, region)(text, hashWords(text))).toBe(found)
})

test.each([
  ['US', 'OR', 'Homes in Oregon and in Washington.'],
  ['US', 'OR', 'Turn into Virginia Street.'],
  ['US', 'OR', 'We like georgia pine, and the United States.'],
  ['CA', 'ON', 'All of Ontario, Canada.'],
])('a company in %s, %s, may write "%s"', (country, region, text) => {
  expect(reader(country, region)(text, hashWords(text))).toBeUndefined()
})
