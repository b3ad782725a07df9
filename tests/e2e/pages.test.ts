import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Preview, startPreview } from '../../generator/serve/preview.ts'
import { launchChromium } from '../support/chromium.ts'

let browser: Browser
let preview: Preview

beforeAll(async () => {
  preview = await startPreview({ dir: join(inject('sampleDir'), 'dist'), port: 0 })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await preview?.close()
})

const onePageOfEachKind = {
  home: '/',
  services: '/services/',
  service: '/services/deep-cleaning/',
  'service in a city': '/services/airbnb-cleaning/park-city-ut-cleaning-services/',
  'service in a county': '/services/house-cleaning/utah-county-ut-cleaning-services/',
  'service areas': '/service-areas/',
  'city in Summit County': '/service-areas/kamas-ut-cleaning-services/',
  'city without coordinates': '/service-areas/wasatch-mountain-ut-cleaning-services/',
  'county as a service area': '/service-areas/summit-county-ut-cleaning-services/',
  county: '/counties/summit-county-ut-cleaning-services/',
  checklist: '/cleaning-checklist/',
  contact: '/contact/',
  'contact alias': '/contact-us/',
  'customer login': '/customer-login/',
  careers: '/careers/',
  about: '/about/',
  press: '/press/',
  guide: '/home-maintenance-guide/',
  privacy: '/privacy-policy/',
  terms: '/terms-conditions/',
  'spinner demo': '/spinner-demo/',
}

/** A page on which every complaint of the browser is noted. Frames of other companies are answered with an empty page. */
async function openPage(options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== page.url())
      complaints.push(`${response.status()}: ${response.url()}`)
  })
  await page.route(
    (url) => url.origin !== preview.url,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
  )
  return { context, page, complaints }
}

async function withPage(
  run: (page: Page, complaints: string[], context: BrowserContext) => Promise<void>,
  options?: Parameters<Browser['newContext']>[0],
) {
  const { context, page, complaints } = await openPage(options)
  try {
    await run(page, complaints, context)
  } finally {
    await context.close()
  }
}

describe.each(Object.entries(onePageOfEachKind))('%s', (_, path) => {
  test('opens with one visible h1 and no word on the console', () =>
    withPage(async (page, complaints) => {
      const response = await page.goto(preview.url + path)
      expect(response?.status()).toBe(200)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForTimeout(200)
      expect(await page.locator('h1:visible').count()).toBe(1)
      expect(complaints).toEqual([])
    }))

  test('does not scroll sideways at 320 px', () =>
    withPage(
      async (page) => {
        await page.goto(preview.url + path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      },
      { viewport: { width: 320, height: 640 } },
    ))
})

describe('an address that leads nowhere', () => {
  const messages = [
    ['/no/such/page/', '404 Page Not Found', undefined],
    ['/services/rocket-cleaning/', 'Service Not Found', '/services/'],
    ['/services/rocket-cleaning/park-city-ut-cleaning-services/', 'Service Not Found', '/services/'],
    ['/services/deep-cleaning/atlantis/', 'Location Not Found', '/service-areas/'],
    ['/service-areas/atlantis', 'Location Not Found', '/service-areas/'],
    ['/counties/atlantis/', 'County Not Found', '/service-areas/'],
  ] as const

  test.each(messages)('%s is answered with status 404 and "%s"', (path, heading, back) =>
    withPage(async (page) => {
      const response = await page.goto(preview.url + path)
      expect(response?.status()).toBe(404)
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading)
      expect(await page.locator('h1').allTextContents()).toEqual([heading])
      expect(await page.title()).toContain(heading)
      const links = page.locator('main a:visible')
      if (back) expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([back])
      else expect(await links.count()).toBe(4)
      expect(await page.locator('.not-found-hint').isVisible()).toBe(!back)
    }),
  )

  test('shows the general message with script off', () =>
    withPage(
      async (page) => {
        await page.goto(`${preview.url}/services/rocket-cleaning/`)
        expect(await page.locator('h1:visible').allTextContents()).toEqual(['404 Page Not Found'])
        expect(await page.locator('main a:visible').count()).toBe(4)
      },
      { javaScriptEnabled: false },
    ))
})

describe('what is interactive', () => {
  test('the drawer opens from the menu button, repeats the links, closes with Escape and gives focus back', () =>
    withPage(async (page) => {
      await page.goto(preview.url)
      const button = page.getByRole('button', { name: 'Menu' })
      await button.click()
      const drawer = page.getByRole('dialog')
      expect(await drawer.isVisible()).toBe(true)
      const inHeader = await page.locator('.header-nav a').allTextContents()
      expect(inHeader).toHaveLength(6)
      expect(await drawer.locator('nav a').allTextContents()).toEqual(inHeader)
      await page.keyboard.press('Escape')
      expect(await drawer.isVisible()).toBe(false)
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }))

  test('several questions can be open at once', () =>
    withPage(async (page) => {
      await page.goto(preview.url)
      const questions = page.locator('details')
      await questions.nth(0).locator('summary').click()
      await questions.nth(1).locator('summary').click()
      expect(await page.locator('details[open]').count()).toBe(2)
    }))

  test('the demonstration form is busy for 3 seconds and idle again, and React comes only for it', () =>
    withPage(async (page, complaints) => {
      await page.goto(`${preview.url}/spinner-demo/`)
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

  test('the demonstration form sends nothing typed with script off', () =>
    withPage(
      async (page) => {
        await page.goto(`${preview.url}/spinner-demo/`)
        await page.locator('form input').first().fill('Someone')
        await page.locator('form button').click()
        await page.waitForLoadState()
        expect(page.url()).not.toContain('Someone')
      },
      { javaScriptEnabled: false },
    ))

  test('the demonstration form stays, and is not busy, when its code cannot be had; the console says so', () =>
    withPage(async (page, complaints) => {
      await page.route(/\/assets\/SpinnerForm/, (route) => route.abort())
      await page.goto(`${preview.url}/spinner-demo/`)
      await page.locator('form button').scrollIntoViewIfNeeded()
      await expect.poll(() => complaints.some((complaint) => complaint.startsWith('uncaught: '))).toBe(true)
      expect(await page.locator('[data-island]').getAttribute('aria-busy')).toBeNull()
      expect(await page.locator('form button').isVisible()).toBe(true)
    }))

  test('with script off every link of the header can be reached and every answer read', () =>
    withPage(
      async (page) => {
        await page.goto(preview.url)
        expect(await page.locator('header nav a:visible').count()).toBe(6)
        await page.locator('summary').first().click()
        expect(await page.locator('details[open] p:visible').count()).toBeGreaterThan(0)
      },
      { javaScriptEnabled: false },
    ))
})
