import { expect, test } from 'vitest'
import { AnalyticsService } from '#manifest/schema/analytics.ts'
import { analyticsOrigins, analyticsScript, hasOwnAnalytics } from '#src/analytics.ts'

const origin = 'https://www.company.example'
const service = (fields: object) => AnalyticsService.parse(fields)
const originsOf = (fields: object) =>
  analyticsOrigins({ origin, analytics: { services: [service(fields)], consent: 'ask' } })

test('Google Analytics is configured with its ID, and sends to three origins', () => {
  const google = { vendor: 'google-analytics', id: 'G-AB12CD34EF' }
  expect(analyticsScript(service(google), origin)).toEqual({
    src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    queue: { name: 'dataLayer', calls: [['config', 'G-AB12CD34EF']] },
  })
  expect(originsOf(google)).toEqual({
    scripts: ['https://www.googletagmanager.com'],
    connections: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  })
})

test('Plausible counts for the host of the site, unless another is given', () => {
  expect(analyticsScript(service({ vendor: 'plausible' }), origin).attributes).toEqual({
    'data-domain': 'www.company.example',
  })
  const own = { vendor: 'plausible', domain: 'company.example', host: 'https://stats.company.example' }
  expect(analyticsScript(service(own), origin)).toEqual({
    src: 'https://stats.company.example/js/script.js',
    attributes: { 'data-domain': 'company.example' },
  })
})

test('the directory and site of Matomo are known before its script runs', () => {
  const matomo = { vendor: 'matomo', url: 'https://stats.company.example/matomo/', siteId: 3 }
  const { src, queue } = analyticsScript(service(matomo), origin)
  expect(src).toBe('https://stats.company.example/matomo/matomo.js')
  expect(queue?.calls.slice(0, 2)).toEqual([
    ['setTrackerUrl', 'https://stats.company.example/matomo/matomo.php'],
    ['setSiteId', 3],
  ])
  expect(originsOf(matomo).connections).toEqual(['https://stats.company.example'])
})

test('any other service states its attributes and origins', () => {
  const other = {
    vendor: 'other',
    script: 'https://count.example/c.js',
    attributes: { 'data-site': '7' },
    connect: ['https://in.count.example'],
  }
  expect(analyticsScript(service(other), origin)).toEqual({
    src: 'https://count.example/c.js',
    attributes: { 'data-site': '7' },
  })
  expect(originsOf(other).connections).toEqual(['https://count.example', 'https://in.count.example'])
})

test('a site without analytics allows no further origin', () => {
  expect(analyticsOrigins({ origin, analytics: undefined })).toEqual({ scripts: [], connections: [] })
})

test('a service on a host of the site is not another company', () => {
  const isOwn = (...fields: object[]) =>
    hasOwnAnalytics({ origin, analytics: { services: fields.map(service), consent: 'ask' } })
  const own = { vendor: 'matomo', url: 'https://stats.company.example/matomo', siteId: 3 }
  expect(isOwn(own)).toBe(true)
  expect(isOwn({ ...own, url: 'https://mycompany.example/matomo' })).toBe(false)
  expect(isOwn(own, { vendor: 'plausible' })).toBe(false)
})
