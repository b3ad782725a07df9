import { named } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** An element that opens on a click, without the text to click on. */
export const detailsWithoutSummary: MarkupRule = {
  code: 'details-without-summary',
  scope: 'markup',
  title: 'Details without a summary',
  severity: 'warning',
  why: 'Browsers write "Details" in its place. Of a list of questions, the question is lost, and visitors do not open the answer.',
  how: 'The first element of a <details> must be a <summary>.',
  fix: 'Write the question or the title into a <summary>. If the page was edited by hand, build it again.',
  source: 'https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element',
  names: ['details'],
  *check(scan) {
    const { html } = scan
    for (const { offset } of named(scan, 'details')) {
      const start = html.indexOf('>', offset) + 1
      if (beginsWell.test(html.slice(start, start + mostBefore))) continue
      const inner = html.slice(start, html.indexOf('</details', start))
      const text = inner
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      yield { what: `The <details> that begins with ${quoted(text)} {pages} has no <summary>.`, cause: text }
    }
  },
}

const beginsWell = /^\s*(?:<summary\b|<!--)/i

/** Characters of white space and the tag. */
const mostBefore = 100
