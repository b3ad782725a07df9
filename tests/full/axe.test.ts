import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { addStyle } from '../support/add-style.ts'
import { axeViolations } from '../support/axe.ts'
import { readJson } from '../support/files.ts'
import { samplePages } from '../support/sample-pages.ts'
import { sampleSite } from '../support/sample-site.ts'

// Every rule of axe: in every window and color scheme on a page of each type, and on every page in one.

const site = sampleSite()
const timeout = 3_600_000

const still = '*, *::before, *::after { transition: none !important; animation: none !important }'

describe('axe finds nothing to fix at any size in any color scheme', () => {
  test.each(Object.entries(samplePages))('%s', (_, path) =>
    site.visit(
      async ({ page }) => {
        await page.goto(path)
        await addStyle(page, still)
        for (const width of [360, 768, 1280])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 800 })
            await page.emulateMedia({ colorScheme })
            await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
            expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([])
          }
      },
      { reducedMotion: 'reduce' },
    ),
  )
})

const rows = await readJson<RouteRow[]>(join(inject('sampleDir'), 'report/routes.json'))
const paths = rows.filter(({ status }) => status === 'page').map(({ path }) => path)

test('axe finds nothing to fix on any page', { timeout }, () =>
  site.visit(
    async ({ page }) => {
      expect(paths.length).toBeGreaterThan(800)
      for (const path of paths) {
        await page.goto(path)
        await addStyle(page, still)
        expect(await axeViolations(page), path).toEqual([])
      }
    },
    { reducedMotion: 'reduce' },
  ),
)
