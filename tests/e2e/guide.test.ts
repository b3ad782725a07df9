import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { focusedText, sampleSite, usualWidths } from '../support/sample-site.ts'

const { browse: withPage, visit } = sampleSite({ width: 1440 })
const path = '/home-maintenance-guide/'

const openPanels = (page: Page) =>
  page.locator('[role=tabpanel]:visible').evaluateAll((panels) => panels.map(({ id }) => id))
const selectedTabs = (page: Page) =>
  page.locator('[role=tab][aria-selected=true]').evaluateAll((tabs) => tabs.map(({ id }) => id))
/** Waits for hydration: from then on the tab list is a single tab stop. */
const awake = async (page: Page) => {
  await page.locator('[role=tablist]').hover()
  await page.locator('[role=tablist][tabindex="0"]').waitFor()
}

describe.each(usualWidths())('the seasons at %i px', (width) => {
  test('start with spring, and show one at a time', () =>
    withPage(
      async ({ page, url, complaints }) => {
        await page.goto(url + path)
        expect(await openPanels(page)).toEqual(['spring'])
        await page.locator('#tab-summer').scrollIntoViewIfNeeded()
        await awake(page)
        await page.locator('#tab-summer').click()
        expect(await openPanels(page)).toEqual(['summer'])
        expect(await selectedTabs(page)).toEqual(['tab-summer'])
        expect(new URL(page.url()).hash).toBe('#summer')
        expect(complaints).toEqual([])
      },
      { width },
    ))

  test('are selected with the arrow keys, Home and End', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url + path)
        await page.locator('#tab-spring').focus()
        await awake(page)
        const press = async (key: string, season: string) => {
          await page.keyboard.press(key)
          // Radix moves focus shortly after selecting.
          await expect.poll(() => focusedText(page)).toContain(season)
          expect(await openPanels(page)).toEqual([season.toLowerCase()])
        }
        await press('ArrowRight', 'Summer')
        await press('End', 'Winter')
        await press('ArrowRight', 'Spring')
        await press('ArrowLeft', 'Winter')
        await press('Home', 'Spring')
      },
      { width },
    ))

  test('open the season that the fragment names', () =>
    visit(
      async ({ page, url }) => {
        await page.goto(`${url}${path}#fall`)
        expect(await openPanels(page)).toEqual(['fall'])
        await page.locator('#tab-fall').scrollIntoViewIfNeeded()
        await awake(page)
        await expect.poll(() => selectedTabs(page)).toEqual(['tab-fall'])
        expect(await openPanels(page)).toEqual(['fall'])
        await page.locator('#tab-winter').click()
        expect(await openPanels(page)).toEqual(['winter'])
      },
      { width },
    ))
})

test('selecting tabs adds nothing to the history', () =>
  visit(async ({ page, url }) => {
    await page.goto(`${url}/about/`)
    await page.goto(url + path)
    await awake(page)
    await page.locator('#tab-fall').click()
    await page.locator('#tab-winter').click()
    await page.evaluate(() => history.back())
    await page.waitForURL('**/about/', { waitUntil: 'commit' })
    expect(new URL(page.url()).pathname).toBe('/about/')
  }))

test('each panel is named by its tab', () =>
  withPage(async ({ page, url }) => {
    await page.goto(url + path)
    await awake(page)
    const named = await page.locator('[role=tab]').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
        return panel?.getAttribute('aria-labelledby') === tab.id
      }),
    )
    expect(named).toEqual([true, true, true, true])
  }))

test('with script off all four seasons are visible, and the tabs link to them', () =>
  withPage(
    async ({ page, url }) => {
      await page.goto(url + path)
      expect(await openPanels(page)).toEqual(['spring', 'summer', 'fall', 'winter'])
      await page.getByRole('tab', { name: /Winter/ }).click()
      expect(new URL(page.url()).hash).toBe('#winter')
      await expect.poll(() => page.locator('#winter h2').isVisible()).toBe(true)
    },
    { javaScriptEnabled: false },
  ))

test('a tab pressed before hydration is the one that opens', () =>
  visit(async ({ page, url, complaints }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/assets\/SeasonTabs/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(url + path)
    await page.locator('#tab-summer').click()
    expect(await openPanels(page)).toEqual(['summer'])
    letThrough()
    await expect.poll(() => selectedTabs(page)).toEqual(['tab-summer'])
    expect(await openPanels(page)).toEqual(['summer'])
    expect(complaints).toEqual([])
  }))

test('a fragment that names no season, or is malformed, leaves the first one open', () =>
  visit(async ({ page, url, complaints }) => {
    await page.goto(`${url}${path}#50%`)
    await awake(page)
    expect(await openPanels(page)).toEqual(['spring'])
    expect(complaints).toEqual([])
  }))

test('tabs whose code cannot be fetched are links that open their seasons', () =>
  visit(async ({ page, url }) => {
    await page.route(/\/assets\/SeasonTabs/, (route) => route.abort())
    const uncaught = page.waitForEvent('pageerror')
    await page.goto(url + path)
    await page.locator('[role=tablist]').hover()
    await uncaught
    expect(await page.locator('html').getAttribute('aria-busy')).toBe(null)
    for (const season of ['winter', 'summer']) {
      await page.locator(`#tab-${season}`).click()
      expect(new URL(page.url()).hash).toBe(`#${season}`)
      await expect.poll(() => openPanels(page)).toEqual([season])
    }
  }))
