import type { Browser, BrowserContextOptions, Page } from 'playwright'

export type OpenReport = {
  page: Page
  /** Console messages and uncaught errors. */
  complaints: string[]
}

type OpenOptions = BrowserContextOptions & {
  /** Window width in CSS pixels. */
  width?: number
  /** View of the report, e.g. `/urls?kind=city`. */
  at?: string
}

/** Opens a report from disk, as a double click would, and closes it even if `run` throws. */
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
    await page.goto(fileUrl(index, at))
    await run({ page, complaints })
  } finally {
    await context.close()
  }
}

export const fileUrl = (index: string, at: string) => `file://${index}#${at}`

/** The URL table. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'URLs' })

/** The number of URLs shown, as text. */
export const count = (page: Page) => page.locator('.urls-count').innerText()
