import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { isInside } from '../../../core/html/scan-html.ts'
import { tagOf } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'
import { openLink } from './element-unclosed.ts'

/** A link, button or field inside a link or button. */
export const interactiveNested: MarkupRule = {
  code: 'interactive-nested',
  scope: 'markup',
  title: 'Nested interactive elements',
  severity: 'error',
  why: 'Browsers close the outer element early or ignore one of the two, and screen readers do not announce the inner one. What a click does is unpredictable.',
  how: 'Reports a link, button, form field or frame that begins inside a link or button. Reports only the first case on each page and in each shared part. Ignores hidden inputs and links without href.',
  fix: 'Close the outer element before the inner one begins.',
  source: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  supersededBy: ['element-unclosed'],
  *check(scan) {
    const [first] = nested(scan)
    if (!first) return
    const outer = isInside(first, 'a') ? 'a link' : 'a button'
    yield {
      what: `${tagOf(first.distinct)} {pages} is inside ${outer}, or follows one that is not closed.`,
      subject: nestedLink,
      followsFrom: [openLink],
    }
  },
}

/** Names what is inside a link or button: its words are those of both. */
export const nestedLink = 'nested link'

const nested = selection(
  (element) => isInside(element, 'a', 'button') && isInteractive(element) && !isInside(element, 'svg'),
)

function isInteractive({ name, attributes }: DistinctElement): boolean {
  if (name === 'a') return attributes.href !== undefined
  if (name === 'input') return attributes.type !== 'hidden'
  return name === 'button' || name === 'select' || name === 'textarea' || name === 'iframe'
}
