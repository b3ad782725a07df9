import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { samplePagesWith, usualPages } from '../support/sample-pages.ts'
import { sampleSite } from '../support/sample-site.ts'

const site = sampleSite()

const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

/** Parts that only react to what a visitor does with script on. */
const answers = [
  'noscript',
  '[command]', // opens and closes the drawer; without script its links are in the header
  '[aria-label^="About "]', // shows a tooltip, whose text is also below the table
  '[data-back]', // replaces our map by a third-party map; a link next to it opens that map
  '.checklist-empty', // replaces the table when no column is selected
  '.embed-panel', // replaces a frame that does not load
  'figure time', // the date of a review: with script its age, with the date as a tooltip
  '[data-kind]', // the other messages of the error page: only the browser knows the requested URL
].join()

type Content = { texts: Set<string>; links: Set<string> }

/** The texts and link targets of a page: those visible now, or all. */
async function contentOf(page: Page, which: 'seen' | 'all' = 'seen'): Promise<Content> {
  const { texts, links } = await page.evaluate(
    ([skipped, isAll]) => {
      const counts = (element: Element | null) =>
        element !== null &&
        !element.closest(skipped) &&
        (isAll || element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
        if (text && counts(walker.currentNode.parentElement)) texts.push(text)
      }
      // In an SVG, the href property of a link is not a string.
      const links = [...document.querySelectorAll('a')]
        .filter(counts)
        .flatMap((link) => link.getAttribute('href') ?? [])
      return { texts, links }
    },
    [answers, which === 'all'] as const,
  )
  return { texts: new Set(texts), links: new Set(links) }
}

/** The content of a page that is visible once everything that opens has been opened. */
async function everything(page: Page): Promise<Content> {
  const content = await contentOf(page)
  const add = async () => merge(content, await contentOf(page))
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await add()
  }
  await openQuestions(page)
  await add()
  for (const button of await page.locator('[command=show-modal]:visible').all()) {
    await button.click()
    await add()
    await page.keyboard.press('Escape')
  }
  return content
}

async function openQuestions(page: Page) {
  for (const question of await page.locator('details').all())
    if ((await question.getAttribute('open')) === null) await question.locator('summary').click()
}

function merge(into: Content, more: Content) {
  for (const text of more.texts) into.texts.add(text)
  for (const link of more.links) into.links.add(link)
}

const missing = (from: Content, of: Content) => ({
  texts: [...of.texts].filter((text) => !from.texts.has(text)),
  links: [...of.links].filter((link) => !from.links.has(link)),
})
const nothing = { texts: [], links: [] }

describe('without script', () => {
  test.each(usualPages())('%s shows everything that it shows with script and everything opened', (_, path) =>
    site.browse(
      ({ page: bare }) =>
        site.browse(async ({ page }) => {
          await Promise.all([bare.goto(path), page.goto(path)])
          await openQuestions(bare)
          const seen: Content = { texts: new Set(), links: new Set() }
          for (const size of [desktop, phone]) {
            await Promise.all([bare.setViewportSize(size), page.setViewportSize(size)])
            const [without, withScript] = [await contentOf(bare), await everything(page)]
            expect(missing(without, withScript), `only with script, at ${size.width} px`).toEqual(nothing)
            expect(missing(withScript, without).texts, `only without script, at ${size.width} px`).toEqual([])
            merge(seen, without)
          }
          expect(missing(seen, await contentOf(bare, 'all')), 'seen neither on a phone nor on a wide screen').toEqual(
            nothing,
          )
        }),
      { javaScriptEnabled: false },
    ),
  )

  test.each(samplePagesWith('role="tabpanel"'))('%s shows the panel of every tab', (path) =>
    site.browse(
      async ({ page }) => {
        await page.goto(path)
        const panels = page.locator('[role=tabpanel]')
        await expect.poll(() => panels.count()).toBeGreaterThan(1)
        for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
      },
      { javaScriptEnabled: false },
    ),
  )
})
