import { weightRule } from '../../findings/weight-rule.ts'

/** Scripts that every visitor of a page downloads. */
export const scriptWeight = weightRule({
  code: 'script-weight',
  title: 'Heavy scripts',
  severity: 'warning',
  kind: 'script',
  noun: 'scripts',
  why: 'A cheap phone downloads, parses and runs the scripts before it responds to a tap. A page of text should need almost none.',
  how: 'Adds up the scripts of each page and all modules they import statically, compressed with Brotli. Ignores scripts loaded on demand.',
  fix: 'Load what only some visitors need on demand, with import(…).',
  source: 'https://web.dev/articles/optimize-inp',
  thresholds: { most: { value: 20, unit: 'kB', meaning: 'Maximum total size of the scripts of a page, compressed.' } },
})
