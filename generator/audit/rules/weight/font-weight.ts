import { weightRule } from '../../findings/weight-rule.ts'

/** Fonts that text waits for. */
export const fontWeight = weightRule({
  code: 'font-weight',
  title: 'Heavy fonts',
  severity: 'warning',
  kind: 'font',
  noun: 'fonts',
  why: 'Until the fonts have arrived, text appears in another font or not at all, and they compete for bandwidth with the main image.',
  how: 'Adds up the fonts a page preloads and the fonts its stylesheets declare. Ignores declared fonts with a unicode-range, which load only for characters in that range.',
  fix: 'Use fewer families or styles, one variable font in place of several fonts, and only the characters the language needs.',
  source: 'https://web.dev/articles/font-best-practices',
  thresholds: { most: { value: 60, unit: 'kB', meaning: 'Maximum total size of the fonts of a page.' } },
})
