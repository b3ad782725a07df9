import { expect, test } from 'vitest'
import { outlierTitle } from '#generator/audit/rules/content/outlier-title.ts'
import type { Trait } from '#manifest/schema.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

const towns = Array.from({ length: 20 }, (_, index) => index)

/** Twenty towns with one pattern of title, of which the first ends in another way. Names are masked in patterns. */
function findingsAbout(end: string, ofPattern = end.toLowerCase().replace(/[:,|]/g, ''), ofOthers = ['', '']) {
  const site = auditedSite({
    pages: towns.map((town) => ({
      path: `/${town}/`,
      route: 'serviceArea' as const,
      title: `Drains in Town ${town}, OR${town === 0 ? end : ofOthers[0]}`,
      titlePattern: `drains in {place} or${town === 0 ? ofPattern : ofOthers[1]}`,
    })),
  })
  const wet = {
    slug: 'wet',
    name: 'Wet woods',
    services: { drains: { topic: 'Roots in the line' } },
  } as unknown as Trait // its texts are not read
  return findingsIn({ ...site, manifest: { ...site.manifest, traits: [wet] } }, outlierTitle).map(({ url }) => url)
}

test.each([
  [': Wet woods', []],
  [': Roots in the line', []],
  [': Wet woods, salt air', []],
  [': Cheap and Fast', ['/0/']],
])('of twenty titles of one pattern, one with the end "%s" is reported at %j', (end, urls) => {
  expect(findingsAbout(end)).toEqual(urls)
})

test('a title without room for a company that is named after a town is not reported', () => {
  expect(findingsAbout('', '', [' | Newark Quality Drains', ' {place} quality drains'])).toEqual([])
})
