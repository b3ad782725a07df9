import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, ruleSetFor } from '../support/axe.ts'
import { connectBrowser } from '../support/browser.ts'
import { rowsToRun } from '../support/campaign.ts'
import { downloaded } from '../support/downloaded.ts'
import { photograph } from '../support/picture-bytes.ts'
import { writeReportApp } from '../support/report-data.ts'
import { detailedReport } from '../support/report-details.ts'

let browser: Browser
/** Contains `report`, and `dist` next to it. */
let base: string
let dir: string
let index: string
/** Tabs with the report open, which no test is using. */
const tabs: Page[] = []

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'citywide-report-'))
  dir = join(base, 'report')
  index = await writeReportApp(dir, detailedReport())
  // Pages 50 to 99 have no details, as if the file was lost.
  await rm(join(dir, 'data/pages/1.js'))
  browser = await connectBrowser()
})
afterAll(async () => {
  await browser?.close()
  await rm(base, { recursive: true, force: true })
})

type Window = { width?: number; colorScheme?: 'light' | 'dark' }

/** Opens a view from disk. Fails if the page throws or makes a network request. */
async function withView(hash: string, run: (page: Page) => Promise<void>, { width = 1440, colorScheme }: Window = {}) {
  const page = tabs.pop() ?? (await openTab())
  const wrong: string[] = []
  const noteError = (error: Error) => wrong.push(error.message)
  const noteRequest = (request: Request) => {
    if (!request.url().startsWith('file:')) wrong.push(request.url())
  }
  page.on('pageerror', noteError)
  page.on('request', noteRequest)
  let passed = false
  try {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: colorScheme ?? null })
    await load(page, hash)
    await page.locator('h1[tabindex]').waitFor()
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: /^Loading / })
          .count(),
      )
      .toBe(0)
    await run(page)
    expect(wrong).toEqual([])
    passed = true
  } finally {
    page.off('pageerror', noteError)
    page.off('request', noteRequest)
    if (passed && page.url().startsWith(`file://${index}`)) tabs.push(page)
    else await page.context().close()
  }
}

async function openTab(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  return context.newPage()
}

/** Loads the report, as on a first visit. */
async function load(page: Page, hash: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`file://${index}${hash}`)
  else {
    // Another fragment alone would not load the report again.
    await page.evaluate((fragment) => {
      localStorage.clear()
      sessionStorage.clear()
      history.replaceState(null, '', fragment)
    }, hash)
    await page.reload()
  }
}

const aPage = '/services/service-0/place-1/'
const views = {
  url: `#/url?path=${aPage}`,
  'url, search result': `#/url?path=${aPage}&tab=search`,
  'url, text': `#/url?path=${aPage}&tab=text`,
  'url, outlinks': `#/url?path=${aPage}&tab=outlinks`,
  'url, markup': `#/url?path=${aPage}&tab=markup`,
  'unknown url': '#/url?path=/nowhere/',
  titles: '#/titles',
  findings: '#/findings',
  rules: '#/rules',
  rule: '#/rules/title-width',
  coverage: '#/coverage',
  'coverage, filtered': '#/coverage?state=thin,duplicate',
  traffic: '#/traffic',
  changes: '#/changes',
  client: '#/client',
}

describe('axe finds no violations', () => {
  const cases = Object.entries(views).flatMap(([name, hash]) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [390, 1440].map((width) => [name, colorScheme, width, hash] as const),
    ),
  )
  const usualViews = ['coverage', 'traffic', 'url', 'url, text']
  const isUsual = (name: string, colorScheme: string, width: number) =>
    colorScheme === 'light' ? width === 390 : width === 1440 && usualViews.includes(name)
  test.each(rowsToRun(cases, ([name, colorScheme, width]) => isUsual(name, colorScheme, width)))(
    '%s, %s, %i px',
    (name, colorScheme, width, hash) =>
      withView(
        hash,
        async (page) => {
          if (name === 'traffic') await page.getByRole('table').first().waitFor()
          if (name === 'url') await page.getByRole('heading', { name: 'Source' }).waitFor()
          if (name === 'url, text')
            await page
              .getByRole('region', { name: /^Text of/ })
              .last()
              .waitFor()
          expect(await axeViolations(page, ruleSetFor({ isFirst: width === 390, colorScheme }))).toEqual([])
        },
        { width, colorScheme },
      ),
  )
})

test.each(Object.entries(views))('nothing is wider than a phone: %s', (_, hash) =>
  withView(
    hash,
    async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
    { width: 390 },
  ),
)

describe('URL details', () => {
  const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

  test('the window title has the path, and the view shows title and records', () =>
    withView(views.url, async (page) => {
      expect(await page.title()).toBe(`URL ${aPage} · Saltbrush Cleaning · Site report`)
      expect(await page.locator('.url-title').innerText()).toBe(
        'House Cleaning in Testville 1, UT | Saltbrush Cleaning',
      )
      expect(await part(page, 'Source').innerText()).toContain('manifest/services/deep-cleaning.yaml:1:1')
    }))

  test('the tab is in the URL, and arrow keys select the next one', () =>
    withView(views['url, outlinks'], async (page) => {
      const selected = page.getByRole('tab', { selected: true })
      await expect.poll(() => selected.innerText()).toBe('Outlinks 34')
      await selected.focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => selected.innerText()).toBe('Inlinks 10')
      expect(await selected.evaluate((tab) => tab === document.activeElement)).toBe(true)
      await expect.poll(() => page.url()).toContain('tab=inlinks')
      await page.keyboard.press('Home')
      await part(page, 'Source').waitFor()
      await expect.poll(() => page.url()).not.toContain('tab=')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true)
    }))

  test('the next URL opens in the same tab, and an unknown tab is ignored', () =>
    withView(`${views.url}&tab=text`, async (page) => {
      await page.getByRole('link', { name: 'Next URL' }).click()
      await expect.poll(() => page.locator('h1').innerText()).not.toBe(aPage)
      expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Text')
      await page.goto(`file://${index}${views.url}&tab=nothing`)
      await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toMatch(/^Findings/)
    }))

  test('findings that are known are collapsed', () =>
    withView(views.url, async (page) => {
      const known = part(page, 'Findings').locator('details')
      expect(await known.locator('summary').innerText()).toBe('In shared parts: 1 finding, known and accepted')
      expect(await known.getByText('The footer links to /blog/').isVisible()).toBe(false)
    }))

  test('a URL without details of a page has no tabs for them', () => {
    const path = detailedReport().rows.text.path[150] ?? ''
    return withView(`#/url?path=${path}&tab=text`, async (page) => {
      const names = await page.getByRole('tab').allInnerTexts()
      expect(names.map((name) => name.replace(/ \d+$/, ''))).toEqual(['Findings', 'Inlinks', 'All values'])
    })
  })

  test('a long meta description is truncated at a word, and its width is shown', () =>
    withView(views['url, search result'], async (page) => {
      const desktop = page.locator('.preview').first()
      expect(await desktop.locator('.result-description').innerText()).toMatch(/\w \.\.\.$/)
      expect(await desktop.locator('.widths').innerText()).toMatch(/Meta description\s+[\d,]+ of 920 px Truncated/)
    }))

  test('the brief names the queries, the words that title and heading lack, and sections of similar pages', () =>
    withView(views['url, text'], async (page) => {
      const brief = part(page, 'Content brief')
      await brief.waitFor()
      expect(await brief.locator('tbody td').allInnerTexts()).toEqual([
        'deep house cleaning <b>near me</b>',
        '140',
        '2',
        '11.5',
        'deep b near me b',
      ])
      expect(await brief.innerText()).toContain('prices in {place} on 80 % of them')
      await brief.getByRole('button', { name: 'Copy the command' }).waitFor()
    }))

  test('the breadcrumbs of a search result omit the home page, and a phone shows only the host', () =>
    withView(views['url, search result'], async (page) => {
      await expect
        .poll(() => page.locator('.result-trail').allInnerTexts())
        .toEqual(['https://www.saltbrush.example › Services › House Cleaning in Testville 1', 'www.saltbrush.example'])
    }))

  test('title and description can be tried in the preview, and the edits of all pages are one CSV file', () =>
    withView(views['url, search result'], async (page) => {
      await page.getByText('Edit title and description').focus()
      await page.keyboard.press('Enter')
      const title = page.getByRole('textbox', { name: 'Title', exact: true })
      await title.fill('Spotless Homes')
      await expect
        .poll(() => page.locator('.result-title').allInnerTexts())
        .toEqual(['Spotless Homes', 'Spotless Homes'])
      expect(await axeViolations(page)).toEqual([])
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download edits' }).click()
      expect((await downloaded(await saving)).toString()).toBe(
        `\ufeffURL,File,Field,Before,After\r\n${aPage},manifest/services/service-0.yaml:1:1,title,"House Cleaning in Testville 1, UT | Saltbrush Cleaning",Spotless Homes\r\n`,
      )
      await page.reload()
      await expect.poll(() => title.inputValue()).toBe('Spotless Homes')
      await page.getByRole('button', { name: 'Discard all edits' }).click()
      expect(await title.inputValue()).toBe('House Cleaning in Testville 1, UT | Saltbrush Cleaning')
    }))

  test('a part of the titles of many pages is replaced at once', () =>
    withView('#/titles?q=title:Testville', async (page) => {
      await page.getByLabel('Find').fill('Testville')
      await page.getByLabel('Replace by').fill('Sampleton')
      await page.getByRole('button', { name: /^Replace on \d+ pages$/ }).click()
      const titles = page.getByRole('textbox', { name: 'Title', exact: true })
      await expect.poll(() => titles.first().inputValue()).toContain('in Sampleton')
      const result = page.locator('.result-title').first()
      expect(await result.isVisible()).toBe(true)
      expect(await result.innerText()).toContain('in Sampleton')
      await page.getByText(/^\d+ edits on \d+ pages$/).waitFor()
      await page.getByRole('link', { name: 'the table of URLs' }).click()
      await expect.poll(() => page.url()).toContain('#/urls?q=title')
      expect(await page.getByRole('link', { name: 'Edit titles' }).getAttribute('href')).toContain('#/titles?q=title')
    }))

  test('a long list is shortened, and a button shows all of it', () =>
    withView(views['url, outlinks'], async (page) => {
      const links = part(page, 'Outlinks').getByRole('listitem')
      await links.first().waitFor()
      await expect.poll(() => links.count()).toBe(12)
      await part(page, 'Outlinks').getByRole('button', { name: 'Show all 32 links' }).click()
      await expect.poll(() => links.count()).toBe(34)
    }))

  test('links in shared parts have the number of pages', () =>
    withView('#/url?path=/&tab=inlinks', async (page) => {
      expect(await part(page, 'Inlinks').innerText()).toContain('In the header of 744 pages, as “Home”')
    }))

  test('an inlink opens the linking page, and the heading gets the focus', () =>
    withView(`${views.url}&tab=inlinks`, async (page) => {
      await part(page, 'Inlinks').getByRole('link').nth(3).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
      const path = await page.locator('h1').innerText()
      expect(path).not.toBe(aPage)
      await page.goBack()
      await expect.poll(() => page.locator('h1').innerText()).toBe(aPage)
    }))

  test('only passages shared with a similar page are marked, on both pages', () =>
    withView(views['url, text'], async (page) => {
      const sides = part(page, 'Similar pages').getByRole('region')
      await sides.first().waitFor()
      for (const side of await sides.all()) {
        const marked = (await side.locator('mark').allInnerTexts()).join(' ')
        expect(marked).toContain('Our crews bring their own mops, pails and soap')
        expect(marked).not.toMatch(/House number \d/)
      }
      await expect.poll(() => sides.count()).toBe(2)
    }))

  test('another page can be selected for comparison', () =>
    withView(views['url, text'], async (page) => {
      const choice = part(page, 'Similar pages').getByLabel('Compare with')
      const [, other = ''] = await choice
        .locator('option')
        .evaluateAll((options) => options.map((each) => each.getAttribute('value') ?? ''))
      await choice.selectOption(other)
      await page.getByRole('region', { name: `Text of ${other}` }).waitFor()
    }))

  test('structured data has a collapsible block per node', () =>
    withView(views['url, markup'], async (page) => {
      const node = part(page, 'Structured data').locator('details').first()
      expect(await node.locator('summary').innerText()).toContain(`${aPage}#service`)
      await node.locator('summary').click()
      expect(await node.locator('pre').innerText()).toContain('  "@type": "Service"')
    }))

  test('a source location can be copied', () =>
    withView(views.url, async (page) => {
      await part(page, 'Source').getByRole('button').first().click()
      await part(page, 'Source').getByText('Copied').first().waitFor()
    }))

  test('a missing file gives a message, and the rest of the view works', () =>
    withView('#/coverage', async (page) => {
      const lost = detailedReport().rows.text.path[60] ?? ''
      await page.goto(`file://${index}#/url?path=${lost}`)
      await expect
        .poll(() => page.getByRole('alert').allInnerTexts())
        .toEqual([
          'The file data/pages/1.js of the report could not be loaded. Copy the whole report folder, or build the site again.',
        ])
      await page.getByRole('tab', { name: 'All values' }).click()
      expect(await part(page, 'All values').innerText()).toContain(lost)
    }))

  test('the card shows the image if the site is next to the report, and otherwise its URL', () =>
    withView(views['url, search result'], async (page) => {
      const card = page.locator('.social')
      await card.getByText('https://www.saltbrush.example/images/card.jpg').waitFor()
      await mkdir(join(base, 'dist/images'), { recursive: true })
      await writeFile(join(base, 'dist/images/card.jpg'), await photograph(1200, 630).jpeg().toBuffer())
      await page.reload()
      await card.locator('img.social-picture').waitFor()
      expect(await card.innerText()).not.toContain('card.jpg')
    }))

  test('markup in titles is text', () =>
    withView('#/url?path=/a-script/&tab=text', async (page) => {
      await part(page, 'Headings').waitFor()
      expect(await page.locator('.url-title').innerText()).toBe('<script>document.title="run"</script> & <b>bold</b>')
      await expect.poll(() => page.locator('main script, main img[onerror]').count()).toBe(0)
      expect(await page.title()).toContain('/a-script/')
    }))
})

describe('findings', () => {
  const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts()

  test('are grouped by rule, the most severe first and known issues last', () =>
    withView(views.findings, async (page) => {
      expect(await headings(page)).toEqual([
        'Title cut off in search results',
        'Description cut off in search results',
        'Broken internal link',
      ])
    }))

  test('a shared URL shows the same findings', () =>
    withView('#/findings?severity=error&known=only&q=footer', async (page) => {
      expect(await headings(page)).toEqual(['Broken internal link'])
      expect(await page.getByLabel('Search findings').inputValue()).toBe('footer')
      expect(await page.getByLabel('Severity').inputValue()).toBe('error')
    }))

  test('filters are written to the URL, and "Show all" removes them', () =>
    withView(views.findings, async (page) => {
      await page.getByLabel('Rule', { exact: true }).selectOption('title-width')
      await page.getByLabel('Search findings').fill('place-12/')
      await expect.poll(() => page.url()).toContain('#/findings?code=title-width&q=place-12%2F')
      await expect.poll(() => page.getByRole('status').first().innerText()).toMatch(/^12 findings of 1 rule/)
      await page.getByRole('button', { name: 'Show all' }).click()
      await expect.poll(() => page.url()).toMatch(/#\/findings$/)
      await expect.poll(() => page.getByLabel('Search findings').inputValue()).toBe('')
    }))

  test('two filters changed at the same moment are both kept', () =>
    withView(views.findings, async (page) => {
      await page.evaluate(() => {
        const change = (label: string, value: string) => {
          const name = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
          const field = name?.control as HTMLSelectElement
          field.value = value
          field.dispatchEvent(new Event('change', { bubbles: true }))
        }
        change('Rule', 'title-width')
        change('Known issues', 'none')
      })
      await expect.poll(() => page.url()).toContain('#/findings?code=title-width&known=none')
    }))

  test('an unknown filter is ignored', () =>
    withView('#/findings?severity=fatal', async (page) => expect(await headings(page)).toHaveLength(3)))

  test('many findings of a rule are shortened, and a button shows more', () =>
    withView('#/findings?code=title-width', async (page) => {
      await expect.poll(() => page.locator('.finding').count()).toBe(50)
      await page.getByRole('button', { name: /^Show 100 more/ }).click()
      await expect.poll(() => page.locator('.finding').count()).toBe(150)
    }))

  test('on a phone, each rule of the list is a card, and no table is wider than the screen', () =>
    withView(
      views.rules,
      async (page) => {
        const region = page.getByRole('region', { name: 'Rules of the audit' })
        await region.waitFor()
        expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        const labels = await region
          .locator('tbody tr')
          .first()
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
        expect(labels).toEqual(['"Severity"', '"Findings"', '"Known issues"'])
      },
      { width: 390 },
    ))

  test('a rule without findings is explained', () =>
    withView('#/rules/orphan-page', async (page) => {
      expect(await page.locator('main').innerText()).toContain('No findings in this report.')
      await expect.poll(() => page.getByText('Width available for a title on desktop.').count()).toBe(1)
    }))
})

describe('coverage', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  test('arrow keys move between cells, and Enter opens the page', () =>
    withView('#/coverage?order=listed', async (page) => {
      await page.getByRole('region', { name: 'Pages by place and service' }).focus()
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Little unique text: House Cleaning in Salt Lake City')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focused(page)).toBe('Live: House Cleaning in Testville 1')
      await page.keyboard.press('End')
      await expect.poll(() => focused(page)).toContain('Upholstery Cleaning in Testville 1')
      await page.keyboard.press('Control+End')
      await expect.poll(() => focused(page)).toContain('Upholstery Cleaning in Testville 61')
      await page.keyboard.press('Control+Home')
      await expect.poll(() => focused(page)).toContain('House Cleaning in Salt Lake City')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('h1').innerText()).toBe('/services/service-0/place-0/')
    }))

  test('the focused cell is never under the header', () =>
    withView('#/coverage?order=listed', async (page) => {
      await page.locator('[data-cell="20-0"] a').focus()
      for (let step = 0; step < 15; step++) await page.keyboard.press('ArrowUp')
      await expect.poll(() => focused(page)).toContain('Testville 5')
      const [cell, head] = await Promise.all([
        page.locator('[data-cell="5-0"]').boundingBox(),
        page.locator('.coverage-totals').boundingBox(),
      ])
      expect(cell?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
    }))

  test('the places with most cells that need work come first', () =>
    withView(views.coverage, async (page) => {
      const places = page.locator('tbody th')
      const worst = await places.first().innerText()
      await page.getByLabel('Order of places').selectOption('listed')
      await expect.poll(() => places.first().innerText()).toBe('Salt Lake City')
      await expect.poll(() => page.url()).toContain('order=listed')
      expect(worst).not.toBe('Salt Lake City')
    }))

  test('a click on the legend filters by state, and is written to the URL', () =>
    withView(views.coverage, async (page) => {
      await page.getByRole('button', { name: /^Near duplicate/ }).click()
      await expect.poll(() => page.url()).toContain('#/coverage?state=duplicate')
      // 2 header rows, and the places of the 8 duplicates.
      await expect.poll(() => page.getByRole('row').count()).toBe(2 + 8)
    }))

  test('a shared URL shows the same cells', () =>
    withView('#/coverage?state=duplicate&q=testville', async (page) => {
      expect(await page.getByRole('button', { name: /^Near duplicate/ }).getAttribute('aria-pressed')).toBe('true')
      expect(await page.getByLabel('Search places').inputValue()).toBe('testville')
    }))

  test('on a phone, the places of one service are listed, and the service is in the URL', () =>
    withView(
      '#/coverage?service=service-2',
      async (page) => {
        expect(await page.getByLabel('Service').inputValue()).toBe('service-2')
        await expect.poll(() => page.locator('.place-list > li').count()).toBe(62)
        await page.getByLabel('Service').selectOption('service-3')
        await expect.poll(() => page.url()).toContain('service=service-3')
      },
      { width: 390 },
    ))
})

test('40 services in 2,000 places render quickly, and the keyboard reaches the last cell', async () => {
  const large = await mkdtemp(join(tmpdir(), 'citywide-report-'))
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const file = await writeReportApp(large, detailedReport({ services: 40, places: 2000, detailed: 0 }))
    const page = await context.newPage()
    await page.goto(`file://${file}#/coverage?order=listed`)
    await page.getByRole('grid').waitFor()
    await expect.poll(() => page.getByRole('gridcell').count()).toBeLessThan(3000)
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2002')
    await page.locator('[data-cell="0-0"] a').focus()
    await page.keyboard.press('Control+End')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-cell]')?.getAttribute('data-cell')))
      .toBe('1999-39')
    const press = () =>
      page.evaluate(async () => {
        const button = [...document.querySelectorAll('button')].find((each) =>
          each.textContent?.includes('Near duplicate'),
        )
        const start = performance.now()
        button?.click()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return performance.now() - start
      })
    // The fastest of three, because other processes may be running.
    const times = [await press(), await press(), await press()]
    expect(Math.min(...times)).toBeLessThan(300)
  } finally {
    await context.close()
    await rm(large, { recursive: true, force: true })
  }
})

describe('traffic', () => {
  test('a list is filtered and shown in parts, and its state is in the URL', () =>
    withView('#/traffic', async (page) => {
      const rows = page.locator('.facts-table').last().locator('tbody tr')
      await expect.poll(() => rows.count()).toBe(100)
      await page.getByRole('button', { name: 'Show 50 more of 150 rows' }).click()
      await expect.poll(() => rows.count()).toBe(150)
      await page.getByLabel('Search the list').fill('noindex')
      await page.getByText('38 rows').or(page.getByText('37 rows')).waitFor()
      expect(page.url()).toContain('q=noindex')
      await page.getByLabel('Search the list').fill('')
      await page.getByRole('button', { name: /^merge \d+$/ }).click()
      await expect.poll(() => page.url()).toContain('action=merge')
      await expect.poll(() => page.locator('.list-table .tag').allInnerTexts()).toEqual(Array(38).fill('merge'))
      await page.getByLabel('List', { exact: true }).selectOption('unserved')
      await page.getByRole('heading', { name: 'Addresses without a page' }).waitFor()
      await expect.poll(() => rows.count()).toBe(1)
      await page.getByRole('button', { name: 'Copy the line for /lehi/' }).waitFor()
    }))

  test('on a phone, each row is a card with the names of its cells, and few are shown', () =>
    withView(
      '#/traffic',
      async (page) => {
        const rows = page.locator('.list-table tbody tr')
        await expect.poll(() => rows.count()).toBe(20)
        const region = page.getByRole('region', { name: 'Pages of places' })
        expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        const label = rows.first().locator('td').first()
        expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Action"')
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
        await page.getByLabel('Sort by').selectOption('URL, Z to A')
        await expect.poll(() => page.url()).toContain('sort=-2')
        const urls = () => rows.locator('td:nth-child(2)').allInnerTexts()
        await expect.poll(async () => isSorted((await urls()).reverse())).toBe(true)
      },
      { width: 390 },
    ))

  test('the files of a list are next to the report', () =>
    withView('#/traffic?list=gaps', async (page) => {
      const link = page.getByRole('link', { name: 'queries-without-page.csv' })
      expect(await link.getAttribute('href')).toBe('traffic/queries-without-page.csv')
      expect(await page.locator('.facts-table').last().innerText()).toContain('carpet <b>')
    }))
})

test('on a phone, the current view is visible in the row of views', () =>
  withView(
    views.changes,
    async (page) => {
      const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Changes' })
      await expect
        .poll(async () => ((await link.boundingBox())?.x ?? 999) + ((await link.boundingBox())?.width ?? 0))
        .toBeLessThanOrEqual(390)
    },
    { width: 390 },
  ))

describe('changes', () => {
  const picked = [
    { path: '/', status: 'page', title: 'An Earlier Title', h1: 'Cleaning That Gives You Your Saturday Back' },
    { path: '/spring/', status: 'page', title: 'Spring', h1: 'Spring' },
  ]

  test('a changed text is shown before and after, with the differences marked', () =>
    withView(views.changes, async (page) => {
      const [title] = await page.locator('.changed-page dl > div').all()
      await expect.poll(() => title?.locator('ins').allInnerTexts()).toEqual(['and Office '])
      await expect.poll(() => title?.locator('del').count()).toBe(0)
    }))

  test('a field filter is in the URL', () =>
    withView('#/changes?field=description', async (page) => {
      await expect.poll(() => page.locator('.changed-page').count()).toBe(1)
      expect(await page.locator('.changed-page').innerText()).toContain('/a-script/')
    }))

  test('a routes.json from disk is compared, and a button returns to the previous report', () =>
    withView(views.changes, async (page) => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'routes.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(picked)),
      })
      await page.getByText('Compared with routes.json.').waitFor()
      expect(await page.getByRole('region', { name: /^Removed/ }).innerText()).toContain('/spring/')
      expect(await page.locator('.changed-page del').first().innerText()).toContain('An Earlier Title')
      await page.getByRole('button', { name: 'Back to the previous report' }).click()
      await page.getByText('Compared with the previous report.').waitFor()
    }))

  test('risks come first: pages that cannot be indexed, lost inlinks and changed titles', () =>
    withView(views.changes, async (page) => {
      const region = page.getByRole('region', { name: 'Before you publish' })
      await expect
        .poll(() => region.locator('summary').allInnerTexts())
        .toEqual(['2 pages can no longer be indexed', '1 page lost half of the inlinks or more', '1 title changed'])
      expect(await region.innerText()).toContain('1 finding is new')
      await region.locator('summary').first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => region.getByText('has noindex now').isVisible()).toBe(false)
    }))

  test('the findings of another report are compared if they are selected with it', () =>
    withView(views.changes, async (page) => {
      const file = (name: string, data: unknown) => ({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(data)),
      })
      const findings = [{ code: 'orphan-page', url: '/spring/' }]
      await page
        .locator('input[type=file]')
        .setInputFiles([file('routes.json', picked), file('findings.json', findings)])
      await page.getByText('Compared with routes.json.').waitFor()
      expect(await page.getByRole('region', { name: /^Resolved findings/ }).innerText()).toContain('Orphan page')
    }))

  test('a dropped routes.json is compared', () =>
    withView(views.changes, async (page) => {
      const transfer = await page.evaluateHandle((text) => {
        const data = new DataTransfer()
        data.items.add(new File([text], 'dropped.json', { type: 'application/json' }))
        return data
      }, JSON.stringify(picked))
      await page.dispatchEvent('.drop', 'drop', { dataTransfer: transfer })
      await page.getByText('Compared with dropped.json.').waitFor()
    }))

  test('a file that is not a report gives a message', () =>
    withView(views.changes, async (page) => {
      const file = join(dir, 'package.json')
      await writeFile(file, '{"name":"x"}')
      await page.locator('input[type=file]').setInputFiles(file)
      expect(await page.getByRole('alert').innerText()).toBe(
        'package.json is not a list of URLs. Select the routes.json of another report; its findings.json can be selected with it.',
      )
    }))
})

describe('the report for the client', () => {
  test('is saved as one file that needs no other, and runs no script', () =>
    withView(views.client, async (page) => {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as one HTML file' }).click()
      const html = (await downloaded(await saving)).toString()
      expect(html).toMatch(/^<!doctype html>/)
      expect(html).not.toMatch(/<script|<link|<img|src=|href=|url\(/)
      for (const heading of ['What was checked', 'What has changed', 'What is next'])
        expect(html).toContain(`<h2>${heading}</h2>`)
    }))

  test('prints without its buttons and without the bar of the report', () =>
    withView(views.client, async (page) => {
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
      await expect.poll(() => page.getByRole('navigation', { name: 'Views' }).isVisible()).toBe(false)
    }))
})

const isSorted = (texts: readonly string[]) => texts.join() === texts.toSorted().join()
