import type { Browser, BrowserContextOptions, Page } from 'playwright'

export type OpenReport = {
  page: Page
  /** Everything the browser said on its console, and every fault nobody caught. */
  complaints: string[]
}

type OpenOptions = BrowserContextOptions & {
  /** Of the window, in CSS pixels. */
  width?: number
  /** Address within the report, e.g. `/urls?kind=city`. */
  at?: string
}

/** Opens a report from disk, as a double click would, and closes it whatever comes of it. */
export async function visitReport(
  browser: Browser,
  index: string,
  { width = 1440, at = '/', ...options }: OpenOptions,
  run: (report: OpenReport) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    await page.goto(addressOf(index, at))
    await run({ page, complaints })
  } finally {
    await context.close()
  }
}

export const addressOf = (index: string, at: string) => `file://${index}#${at}`

/** The table of addresses. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Addresses' })

/** How many addresses it shows, as the view says it. */
export const count = (page: Page) => page.locator('.urls-count').innerText()
