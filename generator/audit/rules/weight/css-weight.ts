import { weightRule } from '../../findings/weight-rule.ts'

/** Stylesheets block the first paint of the page. */
export const cssWeight = weightRule({
  code: 'css-weight',
  title: 'Heavy stylesheets',
  severity: 'warning',
  kind: 'css',
  noun: 'stylesheets',
  why: 'The browser shows nothing before the stylesheets have arrived. On a slow phone every 10 kB are noticeable.',
  how: 'Adds up the stylesheets each page links to, compressed with Brotli as on a server. A style in the page counts as HTML.',
  fix: 'Remove styles that no screen uses, and load styles of a single screen only on that screen.',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  thresholds: {
    most: { value: 25, unit: 'kB', meaning: 'Maximum total size of the stylesheets of a page, compressed.' },
  },
})
