import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A script in an attribute. */
export const inlineHandler: ElementRule = {
  code: 'inline-handler',
  scope: 'element',
  title: 'Inline event handler',
  severity: 'error',
  why: 'A strict Content Security Policy blocks it, so it never runs. Attackers most often inject scripts in this form.',
  how: 'Reports every attribute whose name begins with on, such as onclick or onerror. `link-not-crawlable` reports a link that has only a handler.',
  fix: 'Remove it, and write the behaviour in a script in src/.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP',
  supersededBy: ['link-not-crawlable'],
  *check(element) {
    for (const name in element.attributes)
      if (name.startsWith('on') && name.length > 4)
        yield {
          what: `The element ${tagOf(element)} {pages} has a script in its attribute ${name}.`,
          subject: '{offset}',
        }
  },
}
