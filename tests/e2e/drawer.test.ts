import { describe, expect, test } from 'vitest'
import { addStyle } from '../support/add-style.ts'
import { rowsToRun } from '../support/campaign.ts'
import { focusedText, sampleSite } from '../support/sample-site.ts'
import { animationsEnded, painted } from '../support/settled.ts'

const { browse: withPage, visit } = sampleSite({ width: 1440 })

describe.each(rowsToRun([360, 768], (width) => width === 360))('the drawer at %i px', (width) => {
  test('opens by keyboard, traps focus, and returns it on Escape', () =>
    withPage(
      async ({ page, url, complaints }) => {
        await page.goto(url)
        const button = page.getByRole('button', { name: 'Menu' })
        await button.focus()
        await page.keyboard.press('Enter')
        const drawer = page.getByRole('dialog', { name: 'Menu' })
        await expect.poll(() => drawer.isVisible()).toBe(true)

        const inside = () => drawer.evaluate((element) => element.contains(document.activeElement))
        expect(await inside()).toBe(true)
        const stops = await drawer.locator('a, button').count()
        for (let step = 0; step < stops; step += 1) {
          await page.keyboard.press('Tab')
          // Between the last stop and the first, focus is in the browser's own controls.
          expect((await inside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true)
        }
        await page.keyboard.press('Escape')
        await expect.poll(() => drawer.isVisible()).toBe(false)
        expect(await focusedText(page)).toBe('Menu')
        expect(complaints).toEqual([])
      },
      { width },
    ))

  test('closes by its button', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url)
        const drawer = page.getByRole('dialog')
        await page.getByRole('button', { name: 'Menu' }).click()
        await drawer.getByRole('button', { name: 'Close' }).click()
        await expect.poll(() => drawer.isVisible()).toBe(false)
      },
      { width },
    ))

  test('keeps the page behind it from scrolling, and repeats the links of the header', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url)
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.mouse.wheel(0, 800)
        await painted(page)
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        const inHeader = await page.locator('.header-nav a').allTextContents()
        expect(inHeader).toHaveLength(6)
        await expect.poll(() => page.locator('.drawer nav a').allTextContents()).toEqual(inHeader)
        expect(await page.locator('.drawer a', { hasText: 'Book Now' }).getAttribute('href')).toBe('/contact/')
      },
      { width },
    ))

  test('opens and closes in browsers without invoker commands', () =>
    visit(
      async ({ page, url, complaints }) => {
        await page.addInitScript(() => {
          // As in a browser without support: the property is missing, and the attribute does nothing.
          Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
          document.addEventListener('command', (event) => event.preventDefault(), true)
        })
        await page.goto(url)
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
        await page.getByRole('button', { name: 'Close' }).click()
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
        expect(complaints).toEqual([])
      },
      { width },
    ))
})

// The drawer fills a window of 360 px once it has slid in, so there is no outside.
test('on a tablet the drawer closes by a click outside it', () =>
  withPage(
    async ({ page, url }) => {
      await page.goto(url)
      const drawer = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect.poll(() => drawer.isVisible()).toBe(true)
      await animationsEnded(page)
      await page.mouse.click(3, 300)
      await expect.poll(() => drawer.isVisible()).toBe(false)
    },
    { width: 768 },
  ))

test('on a wide window the header shows the links, and marks the one to this page', () =>
  withPage(async ({ page, url }) => {
    await page.goto(`${url}/services/`)
    await expect.poll(() => page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    const current = page.locator('.header-nav [aria-current=page]')
    await expect.poll(() => current.allTextContents()).toEqual(['Services'])
  }))

test('with script off a narrow window shows the links in the header, because the drawer may not open', () =>
  withPage(
    async ({ page, url }) => {
      await page.goto(url)
      await expect.poll(() => page.locator('.header-nav a:visible').count()).toBe(6)
    },
    { width: 360, javaScriptEnabled: false },
  ))

describe('the bar on narrow screens', () => {
  test('offers call, text and the next step at every scroll position', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(`${url}/about/`)
        const bar = page.getByRole('navigation', { name: 'Quick contact' })
        expect(await bar.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
          'tel:+18015550142',
          'sms:+18015550142',
          '/contact/',
        ])
        for (const y of [0, 900, 99_999]) {
          await page.evaluate((top) => window.scrollTo(0, top), y)
          const box = await bar.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0)
        }
      },
      { width: 360 },
    ))

  test('does not cover the focused element', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(`${url}/about/`)
        const stops = await page.locator('main a:visible').count()
        await page.locator('main').focus()
        for (let step = 0; step < stops; step += 1) {
          await page.keyboard.press('Tab')
          const isUncovered = await page.evaluate(() => {
            const focused = document.activeElement
            if (!focused?.closest('main')) return true
            const { x, y, width, height } = focused.getClientRects()[0] ?? new DOMRect()
            const top = document.elementFromPoint(x + width / 2, y + height / 2)
            return focused.contains(top) || Boolean(top?.contains(focused))
          })
          expect(isUncovered, await focusedText(page)).toBe(true)
        }
      },
      { width: 360 },
    ))

  test('is absent on a wide window', () =>
    withPage(async ({ page, url }) => {
      await page.goto(url)
      await expect.poll(() => page.locator('.quick-bar').isVisible()).toBe(false)
    }))
})

test.each([
  ['its own font', ''],
  ['the font of a device, which is wider', '.brand { font-family: "DejaVu Serif", serif; letter-spacing: 0.05em }'],
])('the header of a phone is one line in %s: its name breaks, and the button stays beside it', (_, css) =>
  withPage(
    async ({ page, url }) => {
      await page.goto(url)
      await addStyle(page, css)
      const boxes = await page
        .locator('.site-header > :is(.brand, button)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
      const [name, button] = boxes
      if (!name || !button) throw new Error('The header has no name or no button.')
      expect(button.left).toBeGreaterThanOrEqual(name.right)
      expect(Math.abs((name.top + name.bottom) / 2 - (button.top + button.bottom) / 2)).toBeLessThan(2)
    },
    { width: 360 },
  ),
)
