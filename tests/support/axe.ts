import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

// Evaluated and not added as an element, which the policy of the site would not allow.
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // What is in the frames of other companies is theirs to fix.
  iframes: false,
}

/** What axe finds wrong on a page as it stands now, a line for each element: the rule, where it is, and what would fix it. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    // The script above defines it.
    (given) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, given),
    // It would fetch the stylesheets, which no page opened from disk may.
    { ...options, preload: !page.url().startsWith('file:') },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [id, target.join(' '), html.slice(0, 160), failureSummary.replace(/\s+/g, ' ')].join(' · '),
    ),
  )
}
