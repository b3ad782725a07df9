import { describe, expect, test } from 'vitest'
import { loadManifest } from '#generator/load/load.ts'
import type { Manifest } from '#manifest/schema.ts'
import { type ManifestEdit, withEditedSite } from '../../../support/manifest-case.ts'
import { temporaryDir } from '../../../support/temporary.ts'

// Loading a valid manifest. tests/fixtures/problems covers the others.

async function load(...edits: ManifestEdit[]): Promise<Manifest> {
  const { manifest, problems } = await withEditedSite(edits, loadManifest)
  if (!manifest) throw new Error(problems.map(({ what }) => what).join('\n'))
  return manifest
}

describe('order', () => {
  test('services are sorted by their order, not by file name', async () => {
    const services = (await load()).services.map(({ slug }) => slug)
    expect(services).toEqual(['drain-cleaning', 'sewer-inspection'])
    const swapped = await load({ file: 'services/drain-cleaning.yaml', replace: 'order: 1', with: 'order: 3' })
    expect(swapped.services.map(({ slug }) => slug)).toEqual(['sewer-inspection', 'drain-cleaning'])
  })

  test('services with the same order are sorted by slug', async () => {
    const even = await load({ file: 'services/sewer-inspection.json', replace: '"order": 2', with: '"order": 1' })
    expect(even.services.map(({ slug }) => slug)).toEqual(['drain-cleaning', 'sewer-inspection'])
  })

  test('cities keep the order of the table', async () => {
    expect((await load()).cities.map(({ key }) => key)).toEqual(['hood-river', 'cascade-locks', 'odell'])
  })
})

describe('records', () => {
  test('the slug is the file name; for a city or county, the key in the pattern of site.yaml', async () => {
    const { services, counties, cities } = await load({
      file: 'site.yaml',
      replace: 'citySlug: "{city}"',
      with: 'citySlug: "{city}-or-drains"',
    })
    expect(services[0]?.slug).toBe('drain-cleaning')
    expect(counties[0]).toMatchObject({ key: 'hood-river', slug: 'hood-river-county' })
    expect(cities[2]).toMatchObject({ key: 'odell', slug: 'odell-or-drains' })
  })

  test('a record has the location of its first line', async () => {
    const { services, cities } = await load()
    expect(services[1]?.at).toEqual({ file: 'small-site/services/sewer-inspection.json', line: 1, column: 1 })
    expect(cities[2]?.at).toEqual({ file: 'small-site/cities.csv', line: 4, column: 1 })
  })

  test('an empty cell is a missing value', async () => {
    const odell = (await load()).cities.find(({ key }) => key === 'odell')
    expect(odell?.population).toBeUndefined()
    expect(odell?.aliasOf).toBeUndefined()
  })

  test('ZIP codes are separated by spaces', async () => {
    const { cities } = await load({ file: 'cities.csv', replace: ',97014,', with: ',97014  97044,' })
    expect(cities[1]?.postalCodes).toEqual(['97014', '97044'])
  })

  test('several pages may have the screen legal', async () => {
    const write = (heading: string) => `---\nscreen: legal\nheading: ${heading}\nupdated: "2026-01-01"\n---\nText`
    const { pages } = await load(
      { file: 'pages/terms.md', write: write('Terms') },
      { file: 'pages/privacy.md', write: write('Privacy') },
    )
    expect(pages.filter(({ screen }) => screen === 'legal').map(({ slug }) => slug)).toEqual(['privacy', 'terms'])
  })

  test('ignores a README, a hidden file and a file of another type', async () => {
    await load(
      { file: 'README.md', write: 'About this folder.' },
      { file: '.editorconfig', write: 'root = true' },
      { file: 'notes.txt', write: 'Call Ada.' },
    )
  })
})

describe('texts', () => {
  test('fills placeholders in every type of file', async () => {
    const { faqs, pages } = await load()
    expect(faqs.items[0]?.answer).toBe('No, Price before we start is our rule, and looking is part of it.')
    expect(pages.find(({ screen }) => screen === 'home')?.intro).toBe('Call (541) 555-0137.')
  })

  test('URL patterns keep their braces', async () => {
    expect((await load()).site.urls.countySlug).toBe('{county}-county')
  })

  test('Markdown becomes HTML with links in the URL form of the site', async () => {
    const { services } = await load()
    expect(services[0]?.fullDescription).toContain('<a href="/services/sewer-inspection/">camera look first</a>')
  })

  test('a placeholder can be the target of a Markdown link', async () => {
    const edit = { file: 'counties/hood-river.yaml', replace: 'plastic under', with: '[call]({phoneLink}) under' }
    expect((await load(edit)).counties[0]?.body).toContain('<a href="tel:+15415550137">call</a>')
  })
})

test('the manifest is frozen at every depth', async () => {
  const manifest = await load()
  expect(Object.isFrozen(manifest)).toBe(true)
  expect(Object.isFrozen(manifest.site.hours.week[0])).toBe(true)
  expect(Object.isFrozen(manifest.cities[0]?.postalCodes)).toBe(true)
})

test('another process checks the facts of a hundred files that were never checked, and not those that were', async () => {
  const cacheDir = await temporaryDir()
  const copies = Array.from(
    { length: 100 },
    (_, number): ManifestEdit => ({
      file: `services/copy-${number}.yaml`,
      write: 'name: ""',
    }),
  )
  const isApart = (edits: readonly ManifestEdit[]) =>
    withEditedSite(edits, async (dirs) => {
      let count = 0
      const checkApart = async () => {
        count++
        return []
      }
      await loadManifest({ ...dirs, cacheDir, codeVersion: '1', checkApart })
      return count === 1
    })
  expect(await isApart(copies)).toBe(true)
  expect(await isApart([])).toBe(false)
  expect(await isApart(copies)).toBe(false)
})
