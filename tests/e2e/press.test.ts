import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { downloaded } from '../support/downloaded.ts'
import { sampleSite } from '../support/sample-site.ts'

const dist = join(inject('sampleDir'), 'dist')
const site = sampleSite()

async function openPress(options: BrowserContextOptions = {}) {
  const opened = await site.open(options)
  await opened.page.goto('/press/')
  return opened
}

describe('the press page', () => {
  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'saves the media kit, byte for byte, under its own name (%o)',
    async (options) => {
      const { context, page } = await openPress(options)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download Media Kit' }).click(),
      ])
      const name = 'saltbrush-cleaning-media-kit.zip'
      expect(download.suggestedFilename()).toBe(name)
      expect(await downloaded(download)).toEqual(await readFile(join(dist, 'press', name)))
      expect(page.url()).toBe(`${site.url}/press/`)
      await context.close()
    },
  )

  test.each(['light', 'dark'] as const)(
    'shows both logos on the background they are drawn for in %s mode',
    async (colorScheme) => {
      const { context, page } = await openPress({ colorScheme })
      const logos = page.locator('main p:has(> img)')
      const seen = await logos.evaluateAll((all) =>
        all.map((sample) => [getComputedStyle(sample).backgroundColor, sample.querySelector('img')?.alt]),
      )
      expect(seen).toEqual([
        ['rgb(253, 252, 249)', 'Saltbrush Cleaning logo on a light background'],
        ['rgb(15, 31, 29)', 'Saltbrush Cleaning logo on a dark background'],
      ])
      await logos.last().scrollIntoViewIfNeeded()
      await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))
      await context.close()
    },
  )
})

test('every icon in the head can be fetched, and the web app manifest of the home page', async () => {
  const { context, page } = await openPress()
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  for (const icon of icons) expect((await context.request.get(icon)).status(), icon).toBe(200)
  await page.goto('/')
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect((await context.request.get(manifest ?? '')).headers()['content-type']).toContain('application/manifest+json')
  await context.close()
})

test('the mark is before the name in header and footer, and hidden from screen readers', async () => {
  const { context, page } = await openPress()
  await expect.poll(() => page.locator('header .brand svg, footer .brand svg').count()).toBe(2)
  await expect
    .poll(() => page.getByRole('banner').getByRole('link', { name: 'Saltbrush Cleaning', exact: true }).count())
    .toBe(1)
  await context.close()
})
