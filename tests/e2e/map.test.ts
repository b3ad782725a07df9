import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, ruleSetFor } from '../support/axe.ts'
import { sampleSite } from '../support/sample-site.ts'

const { browse } = sampleSite({ width: 1440 })

/**
 * Opens the home page, scrolled to its map. Third-party requests are recorded and answered with an empty page; of several
 * routes in a tab the last one answers.
 */
const withMap = (run: (page: Page, asked: string[]) => Promise<void>, options: BrowserContextOptions = {}) =>
  browse(async ({ page, url }) => {
    const asked: string[] = []
    await page.route(
      (address) => address.origin !== url,
      (route) => {
        asked.push(route.request().url())
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Map</title><a href="#">In it</a>',
        })
      },
    )
    await page.goto('/')
    await page.locator('div:has(> [data-map])').scrollIntoViewIfNeeded()
    await run(page, asked)
  }, options)

const showButton = (page: Page) => page.getByRole('button', { name: 'Show the interactive map here' })
const backButton = (page: Page) => page.getByRole('button', { name: 'Back to the drawn map' })
const drawing = (page: Page) => page.locator('.map-sheet:visible')

describe('the third-party map', () => {
  test('causes no request before it is opened', () =>
    withMap(async (page, asked) => {
      await showButton(page).waitFor()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(await page.locator('iframe').count()).toBe(0)
    }))

  test('replaces the drawing on a click, in a frame with a title, a sandbox and its height', () =>
    withMap(async (page, asked) => {
      await showButton(page).click()
      const frame = page.locator('iframe')
      expect(await frame.getAttribute('title')).toBe('Map of the office at 159 W Broadway')
      expect(await frame.getAttribute('sandbox')).toContain('allow-scripts')
      expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
      expect((await frame.boundingBox())?.height).toBe(420)
      expect(await drawing(page).count()).toBe(0)
      // One request by the frame, and one by the script that checks whether its URL responds.
      await expect.poll(() => new Set(asked).size).toBe(1)
      expect(asked[0]).toBe(await frame.getAttribute('src'))
    }))

  test('opens and closes by keyboard: focus moves into the frame, and the next tab stop switches back', () =>
    withMap(async (page) => {
      await showButton(page).focus()
      await page.keyboard.press('Enter')
      const focused = () => page.evaluate(() => document.activeElement?.tagName)
      await expect.poll(focused).toBe('IFRAME')
      await page.frameLocator('iframe').getByRole('link').waitFor()
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('IFRAME') // its link
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('BUTTON')
      await page.keyboard.press('Enter')
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await drawing(page).count()).toBe(1)
      expect(await showButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }))

  test('can be opened a second time', () =>
    withMap(async (page) => {
      await showButton(page).click()
      await backButton(page).click()
      await showButton(page).click()
      expect(await page.locator('iframe').count()).toBe(1)
      expect(await backButton(page).isVisible()).toBe(true)
    }))
})

describe('the drawing', () => {
  test.each([
    [360, 'tall'],
    [767, 'tall'],
    [768, 'wide'],
    [1440, 'wide'],
  ])('at %d px is the %s one, and the other is hidden from everyone', (width, look) =>
    withMap(
      async (page) => {
        expect(await drawing(page).count()).toBe(1)
        const [, , across = 0, down = 0] = (await drawing(page).getAttribute('viewBox'))?.split(' ').map(Number) ?? []
        expect(across > down ? 'wide' : 'tall').toBe(look)
        const names = await page.locator('div:has(> [data-map])').getByRole('link', { name: 'Salt Lake City' }).count()
        expect(names).toBe(1)
      },
      { viewport: { width, height: 800 } },
    ),
  )

  test('links to the pages of the cities it names', () =>
    withMap(async (page) => {
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
    withMap(async (page) => {
      await page.getByRole('link', { name: 'All communities, county by county' }).click()
      const target = page.locator(':target')
      expect(await target.locator('h3').count()).toBe(4)
      await expect.poll(() => target.evaluate((section) => section.getBoundingClientRect().top < 200)).toBe(true)
    }))

  test('opens a city by keyboard', () =>
    withMap(async (page) => {
      await drawing(page).getByRole('link', { name: 'Park City' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/service-areas/park-city-ut-cleaning-services/')
    }))

  test.each([360, 390, 768, 1440])('at %d px has targets of at least 24 px that do not overlap', (width) =>
    withMap(
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
        expect(await drawing(page).locator('a').count()).toBeGreaterThan(20)
        expect(await page.getByRole('link', { name: 'Open the office on a map' }).isVisible()).toBe(true)
        expect(await page.locator('[data-map] button:visible').count()).toBe(0)
        expect(asked).toEqual([])
      },
      { javaScriptEnabled: false },
    ))
})

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s scheme', (colorScheme) => {
  test.each([360, 390, 768, 1440])('at %d px, as a drawing or third-party map', (width) =>
    withMap(
      async (page) => {
        const violations = async () => {
          await page.evaluate(() => window.scrollTo(0, 0)) // where the header that stays in sight covers nothing of the map
          return axeViolations(page, ruleSetFor({ isFirst: width === 360, colorScheme }))
        }
        expect(await violations()).toEqual([])
        await showButton(page).click()
        expect(await violations()).toEqual([])
      },
      { viewport: { width, height: 900 }, colorScheme },
    ),
  )
})
