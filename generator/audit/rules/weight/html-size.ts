import type { WholePageRule } from '../../rule.ts'

/** As large as data-url-large reports them. */
const dataUrl = /"data:[^"]{4096,}"/g

/** An HTML file too large for phones and crawlers. */
export const htmlSize: WholePageRule = {
  code: 'html-size',
  scope: 'whole-page',
  title: 'Large HTML file',
  severity: 'warning',
  why: 'A phone has to parse the whole file before it responds well, and Googlebot stops after two megabytes: later content is not indexed.',
  how: 'Measures the uncompressed file, without files written into it as data URLs, which data-url-large reports. Above the second threshold the finding is an error.',
  fix: 'Split the page, or shorten its long lists.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  thresholds: {
    large: { value: 300, unit: 'kB', meaning: 'Size above which the finding is a warning.' },
    huge: { value: 1000, unit: 'kB', meaning: 'Size above which the finding is an error.' },
  },
  *check({ html }, { limit }) {
    // A UTF-16 code unit takes up to three bytes in UTF-8. Bytes are counted only where that can matter.
    if (html.length * 3 <= limit('large') * 1000) return
    const bytes = Buffer.byteLength(html.replace(dataUrl, ''))
    if (bytes <= limit('large') * 1000) return
    const isHuge = bytes > limit('huge') * 1000
    yield {
      ...(isHuge && { severity: 'error' as const }),
      what: `The HTML {pages} is ${Math.ceil(bytes / 1000)} kB; the limit is ${limit(isHuge ? 'huge' : 'large')} kB.`,
    }
  },
}
