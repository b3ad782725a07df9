import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, inject, test } from 'vitest'
import { sitemapFiles } from '../../generator/emit/sitemap.ts'
import { filesIn } from '../support/files.ts'
import { temporaryDir } from '../support/temporary.ts'
import { hasXmllint, xmllint } from '../support/xmllint.ts'

const dist = join(inject('sampleDir'), 'dist')
const origin = 'https://www.saltbrush.example'
const sitemaps = await fastGlob('sitemap-*.xml', { cwd: dist, absolute: true })
const why = hasXmllint ? '' : ' (skipped: xmllint is not installed; Debian has it in libxml2-utils)'

test.skipIf(!hasXmllint)(`every sitemap is valid against the schema of the protocol${why}`, () => {
  expect(sitemaps).toHaveLength(4)
  expect(xmllint('urlset', sitemaps)).toBe('')
  expect(xmllint('index', [join(dist, 'sitemap.xml')])).toBe('')
})

test.skipIf(!hasXmllint)(`names with every character XML keeps for itself leave it valid${why}`, async () => {
  const url = `${origin}/a&b<c>d"e'f/`
  const files = sitemapFiles([{ section: 'pages', url, lastmod: '2026-05-01', pictures: [`${url}p.jpg`] }], origin)
  const [pages] = await filesIn(await temporaryDir(), files)
  expect(xmllint('urlset', [pages ?? ''])).toBe('')
})

test.skipIf(!hasXmllint)(`a day that is none would be found${why}`, async () => {
  const files = sitemapFiles([{ section: 'pages', url: `${origin}/`, lastmod: '20 Nov' }], origin)
  const [pages] = await filesIn(await temporaryDir(), files)
  expect(xmllint('urlset', [pages ?? ''])).toContain('lastmod')
})

test('every image in a sitemap is a file that its page shows, one JPEG per photograph and drawing, listed once', async () => {
  let count = 0
  for (const file of sitemaps) {
    const entries = (await readFile(file, 'utf8')).match(/<url>.*<\/url>/g) ?? []
    for (const entry of entries) {
      const [, page = ''] = /<loc>([^<]*)<\/loc>/.exec(entry) ?? []
      const pictures = [...entry.matchAll(/<image:loc>([^<]*)</g)].map(([, url = '']) => url.replace(origin, ''))
      const html = await readFile(join(dist, page.replace(origin, ''), 'index.html'), 'utf8')
      const names = pictures.map((url) => basename(url).replace(/-[\dx]+\.jpg$/, ''))
      expect(new Set(names).size, page).toBe(names.length)
      for (const picture of pictures) {
        expect(picture, page).toMatch(/^\/(images\/.*\.jpg|press\/.*)$/)
        expect(html, page).toContain(`src="${picture}"`)
        await expect(readFile(join(dist, picture)), picture).resolves.toBeDefined()
        count++
      }
    }
  }
  expect(count).toBeGreaterThan(800) // nearly every page of 819 shows one
})

test('the primary image of the structured data is in the sitemap', async () => {
  const places = await readFile(join(dist, 'sitemap-places.xml'), 'utf8')
  const path = 'service-areas/midway-ut-cleaning-services/'
  const html = await readFile(join(dist, path, 'index.html'), 'utf8')
  const [, primary = ''] = /#primaryimage"[^}]*?"contentUrl":"([^"]+)"/.exec(html) ?? []
  expect(primary).toContain('/images/')
  const [entry = ''] = places.split('\n').filter((line) => line.includes(`<loc>${origin}/${path}</loc>`))
  expect(entry).toContain(`<image:image><image:loc>${primary}</image:loc></image:image></url>`)
})
