import { weightRule } from '../../findings/weight-rule.ts'

/** Fonts that text has to wait for. */
export const fontWeight = weightRule({
  code: 'font-weight',
  title: 'Heavy fonts',
  severity: 'warning',
  kind: 'font',
  noun: 'fonts',
  why: 'Text is shown in another font, or not at all, until they have arrived, and they take the network from the main picture.',
  how: 'The fonts a page preloads and those its stylesheets declare, added up; a font with a unicode-range is loaded only for letters of that range, and does not count.',
  fix: 'Use fewer families or cuts, a variable font in place of several, and only the letters the language needs.',
  source: 'https://web.dev/articles/font-best-practices',
  thresholds: { most: { value: 60, unit: 'kB', meaning: 'Most the fonts of a page may come to.' } },
})
