import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preview } from '../../generator/pipeline/preview.ts'
import type { Preview } from '../../generator/serve/preview.ts'
import { axeViolations } from '../support/axe.ts'
import { connectBrowser } from '../support/browser.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

// The small site with Google Analytics and a service of its own, which load after the visitor has agreed.

const analytics = `analytics:
  services:
    - { vendor: google-analytics, id: G-AB12CD34EF }
    - { vendor: other, script: "https://count.example/c.js", attributes: { data-site: "7" }, connect: ["https://in.count.example"] }
  policy: { page: contact, label: How we use it }
`

let dir: string
let server: Preview
let browser: Browser

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-consent-'))
  const edit = { file: 'site.yaml', replace: 'embeds: {}\n', with: `embeds: {}\n${analytics}` }
  await applyEdits(join(dir, 'manifest'), [edit])
  const { code, output } = await buildSite(dir, join(dir, 'manifest'), { today: '2026-11-20' })
  expect(code, output).toBe(0)
  server = await preview({ outDir: join(dir, 'dist'), reportDir: join(dir, 'report') }, 0)
  browser = await connectBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(dir, { recursive: true, force: true })
})

type Visit = { page: Page; requests: string[]; complaints: string[]; question: ReturnType<Page['getByRole']> }

async function visit(run: (visit: Visit) => Promise<void>, setUp: (page: Page) => Promise<void> = async () => {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url })
  try {
    const page = await context.newPage()
    const [requests, complaints]: [string[], string[]] = [[], []]
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.route(
      (url) => url.origin !== server.url,
      (route) => {
        requests.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      },
    )
    await setUp(page)
    await page.goto('/')
    await run({ page, requests, complaints, question: page.getByRole('region', { name: 'Statistics' }) })
  } finally {
    await context.close()
  }
}

const scripts = ['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', 'https://count.example/c.js']

test('nothing is loaded before an answer, and everything after consent, on this page and the next', () =>
  visit(async ({ page, requests, complaints, question }) => {
    await question.waitFor()
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => requests).toEqual(scripts)
    await expect.poll(() => question.isVisible()).toBe(false)
    const calls = await page.evaluate(() =>
      // The queue that Google's script reads.
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((call) => Array.from(call)[0]),
    )
    expect(calls).toEqual(['js', 'config'])
    await expect.poll(() => page.locator('script[data-site="7"]').count()).toBe(1)

    requests.length = 0
    await page.goto('/services/')
    await expect.poll(() => requests).toEqual(scripts)
    expect(complaints).toEqual([])
  }))

test('a refusal is remembered, and can be taken back at the end of the page', () =>
  visit(async ({ page, requests, question }) => {
    await question.getByRole('button', { name: 'Decline' }).click()
    await page.goto('/contact/')
    const reopen = page.getByRole('button', { name: 'Privacy choices' })
    await reopen.waitFor()
    await expect.poll(() => question.isVisible()).toBe(false)
    await reopen.click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Accept')
    expect(requests).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => requests).toEqual(scripts)
    // What was allowed is taken back by a new page without it.
    requests.length = 0
    await reopen.click()
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Decline' }).click()])
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
  }))

test('the question returns after a year', () =>
  visit(
    async ({ question }) => question.waitFor(),
    async (page) => {
      const yearAgo = Date.now() - 366 * 24 * 60 * 60 * 1000
      await page.addInitScript((time) => localStorage.setItem('analytics-consent', `denied ${time}`), yearAgo)
    },
  ))

test('a browser with Global Privacy Control is neither asked nor counted', () =>
  visit(
    async ({ page, requests, question }) => {
      await page.waitForLoadState('networkidle')
      await expect.poll(() => question.isVisible()).toBe(false)
      expect(requests).toEqual([])
    },
    async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    },
  ))

test('the question covers no more than a part of a phone, above the bar of buttons, and axe finds nothing', () =>
  visit(async ({ page, question }) => {
    await question.waitFor()
    const box = await question.boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Quick contact' }).boundingBox()
    expect(box?.height).toBeLessThan(844 / 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await axeViolations(page)).toEqual([])
  }))

test('the policy of every page allows these services and nothing else', async () => {
  const html = await readFile(join(dir, 'dist/services/index.html'), 'utf8')
  expect(html).toMatch(
    /script-src 'self' 'sha256-[^']+' https:\/\/count\.example https:\/\/www\.googletagmanager\.com;/,
  )
  expect(html).toContain(
    "connect-src 'self' https://*.analytics.google.com https://*.google-analytics.com https://count.example https://in.count.example https://www.googletagmanager.com;",
  )
})
