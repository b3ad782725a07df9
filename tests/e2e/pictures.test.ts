import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { rowsToRun } from '../support/campaign.ts'
import { sampleSite, usualWidths } from '../support/sample-site.ts'

const { browse, visit } = sampleSite({ width: 1440 })

/** One page of every page type with images. */
const pictured = [
  '/',
  '/services/',
  '/services/deep-cleaning/',
  '/services/deep-cleaning/park-city-ut-cleaning-services/',
  '/service-areas/',
  '/service-areas/park-city-ut-cleaning-services/',
  '/counties/summit-county-ut-cleaning-services/',
  '/about/',
]

type Shown = {
  src: string
  /** Width of the file in pixels. */
  fileWidth: number
  /** Width of the frame in device pixels. */
  shownWidth: number
  /** Width of the largest candidate. */
  most: number
}

/** Every image of a page, loaded and measured. */
async function shownPictures(page: Page): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    shown.push(
      await picture.evaluate(async (element) => {
        const image = element as HTMLImageElement // a locator cannot say so
        image.loading = 'eager'
        await image.decode()
        const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
        const candidates = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
        return {
          src: new URL(image.currentSrc).pathname,
          fileWidth: bitmap.width,
          shownWidth: image.getBoundingClientRect().width * devicePixelRatio,
          most: Math.max(...candidates),
        }
      }),
    )
  }
  return shown
}

const usualRatios = { 360: 3, 768: 2, 1440: 1 }

describe.each(usualWidths())('at %i px', (width) => {
  test.each(rowsToRun([1, 2, 3], (ratio) => ratio === usualRatios[width]))(
    'with a pixel ratio of %i, no image is more than 1.15 times as wide as it is shown, or too small for its frame',
    (deviceScaleFactor) =>
      browse(
        async ({ page }) => {
          for (const path of pictured) {
            expect((await page.goto(path))?.status(), path).toBe(200)
            const shown = await shownPictures(page)
            expect(shown.length, path).toBeGreaterThan(0)
            for (const { src, fileWidth, shownWidth, most } of shown) {
              expect(src, path).toMatch(/\.avif$/)
              expect(fileWidth / shownWidth, `${src} on ${path}`).toBeLessThanOrEqual(1.15)
              if (fileWidth < most) expect(fileWidth / shownWidth, `${src} on ${path}`).toBeGreaterThan(0.85)
            }
          }
        },
        { width, deviceScaleFactor },
      ),
  )
})

test('on a phone the first image of every page is at most 60 kB', () =>
  browse(
    async ({ page }) => {
      for (const path of pictured) {
        await page.goto(path)
        const bytes = await page.locator('main img[fetchpriority=high]').evaluate(async (element) => {
          const image = element as HTMLImageElement // a locator cannot say so
          await image.decode()
          return (await (await fetch(image.currentSrc)).arrayBuffer()).byteLength
        })
        expect(bytes, path).toBeLessThanOrEqual(60_000)
        expect(bytes, path).toBeGreaterThan(1000)
      }
    },
    { width: 390, deviceScaleFactor: 3 },
  ))

test('until an image has loaded, its frame has its dominant colour; loading it causes no layout shift', () =>
  visit(
    async ({ page }) => {
      let letThrough = () => {}
      const held = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      await page.route(/\/images\//, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/service-areas/park-city-ut-cleaning-services/', { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => {
        const moved = { score: 0 }
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.score += (entry as PerformanceEntry & { value: number }).value // a layout shift has one
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const frame = page.locator('main div:has(> picture)').first()
      const fill = await frame.locator('rect').getAttribute('fill')
      const [red = 0, green = 0, blue = 0] = (fill?.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
        Number.parseInt(part, 16),
      )
      expect(await middleOf(page, frame)).toEqual([red, green, blue])
      letThrough()
      await page
        .locator('main img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).decode()) // a locator cannot say so
      expect(await middleOf(page, frame)).not.toEqual([red, green, blue])
      expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBe(0) // set above
    },
    { width: 390 },
  ))

describe('an image that does not load', () => {
  const place = '/service-areas/park-city-ut-cleaning-services/'
  const hero = 'main > div:first-child div:has(> picture)'

  /** The files that pages show in place of others. */
  const isAlternative = (url: string) => url.includes('default-secondary-interior')

  /** Opens a page whose image files do not load, except those that `isThere` names. */
  const withoutImages = (
    run: (page: Page) => Promise<void>,
    {
      isThere = () => false,
      ...options
    }: { isThere?: (url: string) => boolean; javaScriptEnabled?: boolean; width?: number },
  ) =>
    visit(async ({ page }) => {
      await page.route(/\/images\//, (route) => (isThere(route.request().url()) ? route.continue() : route.abort()))
      await run(page)
    }, options)

  const shown = (page: Page, frame: string) =>
    page.locator(`${frame} img`).evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ currentSrc, naturalWidth, alt }) => ({
        isAlternative: currentSrc.includes('default-secondary-interior'),
        isLoaded: naturalWidth > 0,
        alt,
      })),
    )

  test('is replaced by the fallback, whose alt text is empty', () =>
    withoutImages(
      async (page) => {
        const replaced = { isAlternative: true, isLoaded: true, alt: '' }
        await page.goto(place)
        await expect.poll(() => shown(page, hero)).toEqual([replaced])
        await page.goto('/')
        await expect.poll(() => shown(page, '.parallax')).toEqual([replaced])
        for (const card of await page.locator('.card div:has(> picture)').all()) await card.scrollIntoViewIfNeeded()
        await expect.poll(() => shown(page, '.card div:has(> picture)')).toEqual(Array(4).fill(replaced))
      },
      { isThere: isAlternative },
    ))

  test('is replaced by the first of its alternatives that loads', () =>
    withoutImages(
      async (page) => {
        await page.route(`**${place}`, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('data-instead="', 'data-instead="/images/a.jpg /images/b.jpg ')
          await route.fulfill({ response, body })
        })
        await page.goto(place)
        await expect.poll(() => shown(page, hero)).toEqual([{ isAlternative: true, isLoaded: true, alt: '' }])
      },
      { isThere: isAlternative },
    ))

  test('is replaced even if it failed before the script ran', () =>
    withoutImages(
      async (page) => {
        await page.route(/entry-client-.*\.js$/, async (route) => {
          await page.waitForFunction(() => [...document.images].some(({ complete }) => complete))
          await route.continue()
        })
        await page.goto(place)
        await expect.poll(() => shown(page, hero)).toEqual([{ isAlternative: true, isLoaded: true, alt: '' }])
      },
      { isThere: isAlternative },
    ))

  test.each([
    ['and has no alternative left', true],
    ['without script', false],
  ])('%s leaves the colour of its frame, without an icon, and keeps its alt text', (_, javaScriptEnabled) =>
    withoutImages(
      async (page) => {
        await page.goto(place)
        const image = page.locator(`${hero} img`)
        if (javaScriptEnabled) await expect.poll(() => image.getAttribute('data-instead')).toBe('')
        await expect.poll(() => page.evaluate(() => document.images[0]?.complete)).toBe(true)
        expect(await image.getAttribute('alt')).toContain('Illustration')
        const frame = sharp(await page.locator(hero).screenshot())
        const { width, height } = await frame.metadata()
        const withoutCorners = { left: 8, top: 8, width: width - 16, height: height - 16 }
        const { channels } = await sharp(await frame.extract(withoutCorners).toBuffer()).stats()
        expect(channels.map(({ stdev }) => stdev)).toEqual(channels.map(() => 0))
      },
      { javaScriptEnabled, width: 390 },
    ),
  )
})

/** Red, green and blue at the centre of the visible part of an element. */
async function middleOf(page: Page, element: ReturnType<Page['locator']>): Promise<number[]> {
  // The bar at the bottom of a phone may cover it otherwise, depending on the fonts that have arrived.
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 }
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}
