import type { HtmlElement } from '../../../core/html/scan-html.ts'
import { inOrder, namedAny, withAttribute } from '../../markup/element-index.ts'
import { hasName, tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A picture of which a screen reader can only say its address. */
export const pictureWithoutAlt: MarkupRule = {
  code: 'picture-without-alt',
  scope: 'markup',
  title: 'Picture without a text in its place',
  severity: 'error',
  why: 'A blind visitor hears the name of the file, if anything; and a search for pictures has nothing to go by.',
  how: 'Every <img>, <area> with an address, and every element with role="img" needs alt, aria-label or aria-labelledby. An empty alt passes: it says that the picture only decorates. What has aria-hidden or role="presentation" is let pass.',
  fix: 'Say in alt what the picture shows, or leave it empty (alt="") where it only decorates.',
  source: 'https://www.w3.org/TR/WCAG22/#non-text-content',
  *check(scan) {
    const found = [...namedAny(scan, ['img', 'area']), ...withAttribute(scan, 'role')]
    for (const element of inOrder(found)) {
      if (!isPicture(element)) continue
      const { attributes } = element
      if (attributes.alt !== undefined && element.name !== 'area') continue
      if (attributes['aria-hidden'] === 'true' || attributes.role === 'presentation' || attributes.role === 'none')
        continue
      if (element.name === 'img' ? isNamed(attributes) : hasName(scan, element)) continue
      const { src } = attributes
      yield src
        ? { what: `The picture ${src} {pages} has no alt text.`, cause: src }
        : { what: `${tagOf(scan, element)} {pages} is a picture without a text in its place.` }
    }
  },
}

function isPicture({ name, attributes }: HtmlElement): boolean {
  return name === 'img' || (name === 'area' && attributes.href !== undefined) || attributes.role === 'img'
}

const isNamed = ({ 'aria-label': label, 'aria-labelledby': by, title }: Record<string, string>) =>
  Boolean(label?.trim() || by?.trim() || title?.trim())
