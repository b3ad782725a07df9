import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expandRoutes } from '#generator/expand/expand.ts'
import { indexPages } from '#generator/expand/page-index.ts'
import { fits } from '#src/head/fit-text.ts'
import { describePage } from '#src/head/page-head.ts'
import type { Target } from '#src/route.ts'
import { rootDir } from '../../../support/citywide.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { cascadeLocksIsOdell, smallSite, withoutSlash } from '../../small-site.ts'

const site = await smallSite()
const withAlias = await smallSite([cascadeLocksIsOdell])
const about = (target: Target) => describePage(site, target).info

const servicePlace = (location: string): Target => ({
  id: 'servicePlace',
  params: { service: 'drain-cleaning', location },
})

test('404.html is kept out of search engines, whatever its record says', async () => {
  const edited = await smallSite([{ file: 'pages/not-found.yaml', replace: 'indexed: false\n', with: '' }])
  expect(describePage(edited, { id: 'notFound', params: {} }).info.isIndexed).toBe(false)
})

describe('breadcrumb trail', () => {
  const trail = (target: Target) => about(target).breadcrumbs.map(({ name, path }) => `${name} ${path}`)

  test('the home page is its own trail, and is called Home where it has no name', () => {
    expect(trail({ id: 'home', params: {} })).toEqual(['Home /'])
  })

  test('a city is below its county, which is below the service areas', () => {
    expect(trail({ id: 'serviceArea', params: { location: 'odell' } })).toEqual([
      'Home /',
      'Where We Work /service-areas/',
      'Hood River County /counties/hood-river-county/',
      'Odell /service-areas/odell/',
    ])
  })

  test('a service in a city is below the service', () => {
    expect(trail(servicePlace('odell'))).toEqual([
      'Home /',
      'Drain Services /services/',
      'Drain Cleaning /services/drain-cleaning/',
      'Odell /services/drain-cleaning/odell/',
    ])
  })

  test('a county among the service areas is directly below them', () => {
    expect(trail({ id: 'serviceArea', params: { location: 'hood-river-county' } })).toEqual([
      'Home /',
      'Where We Work /service-areas/',
      'Hood River County /service-areas/hood-river-county/',
    ])
  })

  test.each<[string, ManifestEdit[], string]>([
    [
      'like its city',
      [{ file: 'counties/hood-river.yaml', replace: 'order: 1', with: 'order: 1\ndesignation: none' }],
      'Hood River (County)',
    ],
    ['unlike each city', [], 'Hood River County'],
  ])(
    'a county that is named %s is called the same on both of its pages and above its cities',
    async (_, edits, name) => {
      const site = await smallSite(edits)
      const { slug } = site.manifest.counties[0] ?? {}
      const trailOf = (target: Target) => describePage(site, target).info.breadcrumbs.map((crumb) => crumb.name)
      expect(trailOf({ id: 'county', params: { county: slug ?? '' } }).at(-1)).toBe(name)
      expect(trailOf({ id: 'serviceArea', params: { location: slug ?? '' } }).at(-1)).toBe(name)
      expect(trailOf({ id: 'serviceArea', params: { location: 'odell' } }).at(-2)).toBe(name)
    },
  )

  test('404.html has none, because it has no URL of its own', () => {
    expect(trail({ id: 'notFound', params: {} })).toEqual([])
  })

  test('every trail begins at the home page, ends at the page itself, and contains only pages of the site', () => {
    const pages = [...expandRoutes(site, () => {})]
    const paths = new Set(pages.map(({ path }) => path))
    for (const { target, path } of pages.filter(({ target: { id } }) => id !== 'notFound')) {
      const steps = about(target).breadcrumbs.map((crumb) => crumb.path)
      expect([steps[0], steps.at(-1)]).toEqual(['/', path])
      expect(steps.filter((step) => !paths.has(step))).toEqual([])
    }
  })
})

describe('canonical', () => {
  const canonicalOf = (target: Target) => describePage(withAlias, target).info.canonicalPath

  test('a page is its own canonical', () => {
    expect(canonicalOf(servicePlace('odell'))).toBe('/services/drain-cleaning/odell/')
  })

  test('an alias of a page points at the page', () => {
    expect(canonicalOf({ id: 'contact', params: { page: 'call' } })).toBe('/contact/')
  })

  test('another name of a city points at the city', () => {
    expect(canonicalOf({ id: 'serviceArea', params: { location: 'cascade-locks' } })).toBe('/service-areas/odell/')
  })

  test('a service under another name of a city points at the service in the city', () => {
    expect(canonicalOf(servicePlace('cascade-locks'))).toBe('/services/drain-cleaning/odell/')
  })

  test('a county among the service areas points at the page of the county', () => {
    expect(canonicalOf({ id: 'serviceArea', params: { location: 'hood-river-county' } })).toBe(
      '/counties/hood-river-county/',
    )
  })

  test('404.html has none', () => {
    expect(canonicalOf({ id: 'notFound', params: {} })).toBeUndefined()
  })

  test.each([
    ['with a slash', []],
    ['without a slash', [withoutSlash]],
  ])('every canonical URL, %s, is a page that is its own canonical', async (_, edits) => {
    const either = await smallSite([...edits, cascadeLocksIsOdell])
    const canonicals = new Map(
      [...expandRoutes(either, () => {})].map(({ target, path }) => [
        path,
        describePage(either, target).info.canonicalPath,
      ]),
    )
    for (const canonical of canonicals.values()) {
      if (canonical !== undefined) expect(canonicals.get(canonical)).toBe(canonical)
    }
  })
})

describe('texts', () => {
  test('the title of the home page is company and tagline', () => {
    expect(about({ id: 'home', params: {} }).title).toBe('Gorge Drain & Sewer | Drains That Drain')
  })

  test('a service in a city names service, place and price', () => {
    expect(about(servicePlace('odell'))).toMatchObject({
      title: 'Drain Cleaning in Odell, OR | Gorge Drain & Sewer',
      description:
        'Drain Cleaning in Odell, OR: from $149 per drain. Kitchen, bath and floor drains cleared by cable or by jet, then flushed.',
    })
  })

  test('the company is omitted from a title that would be too wide with it', async () => {
    // At 20 px "Drain Cleaning in Hood River County, OR" is 369 px and " | Gorge Drain & Sewer" 206.4 px: 575.4 of 580.
    expect(about(servicePlace('hood-river-county')).title).toBe(
      'Drain Cleaning in Hood River County, OR | Gorge Drain & Sewer',
    )
    const params = { service: 'sewer-inspection', location: 'hood-river-county' }
    expect(about({ id: 'servicePlace', params }).title).toBe('Sewer Inspection in Hood River County, OR')
  })

  const titled = async (target: Target, ...edits: ManifestEdit[]) =>
    describePage(await smallSite(edits), target).info.title
  const home: Target = { id: 'home', params: {} }
  const contact: Target = { id: 'contact', params: { page: 'contact' } }
  const long = 'Unclogging, Descaling, Filming and Relining of Every Pipe in Every House'

  test('the trade replaces a tagline that is too wide', async () => {
    const edit = { file: 'site.yaml', replace: 'Drains That Drain', with: long }
    expect(await titled(home, edit)).toBe('Gorge Drain & Sewer | Drain Services')
  })

  test('the title of the page record is used unchanged where it fits', async () => {
    const edit = { file: 'pages/contact.yaml', replace: 'heading: Talk', with: 'title: Call or Write\nheading: Talk' }
    expect(await titled(contact, edit)).toBe('Call or Write')
  })

  test('a heading with the name of the company is a title without that name at the end', async () => {
    const edit = { file: 'pages/contact.yaml', replace: 'heading: Talk to Us', with: 'heading: Talk to {business}' }
    expect(await titled(contact, edit)).toBe('Talk to Gorge Drain & Sewer')
  })

  test('a title that is too wide loses the company, or is replaced by the heading', async () => {
    const stated = (title: string) => ({
      file: 'pages/contact.yaml',
      replace: 'heading: Talk',
      with: `title: "${title}"\nheading: Talk`,
    })
    const tight = 'Drains, Sewers and Cleanouts: Where to Call or Write'
    expect(await titled(contact, stated(`${tight} | {business}`))).toBe(tight)
    expect(await titled(contact, stated(long))).toBe('Talk to Us | Gorge Drain & Sewer')
  })

  test('the price is omitted before the name of a service is cut', async () => {
    const edit = {
      file: 'services/drain-cleaning.yaml',
      replace: 'name: Drain Cleaning',
      with: `name: ${long.slice(0, 54)}`,
    }
    expect(await titled({ id: 'service', params: { service: 'drain-cleaning' } }, edit)).toBe(long.slice(0, 54))
  })

  test('no title or description is wider than search results show, even with long names', async () => {
    const names = await smallSite([
      { file: 'site.yaml', replace: 'name: Gorge Drain & Sewer', with: `name: ${long}` },
      { file: 'services/drain-cleaning.yaml', replace: 'name: Drain Cleaning', with: `name: ${long}` },
      { file: 'cities.csv', replace: 'hood-river,Odell', with: `hood-river,${'Llanfair'.repeat(12)}` },
    ])
    for (const { target } of expandRoutes(names, () => {})) {
      const { title, description } = describePage(names, target).info
      expect(fits('title', title), title).toBe(true)
      expect(fits('description', description), description).toBe(true)
    }
  })

  test('titles of two places with one name include the county', async () => {
    const wasco = 'name: Wasco\norder: 2\ndescription: East.\nbody: Wheat.\n'
    const row = 'wasco,Odell,odell-wasco,,,,97044,,,,"The other Odell.",None\n'
    const cities = readFileSync(join(rootDir, 'tests/fixtures/small-site/cities.csv'), 'utf8')
    const two = await smallSite([
      { file: 'counties/wasco.yaml', write: wasco },
      { file: 'cities.csv', write: cities + row },
    ])
    const titles = ['odell', 'odell-wasco', 'hood-river'].map(
      (location) => describePage(two, { id: 'serviceArea', params: { location } }).info.title,
    )
    expect(titles).toEqual([
      'Drain Services in Odell (Hood River County), OR',
      'Drain Services in Odell (Wasco County), OR',
      'Drain Services in Hood River, OR | Gorge Drain & Sewer',
    ])
  })

  test('a description that does not name its place begins with it', () => {
    expect(about({ id: 'serviceArea', params: { location: 'odell' } }).description).toBe(
      'Odell: Packing houses and homes among the pear orchards.',
    )
  })

  test('the keywords of a service in a county name its first cities', () => {
    // citiesInKeywords: 2
    expect(about(servicePlace('hood-river-county')).keywords).toEqual([
      'Drain Cleaning Hood River County',
      'Drain Cleaning Hood River',
      'Drain Cleaning Cascade Locks',
    ])
  })
})

test('a page excluded from search engines is not indexed', () => {
  expect(about({ id: 'notFound', params: {} }).isIndexed).toBe(false)
  expect(about({ id: 'home', params: {} }).isIndexed).toBe(true)
})

test('a service in a city is made from the service, the city and the county', () => {
  const { pages } = indexPages(site)
  const { sources = [] } = pages.get('/services/drain-cleaning/odell/') ?? {}
  expect(sources.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'small-site/services/drain-cleaning.yaml:1',
    'small-site/cities.csv:4',
    'small-site/counties/hood-river.yaml:1',
  ])
})
