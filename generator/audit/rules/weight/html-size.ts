import type { PageRule } from '../../rule.ts'

/** A page whose file is so large that a phone, or a crawler, does not read all of it at once. */
export const htmlSize: PageRule = {
  code: 'html-size',
  scope: 'page',
  title: 'Large HTML file',
  severity: 'warning',
  why: 'A phone has to read all of it before it answers well, and the crawler of Google stops after two megabytes: what comes later is not found.',
  how: 'The size of the file as it lies there, not compressed. Above the second threshold it is an error.',
  fix: 'Divide the page, or shorten lists that are longer than anybody reads.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  thresholds: {
    large: { value: 300, unit: 'kB', meaning: 'Size above which it is a warning.' },
    huge: { value: 1000, unit: 'kB', meaning: 'Size above which it is an error.' },
  },
  *check({ html }, { limit }) {
    const bytes = Buffer.byteLength(html)
    if (bytes <= limit('large') * 1000) return
    const isHuge = bytes > limit('huge') * 1000
    yield {
      ...(isHuge && { severity: 'error' as const }),
      what: `The HTML {pages} is ${Math.ceil(bytes / 1000)} kB, and ${limit(isHuge ? 'huge' : 'large')} are the most it should be.`,
    }
  },
}
