import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { preview } from '../../generator/pipeline/preview.ts'
import type { Preview } from '../../generator/serve/preview.ts'
import { connectBrowser } from './browser.ts'
import { rowsToRun } from './campaign.ts'

export const widths = [360, 768, 1440] as const

/** Of windows: a phone and a wide screen; in a campaign, also a tablet. */
export const usualWidths = () => rowsToRun(widths, (width) => width !== 768)

type Visit = {
  page: Page
  /** Origin of the served site. */
  url: string
  /** Everything the browser said on its console, and every answer that was an error. */
  complaints: string[]
  context: BrowserContext
}

type VisitOptions = BrowserContextOptions & {
  /** Of the window, in CSS pixels. */
  width?: number
  /** False leaves every request alone: the browser then fetches ahead and keeps pages as it does for a visitor. */
  intercepts?: boolean
}

/** If Chromium shows a page before its view transition is ready, it skips the transition and reports an error of the page. */
const isSkippedTransition = (message: string) => message.startsWith('Transition was')

/** Serves the sample company's site to a browser for as long as the tests of a file run. */
export function sampleSite({ width: usualWidth }: { width: number } = { width: 390 }) {
  let browser: Browser
  let server: Preview
  /** Open tabs by the options of their contexts. */
  const tabs = new Map<string, Visit>()

  beforeAll(async () => {
    const sampleDir = inject('sampleDir')
    server = await preview({ outDir: join(sampleDir, 'dist'), reportDir: join(sampleDir, 'report') }, 0)
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  /** Opens a page on which every complaint of the browser is noted. Frames of other companies get an empty document. */
  async function open({ width = usualWidth, intercepts = true, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      baseURL: server.url,
      ...options,
    })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', ({ message }) => {
      if (!isSkippedTransition(message)) complaints.push(`uncaught: ${message}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url() !== page.url())
        complaints.push(`${response.status()}: ${response.url()}`)
    })
    if (intercepts)
      await page.route(
        (url) => url.origin !== server.url,
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Frame</title><p>Frame</p></html>',
          }),
      )
    return { page, url: server.url, complaints, context }
  }

  /** Opens a page for one test, and closes it whatever comes of it. */
  async function visit(run: (visit: Visit) => Promise<void>, options?: VisitOptions): Promise<void> {
    const opened = await open(options)
    try {
      await run(opened)
    } finally {
      await opened.context.close()
    }
  }

  /**
   * Runs a test in a tab that earlier tests with the same options have used: a new context costs more than most tests. For
   * tests that need no empty cache, and leave nothing behind when the tab goes to the next page: no route, init script,
   * clock or stored value. The tab is empty at first: a page of an earlier test may still have asked for something.
   */
  async function browse(
    run: (visit: Visit) => Promise<void>,
    options: Omit<VisitOptions, 'intercepts'> = {},
  ): Promise<void> {
    const key = JSON.stringify(options)
    const kept = tabs.get(key)
    // If the test fails, the next one gets a new tab.
    tabs.delete(key)
    await kept?.page.goto('about:blank')
    const tab = kept ?? (await open(options))
    tab.complaints.length = 0
    try {
      await run(tab)
      await tab.page.setViewportSize(options.viewport ?? { width: options.width ?? usualWidth, height: 900 })
      await tab.page.emulateMedia({ colorScheme: options.colorScheme ?? null, media: null })
      tabs.set(key, tab)
    } finally {
      if (!tabs.has(key)) await tab.context.close()
    }
  }

  return {
    open,
    visit,
    browse,
    /** Its origin. */
    get url() {
      return server.url
    },
  }
}

/** Text of the element that has the keyboard. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}
