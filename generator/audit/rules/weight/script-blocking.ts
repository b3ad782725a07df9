import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A script in the head that blocks rendering. */
export const scriptBlocking: MarkupRule = {
  code: 'script-blocking',
  scope: 'markup',
  title: 'Render-blocking script',
  severity: 'warning',
  why: 'The browser stops reading the page until the script is loaded and run, and shows nothing meanwhile.',
  how: 'Every <script src> in the head needs defer, async or type="module". Ignores inline scripts, which cost little.',
  fix: 'Add defer, or type="module".',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  *check(scan) {
    for (const element of named(scan, 'script')) {
      if (!isInside(element, 'head')) continue
      const { src, defer, async, type = '' } = element.attributes
      if (!src || defer !== undefined || async !== undefined || !/^(text\/javascript)?$/i.test(type.trim())) continue
      yield { what: `The script ${src} {pages} blocks rendering until it has run.`, cause: src }
    }
  },
}
