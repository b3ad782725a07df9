import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fastGlob from 'fast-glob'
import { describe, expect, inject, test } from 'vitest'
import type { Finding } from '../../generator/core/problem.ts'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { rootDir } from '../support/citywide.ts'
import { readJson } from '../support/files.ts'

const dist = join(inject('sampleDir'), 'dist')
const report = join(inject('sampleDir'), 'report')
const output = inject('sampleOutput')
const manifest = join(rootDir, 'manifest')

// Counted from the files themselves, with nothing of the loader.
const slugsIn = async (folder: string) =>
  (await readdir(join(manifest, folder))).map((file) => file.replace(/\.[a-z]+$/, ''))
const services = await slugsIn('services')
const counties = await slugsIn('counties')
const pages = await slugsIn('pages')
const cities: { slug: string; alias_of: string }[] = parse(await readFile(join(manifest, 'cities.csv'), 'utf8'), {
  columns: true,
})

const routes = await readJson<RouteRow[]>(join(report, 'routes.json'))
const findings = await readJson<Finding[]>(join(report, 'findings.json'))
const csvRows: Record<string, string>[] = parse(await readFile(join(report, 'routes.csv'), 'utf8'), {
  columns: true,
  bom: true,
})

describe('the table of addresses', () => {
  test('the sample company has 12 services, 4 counties and 58 cities', () => {
    expect([services.length, counties.length, cities.length]).toEqual([12, 4, 58])
  })

  test('every address the manifest calls for has one row in routes.csv, and there are no others', () => {
    const locations = [
      ...cities.map(({ slug }) => `${slug}-ut-cleaning-services`),
      ...counties.map((slug) => `${slug}-county-ut-cleaning-services`),
    ]
    const fixed = pages.map((slug) => (slug === 'home' ? '/' : slug === 'not-found' ? '/404.html' : `/${slug}/`))
    const expected = [
      ...fixed,
      '/contact-us/',
      ...services.map((slug) => `/services/${slug}/`),
      ...services.flatMap((slug) => locations.map((location) => `/services/${slug}/${location}/`)), // 12 × (58 + 4) = 744
      ...locations.map((location) => `/service-areas/${location}/`), // 58 + 4
      ...counties.map((slug) => `/counties/${slug}-county-ut-cleaning-services/`), // 4
      ...['/blog/', '/reviews/', '/why-choose-us/', '/guarantee/'],
    ]
    const served = csvRows.filter(({ status }) => status !== 'redirect')
    expect(served.map(({ path }) => path).sort()).toEqual(expected.sort())
  })

  test('routes.json and routes.csv say the same of every address', () => {
    const short = (rows: { path?: string; status?: string; title?: string; canonical?: string }[]) =>
      rows.map(({ path, status, title, canonical }) => [path, status, title, canonical])
    expect(short(csvRows)).toEqual(short(routes))
  })

  test('both forms of the report are sorted by address', () => {
    const paths = routes.map(({ path }) => path)
    expect(paths).toEqual([...paths].sort())
  })

  test('other addresses of a page are aliases whose canonical is that page', () => {
    const aliases = new Map(
      routes.filter(({ status }) => status === 'alias').map(({ path, canonical }) => [path, canonical]),
    )
    const origin = 'https://www.saltbrush.example'
    const heber = ['/service-areas', ...services.map((slug) => `/services/${slug}`)]
    expect(aliases.get('/contact-us/')).toBe(`${origin}/contact/`)
    for (const slug of counties) {
      const location = `${slug}-county-ut-cleaning-services`
      expect(aliases.get(`/service-areas/${location}/`)).toBe(`${origin}/counties/${location}/`)
    }
    for (const base of heber) {
      expect(aliases.get(`${base}/heber-ut-cleaning-services/`)).toBe(
        `${origin}${base}/heber-city-ut-cleaning-services/`,
      )
    }
    expect(aliases.size).toBe(1 + counties.length + heber.length) // 1 + 4 + 13
  })

  test('every page names the records it is made from, and each is there', async () => {
    const files = new Set(routes.flatMap(({ sources }) => sources.map(({ file }) => file)))
    expect(routes.filter(({ status, sources }) => status !== 'missing' && sources.length === 0)).toEqual([])
    for (const file of files) await expect(readFile(join(rootDir, file)), file).resolves.toBeDefined()
  })

  test('the row of a city points at its line of cities.csv', async () => {
    const lines = (await readFile(join(manifest, 'cities.csv'), 'utf8')).split('\n')
    const [source] = routes.find(({ path }) => path === '/service-areas/midway-ut-cleaning-services/')?.sources ?? []
    expect(lines[(source?.line ?? 0) - 1]).toContain('Midway')
  })
})

describe('the missing URLs', () => {
  const four = ['/blog/', '/guarantee/', '/reviews/', '/why-choose-us/']

  test('each is a missing row with the slot that leads to it', () => {
    const missing = routes.filter(({ status }) => status === 'missing')
    expect(missing.map(({ path }) => path)).toEqual(four)
    expect(missing.map(({ linkedFrom }) => linkedFrom.map(({ slot }) => slot))).toEqual([
      ['footer › Company › Blog'],
      ['footer › Company › Our Guarantee'],
      ['footer › Company › Reviews'],
      ['footer › Company › Why Choose Us'],
    ])
  })

  test('each is one finding that counts every page and points at its line of the navigation', async () => {
    const lines = (await readFile(join(manifest, 'navigation.yaml'), 'utf8')).split('\n')
    const dead = findings.filter(({ code }) => code === 'dead-link')
    const pageCount = routes.filter(({ status }) => status === 'page' || status === 'alias').length
    expect(dead.map(({ url }) => url).sort()).toEqual(four)
    for (const { url, at, count, urls, known } of dead) {
      expect(at.file).toBe('manifest/navigation.yaml')
      expect(lines[at.line - 1]).toContain(url.slice(1, -1))
      expect(count).toBe(pageCount)
      expect(urls).toHaveLength(20)
      expect(known?.reason).toBeTruthy()
    }
  })
})

describe('what the console says', () => {
  test('pages by kind, and what is missing', () => {
    for (const line of [
      /744 service × location/,
      /12 services/,
      /62 service areas/,
      /4 counties/,
      /4 missing: \/blog\/, /,
    ]) {
      expect(output).toMatch(line)
    }
  })

  test('the time of every stage', () => {
    for (const stage of ['load', 'assets', 'pages', 'images', 'site files', 'audit', 'publish']) {
      expect(output).toMatch(new RegExp(`^${stage} +\\d+\\.\\d\\d s`, 'm'))
    }
  })
})

describe('the site', () => {
  const sitemapOf = async (name: string) => readFile(join(dist, name), 'utf8')
  const sitemaps = ['pages', 'services', 'places', 'service-places'].map((section) => `sitemap-${section}.xml`)

  test('the index names a sitemap for each section, and robots.txt names the index', async () => {
    const named = [...(await sitemapOf('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(named.toSorted()).toEqual(sitemaps.map((file) => `https://www.saltbrush.example/${file}`).toSorted())
    expect(await sitemapOf('robots.txt')).toContain('Sitemap: https://www.saltbrush.example/sitemap.xml\n')
  })

  test('the sitemaps list exactly the pages to be indexed, each its own canonical, in its section', async () => {
    const indexed = routes.filter(({ status, robots }) => status === 'page' && !robots.includes('noindex'))
    for (const file of sitemaps) {
      const listed = [...(await sitemapOf(file)).matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
      const expected = indexed.filter(({ section }) => `sitemap-${section}.xml` === file)
      expect(listed, file).toEqual(expected.map(({ path }) => `https://www.saltbrush.example${path}`))
      expect(listed.length, file).toBeGreaterThan(0)
    }
  })

  test('the demonstration and the error page are kept out of search engines', () => {
    const hidden = routes.filter(({ robots }) => robots.includes('noindex')).map(({ path }) => path)
    expect(hidden).toEqual(['/404.html', '/spinner-demo/'])
  })

  test('titles and descriptions of pages to be indexed are unique', () => {
    const indexed = routes.filter(({ status, robots }) => status === 'page' && !robots.includes('noindex'))
    for (const field of ['title', 'description', 'h1'] as const) {
      const values = indexed.map((row) => row[field])
      expect(
        values.filter((value, index) => values.indexOf(value) !== index),
        field,
      ).toEqual([])
    }
  })

  test('a page without an island loads no React', async () => {
    const home = await readFile(join(dist, 'index.html'), 'utf8')
    const scripts = [...home.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
    expect(scripts).toHaveLength(1)
    expect((await readFile(join(dist, scripts[0] ?? ''))).byteLength).toBeLessThan(8_000) // React alone is over 180,000
  })

  test('nothing of the machine it was built on is in it', async () => {
    const html = await readFile(join(dist, 'services/house-cleaning/alta-ut-cleaning-services/index.html'), 'utf8')
    expect(html).not.toContain(rootDir)
  })

  test('the code names neither the company nor its phone', async () => {
    const files = await fastGlob(['src/**/*.{ts,tsx,css}', 'generator/**/*.{ts,mjs}', 'manifest/**/*.ts'], {
      cwd: rootDir,
      absolute: true,
    })
    const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter(([, text]) => /saltbrush|5550142|555-0142/i.test(text)).map(([file]) => file)).toEqual([])
  })
})
