import { isInside } from '../../../core/html/scan-html.ts'
import type { ElementRule } from '../../rule.ts'

/** A script in the head that blocks rendering. */
export const scriptBlocking: ElementRule = {
  code: 'script-blocking',
  scope: 'element',
  names: ['script'],
  title: 'Render-blocking script',
  severity: 'warning',
  why: 'The browser stops reading the page until the script is loaded and run, and shows nothing meanwhile.',
  how: 'Every <script src> in the head needs defer, async or type="module". Ignores inline scripts, which cost little.',
  fix: 'Add defer, or type="module".',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  supersededBy: ['third-party-script'],
  *check(element) {
    if (!isInside(element, 'head')) return
    const { src, defer, async, type = '' } = element.attributes
    if (!src || defer !== undefined || async !== undefined || !/^(text\/javascript)?$/i.test(type.trim())) return
    yield { what: `The script ${src} {pages} blocks rendering until it has run.`, cause: src, subject: `script ${src}` }
  },
}
