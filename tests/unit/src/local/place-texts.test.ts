import { describe, expect, test } from 'vitest'
import { indexPages } from '#generator/expand/page-index.ts'
import { describePage } from '#src/head/page-head.ts'
import { placeTraits, servicePassage, serviceTraits } from '#src/local/place-texts.ts'
import { placeOf, type Site } from '#src/site.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { cascadeLocksIsOdell, smallSite } from '../../small-site.ts'

const trait = (slug: string, name: string, services: Record<string, string>): ManifestEdit => ({
  file: `traits/${slug}.yaml`,
  write: JSON.stringify({
    name,
    summary: `${name} in short.`,
    services: Object.fromEntries(
      Object.entries(services).map(([service, topic]) => [service, { topic, text: `${topic} in full.` }]),
    ),
  }),
})

const localSite = (edits: ManifestEdit[] = []) =>
  smallSite([
    trait('roots', 'Tree roots', { 'drain-cleaning': 'Roots in the line' }),
    trait('clay', 'Clay pipe', { 'drain-cleaning': 'Cracked clay', 'sewer-inspection': 'Joints on camera' }),
    {
      file: 'cities/odell.yaml',
      write: `
body: Orchards on **every** side.
traits:
  - { trait: roots, because: Pear trees stand over the lines. }
  - { trait: clay, because: The packing houses laid it. }
services: { drain-cleaning: Packing season fills the floor drains. }
`,
    },
    ...edits,
  ])

const target = (service: string, location = 'odell') => ({ id: 'servicePlace', params: { service, location } }) as const

function parts(site: Site, serviceSlug: string, location = 'odell') {
  const [service, place] = [site.servicesBySlug.get(serviceSlug), placeOf(site, location)]
  if (!service || !place) throw new Error('no such page')
  return { service, place }
}

describe('traits of a place', () => {
  test('those that affect a service keep the order of the place, each with its text', async () => {
    const site = await localSite()
    const { service, place } = parts(site, 'drain-cleaning')
    expect(serviceTraits(site, place, service)).toMatchObject([
      { topic: 'Roots in the line', because: 'Pear trees stand over the lines.', text: 'Roots in the line in full.' },
      { topic: 'Cracked clay', because: 'The packing houses laid it.' },
    ])
    const inspection = parts(site, 'sewer-inspection')
    expect(serviceTraits(site, inspection.place, inspection.service).map(({ topic }) => topic)).toEqual([
      'Joints on camera',
    ])
  })

  test('at most traitsOnServicePage are shown', async () => {
    const site = await localSite([
      { file: 'site.yaml', replace: '\ndisplay:', with: '\ndisplay:\n  traitsOnServicePage: 1' },
    ])
    const { service, place } = parts(site, 'drain-cleaning')
    expect(serviceTraits(site, place, service)).toHaveLength(1)
    expect(placeTraits(site, place)).toHaveLength(2)
  })

  test('an alias of a city has the texts of the city', async () => {
    const site = await localSite([cascadeLocksIsOdell])
    const { service, place } = parts(site, 'drain-cleaning', 'cascade-locks')
    expect(servicePassage(place, service)).toBe('Packing season fills the floor drains.')
    expect(placeTraits(site, place)).toHaveLength(2)
  })
})

describe('title and description of a service in a place', () => {
  test('name the trait of the place that affects the service', async () => {
    const { info } = describePage(await localSite(), target('drain-cleaning'))
    expect(info.title).toBe('Drain Cleaning in Odell, OR: Roots in the line')
    expect(info.description).toBe(
      'Drain Cleaning in Odell, OR: from $149 per drain. Packing season fills the floor drains.',
    )
  })

  test('fall back to company and service where the place has no texts', async () => {
    const { info } = describePage(await localSite(), target('drain-cleaning', 'hood-river'))
    expect(info.title).toBe('Drain Cleaning in Hood River, OR | Gorge Drain & Sewer')
    expect(info.description).toMatch(
      /^Drain Cleaning in Hood River, OR: from \$149 per drain\. Kitchen, bath and floor drains/,
    )
  })

  test('for the place itself name its traits', async () => {
    const { info } = describePage(await localSite(), { id: 'serviceArea', params: { location: 'odell' } })
    expect(info.title).toBe('Drain Services in Odell, OR: Tree roots, clay pipe')
  })

  test('list every file the page is made from', async () => {
    const { pages } = indexPages(await localSite())
    const { sources = [] } = pages.get('/services/drain-cleaning/odell/') ?? {}
    expect(sources.map(({ file }) => file.replace(/^small-site\//, ''))).toEqual([
      'services/drain-cleaning.yaml',
      'cities.csv',
      'cities/odell.yaml',
      'counties/hood-river.yaml',
      'traits/roots.yaml',
      'traits/clay.yaml',
    ])
  })
})
