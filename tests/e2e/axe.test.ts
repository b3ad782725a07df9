import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addStyle } from '../support/add-style.ts'
import { axeViolations, ruleSetFor } from '../support/axe.ts'
import { rowsToRun } from '../support/campaign.ts'
import { samplePages, samplePagesWith, unknownUrls, usualPages } from '../support/sample-pages.ts'
import { sampleSite } from '../support/sample-site.ts'

const site = sampleSite()

const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

const still = '*, *::before, *::after { transition: none !important; animation: none !important }'

/** Opens a page with reduced motion, so that axe sees no color in the middle of a transition. */
const withPage = (path: string, run: (page: Page) => Promise<void>, open = site.browse) =>
  open(
    async ({ page }) => {
      await page.goto(path)
      await addStyle(page, still)
      await run(page)
    },
    { reducedMotion: 'reduce', viewport: desktop },
  )

/** Violations that axe finds in both color schemes, at each window size. */
async function violations(page: Page, sizes: readonly (typeof phone)[] = [phone, desktop]): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      const rules = ruleSetFor({ isFirst: size === sizes[0], colorScheme })
      for (const line of await axeViolations(page, rules)) found.push(`${size.width} px, ${colorScheme}: ${line}`)
    }
  }
  return found
}

/** Windows in which a page is checked again with something open. */
const openSizes = rowsToRun([phone, desktop], (size) => size === phone)

/** Of each state that opens, the page with most of it. */
const one = (paths: readonly string[]) => rowsToRun(paths, (_, index) => index === 0)

// tests/full/axe.test.ts checks each of these pages by every rule in every window and scheme.
describe('axe finds no violations', () => {
  const usual = usualPages()
  test.each(usual)('%s', (_, path) => withPage(path, async (page) => expect(await violations(page)).toEqual([])))

  const others = Object.entries(samplePages).filter(([kind]) => !usual.some(([other]) => other === kind))
  test.each(others)('%s, on a phone', (_, path) =>
    withPage(path, async (page) => {
      await page.setViewportSize(phone)
      expect(await axeViolations(page)).toEqual([])
    }),
  )

  test.each(rowsToRun(unknownUrls, (_, index) => index === 0))('%s, "%s"', (path) =>
    withPage(path, async (page) => expect(await violations(page, [phone])).toEqual([])),
  )

  test('with the drawer open', () =>
    withPage('/', async (page) => {
      await page.setViewportSize(phone)
      await page.locator('button[command="show-modal"]').click()
      await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
      expect(await violations(page, [phone])).toEqual([])
    }))

  test.each(one(samplePagesWith('<details')))('with every question of %s open', (path) =>
    withPage(path, async (page) => {
      for (const summary of await page.locator('details > summary').all()) await summary.click()
      await expect.poll(() => page.locator('details:not([open])').count()).toBe(0)
      // Or a question half under the header counts as too small to touch.
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await violations(page, openSizes)).toEqual([])
    }),
  )

  test.each(one(samplePagesWith('role="tab"')))('with each tab of %s selected', (path) =>
    withPage(path, async (page) => {
      const tabs = page.getByRole('tab')
      await tabs.first().scrollIntoViewIfNeeded()
      for (const tab of rowsToRun(await tabs.all(), (_, index) => index === 1)) {
        await page.setViewportSize(desktop)
        await tab.click()
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
        expect(await violations(page), await tab.innerText()).toEqual([])
      }
    }),
  )

  test.each(one(samplePagesWith('aria-label="About ')))('with a tooltip of %s open', (path) =>
    withPage(path, async (page) => {
      const hint = page.locator('[aria-label^="About "]').first()
      await hint.scrollIntoViewIfNeeded()
      await expect.poll(() => page.locator('main[aria-busy]').count()).toBe(0)
      await hint.focus()
      await page.locator('[role=tooltip]').waitFor()
      expect(await violations(page, [desktop])).toEqual([])
    }),
  )

  test.each(one(samplePagesWith('class="embed ')))('with the panel on %s for a frame that did not load', (path) =>
    withPage(
      path,
      async (page) => {
        await page.route(/^https:/, (route) => route.abort())
        await page.reload()
        await addStyle(page, still)
        await page.locator('.embed').scrollIntoViewIfNeeded()
        await page.locator('.embed-panel').waitFor()
        expect(await violations(page, openSizes)).toEqual([])
      },
      site.visit,
    ),
  )

  test.each(one(samplePagesWith('data-map')))('with the third-party map shown on %s', (path) =>
    withPage(path, async (page) => {
      await page.locator('[data-map]').scrollIntoViewIfNeeded()
      await page.locator('[data-map] iframe').waitFor()
      // Or a link half under the header counts as too small to touch.
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await violations(page, openSizes)).toEqual([])
    }),
  )
})
