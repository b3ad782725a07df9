import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sampleSite } from '../support/sample-site.ts'

const { visit: withPage } = sampleSite({ width: 1440 })

const panel = (page: Page) => page.locator('.embed-panel')
const near = (page: Page) => page.locator('.embed').scrollIntoViewIfNeeded()
const vendor = (url: URL) => url.hostname.endsWith('saltbrush.example')

/** Opens a page, and waits until the script that watches its frames knows which of them are near the viewport. */
async function openWatched(page: Page, address: string): Promise<void> {
  const [script] = await Promise.all([
    page.waitForResponse(/\/embeds-[^/]+\.js$/),
    // A frame that never responds delays the load event of the page.
    page.goto(address, { waitUntil: 'domcontentloaded' }).then(() => near(page)),
  ])
  // A second import of a module resolves as soon as the first one does.
  await page.evaluate(`import('${script.url()}').then(() => {})`)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

describe.each([
  [
    '/contact/',
    'Booking form',
    1200,
    'https://book.saltbrush.example/form',
    'payment https://book.saltbrush.example; fullscreen',
  ],
  [
    '/contact-us/',
    'Booking form',
    1200,
    'https://book.saltbrush.example/form',
    'payment https://book.saltbrush.example; fullscreen',
  ],
  [
    '/customer-login/',
    'Customer portal',
    650,
    'https://portal.saltbrush.example/login',
    'payment https://portal.saltbrush.example; fullscreen',
  ],
  ['/careers/', 'Job application form', 2500, 'https://jobs.saltbrush.example/apply', 'fullscreen'],
])('the frame of %s', (path, title, height, link, allow) => {
  test('is lazy, named, sandboxed, keeps its height, and has an ordinary link next to it', () =>
    withPage(async ({ page, url }) => {
      await page.goto(url + path)
      const frame = page.locator('iframe')
      await expect.poll(() => frame.count()).toBe(1)
      const attributes = await frame.evaluate((element) =>
        Object.fromEntries(
          ['title', 'loading', 'allow', 'referrerpolicy', 'height'].map((name) => [name, element.getAttribute(name)]),
        ),
      )
      expect(attributes).toEqual({
        title,
        allow,
        loading: 'lazy',
        referrerpolicy: 'strict-origin-when-cross-origin',
        height: String(height),
      })
      expect((await frame.getAttribute('sandbox'))?.split(' ')).toEqual([
        'allow-scripts',
        'allow-forms',
        'allow-same-origin',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-top-navigation-by-user-activation',
      ])
      expect((await frame.boundingBox())?.height).toBe(height)
      expect(await page.locator('.embed > p a').getAttribute('href')).toBe(link)
    }))
})

describe('a frame that', () => {
  test('loads shows no panel, even much later', () =>
    withPage(async ({ page, url, complaints }) => {
      await page.clock.install()
      await page.goto(`${url}/contact/`)
      await near(page)
      await page.frameLocator('iframe').getByText('Frame').waitFor()
      await page.clock.runFor(30_000)
      await expect.poll(() => panel(page).isVisible()).toBe(false)
      expect(complaints).toEqual([])
    }))

  test('hangs is replaced after 10 s by call, text and e-mail links, without layout shift', () =>
    withPage(
      async ({ page, url }) => {
        await page.clock.install()
        await page.route(vendor, () => {}) // no response
        await openWatched(page, `${url}/contact/`)
        const before = await page.locator('.embed').boundingBox()
        await page.clock.runFor(7_000)
        await expect.poll(() => panel(page).isVisible()).toBe(false)
        await page.clock.runFor(3_100)
        await panel(page).waitFor()
        const ways = await panel(page)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(ways).toEqual(['tel:+18015550142', 'sms:+18015550142', 'mailto:hello@saltbrush.example'])
        await expect.poll(() => page.locator('iframe').isVisible()).toBe(false)
        expect(await page.locator('.embed').boundingBox()).toEqual(before)
      },
      { width: 360 },
    ))

  test('fails immediately is replaced immediately, although the browser reports that it has loaded', () =>
    withPage(async ({ page, url }) => {
      await page.route(vendor, (route) => route.abort())
      await page.goto(`${url}/customer-login/`)
      await near(page)
      await panel(page).waitFor()
      expect(await panel(page).textContent()).toContain('Customer portal did not load')
    }))

  test('failed is shown again after "Try again"', () =>
    withPage(async ({ page, url }) => {
      let isDown = true
      await page.route(vendor, (route) =>
        isDown ? route.abort() : route.fulfill({ contentType: 'text/html', body: '<p>Back again</p>' }),
      )
      await page.goto(`${url}/customer-login/`)
      await near(page)
      await panel(page).waitFor()
      isDown = false
      await page.getByRole('button', { name: 'Try again' }).focus()
      await page.keyboard.press('Enter')
      await page.frameLocator('iframe').getByText('Back again').waitFor()
      await expect.poll(() => panel(page).isVisible()).toBe(false)
      await expect.poll(() => page.locator('iframe').isVisible()).toBe(true)
    }))

  test('is late replaces the panel', () =>
    withPage(async ({ page, url }) => {
      await page.clock.install()
      let answer = () => {}
      await page.route(vendor, async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve
          if (route.request().method() === 'HEAD') resolve()
        })
        await route.fulfill({ contentType: 'text/html', body: '<p>Sorry, late</p>' })
      })
      await openWatched(page, `${url}/customer-login/`)
      await page.clock.runFor(11_000)
      await panel(page).waitFor()
      answer()
      await page.frameLocator('iframe').getByText('Sorry, late').waitFor()
      await expect.poll(() => panel(page).isVisible()).toBe(false)
    }))
})

test('a frame that has loaded stays, even if the connection or a later load in it fails', () =>
  withPage(async ({ page, url }) => {
    await openWatched(page, `${url}/customer-login/`)
    const frame = page.frameLocator('iframe')
    await frame.getByText('Frame').waitFor()
    await page.waitForTimeout(300)
    await page.route(vendor, (route) =>
      route.request().method() === 'HEAD'
        ? route.abort()
        : route.fulfill({ contentType: 'text/html', body: '<p>Next step</p>' }),
    )
    await frame.locator('body').evaluate(() => location.assign('/step-two'))
    await frame.getByText('Next step').waitFor()
    await page.waitForTimeout(300)
    await expect.poll(() => panel(page).isVisible()).toBe(false)
  }))

/**
 * What the browser says of the connection. Its own emulation reaches the process of a frame later than the page, which takes the
 * frame for loaded then.
 */
const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value })
    dispatchEvent(new Event(value ? 'online' : 'offline'))
  }, isOnline)

test('offline, the panel is shown without waiting, and the frame loads when the connection returns', () =>
  withPage(async ({ page, url }) => {
    await page.route(vendor, () => {})
    await openWatched(page, `${url}/careers/`)
    await setOnline(page, false)
    await expect.poll(() => panel(page).isVisible()).toBe(true)
    await page.unroute(vendor)
    await setOnline(page, true)
    await page.frameLocator('iframe').getByText('Frame').waitFor()
    await expect.poll(() => panel(page).isVisible()).toBe(false)
  }))

test('no page without a frame makes a third-party request', () =>
  withPage(async ({ page, url }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(url)) elsewhere.push(request.url())
    })
    for (const path of ['/services/', '/services/deep-cleaning/', '/home-maintenance-guide/', '/press/']) {
      await page.goto(url + path)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
    }
    expect(elsewhere).toEqual([])
  }))
