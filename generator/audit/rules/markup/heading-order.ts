import { isInside } from '../../../core/html/scan-html.ts'
import { inOrder, namedAny, withAttribute } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** A heading two levels or more below the one before it. */
export const headingOrder: MarkupRule = {
  code: 'heading-order',
  scope: 'markup',
  title: 'Heading that skips a level',
  severity: 'warning',
  why: 'Screen readers show headings as an outline to move around in; a level that is skipped looks like a section that went missing.',
  how: 'Headings are read in their order, header, main part and footer each by itself. One may be any number of levels above the one before it, and one level below. aria-level counts before the name of the element.',
  fix: 'Use the next level down, and let the stylesheet decide how large it looks.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  *check(scan) {
    const found = [...namedAny(scan, headings), ...withAttribute(scan, 'aria-level')]
    let before = 0
    for (const element of inOrder(found)) {
      const level = levelOf(element.name, element.attributes)
      if (level === 0 || isInside(element, 'template', 'noscript', 'dialog')) continue
      if (before > 0 && level > before + 1)
        yield {
          what: `The heading ${quoted(element.text)} {pages} is of level ${level} and follows one of level ${before}.`,
          phrase: element.text,
        }
      before = level
    }
  },
}

/** 1 to 6; 0 for what is no heading. */
function levelOf(name: string, { role, 'aria-level': ariaLevel }: Record<string, string>): number {
  const code = name.charCodeAt(1)
  const isNamed = name.length === 2 && name.startsWith('h') && code >= 0x31 && code <= 0x36
  if (!isNamed && role !== 'heading') return 0
  return Number(ariaLevel) || (isNamed ? code - 0x30 : 2)
}
