import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import type { Finding } from '../../generator/core/problem.ts'
import { citywide, smallSite } from '../support/citywide.ts'
import { readJson } from '../support/files.ts'
import { contents, copyOf, edit, ledgerOf, linesOf } from '../support/ledger.ts'
import { buildSite, lockSite } from '../support/pipeline.ts'

const lock = lockSite

describe('lock', () => {
  test('lists every page except the 404 page, and a second run changes no line', async () => {
    const { manifest } = await copyOf(smallSite)
    const first = await lock(manifest, '2026-05-01')
    // 4 page files with a URL of their own, 1 alias, 2 services, 2 × (3 + 1) in places, 3 + 1 areas, 1 county
    expect(first.output).toContain('urls.lock: 20 new, 0 changed, 0 unchanged, 0 redirected.')
    const written = await ledgerOf(manifest)
    const second = await lock(manifest, '2026-06-01')
    expect(second.output).toContain('0 new, 0 changed, 20 unchanged, 0 redirected.')
    expect(await ledgerOf(manifest)).toBe(written)
  })

  test('an edit of one city gives the date to exactly the pages that show it', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    expect((await lock(manifest, '2026-05-01')).code).toBe(0)
    const before = linesOf(await ledgerOf(manifest))

    await edit(join(manifest, 'cities.csv'), (text) =>
      text.replace('Packing houses and homes', 'Cold stores and homes'),
    )
    expect((await lock(manifest, '2026-06-01')).code).toBe(0)
    const after = linesOf(await ledgerOf(manifest))
    await buildSite(dir, manifest)
    const [old, now] = [await contents(join(inject('smallDir'), 'dist')), await contents(join(dir, 'dist'))]

    expect([...after.keys()]).toEqual([...before.keys()])
    const redated = [...after].filter(([path, line]) => line !== before.get(path)).map(([path]) => path)
    const differing = [...now].filter(([path, content]) => content !== old.get(path)).map(([path]) => path)
    expect(redated).toEqual(differing.sort())
    expect(redated).toContain('/service-areas/odell/')
    expect(redated.length).toBeLessThan(10) // of 20: its own 3, and few that quote it
  })

  test('a changed image does not change the content', async () => {
    const { manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    await edit(join(manifest, 'images/river.svg'), (text) =>
      text.replace('</svg>', '<rect width="9" height="9"/></svg>'),
    )
    expect((await lock(manifest, '2026-06-01')).output).toContain('0 new, 0 changed, 20 unchanged')
  })

  test('a changed footer label does not change the content', async () => {
    const { manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    await edit(join(manifest, 'navigation.yaml'), (text) => text.replace(/title: .*/, 'title: Elsewhere'))
    expect((await lock(manifest, '2026-06-01')).output).toContain('0 new, 0 changed, 20 unchanged')
  })

  test('repairs a ledger with a merge conflict', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    const whole = await ledgerOf(manifest)
    const torn = whole.replace(
      /^\/contact\/ .*\n/m,
      (line) => `<<<<<<< HEAD\n${line}=======\n/contact/ 2026-04-01 0123456789abcdef\n>>>>>>> other\nnot a line\n`,
    )
    await writeFile(join(manifest, 'urls.lock'), torn)
    expect((await buildSite(dir, manifest)).output).toContain('ledger-conflict')
    expect((await lock(manifest, '2026-06-01')).code).toBe(0)
    expect(await ledgerOf(manifest)).toBe(whole)
  })

  test.each([
    ['a future day', '9999-01-01', 'which is in the future'],
    ['a day that does not exist', '2026-02-30', '--date is "2026-02-30"'],
  ])('%s is wrong usage', async (_, date, message) => {
    const { manifest } = await copyOf(smallSite)
    const { code, output } = await citywide(['lock', '--manifest', manifest, '--date', date])
    expect(code).toBe(2)
    expect(output).toContain(message)
    await expect(ledgerOf(manifest)).rejects.toThrow()
  })

  test('a manifest with an error leaves the ledger unchanged', async () => {
    const { manifest } = await copyOf(smallSite)
    await writeFile(join(manifest, 'urls.lock'), '/ 2026-05-01 0123456789abcdef\n')
    await edit(join(manifest, 'cities.csv'), (text) => text.replace('hood-river,Odell', 'hod-river,Odell'))
    const { code, output } = await lock(manifest)
    expect(code).toBe(1)
    expect(output).toContain('unknown-county')
    expect(await ledgerOf(manifest)).toBe('/ 2026-05-01 0123456789abcdef\n')
  })
})

describe('a deleted city', () => {
  test('is reported as lost in the run that finds other references to it', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    await mkdir(join(manifest, 'cities'))
    await writeFile(join(manifest, 'cities/odell.yaml'), 'body: Orchards.\n')
    await edit(join(manifest, 'cities.csv'), (text) => text.replace(/^.*,Odell,.*\n/m, ''))
    const { code, output } = await buildSite(dir, manifest)
    expect(code).toBe(1)
    expect(output).toContain('cities/odell.yaml:1:1 error unknown-city')
    // A page of its own, and one for each of the 2 services.
    expect(output).toContain('3 URLs of the city "odell" are no longer served')
  })

  test('is not reported as lost if its row only has a mistake', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    await edit(join(manifest, 'cities.csv'), (text) => text.replace(',97044,', ',9704,'))
    const { output } = await buildSite(dir, manifest)
    expect(output).toContain('bad-postal-code')
    expect(output).not.toContain('url-lost')
  })

  test('is one finding, fixed by the line of YAML it suggests, and lost again without that line', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    await edit(join(manifest, 'cities.csv'), (text) => text.replace(/^.*,Cascade Locks,.*\n/m, ''))

    const deleted = await buildSite(dir, manifest)
    expect(deleted.code).toBe(1)
    const findings = await readJson<Finding[]>(join(dir, 'report/findings.json'))
    const lost = findings.filter(({ code }) => code === 'url-lost')
    expect(lost).toHaveLength(1)
    const [{ count, urls = [], at, fix } = { fix: '' }] = lost
    expect(count).toBe(3) // the city and 2 services in it
    expect(urls).toHaveLength(3)
    const line = (await ledgerOf(manifest)).split('\n')[(at?.line ?? 0) - 1]
    expect(line).toMatch(/^\/service-areas\/cascade-locks\//)

    expect((await lock(manifest)).output).toMatch(/^1 error\.$/m)

    const rules = fix.split('\n').filter((each) => each.startsWith('- '))
    expect(rules).toHaveLength(1)
    expect(parse(rules.join('\n'))).toEqual([{ city: 'cascade-locks', to: expect.any(String) }])
    const redirects = join(manifest, 'redirects.yaml')
    await writeFile(redirects, `${rules.join('\n')}\n`)
    const fixed = await buildSite(dir, manifest)
    expect(fixed.result?.published).toBeDefined()
    expect(fixed.code).toBe(0)

    expect((await lock(manifest, '2026-06-01')).output).toContain('3 redirected')
    await writeFile(redirects, '[]\n')
    expect((await buildSite(dir, manifest)).output).toContain('3 URLs of the city "cascade-locks"')
  })
})

describe('the sitemaps', () => {
  const sitemapOf = (dir: string, section: string) => readFile(join(dir, `dist/sitemap-${section}.xml`), 'utf8')

  test('have the date of a page while the ledger has its current content', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    await lock(manifest, '2026-05-01')
    await buildSite(dir, manifest)
    const before = await sitemapOf(dir, 'places')
    expect(before.match(/<lastmod>2026-05-01<\/lastmod>/g)).toHaveLength(before.match(/<url>/g)?.length ?? 0)
    expect(await readFile(join(dir, 'dist/sitemap.xml'), 'utf8')).toContain(
      'sitemap-places.xml</loc><lastmod>2026-05-01</lastmod>',
    )

    await edit(join(manifest, 'cities.csv'), (text) => text.replace('Packing houses', 'Warehouses'))
    const { output } = await buildSite(dir, manifest)
    expect(output).toContain('ledger-behind')
    const after = await sitemapOf(dir, 'places')
    expect(after).toMatch(/\/service-areas\/odell\/<\/loc>(?!<lastmod>)/)
    expect(after).toMatch(/\/service-areas\/cascade-locks\/<\/loc><lastmod>2026-05-01/)
    expect(await readFile(join(dir, 'dist/sitemap.xml'), 'utf8')).toContain('sitemap-places.xml</loc></sitemap>')
  })

  test('list no redirected URL', async () => {
    const { dir, manifest } = await copyOf(smallSite)
    await writeFile(join(manifest, 'redirects.yaml'), '- { city: mosier, to: odell }\n')
    expect((await buildSite(dir, manifest)).code).toBe(0)
    const files = await fastGlob('sitemap*.xml', { cwd: join(dir, 'dist'), absolute: true })
    for (const file of files) expect(await readFile(file, 'utf8')).not.toContain('mosier')
  })
})

test('the IndexNow key is written to a file of that name', async () => {
  const { dir, manifest } = await copyOf(smallSite)
  await edit(join(manifest, 'site.yaml'), (text) => `${text}\nindexNowKey: 0a1b2c3d-4e5f\n`)
  expect((await buildSite(dir, manifest)).code).toBe(0)
  expect(await readFile(join(dir, 'dist/0a1b2c3d-4e5f.txt'), 'utf8')).toBe('0a1b2c3d-4e5f')
})

test('the table of routes has a row for each redirect, with its target', async () => {
  const { dir, manifest } = await copyOf(smallSite)
  await writeFile(
    join(manifest, 'redirects.yaml'),
    '- { from: /old/, to: /contact/ }\n- { from: /older/, gone: Not needed }\n',
  )
  expect((await buildSite(dir, manifest)).code).toBe(0)
  const rows = await readJson<{ path: string; status: string; canonical: string }[]>(join(dir, 'report/routes.json'))
  const redirects = rows.filter(({ status }) => status === 'redirect')
  expect(redirects.map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/old/', 'https://gorgedrain.example/contact/'],
    ['/older/', ''],
  ])
})

test('a redirect that covers an image of the site fails the build', async () => {
  const { dir, manifest } = await copyOf(smallSite)
  await writeFile(join(manifest, 'redirects.yaml'), '- { from: /images/*, to: / }\n')
  const { code, output } = await buildSite(dir, manifest)
  expect(code).toBe(1)
  expect(output).toContain('redirects.yaml:1:11 error redirect-over-file')
})
