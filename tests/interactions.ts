// `npm run interactions`: how long a built site takes from an interaction to the next paint, on a slow phone with a slow
// connection. Not a test, because it depends on what else the machine is doing.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import type { RouteRow } from '../generator/report/route-row.ts'
import { launchChromium } from './support/chromium.ts'
import { readJson } from './support/files.ts'
import installChromium from './support/install-chromium.ts'
import { pageKinds } from './support/page-kinds.ts'
import { startStaticHost } from './support/static-host.ts'

/** The slowest interaction must take less, in milliseconds. */
const limit = 100
/** Of a processor, and of a connection in bits a second: those of Lighthouse's phone. */
const slowDown = 4
const [download, upload, latency] = [1_600_000, 750_000, 150]

type Interaction = {
  name: string
  /** Text in the HTML of a page that has it. */
  mark: string
  press: (page: Page) => Promise<void>
}

const interactions: Interaction[] = [
  {
    name: 'drawer',
    mark: 'command="show-modal"',
    press: async (page) => {
      for (let round = 0; round < 3; round++) {
        await page.locator('.site-header button[command="show-modal"]').tap()
        await page.locator('dialog.drawer button[command="close"]').tap()
      }
    },
  },
  { name: 'tabs', mark: 'role="tab"', press: (page) => tapEach(page, '[role=tab]') },
  { name: 'questions', mark: '<details', press: (page) => tapEach(page, 'main details > summary') },
  { name: 'toasts', mark: 'data-island="ToastDemo"', press: (page) => tapEach(page, '[data-island=ToastDemo] button') },
]

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    report: { type: 'string', default: 'report' },
    runs: { type: 'string', default: '5' },
  },
})

const rows = await readJson<RouteRow[]>(join(options.report, 'routes.json'))
const host = await startStaticHost(options.out)
installChromium()
const browser = await launchChromium()
const slow: string[] = []
try {
  print('interaction', 'presses', 'slowest ms', 'page')
  for (const { name, mark, press } of interactions) {
    const path = await pageWith(mark)
    if (path === undefined) continue
    const runs = []
    for (let run = 0; run < Number(options.runs); run++) runs.push(await measure(browser, host.url + path, press))
    // The fastest run: the machine's other work only adds to it.
    const { count, slowest } = runs.sort((a, b) => a.slowest - b.slowest)[0] ?? {}
    if (slowest === undefined) throw new Error('--runs wants a number from 1 up.')
    print(name, String(count), slowest === 0 ? 'under 16' : String(slowest), path)
    if (slowest >= limit) slow.push(name)
  }
} finally {
  await browser.close()
  await host.close()
}
say(slow.length === 0 ? `\nEach takes less than ${limit} ms.` : `\n${limit} ms or more: ${slow.join(', ')}`)
process.exitCode = slow.length === 0 ? 0 : 1

/** Presses what a page offers, and reads how long the browser says that its interactions took. */
async function measure(
  browser: Browser,
  url: string,
  press: Interaction['press'],
): Promise<{ count: number; slowest: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download / 8,
      uploadThroughput: upload / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(url)
    await page.evaluate(() => {
      const durations = new Map<number, number>()
      Object.assign(window, { durations })
      new PerformanceObserver((list) => {
        // TypeScript's DOM does not know the id yet.
        for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      document.addEventListener(
        'pointerdown',
        () => Object.assign(window, { pressed: (window.pressed ?? 0) + 1 }),
        true,
      )
    })
    await press(page)
    await page.waitForTimeout(1_000)
    return await page.evaluate(() => ({
      count: window.pressed ?? 0,
      slowest: Math.max(0, ...(window.durations?.values() ?? [])),
    }))
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    durations?: Map<number, number>
    pressed?: number
  }
}

async function tapEach(page: Page, selector: string): Promise<void> {
  for (const part of (await page.locator(selector).all()).slice(0, 6)) {
    await part.tap()
    // Until the page has answered, so that the next press is an interaction of its own.
    await page.waitForTimeout(300)
  }
}

/** The first page type with a text in its HTML, the home page before others. */
async function pageWith(mark: string): Promise<string | undefined> {
  for (const path of Object.values(pageKinds(rows)).sort()) {
    if ((await (await fetch(host.url + path)).text()).includes(mark)) return path
  }
  return undefined
}

function print(name: string, ...[presses = '', slowest = '', path = '']: string[]): void {
  say(`${name.padEnd(12)}${presses.padStart(8)}${slowest.padStart(12)}  ${path}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
