// `npm run lighthouse`: measures a built site as Google's Lighthouse sees it on a phone. Not a test, because how fast a
// page is depends on what else the machine is doing.

import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import type { RouteRow } from '../generator/report/route-row.ts'
import { launchChromium } from './support/chromium.ts'
import { readJson } from './support/files.ts'
import installChromium from './support/install-chromium.ts'
import { pageKinds } from './support/page-kinds.ts'
import { startStaticHost } from './support/static-host.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** The most that a page may take, as Lighthouse simulates a phone: milliseconds, and a score for layout shift. */
const bars = [
  { id: 'largest-contentful-paint', name: 'LCP', most: (path: string) => (path === '/' ? 1400 : 1200) },
  { id: 'cumulative-layout-shift', name: 'CLS', most: () => 0 },
  { id: 'total-blocking-time', name: 'TBT', most: () => 0 },
]

const { values: options, positionals: given } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'dist' },
    report: { type: 'string', default: 'report' },
    runs: { type: 'string', default: '3' },
  },
})

const rows = await readJson<RouteRow[]>(join(options.report, 'routes.json'))
const paths = given.length > 0 ? given : Object.values(pageKinds(rows))
const hidden = new Set(rows.filter(({ robots }) => robots.includes('noindex')).map(({ path }) => path))

installChromium()
const host = await startStaticHost(options.out)
const port = await freePort()
const browser = await launchChromium({
  args: [`--remote-debugging-port=${port}`],
})
const shortcomings: string[] = []
try {
  print(['perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms'], 'URL, audits under 1')
  // What a page of one word takes is the machine's and the browser's.
  print(figuresOf(await medianOf(Number(options.runs), host.tinyUrl)), '(a page of one word)')
  for (const path of paths) {
    const result = await medianOf(Number(options.runs), host.url + path)
    const scores = scoresOf(result)
    print(figuresOf(result), [path, ...weakAudits(result)].join(' '))
    for (const [index, category] of categories.entries()) {
      const audits = weakAudits(result, category)
      if ((scores[index] ?? 0) < 100 && !isIntended(path, audits))
        shortcomings.push(`${path} ${category} ${scores[index]}: ${audits.join(', ')}`)
    }
    for (const { id, name, most } of bars)
      if (metric(result, id) > most(path)) shortcomings.push(`${path} ${name} ${metric(result, id)}`)
  }
} finally {
  await browser.close()
  await host.close()
}
say(
  shortcomings.length === 0
    ? `\n${paths.length} pages reach 100 in every category, and are within the limits of LCP, CLS and TBT. A page kept out of search engines cannot be crawlable as well; that is not counted.`
    : `\nUnder 100, or over a limit:\n  ${shortcomings.join('\n  ')}`,
)
process.exitCode = shortcomings.length === 0 ? 0 : 1

/** The run whose performance is in the middle of several: the machine's other work makes single ones worse. */
async function medianOf(runs: number, url: string): Promise<Result> {
  // The host answers from its cache from here on.
  await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const done = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      // The site itself is on http here, so this is what is not its own.
      blockedUrlPatterns: ['https://*'],
    })
    if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? 'no result'}`)
    results.push(done.lhr)
  }
  const score = (result: Result) => result.categories.performance?.score ?? 0
  const inOrder = results.sort((a, b) => score(a) - score(b))
  const median = inOrder[Math.floor(inOrder.length / 2)]
  if (!median) throw new Error('--runs wants a number from 1 up.')
  return median
}

function scoresOf(result: Result): number[] {
  return categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100))
}

function figuresOf(result: Result): number[] {
  return [...scoresOf(result), ...bars.map(({ id }) => metric(result, id))]
}

/** Ids of the audits that are not perfect, of one category or of all; those that are scored come before mere hints. */
function weakAudits(result: Result, category?: Category): string[] {
  const refs = Object.values(result.categories)
    .filter(({ id }) => category === undefined || id === category)
    .flatMap(({ auditRefs }) => auditRefs)
    .sort((a, b) => b.weight - a.weight)
  const weak = refs.filter(({ id, weight }) => {
    const score = result.audits[id]?.score ?? 1
    return score < 1 && (category === undefined || weight > 0)
  })
  return [...new Set(weak.map(({ id }) => id))]
}

/** A page that asks search engines to leave it out fails exactly that audit. */
function isIntended(path: string, audits: string[]): boolean {
  return hidden.has(path) && audits.join() === 'is-crawlable'
}

/** Milliseconds are whole; a layout shift under a thousandth cannot be seen. */
function metric({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue ?? Number.NaN
  return value < 1 ? Number(value.toFixed(3)) : Math.round(value)
}

function print(figures: (string | number)[], rest: string): void {
  say(`${figures.map((figure) => String(figure).padStart(7)).join('')}  ${rest}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo // a TCP server has such an address once it listens
  await new Promise((resolve) => server.close(resolve))
  return free
}
