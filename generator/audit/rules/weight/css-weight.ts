import { weightRule } from '../../findings/weight-rule.ts'

/** Stylesheets hold up the first picture of the page. */
export const cssWeight = weightRule({
  code: 'css-weight',
  title: 'Heavy stylesheets',
  severity: 'warning',
  kind: 'css',
  noun: 'stylesheets',
  why: 'Nothing is drawn before the stylesheets have arrived; on a slow phone every ten kilobytes are seen.',
  how: 'The stylesheets each page links to, compressed with Brotli as a server would, added up.',
  fix: 'Take out what no screen uses any more, and style that only one screen needs to that screen.',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  thresholds: { most: { value: 25, unit: 'kB', meaning: 'Most the stylesheets of a page may come to, compressed.' } },
})
