import { join } from 'node:path'
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { sampleSite } from '../support/sample-site.ts'

const { browse } = sampleSite({ width: 1440 })

type MapOptions = BrowserContextOptions & {
  /** As in the manifest; the sample has `lazy`. */
  load?: keyof typeof home
  /** How the third party responds; not at all if undefined. */
  respond?: (route: Route) => Promise<void> | undefined
  /** Whether the page is scrolled to the map. */
  isNear?: boolean
}

/** The home page of the sample company, by the setting of its map. */
const home = {
  lazy: join(inject('sampleDir'), 'dist/index.html'),
  click: join(inject('quoteDir'), 'dist/index.html'),
}

const frameDocument = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><a href="#">In it</a>' })

function hold() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release }
}

/**
 * Opens the home page. Third-party requests are recorded; of several routes in a tab the last one answers.
 */
const withMap = (
  run: (page: Page, asked: string[]) => Promise<void>,
  { load = 'lazy', respond = frameDocument, isNear = true, ...options }: MapOptions = {},
) =>
  browse(async ({ page, url }) => {
    const asked: string[] = []
    await page.route(
      (address) => address.origin !== url,
      (route) => {
        asked.push(route.request().url())
        return respond(route)
      },
    )
    await page.route('**/', (route) => route.fulfill({ path: home[load] }))
    await page.goto('/')
    if (isNear) await page.locator('div:has(> [data-map])').scrollIntoViewIfNeeded()
    await run(page, asked)
  }, options)

const showButton = (page: Page) => page.getByRole('button', { name: 'Show the interactive map here' })
const backButton = (page: Page) => page.getByRole('button', { name: 'Back to the drawn map' })
const drawing = (page: Page) => page.locator('.map-sheet:visible')
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement)

describe('the third-party map', () => {
  test('causes no request, not even of its script, before it comes near the viewport', () =>
    withMap(
      async (page, asked) => {
        await page.waitForLoadState('networkidle')
        expect(asked).toEqual([])
        const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        expect(loaded.filter((name) => /\/(map|embeds)-/.test(name))).toEqual([])
        await page.locator('div:has(> [data-map])').scrollIntoViewIfNeeded()
        await expect.poll(() => new Set(asked).size).toBe(1)
      },
      { isNear: false },
    ))

  test('takes the place of the drawing once it has loaded, in a frame with a title and a sandbox; nothing moves', () => {
    const held = hold()
    return withMap(
      async (page) => {
        const frame = page.locator('iframe')
        await frame.waitFor({ state: 'attached' })
        await expect.poll(() => frame.isVisible()).toBe(false)
        const { x, y, width = 0, height = 0 } = (await drawing(page).boundingBox()) ?? {}
        const links = await page.locator('[data-map] > .touch-links').boundingBox()
        held.release()
        await backButton(page).waitFor()
        await expect.poll(() => drawing(page).count()).toBe(0)
        expect(await frame.getAttribute('title')).toBe('Map of the office at 159 W Broadway')
        expect(await frame.getAttribute('sandbox')).toContain('allow-scripts')
        expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
        const box = await page.locator('[data-map] .embed-box').boundingBox()
        expect(box).toMatchObject({ x, y })
        expect(box?.width).toBeGreaterThanOrEqual(width) // the whole column
        expect(Math.abs((box?.height ?? 0) - height)).toBeLessThan(10) // a line below the drawing
        expect(await page.locator('[data-map] > .touch-links').boundingBox()).toEqual(links)
      },
      { respond: (route) => held.released.then(() => frameDocument(route)) },
    )
  })

  test('leaves the drawing without a word if it is blocked, until the visitor asks for it', () =>
    withMap(
      async (page, asked) => {
        await expect.poll(() => asked.length).toBeGreaterThan(1) // the frame, and the question whether it responds
        await expect.poll(() => page.locator('iframe').count()).toBe(0)
        await expect.poll(() => drawing(page).locator('a').count()).toBeGreaterThan(20)
        await expect.poll(() => page.locator('.embed-panel').isVisible()).toBe(false)
        await showButton(page).click()
        await page.locator('.embed-panel').waitFor()
        await backButton(page).click()
        await expect.poll(() => page.locator('.embed-panel').isVisible()).toBe(false)
        await expect.poll(() => drawing(page).count()).toBe(1)
      },
      { respond: (route) => route.abort() },
    ))

  test('waits while a link of the drawing has focus', () => {
    const held = hold()
    return withMap(
      async (page) => {
        const city = drawing(page).getByRole('link', { name: 'Park City' })
        await city.focus()
        held.release()
        await page.frameLocator('iframe').getByRole('link').waitFor({ state: 'attached' })
        expect(await isFocused(city)).toBe(true)
        await page.getByRole('link', { name: 'Open the office on a map' }).focus()
        await backButton(page).waitFor()
      },
      { respond: (route) => held.released.then(() => frameDocument(route)) },
    )
  })

  test('can be closed and opened again', () =>
    withMap(async (page) => {
      await backButton(page).click()
      await expect.poll(() => page.locator('iframe').count()).toBe(0)
      await expect.poll(() => drawing(page).count()).toBe(1)
      await showButton(page).click()
      await expect.poll(() => page.locator('iframe').count()).toBe(1)
      await expect.poll(() => backButton(page).isVisible()).toBe(true)
    }))
})

describe('the third-party map on a click', () => {
  const load = 'click'

  test('causes no request before it is opened, and one by its frame afterwards', () =>
    withMap(
      async (page, asked) => {
        await showButton(page).waitFor()
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        expect(asked).toEqual([])
        await expect.poll(() => page.locator('iframe').count()).toBe(0)
        await showButton(page).click()
        await expect.poll(() => drawing(page).count()).toBe(0)
        // One request by the frame, and one by the script that checks whether its URL responds.
        await expect.poll(() => new Set(asked).size).toBe(1)
        expect(asked[0]).toBe(await page.locator('iframe').getAttribute('src'))
      },
      { load },
    ))

  test('opens and closes by keyboard: focus moves into the frame, and the next tab stop switches back', () =>
    withMap(
      async (page) => {
        await showButton(page).focus()
        await page.keyboard.press('Enter')
        const focused = () => page.evaluate(() => document.activeElement?.tagName)
        await expect.poll(focused).toBe('IFRAME')
        await page.frameLocator('iframe').getByRole('link').waitFor()
        await page.keyboard.press('Tab')
        expect(await focused()).toBe('IFRAME') // its link
        // Credits of the drawing come between the map and the button.
        while ((await focused()) !== 'BUTTON') await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect.poll(() => page.locator('iframe').count()).toBe(0)
        await expect.poll(() => drawing(page).count()).toBe(1)
        expect(await isFocused(showButton(page))).toBe(true)
      },
      { load },
    ))
})

describe('the drawing', () => {
  const withDrawing = (run: (page: Page, asked: string[]) => Promise<void>, options: MapOptions = {}) =>
    withMap(run, { load: 'click', ...options })

  test.each([
    [360, 'tall'],
    [767, 'tall'],
    [768, 'wide'],
    [1440, 'wide'],
  ])('at %d px is the %s one, and the other is hidden from everyone', (width, look) =>
    withDrawing(
      async (page) => {
        await expect.poll(() => drawing(page).count()).toBe(1)
        const [, , across = 0, down = 0] = (await drawing(page).getAttribute('viewBox'))?.split(' ').map(Number) ?? []
        expect(across > down ? 'wide' : 'tall').toBe(look)
        const names = await page.locator('div:has(> [data-map])').getByRole('link', { name: 'Salt Lake City' }).count()
        expect(names).toBe(1)
      },
      { viewport: { width, height: 800 } },
    ),
  )

  test('links to the pages of the cities it names', () =>
    withDrawing(async (page) => {
      const links = await drawing(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']))
      expect(links.length).toBeGreaterThan(20)
      for (const [name, href] of links) {
        const response = await page.request.get(href ?? '')
        expect(response.status(), href).toBe(200)
        expect(name).not.toBe('')
        expect(/<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]).toContain(name)
      }
    }))

  test('is followed by a text link to all places', () =>
    withDrawing(async (page) => {
      await page.getByRole('link', { name: 'All communities, county by county' }).click()
      const target = page.locator(':target')
      await expect.poll(() => target.locator('h3').count()).toBe(4)
      await expect.poll(() => target.evaluate((section) => section.getBoundingClientRect().top < 200)).toBe(true)
    }))

  test('opens a city by keyboard', () =>
    withDrawing(async (page) => {
      await drawing(page).getByRole('link', { name: 'Park City' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/service-areas/park-city-ut-cleaning-services/')
    }))

  test.each([360, 390, 768, 1440])('at %d px has targets of at least 24 px that do not overlap', (width) =>
    withDrawing(
      async (page) => {
        const boxes = await drawing(page)
          .locator('a')
          .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
        expect(boxes.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([])
        const overlapping = boxes.filter((a, index) =>
          boxes
            .slice(index + 1)
            .some(
              (b) =>
                a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5,
            ),
        )
        expect(overlapping).toEqual([])
      },
      { viewport: { width, height: 800 } },
    ),
  )
})

describe('without script', () => {
  test('the drawing, its links and the link to the third-party map are shown, but no button', () =>
    withMap(
      async (page, asked) => {
        await expect.poll(() => drawing(page).locator('a').count()).toBeGreaterThan(20)
        await expect.poll(() => page.getByRole('link', { name: 'Open the office on a map' }).isVisible()).toBe(true)
        await expect.poll(() => page.locator('[data-map] button:visible').count()).toBe(0)
        expect(asked).toEqual([])
      },
      { javaScriptEnabled: false },
    ))
})
