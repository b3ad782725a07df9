import { weightRule } from '../../findings/weight-rule.ts'

/** Script that every visitor of a page pays for, whether they need it or not. */
export const scriptWeight = weightRule({
  code: 'script-weight',
  title: 'Heavy scripts',
  severity: 'warning',
  kind: 'script',
  noun: 'scripts',
  why: 'Script is loaded, read and run before a cheap phone answers to a finger; a page of text should need next to none.',
  how: 'The scripts each page names, with all modules they import at once, compressed with Brotli and added up. What is loaded only when it is needed does not count.',
  fix: 'Load what not every visitor needs with import(…), when it is needed.',
  source: 'https://web.dev/articles/optimize-inp',
  thresholds: { most: { value: 20, unit: 'kB', meaning: 'Most the scripts of a page may come to, compressed.' } },
})
