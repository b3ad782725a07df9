import type { ElementRule } from '../../rule.ts'

/** A file written into the HTML as a data URL. */
export const dataUrlLarge: ElementRule = {
  code: 'data-url-large',
  scope: 'element',
  names: ['img', 'source', 'link', 'script', 'iframe', 'video', 'audio'],
  title: 'Large file inside the HTML',
  severity: 'warning',
  why: 'The browser must load the whole file before the text below it, cannot keep it for the next page, and loads a third more bytes than the file has.',
  how: 'Measures src, srcset and href that begin with "data:" on img, source, link, script, iframe, video and audio.',
  fix: 'Save it as a file, and refer to the file.',
  source: 'https://developer.mozilla.org/docs/Web/URI/Reference/Schemes/data',
  thresholds: {
    bytes: { value: 4096, unit: 'bytes', meaning: 'Largest data URL, as it is written.' },
    huge: {
      value: 1_000_000,
      unit: 'bytes',
      meaning: 'Size above which the finding is an error: Googlebot reads two megabytes of a page.',
    },
  },
  *check({ name, attributes: { src = '', srcset = '', href = '' } }, { limit }) {
    const url = [src, srcset, href].find((each) => each.startsWith('data:') && each.length > limit('bytes'))
    if (url === undefined) return
    const begin = url.slice(0, url.indexOf(',') + 12)
    yield {
      ...(url.length > limit('huge') && { severity: 'error' as const }),
      what: `The ${name} with ${begin}… {pages} holds ${Math.round(url.length / 1024)} kB in the HTML.`,
      cause: begin,
    }
  },
}
