import { expect, test } from 'vitest'
import { outlierTitle } from '#generator/audit/rules/content/outlier-title.ts'
import { wordsOf } from '#generator/core/text/words.ts'
import type { Trait } from '#manifest/schema.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

const towns = Array.from({ length: 20 }, (_, index) => index)

/** Twenty towns with one pattern of title, of which the first ends in another way. */
function findingsAbout(end: string, usual = ' | Ridgeline Drains') {
  const site = auditedSite({
    pages: towns.map((town) => ({
      path: `/${town}/`,
      route: 'serviceArea' as const,
      title: `Drains in Town ${town}, OR${town === 0 ? end : usual}`,
      titlePattern: `drains in {place} or ${wordsOf(town === 0 ? end : usual).join(' ')}`.trim(),
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
  ['', []],
  [': Drains', []],
  [': Wet woods', []],
  [': Roots in the line', []],
  [': Wet woods, salt air', []],
  [': Cheap and Fast', ['/0/']],
])('of twenty titles of one pattern, one with the end "%s" is reported at %j', (end, urls) => {
  expect(findingsAbout(end)).toEqual(urls)
})

test.each([
  [' | Town Drains', []],
  [' | Other Drains', ['/0/']],
])('of twenty titles without the company, one with the end "%s" is reported at %j', (end, urls) => {
  expect(findingsAbout(end, '')).toEqual(urls)
})

test('a title may have the words for which others have no room', () => {
  const pages = towns.map((town) => ({
    path: `/${town}/`,
    route: 'serviceArea' as const,
    title: town === 0 ? `Cleaning Services in Town ${town}` : `Town ${town}: Cleaning`,
    titlePattern: town === 0 ? 'cleaning services in {place}' : '{place} cleaning',
  }))
  const site = auditedSite({ pages })
  expect(findingsIn(site, outlierTitle)).toEqual([])
})

test('the name of the company may have that of a service in it', () => {
  const pages = towns.map((town) => ({
    path: `/${town}/`,
    route: 'serviceArea' as const,
    title: `Movers in Town ${town}${town === 0 ? ' | Forks Storage' : ''}`,
    titlePattern: `movers in {place}${town === 0 ? ' forks {service}' : ''}`,
  }))
  const site = auditedSite({ pages })
  const named = (name: string) => {
    const business = { ...site.manifest.site.business, name: 'Forks Storage' }
    const services = [{ name }] as unknown as typeof site.manifest.services // only names are read
    const manifest = { ...site.manifest, services, site: { ...site.manifest.site, business } }
    return findingsIn({ ...site, manifest }, outlierTitle).map(({ url }) => url)
  }
  expect([named('Storage'), named('Packing')]).toEqual([[], ['/0/']])
})

test.each([
  ['a region, where others have no room for it', ', Oregon', ': Wet woods'],
  ['a region and a trait, where others have no trait', ', Oregon: Wet woods', ', Oregon'],
])('a title with %s, follows the pattern', (_, end, usual) => {
  const pages = towns.map((town) => ({
    path: `/${town}/`,
    route: 'serviceArea' as const,
    title: `Drains in Town ${town}${town === 0 ? end : usual}`,
    titlePattern: `drains in {place} ${wordsOf(town === 0 ? end : usual).join(' ')}`,
  }))
  const site = auditedSite({ pages })
  const traits = [{ slug: 'wet', name: 'Wet woods', services: {} }] as unknown as Trait[] // texts are not read
  const counties = [
    { name: 'Ashby', fullName: 'Ashby County', region: 'OR', regionName: 'Oregon' },
  ] as unknown as typeof site.manifest.counties // only regions are read
  expect(findingsIn({ ...site, manifest: { ...site.manifest, traits, counties } }, outlierTitle)).toEqual([])
})

test('the title of a county for which there is less room follows the pattern of towns', () => {
  const pages = towns.map((town) => ({
    path: `/${town}/`,
    route: 'servicePlace' as const,
    title: town === 0 ? 'Long Borough, OR: Heat Tape and More' : `Heat Tape and More in Town ${town}, OR`,
    titlePattern: town === 0 ? '{county} or heat tape and more' : 'heat tape and more in {place} or',
  }))
  const site = auditedSite({ pages })
  const counties = [{ name: 'Ashby', fullName: 'Ashby County', region: 'OR', regionName: 'Oregon' }] as never
  const found = (all: typeof site) => findingsIn(all, outlierTitle).map(({ url }) => url)
  expect(found({ ...site, manifest: { ...site.manifest, counties } })).toEqual([])
})
