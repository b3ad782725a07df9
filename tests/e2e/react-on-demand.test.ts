import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastGlob from 'fast-glob'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { rowsToRun } from '../support/campaign.ts'
import { samplePages, samplePagesWith } from '../support/sample-pages.ts'
import { sampleSite } from '../support/sample-site.ts'

const site = sampleSite()
const dist = join(inject('sampleDir'), 'dist')

/** Files with React or ReactDOM, recognised by the symbol both use for an element. */
const reactFiles = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => `/assets/${file}`)
  .filter((url) => readFileSync(join(dist, url), 'utf8').includes('react.transitional.element'))

const withIslands = samplePagesWith('data-island="')
const withoutIslands = Object.values(samplePages).filter((path) => !withIslands.includes(path))

/** Opens a page in a window that shows only the header. */
const withPage = (path: string, run: (page: Page, scripts: string[]) => Promise<void>) =>
  site.visit(
    async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await run(page, scripts)
    },
    { viewport: { width: 1280, height: 60 } },
  )

const weight = (scripts: string[]) =>
  scripts.reduce((bytes, url) => bytes + brotliCompressSync(readFileSync(join(dist, url))).byteLength, 0)

describe('a page without an island', () => {
  test.each(rowsToRun(withoutIslands, (path) => ['/', '/contact/'].includes(path)))(
    '%s never fetches React, and runs on 2 kB of script',
    (path) =>
      withPage(path, async (page, scripts) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        expect(scripts.filter((url) => reactFiles.includes(url))).toEqual([])
        expect(weight(scripts), scripts.join(' ')).toBeLessThanOrEqual(2_000)
      }),
  )
})

describe('a page with an island', () => {
  test.each(withIslands)('%s runs on 2 kB of script until the island is needed, and then fetches React', (path) =>
    withPage(path, async (page, scripts) => {
      const fetched = () => scripts.filter((url) => reactFiles.includes(url))
      const island = page.locator('[data-island]').first()
      expect(fetched()).toEqual([])
      expect(weight(scripts), scripts.join(' ')).toBeLessThanOrEqual(2_000)
      await island.scrollIntoViewIfNeeded()
      if ((await island.getAttribute('data-wake')) === 'touched') {
        // It works without script, so coming into view does not start it.
        await page.waitForTimeout(500)
        expect(fetched()).toEqual([])
        await island.dispatchEvent('pointerover')
      }
      await expect.poll(fetched).not.toEqual([])
    }),
  )

  test.each(withIslands)('%s fetches React when the island is touched before it is in view', (path) =>
    withPage(path, async (page, scripts) => {
      await page.locator('[data-island]').first().dispatchEvent('pointerdown')
      await expect.poll(() => scripts.filter((url) => reactFiles.includes(url))).not.toEqual([])
    }),
  )
})

describe('every stylesheet and script is reachable from a page', () => {
  const filesNamed = (text: string) => [...text.matchAll(/[\w-]+-[\w-]{8}\.(?:js|css)/g)].map(([file]) => file)

  test.each([
    ['sampleDir', 0],
    ['quoteDir', 1],
  ] as const)('of %s', (site, quoteForms) => {
    const siteDir = join(inject(site), 'dist')
    const pages = fastGlob.sync('**/*.html', { cwd: siteDir, absolute: true })
    const reached = new Set(pages.flatMap((page) => filesNamed(readFileSync(page, 'utf8'))))
    // A set also iterates over what is added meanwhile.
    for (const file of reached)
      for (const next of filesNamed(readFileSync(join(siteDir, 'assets', file), 'utf8'))) reached.add(next)
    const emitted = readdirSync(join(siteDir, 'assets')).filter((file) => /\.(js|css)$/.test(file))
    expect(emitted.length).toBeGreaterThan(10)
    expect(emitted.filter((file) => !reached.has(file))).toEqual([])
    expect(emitted.filter((file) => file.startsWith('QuoteForm'))).toHaveLength(quoteForms)
  })
})
