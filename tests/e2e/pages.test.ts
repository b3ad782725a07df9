import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addStyle } from '../support/add-style.ts'
import { samplePages, unknownUrls, usualPages } from '../support/sample-pages.ts'
import { sampleSite, usualWidths } from '../support/sample-site.ts'
import { painted } from '../support/settled.ts'

const site = sampleSite()

const withPage = (run: (page: Page, complaints: string[]) => Promise<void>, options?: BrowserContextOptions) =>
  site.browse(({ page, complaints }) => run(page, complaints), options)

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

describe.each(Object.entries(samplePages))('%s', (_, path) => {
  test('opens with one visible h1 and an empty console, on a phone and a wide screen', () =>
    withPage(async (page, complaints) => {
      for (const width of usualWidths()) {
        await page.setViewportSize({ width, height: 800 })
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await painted(page)
        await page.waitForFunction(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        )
        await expect.poll(() => page.locator('h1:visible').count()).toBe(1)
      }
      expect(complaints).toEqual([])
    }))
})

describe.each(usualPages())('%s', (_, path) => {
  test('does not scroll sideways or break a phone number at 320 px, or on a small laptop zoomed to 200 %', () =>
    withPage(async (page) => {
      await page.goto(path)
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 512 })
        expect(await tooWide(page)).toEqual([])
        expect(await brokenNumbers(page)).toEqual([])
      }
    }))

  test('with text at 200 % does not scroll sideways or cut off text', () =>
    withPage(async (page) => {
      const session = await page.context().newCDPSession(page)
      const setTextSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
      await setTextSize(32)
      await page.goto(path)
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32)
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await tooWide(page)).toEqual([])
        expect(await cutOff(page)).toEqual([])
      }
      await setTextSize(16)
    }))

  test('with the text spacing of WCAG 1.4.12 does not scroll sideways or cut off text', () =>
    withPage(async (page) => {
      await page.goto(path)
      await addStyle(page, textSpacing)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await tooWide(page)).toEqual([])
        expect(await cutOff(page)).toEqual([])
      }
    }))
})

/** The innermost elements beyond the right edge of the window; empty if the page does not scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    const innermost = outside.filter(
      (element) => !outside.some((other) => other !== element && element.contains(other)),
    )
    return [`${scrollWidth} px`, ...innermost.map((element) => element.outerHTML.slice(0, 160))]
  })

/** Phone numbers broken over several lines. */
const brokenNumbers = (page: Page) =>
  page.locator('a[href^="tel:"]:visible').evaluateAll((links) => {
    const walkers = links.map((link) => document.createTreeWalker(link, NodeFilter.SHOW_TEXT))
    return walkers.flatMap((walker) => {
      const broken: string[] = []
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const text = walker.currentNode.textContent ?? ''
        if (/\d/.test(text) && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(text)
      }
      return broken
    })
  })

/** Beginnings of texts cut off by boxes that hide overflow. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        // Text for screen readers only is in a box of one pixel, cut off on purpose.
        if (clipPath !== 'none' || element.clientHeight <= 1 || !element.innerText?.trim()) return false
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.className}: ${element.innerText.slice(0, 60)}`),
  )

describe('an unknown URL', () => {
  test.each(unknownUrls)('%s is answered with status 404 and "%s"', (path, heading, back) =>
    withPage(async (page) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading)
      await expect.poll(() => page.locator('h1').allTextContents()).toEqual([heading])
      expect(await page.title()).toContain(heading)
      const links = page.locator('main a:visible')
      if (back) expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([back])
      else expect(await links.count()).toBe(4)
      await expect.poll(() => page.locator('main code').isVisible()).toBe(!back)
    }),
  )

  test('shows the general message with script off', () =>
    withPage(
      async (page) => {
        await page.goto('/services/rocket-cleaning/')
        await expect.poll(() => page.locator('h1:visible').allTextContents()).toEqual(['404 Page Not Found'])
        await expect.poll(() => page.locator('main a:visible').count()).toBe(4)
      },
      { javaScriptEnabled: false },
    ))
})

describe('interaction', () => {
  test('the drawer opens from the menu button, repeats the links, closes with Escape and returns focus', () =>
    withPage(async (page) => {
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Menu' })
      await button.click()
      const drawer = page.getByRole('dialog')
      await expect.poll(() => drawer.isVisible()).toBe(true)
      const inHeader = await page.locator('.header-nav a').allTextContents()
      expect(inHeader).toHaveLength(6)
      await expect.poll(() => drawer.locator('nav a').allTextContents()).toEqual(inHeader)
      await page.keyboard.press('Escape')
      await expect.poll(() => drawer.isVisible()).toBe(false)
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }))

  test('several questions can be open at once', () =>
    withPage(async (page) => {
      await page.goto('/')
      const questions = page.locator('details')
      await questions.nth(0).locator('summary').click()
      await questions.nth(1).locator('summary').click()
      await expect.poll(() => page.locator('details[open]').count()).toBe(2)
    }))

  test('the demo form is busy for 3 seconds and idle again, and React is fetched only for it', () =>
    withPage(async (page, complaints) => {
      await page.goto('/spinner-demo/')
      const button = page.locator('form button')
      await button.scrollIntoViewIfNeeded()
      await page.waitForFunction(() => {
        const island = document.querySelector('[data-island]')
        return (
          island && Object.keys(island).some((key) => key.startsWith('__react')) && !island.hasAttribute('aria-busy')
        )
      })
      const idle = await button.textContent()
      const start = Date.now()
      await button.click()
      expect(await page.locator('form').getAttribute('aria-busy')).toBe('true')
      await page.waitForFunction((text) => document.querySelector('form button')?.textContent === text, idle)
      expect(Date.now() - start).toBeGreaterThan(2_900)
      expect(Date.now() - start).toBeLessThan(4_500)
      expect(complaints).toEqual([])
    }))

  test('the demo form sends nothing with script off', () =>
    withPage(
      async (page) => {
        await page.goto('/spinner-demo/')
        await page.locator('form input').first().fill('Someone')
        await page.locator('form button').click()
        await page.waitForLoadState()
        expect(page.url()).not.toContain('Someone')
      },
      { javaScriptEnabled: false },
    ))

  test('the demo form stays, and is not busy, when its code cannot be fetched; the console shows the error', () =>
    site.visit(async ({ page, complaints }) => {
      await page.route(/\/assets\/SpinnerForm/, (route) => route.abort())
      await page.goto('/spinner-demo/')
      await page.locator('form button').scrollIntoViewIfNeeded()
      await expect.poll(() => complaints.some((complaint) => complaint.startsWith('uncaught: '))).toBe(true)
      expect(await page.locator('[data-island="SpinnerForm"]').getAttribute('aria-busy')).toBeNull()
      await expect.poll(() => page.locator('form button').isVisible()).toBe(true)
    }))

  test('with script off every link of the header is reachable and every answer readable', () =>
    withPage(
      async (page) => {
        await page.goto('/')
        await expect.poll(() => page.locator('header nav a:visible').count()).toBe(6)
        await page.locator('summary').first().click()
        await expect.poll(() => page.locator('details[open] p:visible').count()).toBeGreaterThan(0)
      },
      { javaScriptEnabled: false },
    ))
})
