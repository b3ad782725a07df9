import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InlinkDetail } from '#src/report/data.ts'
import { axeViolations, ruleSetFor } from '../support/axe.ts'
import { connectBrowser } from '../support/browser.ts'
import { rowsToRun } from '../support/campaign.ts'
import { downloaded } from '../support/downloaded.ts'
import { count, fileUrl, grid, type OpenReport, visitReport } from '../support/open-report.ts'
import { reportSummary, rowsOf, syntheticReport, writeReportApp } from '../support/report-data.ts'

// Opens a generated report from disk, as its readers do.

let browser: Browser
let dir: string
let small: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-report-'))
  const report = syntheticReport(1_000)
  const inlinks = report.rows.text.path.map(
    (path): InlinkDetail => ({ path, sources: [], siblings: [], parts: [], count: 0, from: [] }),
  )
  small = await writeReportApp(join(dir, 'small'), { ...report, chunks: { 'inlinks/0': inlinks } })
  browser = await connectBrowser()
})
afterAll(async () => {
  await browser?.close()
  await rm(dir, { recursive: true, force: true })
})

const firstPath = (page: Page) => grid(page).getByRole('rowheader').first().innerText()
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

function visit(at: string, run: (report: OpenReport) => Promise<void>, options: { width?: number } = {}) {
  return visitReport(browser, small, { at, ...options }, async (report) => {
    await report.page.waitForSelector('h1[tabindex]')
    await run(report)
    expect(report.complaints).toEqual([])
  })
}

describe('accessibility and keyboard', () => {
  const cases = (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['/', '/urls', '/urls?kind=guide&words=300..&severity=warning'].flatMap((at) =>
      [390, 1440].map((width) => ({ at, width, colorScheme })),
    ),
  )
  const isUsual = ({ at, width, colorScheme }: (typeof cases)[number]) =>
    colorScheme === 'light' ? width === 390 : width === 1440 && at === '/'
  test.each(rowsToRun(cases, isUsual))(
    'axe finds no violations: $at at $width px, $colorScheme',
    ({ at, width, colorScheme }) =>
      visitReport(browser, small, { at, width, colorScheme }, async ({ page }) => {
        await page.waitForSelector('h1[tabindex]')
        if (at === '/') await page.waitForSelector('.recharts-surface')
        expect(await axeViolations(page, ruleSetFor({ isFirst: width === 390, colorScheme }))).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }),
  )

  test('columns can be selected, moved and resized, without axe violations', () =>
    visit('/urls', async ({ page }) => {
      await page.getByRole('button', { name: 'Columns' }).click()
      const panel = page.getByRole('region', { name: 'Columns' })
      expect(await axeViolations(page)).toEqual([])
      await panel.getByRole('checkbox', { name: 'H1' }).click()
      await panel.getByRole('checkbox', { name: 'Title', exact: true }).click()
      await panel.getByRole('button', { name: 'Move Status left' }).click()
      await expect
        .poll(() => headings(page))
        .toEqual([
          'Status',
          'URL',
          'Errors',
          'Warnings',
          'Words',
          'Crawl depth',
          'Inlinks',
          'Unique text',
          'Page type',
          'Last modified',
          'H1',
        ])
      await grid(page).getByRole('button', { name: 'URL' }).press('Alt+ArrowRight')
      // 340 px by default, plus one step of 20
      await expect.poll(() => page.url()).toContain('widths=path%3A360')
    }))

  test('the edge of a column can be dragged, and a double click resets the width', () =>
    visit('/urls', async ({ page }) => {
      const head = grid(page).getByRole('columnheader', { name: 'Title', exact: true })
      const width = async () => Math.round((await head.boundingBox())?.width ?? 0)
      const edge = await head.locator('.urls-edge').boundingBox()
      const [x, y] = [(edge?.x ?? 0) + 4, (edge?.y ?? 0) + 16]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 30, y)
      await page.mouse.move(x + 100, y)
      await page.mouse.up()
      // 300 px by default, plus 100 dragged
      await expect.poll(width).toBe(400)
      await expect.poll(() => page.url()).toContain('widths=title%3A400')
      await head.locator('.urls-edge').dblclick()
      await expect.poll(() => page.url()).not.toContain('widths')
      expect(await width()).toBe(300)
    }))

  test('the keyboard suffices to search, open a URL and return to its row', () =>
    visit('/urls', async ({ page }) => {
      await page.keyboard.press('/')
      await page.keyboard.type('carpet')
      await expect.poll(() => count(page)).toMatch(/^\d+ of 1,000 URLs$/)
      await expect.poll(() => firstPath(page)).toBe('/carpet-cleaning/testville-0/')
      for (let presses = 0; presses < 60 && (await focusedName(page)) !== 'URLs'; presses++) {
        await page.keyboard.press('Tab')
      }
      expect(await focusedName(page)).toBe('URLs')
      await page.keyboard.press('PageDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      const active = await grid(page).getAttribute('aria-activedescendant')
      const opened = await page.locator(`#${active}`).getByRole('rowheader').innerText()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toContain(`#/url?path=${encodeURIComponent(opened)}`)
      await page.goBack()
      await grid(page).waitFor()
      expect(await page.getByRole('searchbox').inputValue()).toBe('carpet')
      await expect.poll(() => focusedName(page)).toBe('URLs')
      await expect
        .poll(() => grid(page).locator('tr[aria-selected=true]').getByRole('rowheader').innerText())
        .toBe(opened)
    }))

  test('a change of view sets the window title and moves the focus to the heading', () =>
    visit('/', async ({ page }) => {
      expect(await page.title()).toBe('Overview · Saltbrush Cleaning · Site report')
      await page.keyboard.press('g')
      await page.keyboard.press('u')
      await expect.poll(() => focusedName(page)).toBe('URLs')
      expect(await page.title()).toBe('URLs · Saltbrush Cleaning · Site report')
    }))

  test('a question mark lists the shortcuts, and Escape closes the list', () =>
    visit('/', async ({ page }) => {
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await dialog.waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }))

  test('the first focusable element skips the navigation', () =>
    visit('/', async ({ page }) => {
      await page.keyboard.press('Tab')
      expect(await focusedName(page)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      expect(await focusedName(page)).toBe('Overview')
    }))
})

const headings = async (page: Page) =>
  (await grid(page).getByRole('columnheader').allInnerTexts()).map((text) => text.replace(/[↑↓]/, '').trim())

describe('URL table', () => {
  test('a shared URL shows the same table', async () => {
    const at = '/urls?q=office&kind=servicePlace&words=500..&sort=-words&columns=path%2Cwords&widths=path%3A400'
    await visit(at, async ({ page }) => {
      expect(await headings(page)).toEqual(['URL', 'Words'])
      expect(await page.getByRole('searchbox').inputValue()).toBe('office')
      const words = (await grid(page).getByRole('gridcell').allInnerTexts()).map((text) =>
        Number(text.replace(',', '')),
      )
      expect(words.length).toBeGreaterThan(10)
      expect(words).toEqual(words.toSorted((a, b) => b - a))
      expect(words.at(-1)).toBeGreaterThanOrEqual(500)
      const head = grid(page).getByRole('columnheader', { name: 'Words' })
      expect(await head.getAttribute('aria-sort')).toBe('descending')
    })
  })

  test('a new URL in the same window shows its table, and the back button the previous one', () =>
    visit('/urls?q=office', async ({ page }) => {
      const before = await count(page)
      await page.goto(fileUrl(small, '/urls?q=window&kind=moon&sort=moon'))
      await expect.poll(() => firstPath(page)).toMatch(/^\/window-cleaning\//)
      await page.goBack()
      await expect.poll(() => count(page)).toBe(before)
      expect(await page.getByRole('searchbox').inputValue()).toBe('office')
    }))

  test('fast typing is complete in the field and in the URL', () =>
    visit('/urls', async ({ page }) => {
      await page.getByText('Numbers').click()
      const least = page.getByRole('group', { name: 'Words', exact: true }).getByLabel('at least')
      await least.pressSequentially('1050')
      expect(await least.inputValue()).toBe('1050')
      await page.getByRole('searchbox').pressSequentially('deep clean')
      expect(await page.getByRole('searchbox').inputValue()).toBe('deep clean')
      await expect.poll(() => page.url()).toMatch(/q=deep\+clean&words=1050\.\.$/)
    }))

  test('a search says what it means, and what is wrong with it', () =>
    visit('/urls', async ({ page }) => {
      const search = page.getByRole('searchbox')
      await search.fill('words:<500 title~[')
      await page.getByText('Finds rows in which Words is under 500.').waitFor()
      await page.getByText('“[” is not a complete regular expression').waitFor()
      expect(await axeViolations(page)).toEqual([])
      await search.fill('office')
      await expect.poll(() => page.locator('.search-notes').isVisible()).toBe(false)
    }))

  test('active filters are listed, and removed one by one or together', () =>
    visit('/urls?q=office&kind=servicePlace&words=500..', async ({ page }) => {
      const filters = page.getByRole('list', { name: 'Active filters' })
      await filters.getByRole('button', { name: 'Remove filter: Words from 500' }).click()
      await expect.poll(() => page.url()).not.toContain('words')
      await filters.getByRole('button', { name: 'Clear all' }).click()
      await expect.poll(() => count(page)).toBe('1,000 of 1,000 URLs')
    }))

  test('a segment is saved in the browser, applied and deleted', () =>
    visit('/urls?kind=guide&sort=-words', async ({ page }) => {
      await page.getByText('Saved segments').click()
      await page.getByLabel('Save filters, order and columns as').fill('Long guides')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Clear all' }).click()
      await expect.poll(() => page.url()).not.toContain('kind=guide')
      await page.reload()
      await page.getByRole('button', { name: 'Long guides', exact: true }).click()
      await expect.poll(() => page.url()).toContain('kind=guide&sort=-words')
      await page.getByRole('button', { name: 'Delete Long guides' }).click()
      await expect.poll(() => page.getByRole('button', { name: 'Long guides' }).count()).toBe(0)
    }))

  test('a bar of the overview links to its URLs', () =>
    visit('/', async ({ page }) => {
      const figure = page.getByRole('figure', { name: 'Crawl depth' })
      await figure.getByText('Show as table').click()
      const row = figure.getByRole('row').nth(3)
      const expected = await row.getByRole('link').innerText()
      await figure.locator('.recharts-bar-rectangle').nth(2).click()
      await expect.poll(() => count(page)).toBe(`${expected} of 1,000 URLs`)
      expect(page.url()).toContain('depth=2')
    }))

  test('the CSV has exactly the rows and columns of the table, including rows not rendered', () =>
    visit('/urls?q=deep&sort=-words&columns=path%2Cwords%2CownShare', async ({ page }) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('saltbrush-cleaning-urls.csv')
      const text = (await downloaded(download)).toString('utf8')
      expect(text.startsWith('\ufeffURL,Words,Unique text (%)\r\n')).toBe(true)
      const lines: string[][] = parse(text, { bom: true, from: 2 })
      expect(await count(page)).toBe(`${lines.length} of 1,000 URLs`)
      const shown = await grid(page)
        .getByRole('row')
        .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
      const plain = (cell: string) =>
        cell
          .replace(/^–$/, '')
          .replace(/,| %/g, '')
          .replace(/^(\d+)\.0$/, '$1')
      expect(shown.length).toBeLessThan(lines.length)
      expect(lines.slice(0, shown.length)).toEqual(shown.map((cells) => cells.map(plain)))
    }))
})

describe('unusual data', () => {
  const nothing = { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } }

  test('a long list of rules is cut, and a button shows all of it', async () => {
    const [rule] = syntheticReport(0).summary.rules
    if (!rule) throw new Error('The synthetic report has no rules.')
    const rules = Array.from({ length: 60 }, (_, index) => ({ ...rule, code: `rule-${index}`, title: `Rule ${index}` }))
    const long = await writeReportApp(join(dir, 'rules'), {
      summary: { ...reportSummary, rules },
      rows: rowsOf([]),
      findings: [],
      changes: nothing,
    })
    await visitReport(browser, long, { at: '/rules' }, async ({ page, complaints }) => {
      await page.getByText('60 rules').first().waitFor()
      // One row is the heading.
      await expect.poll(() => page.getByRole('row').count()).toBe(41)
      await page.getByRole('button', { name: 'Show all 60 rules' }).click()
      await expect.poll(() => page.getByRole('row').count()).toBe(61)
      expect(complaints).toEqual([])
    })
  })

  test('a report of a run that audited nothing says so, and is none for the client', async () => {
    const stopped = await writeReportApp(join(dir, 'stopped'), {
      summary: { ...reportSummary, outcome: 'unread' },
      rows: rowsOf([]),
      findings: [],
      changes: { ...nothing, before: 'the previous report' },
    })
    await visitReport(browser, stopped, { at: '/client' }, async ({ page, complaints }) => {
      await page.getByRole('note').getByText('The last run stopped at errors of the manifest').waitFor()
      await page.getByText('The site was not audited.').waitFor()
      expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
      await page.goto(page.url().replace('#/client', '#/changes'))
      await page.getByRole('heading', { name: 'Changes' }).waitFor()
      expect(await page.getByText('Compared with the previous report').count()).toBe(0)
      expect(complaints).toEqual([])
    })
  })

  test('a report without URLs says so', async () => {
    const empty = await writeReportApp(join(dir, 'empty'), {
      summary: reportSummary,
      rows: rowsOf([]),
      findings: [],
      changes: nothing,
    })
    await visitReport(browser, empty, { at: '/urls' }, async ({ page, complaints }) => {
      await page.getByText('The report has no URLs.').waitFor()
      await page.keyboard.press('g')
      await page.keyboard.press('o')
      await page.getByText('No findings.').waitFor()
      await page.getByText('There is no previous report to compare with.').waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  })

  test('markup in a title is text, a long title stays in its row, and text may be right-to-left', async () => {
    const hostile = '<script>document.title = "taken"</script><img src=x onerror=alert(1)>'
    const odd = await writeReportApp(join(dir, 'odd'), {
      summary: { ...reportSummary, site: { ...reportSummary.site, name: hostile } },
      rows: rowsOf([
        { path: '/', title: hostile, kind: hostile, words: 1 },
        { path: '/long/', title: 'Very long '.repeat(500), kind: 'page' },
        { path: '/ניקיון/', title: 'ניקיון בתים בחיפה', kind: 'page' },
      ]),
      findings: [],
      changes: nothing,
    })
    await visitReport(browser, odd, { at: '/urls' }, async ({ page, complaints }) => {
      await grid(page).waitFor()
      expect(await page.title()).toBe(`URLs · ${hostile} · Site report`)
      expect(await grid(page).getByRole('row').nth(1).getByRole('gridcell').first().innerText()).toBe(hostile)
      const heights = await grid(page)
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(new Set(heights)).toEqual(new Set([32]))
      await page.getByRole('searchbox').fill('בחיפה')
      await expect.poll(() => count(page)).toBe('1 of 3 URLs')
      expect(complaints).toEqual([])
    })
  })

  test('a missing data file gives a message', async () => {
    const broken = await writeReportApp(join(dir, 'broken'), syntheticReport(10))
    await rm(join(dir, 'broken/data/rows.js'))
    await visitReport(browser, broken, { at: '/urls' }, async ({ page }) => {
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.innerText()).toContain('The file data/rows.js of the report could not be loaded.')
    })
  })

  test('invalid data breaks only the view that shows it', async () => {
    const report = syntheticReport(10)
    // As if edited by hand.
    const damaged = { ...report.rows, numbers: {} } as unknown as typeof report.rows
    const faulty = await writeReportApp(join(dir, 'faulty'), { ...report, rows: damaged })
    await visitReport(browser, faulty, {}, async ({ page }) => {
      await page.getByRole('heading', { name: 'This view cannot be shown' }).waitFor()
      await page.getByRole('link', { name: 'Findings', exact: true }).click()
      await page.getByRole('heading', { name: 'Findings', level: 1 }).waitFor()
    })
  })

  test('without JavaScript, the report says what it needs and where the data is', () =>
    visitReport(browser, small, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.innerText('noscript')).toContain('needs JavaScript')
    }))

  test('an unknown view links to the overview', () =>
    visit('/moon', async ({ page }) => {
      await page.getByRole('heading', { name: 'View not found' }).waitFor()
      await page.getByRole('link', { name: 'overview', exact: true }).click()
      await page.getByRole('heading', { name: 'Overview' }).waitFor()
    }))

  test('a printed page has all rows, without navigation and controls', () =>
    visit('/urls', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => grid(page).getByRole('rowheader').count()).toBe(1_000)
      await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
      await expect.poll(() => page.getByRole('searchbox').count()).toBe(0)
      await expect.poll(() => grid(page).getByRole('rowheader').first().isVisible()).toBe(true)
    }))
})
