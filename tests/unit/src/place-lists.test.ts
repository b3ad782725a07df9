import { describe, expect, test } from 'vitest'
import { readAtlas } from '#generator/core/read-atlas.ts'
import { expandRoutes } from '#generator/expand/expand.ts'
import { drawMap } from '#generator/map/draw-map.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { fits } from '#src/head/fit-text.ts'
import { jsonLd } from '#src/head/json-ld/graph.ts'
import { describePage } from '#src/head/page-head.ts'
import { cityPages, countyPages, namesCities } from '#src/place-lists.ts'
import type { Target } from '#src/route.ts'
import { matchPage, routes } from '#src/routes.ts'
import type { Site } from '#src/site.ts'
import type { ManifestEdit } from '../../support/manifest-case.ts'
import { manyPlaces } from '../../support/many-places.ts'
import { smallSite } from '../small-site.ts'

/** Counties with 12, 7 and 5 cities, and the county of the small site with its 3. */
const cities = [12, 7, 5]
const siteOf = (placesInList?: number, edits: readonly ManifestEdit[] = []) =>
  smallSite([...manyPlaces({ cities, placesInList }), ...edits])

const countyOf = (site: Site, size: number) => {
  const county = site.manifest.counties.find(({ key }) => site.citiesOfCounty.get(key)?.length === size)
  if (!county) throw new Error(`No county has ${size} cities.`)
  return county
}

const listPages = (site: Site) =>
  [...expandRoutes(site, () => {})].filter(({ target: { id } }) => routes[id].isContinuation)

const htmlOf = (site: Site, target: Target) => createRenderer(site).render(target).html
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const home: Target = { id: 'home', params: {} }

describe('the limit', () => {
  test('lists name the cities up to it: 27 cities and 4 counties', async () => {
    expect(namesCities(await siteOf(31))).toBe(true)
    expect(namesCities(await siteOf(30))).toBe(false)
    expect(namesCities(await siteOf())).toBe(true)
  })

  test('a county with as many cities has one page, in the order of the table', async () => {
    const site = await siteOf(12)
    const county = countyOf(site, 12)
    const [page, ...others] = cityPages(site, county)
    expect(others).toEqual([])
    expect(page?.items).toEqual(site.citiesOfCounty.get(county.key))
  })

  test('a county with one city more has two pages, from A to Z', async () => {
    const site = await siteOf(11)
    const county = countyOf(site, 12)
    const pages = cityPages(site, county)
    expect(pages.map(({ items }) => items.length)).toEqual([6, 6])
    const names = site.citiesOfCounty.get(county.key)?.map(({ name }) => name) ?? []
    expect(pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(names.toSorted())
    expect(names).not.toEqual(names.toSorted())
  })

  test('the list of counties has a link for each page of a county', async () => {
    // With 5 in a list: 12 cities are 3 pages, 7 are 2, 5 and 3 are 1 each. 7 links are 2 pages.
    const pages = countyPages(await siteOf(5))
    expect(pages.map(({ items }) => items.length)).toEqual([3, 4])
  })
})

describe('pages that continue a list', async () => {
  const site = await siteOf(5)
  const pages = listPages(site)
  const infos = pages.map(({ target }) => describePage(site, target).info)

  test('do not exist without such a list', async () => {
    expect(listPages(await siteOf())).toEqual([])
  })

  test('exist for every list that is too long, also for each service', () => {
    // Counties: 2 pages, so 1 more, for the site and 2 services. Cities: 2 + 1 more, for the site and 2 services.
    expect(pages).toHaveLength(3 * 1 + 3 * (2 + 1))
    expect(pages.map(({ path }) => path)).toContain('/counties/alderton-river-county/page-2/')
  })

  test('are found by their URL, and no other number is', () => {
    for (const { target, path } of pages) expect(matchPage(site, path)).toEqual(target)
    for (const name of ['page-0', 'page-1', 'page-3', 'page-02', 'page-2a', '2'])
      expect(matchPage(site, `/counties/alderton-river-county/${name}/`)).toBeUndefined()
  })

  test('are indexable with their own canonical, and differ in title, heading and description', () => {
    for (const { path, canonicalPath, isIndexed } of infos)
      expect({ canonicalPath, isIndexed }).toEqual({ canonicalPath: path, isIndexed: true })
    for (const field of ['title', 'description'] as const) {
      expect(new Set(infos.map((info) => info[field])).size).toBe(infos.length)
      expect(infos.filter((info) => !fits(field, info[field]))).toEqual([])
    }
    const headings = pages.map(({ target }) => /<h1>(.*?)<\/h1>/.exec(htmlOf(site, target))?.[1])
    expect(new Set(headings).size).toBe(pages.length)
  })

  test('are below the first page of their list in the breadcrumb', () => {
    const info = infos.find(({ path }) => path === '/services/drain-cleaning/stoneton-river-county/page-3/')
    expect(info?.breadcrumbs.map(({ name }) => name)).toEqual([
      'Home',
      'Drain Services',
      'Drain Cleaning',
      'Stoneton River County',
      'Page 3',
    ])
    expect(info?.title).toBe('Drain Cleaning in Stoneton River County, OR – page 3 of 3')
  })

  test('link to all pages of their list, and to the ones before and after', () => {
    const html = htmlOf(site, { id: 'countyList', params: { county: 'stoneton-river-county', number: '2' } })
    const [nav = ''] = /<nav aria-label="Pages of this list">.*?<\/nav>/.exec(html) ?? []
    expect([...nav.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      '/counties/stoneton-river-county/',
      '/counties/stoneton-river-county/page-3/',
    ])
    expect(nav).toContain('aria-current="page"')
    expect(/<a [^>]*rel="prev"[^>]*>/.exec(html)?.[0]).toContain('href="/counties/stoneton-river-county/"')
    expect(/<a [^>]*rel="next"[^>]*>/.exec(html)?.[0]).toContain('href="/counties/stoneton-river-county/page-3/"')
  })
})

test('a title that does not fit begins with the number of the page', async () => {
  const name = 'Very Long Name of a County That Fills More Than the Width of a Search Result'
  const site = await siteOf(5, [
    { file: 'counties/hood-river.yaml', replace: 'name: Hood River', with: `name: ${name}` },
  ])
  const county = { ...countyOf(site, 12), name, fullName: name }
  const page = cityPages(site, county)[1]
  if (!page) throw new Error('The county has one page.')
  const title = routes.countyList.title({ ...page, county }, site)
  expect(title).toMatch(/^Page 2 of 3: Very Long Name .*…$/)
  expect(fits('title', title)).toBe(true)
})

describe('what names every place within the limit only', () => {
  test('suggestions of the quote form', async () => {
    const form = { file: 'site.yaml', replace: 'embeds: {}', with: 'embeds: {}\nquotes: { endpoint: /api/quotes }' }
    const contact: Target = { id: 'contact', params: { page: 'contact' } }
    const optionsOf = async (placesInList: number) =>
      /<datalist[^>]*>(.*?)<\/datalist>/.exec(htmlOf(await siteOf(placesInList, [form]), contact))?.[1]
    expect(await optionsOf(27)).toContain('<option value="Odell">')
    expect(await optionsOf(26)).toBe('')
  })

  test('the counties of structured data; otherwise it names their state', async () => {
    const areaOf = async (placesInList: number) => {
      const site = await siteOf(placesInList)
      const nodes: { areaServed?: object[] }[] = JSON.parse(jsonLd(site, describePage(site, home)))['@graph']
      return nodes.find(({ areaServed }) => areaServed)?.areaServed
    }
    expect(await areaOf(4)).toHaveLength(4)
    expect(await areaOf(3)).toEqual([{ '@type': 'State', name: 'Oregon' }])
  })

  test('the name of the map counts the cities it shows and their counties', async () => {
    const site = await smallSite(manyPlaces({ cities: [160, 40] }))
    const coverageMap = drawMap(site.manifest, await readAtlas('US'))
    const [, name] = /aria-label="(Map of [^"]*) around/.exec(htmlOf({ ...site, coverageMap }, home)) ?? []
    const shown = coverageMap?.wide.cities.map(({ slug }) => site.citiesBySlug.get(slug)?.county)
    expect(name).toBe(`Map of 150 communities in ${new Set(shown).size} counties`)
  })
})

describe('3,000 cities', async () => {
  const site = await smallSite(manyPlaces({ cities: [1500, 1000, 400, 97] }))
  const { render } = createRenderer(site)
  const isOfCity = ({ params: { location = '' } }: Target) => site.citiesBySlug.has(location)
  const targets = [...expandRoutes(site, () => {})].map(({ target }) => target).filter((target) => !isOfCity(target))

  test('no page is larger than 60 kB or has more than 400 links', () => {
    // Before there was a limit, /service-areas/ of such a site had 677 kB.
    for (const target of targets) {
      const { html } = render(target)
      expect(Buffer.byteLength(html), JSON.stringify(target)).toBeLessThan(60_000)
      expect(html.split('<a ').length, JSON.stringify(target)).toBeLessThan(400)
    }
  })

  test('the home page names the counties and how many communities each has', () => {
    const html = main(render(home).html)
    expect(html).toContain('>Alderton River County</a>')
    expect(html).toContain('<p>97 communities</p>')
  })
})

test('more counties than the limit: the home page links to the pages of their list', async () => {
  const site = await smallSite(manyPlaces({ cities: Array.from({ length: 30 }, () => 2), placesInList: 10 }))
  const html = main(htmlOf(site, home))
  const links = [...html.matchAll(/href="(\/service-areas\/[^"]*)"/g)].map(([, url]) => url)
  // 31 counties are 4 pages.
  expect(links).toEqual(['/service-areas/', ...[2, 3, 4].map((number) => `/service-areas/page-${number}/`)])
  expect(html).not.toContain('href="/counties/')
})
