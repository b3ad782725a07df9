import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A script in the head that the page waits for. */
export const scriptBlocking: MarkupRule = {
  code: 'script-blocking',
  scope: 'markup',
  title: 'Script that holds up the page',
  severity: 'warning',
  why: 'The browser stops reading the page until the script has been loaded and run, and shows nothing meanwhile.',
  how: 'A <script src> in the head needs defer, async or type="module". A script without an address holds up nothing worth measuring.',
  fix: 'Add defer, or type="module".',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  *check(scan) {
    for (const element of named(scan, 'script')) {
      if (!isInside(element, 'head')) continue
      const { src, defer, async, type = '' } = element.attributes
      if (!src || defer !== undefined || async !== undefined || !/^(text\/javascript)?$/i.test(type.trim())) continue
      yield { what: `The script ${src} {pages} holds up the page until it has run.`, cause: src }
    }
  },
}
