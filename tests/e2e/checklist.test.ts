import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sampleSite } from '../support/sample-site.ts'

const { browse: withPage, visit } = sampleSite({ width: 1440 })
const path = '/cleaning-checklist/'

const shownColumns = (page: Page) => page.locator('.checklist-table thead th:visible').allTextContents()
const allColumns = [
  'Task',
  'First Time / Deep Clean',
  'Recurring',
  'Move-In / Move-Out',
  'Airbnb',
  'Post-Construction',
  'Commercial',
  'Event',
  'Custom',
]

describe.each([true, false])('columns, with script %s', (javaScriptEnabled) => {
  test.each([768, 1440])('are selected by checkboxes at %i px, also by keyboard, and reset by one button', (width) =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url + path)
        expect(await shownColumns(page)).toEqual(allColumns)
        await page.getByLabel('Airbnb', { exact: true }).first().focus()
        await page.keyboard.press('Space')
        await page.getByLabel('Custom', { exact: true }).first().uncheck()
        expect(await shownColumns(page)).toEqual(allColumns.filter((name) => name !== 'Airbnb' && name !== 'Custom'))
        const cells = await page.locator('.checklist-table tbody tr:nth-child(2)').first().locator('td:visible').count()
        expect(cells).toBe(6)
        await page.getByRole('button', { name: 'Show all' }).click()
        expect(await shownColumns(page)).toEqual(allColumns)
      },
      { width, javaScriptEnabled },
    ),
  )

  test('are shown one at a time at 360 px, with the level in words, and the table does not scroll on its own', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url + path)
        expect(await shownColumns(page)).toEqual(['Task', 'First Time / Deep Clean'])
        await page.locator('fieldset').last().getByLabel('Custom').check()
        expect(await shownColumns(page)).toEqual(['Task', 'Custom'])
        const words = await page.locator('td:visible').allInnerTexts()
        expect(new Set(words.map((word) => word.trim()))).toEqual(new Set(['Add-on']))
        const box = page.locator('.checklist-scroll')
        expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
      },
      { width: 360, javaScriptEnabled },
    ))
})

test('has a legend of its symbols', () =>
  withPage(async ({ page, url }) => {
    await page.goto(url + path)
    await expect
      .poll(() => page.locator('.checklist > ul li').allTextContents())
      .toEqual(['Included in the service', 'Available as an add-on', 'Not part of this service'])
  }))

describe('a tooltip', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip')
  const hint = (page: Page, name: string) => page.getByRole('button', { name: `About ${name}` })
  const awake = async (page: Page) => {
    await page.locator('legend').first().hover()
    await page.waitForFunction(
      () => document.querySelector('[aria-label^="About "][data-state]') && !document.querySelector('[aria-busy]'),
    )
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-island=ColumnPicker]') ?? {}).some((key) => key.startsWith('__react')),
    )
  }

  /** Moves the pointer in steps, as a hand does. */
  const glide = async (page: Page, name: string) => {
    const box = await hint(page, name).boundingBox()
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 15 })
  }

  test('opens 700 ms after the pointer rests on a hint, and the next one immediately', () =>
    visit(async ({ page, url }) => {
      await page.clock.install({ time: 0 })
      await page.goto(url + path)
      await awake(page)
      // From here time passes only as the test lets it.
      await page.clock.pauseAt(60_000)
      await hint(page, 'Airbnb').hover()
      await page.clock.runFor(690)
      await expect.poll(() => tooltip(page).count()).toBe(0)
      await page.clock.runFor(20)
      await expect.poll(() => tooltip(page).textContent()).toContain('one guest and the next')
      await glide(page, 'Event')
      // Within 300 ms of the last tooltip there is no new delay; the clock is stopped.
      await expect.poll(() => tooltip(page).first().textContent()).toContain('before the guests come')
    }))

  test('has a delay again after 300 ms without a tooltip', () =>
    visit(async ({ page, url }) => {
      await page.clock.install({ time: 0 })
      await page.goto(url + path)
      await awake(page)
      // From here time passes only as the test lets it.
      await page.clock.pauseAt(60_000)
      await hint(page, 'Airbnb').hover()
      await page.clock.runFor(710)
      await tooltip(page).waitFor({ state: 'attached' })
      await page.mouse.move(5, 5, { steps: 15 })
      await page.clock.runFor(310)
      await expect.poll(() => tooltip(page).count()).toBe(0)
      await glide(page, 'Event')
      await page.clock.runFor(690)
      await expect.poll(() => tooltip(page).count()).toBe(0)
      await page.clock.runFor(20)
      await expect.poll(() => tooltip(page).count()).toBe(1)
    }))

  test('opens on keyboard focus, describes its hint, and closes on Escape', () =>
    withPage(async ({ page, url }) => {
      await page.goto(url + path)
      await awake(page)
      await page.getByLabel('Airbnb', { exact: true }).first().focus()
      await page.keyboard.press('Tab')
      await tooltip(page).waitFor()
      const described = await page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-describedby') ?? ''
        return document.getElementById(id)?.textContent
      })
      expect(described).toContain('one guest and the next')
      await page.keyboard.press('Escape')
      await expect.poll(() => tooltip(page).count()).toBe(0)
    }))

  test('stays open while the pointer is on it', () =>
    withPage(async ({ page, url }) => {
      await page.goto(url + path)
      await awake(page)
      await hint(page, 'Airbnb').hover()
      const bubble = page.locator('[data-radix-popper-content-wrapper] > div')
      await bubble.waitFor()
      await bubble.hover()
      await page.waitForTimeout(500)
      await expect.poll(() => bubble.isVisible()).toBe(true)
    }))

  test('contains only text that is also on the page', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url + path)
        await expect.poll(() => page.locator('main dl dd:visible').count()).toBe(8)
        await expect.poll(() => page.locator('[aria-label^="About "]:visible').count()).toBe(0)
      },
      { javaScriptEnabled: false },
    ))
})

test('the first hint to get focus shows its tooltip, although its island was not hydrated before', () =>
  withPage(async ({ page, url }) => {
    await page.goto(url + path)
    await page.locator('[aria-label^="About "]').first().focus()
    await page.getByRole('tooltip').waitFor()
  }))
