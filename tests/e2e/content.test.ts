import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sinceMonths } from '../../src/client/review-ages.ts'
import { dateText } from '../../src/format.ts'
import { sampleSite, usualWidths } from '../support/sample-site.ts'

const { browse: withPage } = sampleSite()

// The requirements of the company's specification for each screen, at every width.

const headings = (page: Page) => page.locator('main :is(h1, h2):visible').allInnerTexts()
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li').allInnerTexts()

const services = [
  ['house-cleaning', 'From $99'],
  ['apartment-cleaning', 'From $79'],
  ['deep-cleaning', 'From $199'],
  ['move-in-cleaning', 'From $149'],
  ['move-out-cleaning', 'From $149'],
  ['post-construction-cleaning', 'By quote'],
  ['custom-cleaning', 'Custom pricing'],
  ['office-cleaning', 'From $199'],
  ['airbnb-cleaning', 'From $89'],
  ['event-cleaning', 'From $299'],
  ['professional-organizing', 'From $150/hour'],
  ['miracle-cleaning', 'By quote'],
] as const
const servicePaths = services.map(([slug]) => `/services/${slug}/`)
const countyPaths = ['salt-lake', 'utah', 'summit', 'wasatch'].map(
  (key) => `/counties/${key}-county-ut-cleaning-services/`,
)

describe.each(usualWidths())('at %i px', (width) => {
  const at = (path: string, run: (page: Page, url: string) => Promise<void>) =>
    withPage(
      async ({ page, url, complaints }) => {
        await page.goto(url + path)
        await run(page, url)
        expect(complaints).toEqual([])
      },
      { width },
    )

  test('the home page has all its parts', () =>
    at('/', async (page) => {
      await expect
        .poll(() => page.locator('main > div:first-child a').allInnerTexts())
        .toEqual(['Get Free Quote', 'View Services'])
      expect(await hrefs(page, 'main > div:first-child a')).toEqual(['/contact/', '/services/'])
      await expect.poll(() => page.locator('.faq-list details').count()).toBe(13)
      expect(await hrefs(page, '.service-card h3 a')).toEqual(servicePaths)
      await expect
        .poll(() => page.locator('.service-card > p:last-child').allInnerTexts())
        .toEqual(services.map(([, price]) => price))
      await expect.poll(() => page.locator('.service-card .icon').count()).toBe(12)
      await expect
        .poll(() => page.getByRole('heading', { level: 3, name: /^[A-Z-]+ly$/i }).allInnerTexts())
        .toEqual(['Weekly', 'Bi-Weekly', 'Monthly', 'Quarterly'])
      await expect.poll(() => page.locator('.band .claim').count()).toBe(6)
      await expect
        .poll(() => page.getByRole('heading', { name: 'What Is Different When We Clean' }).isVisible())
        .toBe(true)
      await expect.poll(() => page.locator('.review').count()).toBe(6)
      await expect.poll(() => page.locator('.link-rows h3').count()).toBe(3)
      expect(await hrefs(page, '.card h3 a')).toEqual(countyPaths)
      // 25 cities of Salt Lake County, 10 of Utah, 17 of Summit, 6 of Wasatch
      await expect.poll(() => page.locator('.card .chip').count()).toBe(58)
      expect(await page.locator('main').innerText()).toContain('159 W Broadway, Suite 200')
      expect(await hrefs(page, '.call-to-action a')).toEqual(['/contact/', 'tel:+18015550142'])
    }))

  test('a review has name, place, date and stars, and one from Google links there', () =>
    at('/', async (page) => {
      await expect.poll(() => page.locator('.review').getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(6)
      const since = sinceMonths(new Date(), 'en-US')
      await page.locator('.review').first().scrollIntoViewIfNeeded()
      const times = await page.locator('.review time').all()
      expect(times).toHaveLength(6)
      for (const time of times) {
        const month = (await time.getAttribute('datetime')) ?? ''
        await expect.poll(() => time.innerText()).toBe(since(month))
        expect(await time.getAttribute('title')).toBe(dateText(month, 'en-US'))
      }
      const google = page.locator('.review', { has: page.getByText('Google', { exact: true }) })
      const links = google.getByRole('link', { name: 'View on Google' })
      await expect.poll(() => google.count()).toBeGreaterThan(0)
      await expect.poll(() => links.count()).toBe(await google.count())
    }))

  test('a review is as high with its age as with its date', () =>
    at('/', async (page) => {
      const heights = () => page.locator('.review').evaluateAll((reviews) => reviews.map((each) => each.clientHeight))
      await page.locator('.review').first().scrollIntoViewIfNeeded()
      await expect.poll(() => page.locator('.review time[title]').count()).toBe(6)
      const withAges = await heights()
      await page.locator('.review time').evaluateAll((times) => {
        for (const time of times) time.textContent = (time as HTMLElement).title
      })
      expect(await heights()).toEqual(withAges)
    }))

  test('all services are on one page, with the reasons', () =>
    at('/services/', async (page) => {
      expect(await hrefs(page, '.service-card h3 a')).toEqual(servicePaths)
      expect(await headings(page)).toContain('What Is Different When We Clean')
      expect(await trail(page)).toEqual(['Home', 'Services'])
    }))

  test('a service has a description, features, a price and places', () =>
    at('/services/deep-cleaning/', async (page) => {
      expect(await page.locator('h1').innerText()).toBe('Deep Cleaning')
      expect(await page.getByRole('link', { name: 'Back to services' }).getAttribute('href')).toBe('/services/')
      await expect.poll(() => page.locator('.features li').count()).toBeGreaterThan(4)
      expect(await page.locator('.card > p >> nth=0').innerText()).toBe('From $199 per home')
      expect((await page.locator('.card > p').nth(1).innerText()).length).toBeGreaterThan(20)
      await expect.poll(() => page.locator('.review').count()).toBe(3)
      await expect.poll(() => page.locator('h3.touch-links').count()).toBe(4)
      await expect.poll(() => page.locator('main .chip').count()).toBe(58)
      expect(await hrefs(page, '.call-to-action .button-primary')).toEqual(['/contact-us/'])
    }))

  test('a service in a city names the city, and in a county lists its cities', async () => {
    await at('/services/deep-cleaning/kamas-ut-cleaning-services/', async (page) => {
      expect(await page.locator('h1').innerText()).toBe('Deep Cleaning in Kamas')
      expect(await trail(page)).toEqual(['Home', 'Services', 'Deep Cleaning', 'Kamas'])
    })
    await at('/services/deep-cleaning/wasatch-county-ut-cleaning-services/', async (page) => {
      expect(await page.locator('h1').innerText()).toBe('Deep Cleaning in Wasatch County')
      expect(await hrefs(page, 'main .chip')).toHaveLength(6)
      expect((await hrefs(page, 'main .chip'))[0]).toMatch(/^\/services\/deep-cleaning\/.*-ut-cleaning-services\/$/)
    })
  })

  test('service areas show county images, every place, and a call to action', () =>
    at('/service-areas/', async (page) => {
      await expect.poll(() => page.locator('.card picture img').count()).toBe(4)
      await expect.poll(() => page.locator('.card .chip').count()).toBe(58)
      await expect.poll(() => page.locator('.place-list li').count()).toBe(58)
      expect(await headings(page)).toContain("Don't See Your Area?")
    }))

  test('a city has ZIP codes, services, reviews, and in Summit County nearby communities', async () => {
    await at('/service-areas/kamas-ut-cleaning-services/', async (page) => {
      await expect.poll(() => page.locator('main > div:first-child img').isVisible()).toBe(true)
      await expect.poll(() => page.locator('main li', { hasText: /^\d{5}$/ }).allInnerTexts()).toEqual(['84036'])
      expect(await hrefs(page, '.tile')).toEqual(
        services.map(([slug]) => `/services/${slug}/kamas-ut-cleaning-services/`),
      )
      await expect.poll(() => page.locator('main .chip').count()).toBe(8)
      await expect.poll(() => page.locator('.review').count()).toBe(3)
      expect(await hrefs(page, 'main .button')).toEqual(expect.arrayContaining(['/cleaning-checklist/', '/careers/']))
    })
    await at('/service-areas/sandy-ut-cleaning-services/', async (page) => {
      await expect.poll(() => page.locator('main .chip').count()).toBe(0)
    })
  })

  test.each(['/counties/wasatch-county-ut-cleaning-services/', '/service-areas/wasatch-county-ut-cleaning-services/'])(
    'the county at %s has its figures, cities, services and reviews',
    (path) =>
      at(path, async (page) => {
        await expect.poll(() => page.locator('main dl dd').allInnerTexts()).toEqual(['6', '12', '7 days a week'])
        await expect.poll(() => page.locator('.card h3').count()).toBe(6)
        await expect.poll(() => page.locator('.tile').count()).toBe(12)
        await expect.poll(() => page.locator('.review').count()).toBe(3)
      }),
  )

  test('contact has the booking frame, every contact link, and all cities', () =>
    at('/contact/', async (page) => {
      expect(await page.locator('iframe').getAttribute('height')).toBe('1200')
      const ways = await hrefs(page, 'main address a')
      expect(ways).toEqual(
        expect.arrayContaining(['tel:+18015550142', 'sms:+18015550142', 'mailto:hello@saltbrush.example']),
      )
      expect(await page.locator('main').innerText()).toContain('8:00 AM to 6:00 PM')
      await expect.poll(() => page.locator('main .chip').count()).toBe(58)
    }))

  test('the customer portal has its frame, a phone number and the support e-mail address', () =>
    at('/customer-login/', async (page) => {
      expect(await page.locator('iframe').getAttribute('height')).toBe('650')
      expect(await hrefs(page, 'main address a')).toEqual([
        'tel:+18015550142',
        'sms:+18015550142',
        'mailto:support@saltbrush.example',
      ])
    }))

  test('careers have a pitch, three benefits, and the application frame', () =>
    at('/careers/', async (page) => {
      await expect
        .poll(() => page.locator('.claim h3').allInnerTexts())
        .toEqual([
          expect.stringMatching(/competitive pay/i),
          expect.stringMatching(/flexible schedule/i),
          expect.stringMatching(/friendly environment/i),
        ])
      expect(await page.locator('iframe').getAttribute('height')).toBe('2500')
      expect(await hrefs(page, 'main .button')).toEqual(expect.arrayContaining(['sms:+18015550142', '/contact/']))
    }))

  test('about has the story, three trust cards, eleven services and four counties', () =>
    at('/about/', async (page) => {
      await expect
        .poll(() => page.locator('.claim h3').allInnerTexts())
        .toEqual(['Licensed & Insured', 'Experienced Team', 'Quality Service'])
      await expect.poll(() => page.locator('main .link-rows li').count()).toBe(11)
      expect(await hrefs(page, '.card h3 a')).toEqual(countyPaths)
      expect(await page.locator('.call-to-action .button-primary').innerText()).toBe('Get Your Free Quote')
    }))

  test('press has a contact, the media kit, and a placeholder for what is coming', () =>
    at('/press/', async (page) => {
      expect(await page.getByRole('link', { name: 'Media Inquiries' }).getAttribute('href')).toBe('/contact/')
      expect(await page.getByRole('link', { name: /Download Media Kit/ }).getAttribute('download')).not.toBeNull()
      expect(await headings(page)).toContain('Coming Soon')
      expect(await trail(page)).toEqual(['Home', 'Press'])
    }))

  test('the guide has figures, a timeline, a checklist, challenges, questions and next steps', () =>
    at('/home-maintenance-guide/', async (page) => {
      await expect
        .poll(() => page.locator('.ticks').first().locator('li').allInnerTexts())
        .toEqual([
          '15+ Years Experience',
          'Licensed & Insured',
          'Professional Average Rating',
          '100% Satisfaction Guarantee',
        ])
      await expect.poll(() => page.getByRole('tab').count()).toBe(4)
      await expect.poll(() => page.locator('main section ol > li').count()).toBeGreaterThan(4)
      await expect.poll(() => page.locator('.check-boxes li').count()).toBeGreaterThan(4)
      await expect.poll(() => page.locator('.claim').count()).toBe(3)
      await expect.poll(() => page.locator('.faq-list details').count()).toBe(3)
      expect(await hrefs(page, 'main .button')).toEqual(['/contact/', '/cleaning-checklist/', '/services/'])
    }))

  test.each([
    ['/privacy-policy/', 10],
    ['/terms-conditions/', 14],
  ])('%s has its %i sections and the date of its last change', (path, sections) =>
    at(path, async (page) => {
      await expect.poll(() => page.locator('.prose h2').count()).toBe(sections)
      expect(await page.locator('time').innerText()).toBe('January 1, 2025')
    }),
  )

  test('the demo shows three indicators in three sizes, and a form', () =>
    at('/spinner-demo/', async (page) => {
      for (const shape of ['Spinning circle', 'Bouncing dots', 'Pulse']) {
        const row = page.getByRole('row', { name: shape }).locator('.spinner')
        const widths = await row.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
        expect(widths).toEqual([...widths].sort((a, b) => a - b))
        expect(new Set(widths).size).toBe(3)
      }
      await expect.poll(() => page.locator('form').isVisible()).toBe(true)
    }))

  test('the footer of every page links to the twelve services, the four counties, 32 communities and the company’s pages', () =>
    at('/about/', async (page) => {
      const links = await hrefs(page, 'footer a')
      expect(links.filter((href) => href?.startsWith('/services/'))).toEqual(servicePaths)
      expect(links.filter((href) => href?.startsWith('/counties/'))).toEqual(countyPaths)
      expect(links.filter((href) => href?.startsWith('/service-areas/'))).toHaveLength(32)
      for (const slug of [
        'about',
        'contact',
        'contact-us',
        'careers',
        'press',
        'home-maintenance-guide',
        'blog',
        'reviews',
        'why-choose-us',
        'guarantee',
        'privacy-policy',
        'terms-conditions',
      ])
        expect(links).toContain(`/${slug}/`)
    }))
})
