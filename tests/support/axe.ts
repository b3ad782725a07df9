import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

// Evaluated, because the policy of the site does not allow another script element.
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Frames of other companies are not checked.
  iframes: false,
}

const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Rules to check. A page is checked by all of them in one window and color scheme; in other windows by those that depend
 * on what is visible and how large it is, in the other scheme by those about colors.
 */
const ruleSets = {
  all: [],
  layout: [
    ...colorRules,
    'aria-hidden-focus',
    'button-name',
    'bypass',
    'heading-order',
    'image-redundant-alt',
    'landmark-one-main',
    'landmark-unique',
    'link-name',
    'nested-interactive',
    'page-has-heading-one',
    'region',
    'scrollable-region-focusable',
    'skip-link',
    'target-size',
  ],
  colors: colorRules,
}
export type RuleSet = keyof typeof ruleSets

/** The rules for one of several runs over a page: all of them in the first window with the light scheme. */
export function ruleSetFor({ isFirst, colorScheme }: { isFirst: boolean; colorScheme: 'light' | 'dark' }): RuleSet {
  return colorScheme === 'dark' ? 'colors' : isFirst ? 'all' : 'layout'
}

/** What axe finds wrong on a page in its current state, a line for each element: the rule, the element and its fix. */
export async function axeViolations(page: Page, ruleSet: RuleSet = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    // The script above defines it.
    (given) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, given),
    // It would fetch the stylesheets, which a page opened from disk may not.
    {
      ...options,
      ...(ruleSet !== 'all' && { runOnly: { type: 'rule', values: ruleSets[ruleSet] } }),
      preload: !page.url().startsWith('file:'),
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [id, target.join(' '), html.slice(0, 160), failureSummary.replace(/\s+/g, ' ')].join(' · '),
    ),
  )
}
