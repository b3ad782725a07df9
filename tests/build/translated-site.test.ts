import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeOf } from '#generator/render/store/page-store.ts'
import { sharedCache } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { applyEdits, type ManifestEdit } from '../support/manifest-case.ts'
import { attributeOf, elementsOf, textOf } from '../support/parsed-page.ts'
import { auditSite, buildShard, buildSite, lockSite, mergeShards } from '../support/pipeline.ts'
import { spanishPath } from '../support/spanish-path.ts'

// The small site in English and Spanish.

const inSpanish: readonly ManifestEdit[] = [
  { copy: 'translations/es', to: 'es' },
  { file: 'site.yaml', replace: 'language: en-US', with: 'languages: [en-US, es-US]\nhosting: { hosts: [netlify] }' },
]
const origin = 'https://gorgedrain.example'
const today = '2026-11-20'

const dirs: string[] = []
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
})

async function translatedSite(edits: readonly ManifestEdit[] = []) {
  const dir = mkdtempSync(join(tmpdir(), 'citywide-translated-'))
  dirs.push(dir)
  const manifest = join(dir, 'manifest')
  await applyEdits(manifest, [...inSpanish, ...edits])
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(manifest, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(manifest, file), text.replace(from, to))
  }
  return { dir, manifest, edit }
}

describe('a page in two languages', () => {
  let dist: string
  let site: Awaited<ReturnType<typeof translatedSite>>
  beforeAll(async () => {
    site = await translatedSite()
    const { code, output } = await buildSite(site.dir, site.manifest, { today })
    expect(code, output).toBe(0)
    dist = join(site.dir, 'dist')
  }, 300_000)
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const elements = (file: string, name: string) => elementsOf(read(file)).filter(({ tagName }) => tagName === name)
  const hreflangs = (file: string) =>
    elements(file, 'link')
      .filter((link) => attributeOf(link, 'hreflang') !== undefined)
      .map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')])

  test('names itself, the other page and the default, the same in both', () => {
    const path = '/services/drain-cleaning/odell/'
    const links = [
      ['en-US', origin + path],
      ['es-US', origin + spanishPath(path)],
      ['x-default', origin + path],
    ]
    expect(hreflangs('services/drain-cleaning/odell/index.html')).toEqual(links)
    expect(hreflangs('es/servicios/drain-cleaning/odell/index.html')).toEqual(links)
    expect(read('es/servicios/drain-cleaning/odell/index.html')).toContain(
      `<link rel="canonical" href="${origin}${spanishPath(path)}"/>`,
    )
  })

  test('has a link in its header to the same page in the other language', () => {
    const [nav] = elements('services/index.html', 'nav').filter(
      (each) => attributeOf(each, 'class') === 'language-links',
    )
    expect(nav?.parentNode).toMatchObject({ tagName: 'header' })
    const links = (file: string) =>
      elements(file, 'a')
        .filter((link) => attributeOf(link, 'hreflang') !== undefined)
        .map((link) => [attributeOf(link, 'lang'), attributeOf(link, 'href'), textOf(link)])
    expect(links('services/index.html')).toEqual([['es-US', '/es/servicios/', 'Español']])
    expect(links('es/servicios/index.html')).toEqual([['en-US', '/services/', 'English']])
    expect(links('es/404.html')).toEqual([['en-US', '/', 'English']])
  })

  test('an alias and the 404 page name no version', () => {
    expect(hreflangs('call/index.html')).toEqual([])
    expect(hreflangs('404.html')).toEqual([])
    expect(hreflangs('es/404.html')).toEqual([])
  })

  test('links of a translation lead to pages in its language, whether records or texts name them', () => {
    const paths = elements('es/servicios/drain-cleaning/index.html', 'a').map((link) => attributeOf(link, 'href') ?? '')
    const pages = paths.filter((path) => path.startsWith('/') && path !== '/services/drain-cleaning/')
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((path) => !path.startsWith('/es/'))).toEqual([])
    expect(pages).toContain('/es/servicios/sewer-inspection/')
  })

  test('each language has sitemaps of its own, which the index lists', () => {
    const sitemaps = readdirSync(dist).filter((file) => file.startsWith('sitemap'))
    expect(sitemaps).toContain('sitemap-es-services.xml')
    for (const file of sitemaps.filter((each) => each !== 'sitemap.xml')) {
      expect(read('sitemap.xml')).toContain(`${origin}/${file}<`)
      const urls = [...read(file).matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => url.slice(origin.length))
      expect(urls.filter((url) => url.startsWith('/es/') !== file.startsWith('sitemap-es-'))).toEqual([])
    }
  })

  test('the report names the languages and the beginnings of their paths', () => {
    const summary = readFileSync(join(site.dir, 'report/data/summary.js'), 'utf8')
    expect(summary).toContain('"languages":[{"tag":"en-US","prefix":""},{"tag":"es-US","prefix":"/es"}]')
  })

  test('the audit of the folder finds what the build found', async () => {
    const outcome = await auditSite({ manifestDir: site.manifest, outDir: dist, reportDir: join(site.dir, 'audited') })
    expect(outcome.output).not.toContain(' error ')
    expect(outcome.code).toBe(0)
  })
})

test('the URLs of a language have its own slugs, and records and texts name pages by those of the first', async () => {
  const { dir, manifest } = await translatedSite([
    {
      file: 'es/services/drain-cleaning.yaml',
      replace: 'name:',
      with: 'slug: limpieza-de-desagues\nname:',
    },
    { file: 'es/site.yaml', replace: 'business:', with: 'urls: { citySlug: "fontanero-en-{city}" }\nbusiness:' },
    {
      file: 'es/services/sewer-inspection.yaml',
      replace: 'Usted mira',
      with: 'Vea también la [limpieza](/services/drain-cleaning/). Usted mira',
    },
  ])
  await lockSite(manifest, today)
  const { code, output } = await buildSite(dir, manifest, { today })
  expect(code, output).toBe(0)
  const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8')
  const own = '/es/servicios/limpieza-de-desagues/fontanero-en-odell/'
  expect(read('services/drain-cleaning/odell/index.html')).toContain(`hreflang="es-US" href="${origin}${own}"`)
  expect(read('es/servicios/sewer-inspection/index.html')).toContain('<a href="/es/servicios/limpieza-de-desagues/">')
  expect(read(`${own.slice(1)}index.html`)).toContain(`rel="canonical" href="${origin}${own}"`)
  expect(readdirSync(join(dir, 'dist/es/servicios'))).not.toContain('drain-cleaning')
  expect(read('es/404.html')).toContain('data-services="limpieza-de-desagues')

  // Without its slug, the service has that of the first language, and the former URLs are lost.
  const file = join(manifest, 'es/services/drain-cleaning.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^slug: .*\n/m, ''))
  const lost = await buildSite(dir, manifest, { today })
  expect(lost.output).toContain('of the service "limpieza-de-desagues"')
  writeFileSync(join(manifest, 'redirects.yaml'), '- { service: limpieza-de-desagues, to: drain-cleaning }\n')
  const moved = await buildSite(dir, manifest, { today })
  expect(moved.code, moved.output).toBe(0)
  expect(read('_redirects')).toMatch(/^\/es\/servicios\/limpieza-de-desagues\/? \/es\/servicios\/drain-cleaning\/ 301/m)
}, 300_000)

test('after a change in one language, the site is that of a clean build, and pages that do not have the text are kept', async () => {
  const { dir, manifest, edit } = await translatedSite()
  const [kept, clean] = [join(dir, 'kept'), join(dir, 'clean')]
  await buildSite(kept, manifest, { today })
  const changes: [file: string, from: string, to: string, detail: RegExp][] = [
    ['es/services/drain-cleaning.yaml', 'Prueba de enjuague', 'Enjuague de prueba', /^5 rendered, 37 kept$/],
    ['es/cities.csv', 'entre los perales', 'entre muchos perales', /^[1-9] rendered, \d+ kept$/],
    ['es/navigation.yaml', 'Llámenos', 'Llame ya', /^0 rendered, /],
    // The prices on all pages are compared with those of the services.
    ['services/drain-cleaning.yaml', 'amount: 149', 'amount: 159', /^14 rendered, 28 audited again$/],
  ]
  for (const [file, from, to, detail] of changes) {
    edit(file, from, to)
    const built = await buildSite(kept, manifest, { today })
    rmSync(clean, { recursive: true, force: true })
    rmSync(storeOf(join(sharedCache, 'pages'), join(clean, 'dist')), { recursive: true, force: true })
    const fresh = await buildSite(clean, manifest, { today })
    expect(fresh.code, fresh.output).toBe(0)
    expect(await treeHashes(join(kept, 'dist')), file).toEqual(await treeHashes(join(clean, 'dist')))
    expect(built.stages.find(({ name }) => name === 'pages')?.detail, file).toMatch(detail)
  }
}, 300_000)

test('shards, merged, are the site of one build', async () => {
  const { dir, manifest } = await translatedSite()
  const shardDirs = [join(dir, '1'), join(dir, '2')]
  for (const [index, shardDir] of shardDirs.entries())
    await buildShard(shardDir, manifest, { number: index + 1, of: 2 }, { today })
  const merged = await mergeShards(join(dir, 'merged'), manifest, shardDirs, { today })
  expect(merged.code, merged.output).toBe(0)
  await buildSite(join(dir, 'built'), manifest, { today })
  expect(await treeHashes(join(dir, 'merged/dist'))).toEqual(await treeHashes(join(dir, 'built/dist')))
}, 300_000)

test('a removed record is redirected in every language, and without a redirect its URLs are lost in every language', async () => {
  const { dir, manifest, edit } = await translatedSite()
  await lockSite(manifest, today)
  for (const file of ['cities.csv', 'es/cities.csv'])
    writeFileSync(
      join(manifest, file),
      readFileSync(join(manifest, file), 'utf8').replace(/^(?:hood-river,Odell|odell),.*\n/m, ''),
    )
  edit('navigation.yaml', '        - { city: odell }\n', '')
  edit('testimonials.yaml', 'location: Odell', 'location: Hood River')
  const lost = await buildSite(dir, manifest, { today })
  expect(lost.output).toContain('/es/localidades/odell/')
  expect(lost.code).toBe(1)

  writeFileSync(join(manifest, 'redirects.yaml'), '- { city: odell, to: hood-river }\n')
  const { code, output } = await buildSite(dir, manifest, { today })
  expect(code, output).toBe(0)
  const redirects = readFileSync(join(dir, 'dist/_redirects'), 'utf8')
  expect(redirects).toMatch(/^\/service-areas\/odell\/? \/service-areas\/hood-river\/ 301/m)
  expect(redirects).toMatch(/^\/es\/localidades\/odell\/? \/es\/localidades\/hood-river\/ 301/m)
}, 300_000)
