import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { smallSite } from '../support/citywide.ts'
import { readJson, treeHashes } from '../support/files.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

test('another company in another trade and state builds with no change in code', async () => {
  const dir = await temporaryDir()
  const { code, result } = await buildSite(dir, smallSite)
  expect(result?.published).toBeDefined()
  expect(code).toBe(0)
  const rows = await readJson<RouteRow[]>(join(dir, 'report/routes.json'))
  // 5 page files and 1 alias, 2 services, 2 × (3 + 1) services in places, 3 + 1 service areas, 1 county
  expect(rows).toHaveLength(6 + 2 + 8 + 4 + 1)
  const city = await readFile(join(dir, 'dist/services/sewer-inspection/odell/index.html'), 'utf8')
  expect(city).toContain('Sewer Inspection in Odell, OR')
  expect(city).toContain('From $120.50/hour')
  expect(city).not.toMatch(/Utah|Saltbrush|bathroom/i)
})

test('its map is drawn in its own state, and mentions no other company', async () => {
  const dir = await temporaryDir()
  const { output } = await buildSite(dir, smallSite)
  expect(output).toMatch(/^map .* 3 cities$/m)
  const home = await readFile(join(dir, 'dist/index.html'), 'utf8')
  const [drawing] = /<svg class="map-sheet[\s\S]*?<\/svg>/.exec(home) ?? []
  expect(drawing).toContain('>Hood River County</text>')
  expect(drawing).toContain('href="/service-areas/cascade-locks/"')
  expect(home).not.toContain('<iframe')
})

test('a city and a county of one name have addresses of their own', async () => {
  const rows = await readJson<RouteRow[]>(join(inject('smallDir'), 'report/routes.json'))
  const paths = rows.map(({ path }) => path)
  expect(paths).toContain('/service-areas/hood-river/')
  expect(paths).toContain('/service-areas/hood-river-county/')
})

test('with trailingSlash: never every address, link and file has the form without the slash', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const site = await readFile(join(manifest, 'site.yaml'), 'utf8')
  await writeFile(join(manifest, 'site.yaml'), site.replace('trailingSlash: always', 'trailingSlash: never'))
  const { code, result } = await buildSite(dir, manifest)
  expect(result?.published).toBeDefined()
  expect(code).toBe(0)
  expect(Object.keys(await treeHashes(join(dir, 'dist')))).toContain('services/drain-cleaning/odell.html')
  const page = await readFile(join(dir, 'dist/services/drain-cleaning.html'), 'utf8')
  const internal = [...page.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href)
  expect(internal.length).toBeGreaterThan(10)
  expect(internal.filter((href) => href !== '/' && href.endsWith('/'))).toEqual([])
  expect(page).toContain('<link rel="canonical" href="https://gorgedrain.example/services/drain-cleaning"/>')
})
