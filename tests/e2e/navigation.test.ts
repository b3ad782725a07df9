import { describe, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { sampleSite, usualWidths } from '../support/sample-site.ts'
import { painted } from '../support/settled.ts'

const site = sampleSite({ width: 1440 })
const { visit: withPage } = site

describe.each(usualWidths())('a link followed at %i px', (width) => {
  test('loads a document: at its top, with its own title, and the first Tab focuses the skip link', () =>
    withPage(
      async ({ page, url, complaints }) => {
        await page.goto(`${url}/service-areas/`)
        await page.evaluate(() => window.scrollTo(0, 1500))
        await page.locator('main').getByRole('link', { name: 'Kamas', exact: true }).first().click()
        await page.waitForURL('**/service-areas/kamas-ut-cleaning-services/')
        expect(await page.title()).toContain('Kamas')
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
        await page.keyboard.press('Enter')
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
        expect(complaints).toEqual([])
      },
      // Interception delays the stylesheet, and Chromium then skips the transition.
      { width, intercepts: false },
    ))
})

test('going back restores the page unchanged from the back/forward cache', async () => {
  // The browser that the tests share may be without such a cache.
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const url = site.url
    await page.goto(`${url}/home-maintenance-guide/`)
    await page.locator('[role=tablist]').hover()
    await page.locator('[role=tablist][tabindex="0"]').waitFor()
    await page.evaluate(() => {
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset.restored = String(event.persisted)
      })
    })
    await page.locator('#tab-fall').click()
    await page.locator('summary').first().click()
    await page.evaluate(() => window.scrollTo(0, 1200))
    await page.goto(`${url}/about/`)
    await page.evaluate(() => history.back())
    await page.waitForURL('**/home-maintenance-guide/**', { waitUntil: 'commit' })
    expect(await page.evaluate(() => document.documentElement.dataset.restored)).toBe('true')
    expect(await page.evaluate(() => window.scrollY)).toBe(1200)
    await expect.poll(() => page.locator('details[open]').count()).toBe(1)
    expect(await page.locator('[role=tabpanel]:visible').getAttribute('id')).toBe('fall')
  } finally {
    await browser.close()
  }
})

test('the browser accepts the speculation rules, and may not prerender a page with a frame', () =>
  withPage(async ({ page, url, complaints }) => {
    await page.goto(url)
    const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
    expect(rules.prefetch[0].eagerness).toBe('moderate')
    expect(rules.prerender[0].eagerness).toBe('conservative')
    expect(rules.prerender[0].where.and).toContainEqual({
      not: { href_matches: ['/careers/', '/contact/', '/contact-us/', '/customer-login/'] },
    })
    expect(complaints).toEqual([])
  }))

test('a link under the pointer is prefetched', () =>
  withPage(
    async ({ page, url }) => {
      await page.goto(`${url}/about/`)
      const link = page.locator('.header-nav').getByRole('link', { name: 'Services', exact: true })
      await link.hover()
      await page.waitForTimeout(1000)
      await link.click()
      await page.waitForURL('**/services/')
      const delivery = await page.evaluate(() =>
        Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
      )
      expect(delivery).toBe('navigational-prefetch')
    },
    { intercepts: false },
  ))

describe('the root of the page', () => {
  test('is marked busy only while an island hydrates', () =>
    withPage(async ({ page, url }) => {
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        new MutationObserver((records) => {
          for (const { target } of records)
            seen.push(`${target.nodeName} ${(target as Element).getAttribute('aria-busy')}`)
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
      })
      await page.goto(`${url}/home-maintenance-guide/`)
      await page.locator('[role=tablist]').hover()
      await page.locator('[role=tablist][tabindex="0"]').waitFor()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['MAIN true', 'MAIN null'])
    }))

  test('is never marked busy on a page without islands or with script off', async () => {
    await withPage(async ({ page, url }) => {
      await page.goto(`${url}/about/`)
      await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
    })
    await withPage(
      async ({ page, url }) => {
        await page.goto(`${url}/home-maintenance-guide/`)
        await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
      },
      { javaScriptEnabled: false },
    )
  })
})

describe('motion', () => {
  const travel = `getComputedStyle(document.querySelector('.parallax img')).translate`
  const scrolled = async (width: number, reducedMotion: 'reduce' | 'no-preference') => {
    let moved: [string, string] | undefined
    await withPage(
      async ({ page, url }) => {
        await page.goto(url)
        const before = await page.evaluate<string>(travel)
        await page.evaluate(() => window.scrollTo(0, 500))
        await painted(page)
        moved = [before, await page.evaluate<string>(travel)]
      },
      { width, reducedMotion },
    )
    return moved
  }

  test('moves the first image at 769 px and above, and not at 768 px', async () => {
    const [before, after] = (await scrolled(769, 'no-preference')) ?? []
    expect(after).not.toBe(before)
    const [narrowBefore, narrowAfter] = (await scrolled(768, 'no-preference')) ?? []
    expect(narrowAfter).toBe(narrowBefore)
  })

  test('is off with reduced motion: parallax, transitions between pages and within them', async () => {
    const [before, after] = (await scrolled(1440, 'reduce')) ?? []
    expect(after).toBe(before)
    await withPage(
      async ({ page, url }) => {
        await page.goto(`${url}/spinner-demo/`)
        const moving = await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter((animation) =>
                (animation.effect as KeyframeEffect)
                  .getKeyframes()
                  .some((frame) => 'translate' in frame || 'rotate' in frame || 'scale' in frame),
              ).length,
        )
        expect(moving).toBe(0)
        const duration = await page.evaluate(
          () => getComputedStyle(document.querySelector('.button') as Element).transitionDuration,
        )
        expect(Math.max(...duration.split(',').map(Number.parseFloat))).toBeLessThanOrEqual(0.001)
      },
      { reducedMotion: 'reduce' },
    )
  })

  test('moves the image at 0.3 of the scroll speed', () =>
    withPage(async ({ page, url }) => {
      await page.goto(url)
      const top = () => page.locator('.parallax img').evaluate((image) => image.getBoundingClientRect().top)
      const before = await top()
      await page.evaluate(() => window.scrollTo(0, 400))
      // The page moved up 400 px; the image lags behind by 0.3 of that from the next frame on, so it moved 280 px.
      const moved = async () => before - (await top())
      await expect.poll(async () => Math.abs((await moved()) - 280)).toBeLessThan(15)
    }))
})

test.each(['/cleaning-checklist/', '/privacy-policy/', '/terms-conditions/'])(
  '%s prints its text and nothing else',
  (path) =>
    withPage(async ({ page, url }) => {
      await page.goto(url + path)
      await page.emulateMedia({ media: 'print' })
      for (const hidden of ['.header-nav', '.button', '.quick-bar', '.footer-nav', 'fieldset'])
        await expect.poll(() => page.locator(`${hidden}:visible`).count(), { message: hidden }).toBe(0)
      await expect.poll(() => page.locator('h1').isVisible()).toBe(true)
      if (path === '/cleaning-checklist/') {
        await expect.poll(() => page.locator('.checklist-table thead th:visible').count()).toBe(9)
        const box = page.locator('.checklist-scroll')
        expect(await box.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible')
        // A sheet of Letter paper between its margins is some 740 CSS px wide.
        await page.setViewportSize({ width: 740, height: 1000 })
        await expect.poll(() => page.locator('.checklist-table thead th:visible').count()).toBe(9)
      }
    }),
)
