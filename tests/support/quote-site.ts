import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest'
import { connectBrowser } from './browser.ts'
import { type QuoteServer, startQuoteServer } from './quote-server.ts'

type Visit = { page: Page; context: BrowserContext; complaints: string[] }

/** The sample company with an endpoint for quotes, with a server that answers as each test sets. */
export function quoteSite() {
  let server: QuoteServer
  let browser: Browser

  beforeAll(async () => {
    server = await startQuoteServer(join(inject('quoteDir'), 'dist'))
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  beforeEach(() => {
    server.answerWith({ status: 201, body: '{"id":1}' })
    server.received.length = 0
  })

  /** Calls `run` with a page, phone-sized by default, that records every console message and error. */
  async function visit(run: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, baseURL: server.url, ...options })
    try {
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.route(
        (url) => url.origin !== server.url,
        (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
      )
      await run({ page, context, complaints })
    } finally {
      await context.close()
    }
  }

  return {
    visit,
    get server() {
      return server
    },
  }
}

/** Opens the contact page and waits until the form is hydrated. */
export async function openForm(page: Page) {
  await page.goto('/contact/')
  await awake(page)
}

export async function awake(page: Page) {
  await page.locator('.quote-form').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const form = document.querySelector('.quote-form')
    const isHydrated = form && Object.keys(form).some((key) => key.startsWith('__reactFiber'))
    return isHydrated && sessionStorage.getItem('quote-draft') !== null
  })
}

export const field = (page: Page, label: string) => page.locator('.quote-form').getByLabel(label)
export const submit = (page: Page) => page.locator('.quote-form button[type=submit]')
export const toast = (page: Page) => page.locator('[role=region] li')
export const errors = (page: Page) => page.locator('.field-error').allTextContents()
export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Fills in the form for most tests, including optional fields, so that a lost draft is noticed. */
export async function fillIn(page: Page) {
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Byron')
  await field(page, 'E-mail').fill('ada@example.com')
  await field(page, 'I have pets').check()
  await field(page, 'Service').selectOption('deep-cleaning')
  await field(page, 'Wash interior windows').check()
  await field(page, 'Anything else').fill('Two floors,\nand a piano.')
}

export async function expectFilledIn(page: Page) {
  // The draft of an earlier load exists before the form is hydrated.
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Ada')
  expect(await field(page, 'Last name').inputValue()).toBe('Byron')
  expect(await field(page, 'E-mail').inputValue()).toBe('ada@example.com')
  expect(await field(page, 'I have pets').isChecked()).toBe(true)
  expect(await field(page, 'Service').inputValue()).toBe('deep-cleaning')
  expect(await field(page, 'Wash interior windows').isChecked()).toBe(true)
  expect(await field(page, 'Clean inside the oven').isChecked()).toBe(false)
  expect(await field(page, 'Anything else').inputValue()).toBe('Two floors,\nand a piano.')
}

export const filledIn = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  hasPets: true,
  serviceType: 'deep-cleaning',
  addOnServices: ['Wash interior windows'],
  message: 'Two floors,\nand a piano.',
}
