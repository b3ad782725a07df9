import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { companyEdits } from '../support/companies.ts'
import { withEditedSite } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

// Companies of other states and countries, as edits of the small site.

/** The HTML of every page by its URL, of a site that builds without an error. */
async function pagesOf(company: string): Promise<Map<string, string>> {
  return withEditedSite(await companyEdits(company), async ({ rootDir, manifestDir, today }) => {
    const dir = join(rootDir, 'built')
    const { code, output } = await buildSite(dir, manifestDir, { today })
    expect(code, output).toBe(0)
    const dist = join(dir, 'dist')
    const paths = await fastGlob('**/*.html', { cwd: dist })
    return new Map(
      await Promise.all(
        paths.map(async (path) => {
          const url = `/${path.replace(/index\.html$/, '')}`
          return [url, await readFile(join(dist, path), 'utf8')] as const
        }),
      ),
    )
  })
}

const pageAt = (pages: ReadonlyMap<string, string>, url: string): string => pages.get(url) ?? `no page ${url}`

/** A page without styles and scripts, but with its attributes and structured data. */
const wordsOf = (html: string) =>
  html.replace(/<style\b[\s\S]*?<\/style>|<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')

/** The pages that contain a text. */
const having = (pages: ReadonlyMap<string, string>, text: RegExp) =>
  [...pages].flatMap(([url, html]) => {
    const [found] = text.exec(wordsOf(html)) ?? []
    return found === undefined ? [] : [`${url}: ${found}`]
  })

test('a company in two states names the state of each place, and two towns of one name have pages of their own', async () => {
  const pages = await pagesOf('two-states')
  const vancouver = pageAt(pages, '/services/drain-cleaning/vancouver-wa/')
  expect(vancouver).toContain('Drain Cleaning in Vancouver, WA')
  expect(pageAt(pages, '/service-areas/odell-or/')).toContain('Odell, OR')
  expect(pageAt(pages, '/service-areas/odell-north-wa/')).toContain('Odell, WA')
  expect(pageAt(pages, '/counties/clark-county-wa/')).toContain('Clark County, WA')
  expect(pageAt(pages, '/counties/clark-county-wa/')).toContain('{"@type":"State","name":"Washington"}')
  expect(pageAt(pages, '/counties/hood-river-county-or/')).toContain('{"@type":"State","name":"Oregon"}')
  expect(having(pages, /(Vancouver|Clark County), OR|(Hood River|Cascade Locks), WA/)).toEqual([])
})

test('a British company has postcodes, pounds, miles and counties without the word', async () => {
  const pages = await pagesOf('north-yorkshire')
  const pudsey = pageAt(pages, '/services/drain-cleaning/pudsey/')
  expect(pudsey).toContain('Drain Cleaning in Pudsey, West Yorkshire')
  expect(pudsey).toContain('£149')
  expect(pageAt(pages, '/counties/west-yorkshire/')).toContain('Postcodes BD16 4DY and more')
  expect(pageAt(pages, '/counties/west-yorkshire/')).toContain('{"@type":"Country","name":"United Kingdom"}')
  expect(pageAt(pages, '/contact/')).toContain('12 Cannery Row, Skipton, BD23 1JD')
  expect(pageAt(pages, '/contact/')).toContain('01756 555013')
  expect(having(pages, /miles north/)).not.toEqual([])
  expect(having(pages, /\bZIP\b|Yorkshire County|\bOR\b|Oregon|Hood River|undefined|\$| km\b/)).toEqual([])
})

test('a Spanish company has kilometres, euros and its region’s whole name', async () => {
  const pages = await pagesOf('comunidad-de-madrid')
  const city = pageAt(pages, '/service-areas/soto-del-real/')
  expect(city).toContain('Soto del Real, Madrid')
  expect(city).toContain('Comunidad de Madrid')
  expect(city).toMatch(/\d+ km/)
  expect(city).toMatch(/habitantes/)
  expect(pageAt(pages, '/counties/comunidad-de-madrid/')).toContain('Código postal 28770')
  expect(pageAt(pages, '/contact/')).toContain('Calle Mayor, 12, 28100 Alcobendas Madrid')
  expect(having(pages, /\bZIP\b|Madrid County|Madrid, Madrid|\bmiles?\b|Oregon|Hood River|undefined|\$/)).toEqual([])
})
