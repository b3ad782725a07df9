import { elementsNamed, isInside } from '../../../core/html/scan-html.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'

/** Main content that is hidden from some visitors. */
export const mainHidden: MarkupRule = {
  code: 'main-hidden',
  scope: 'markup',
  names: ['html', 'body', 'main', 'header', 'footer'],
  title: 'Hidden main content',
  severity: 'error',
  why: 'Screen readers skip all of the page, or no one can use its links and forms. It is often left behind by a script that opens a dialog, or that should have shown the page.',
  how: 'Finds aria-hidden="true", inert and hidden on <html>, <body> and <main>, the first two on the header and footer of the page, and styles of these elements or of their classes that make them invisible. Reads the styles of the page, not those of files.',
  fix: 'Remove the attribute, or the style. A script that sets it must remove it again.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#aria-hidden',
  *check(scan) {
    for (const { name, attributes } of roots(scan)) {
      const isRoot = name !== 'header' && name !== 'footer'
      const [attribute] = (isRoot ? ['inert', 'hidden'] : ['inert']).filter((each) => attributes[each] !== undefined)
      const isAriaHidden = attributes['aria-hidden']?.trim().toLowerCase() === 'true'
      const found =
        (isAriaHidden ? 'aria-hidden="true"' : attribute) ??
        (isRoot && invisible.test(attributes.style ?? '') ? `style="${attributes.style}"` : undefined)
      if (found !== undefined)
        yield {
          what: `The <${name}> {pages} has ${found}.`,
          cause: `${name} ${found}`,
          ...(found.startsWith('style') && { subject: `style ${attributes.style}` }),
        }
      for (const hidden of (isRoot && attributes.class?.split(/\s+/)) || [])
        if (elementsNamed(scan, 'style').some(({ text }) => text.includes(`.${hidden}`) && hides(text, hidden)))
          yield {
            what: `The <${name}> {pages} has the class ${hidden}, which makes the page invisible.`,
            cause: `${name} .${hidden}`,
          }
    }
  },
}

const roots = selection(
  (element) =>
    (element.name === 'html' ||
      element.name === 'body' ||
      element.name === 'main' ||
      ((element.name === 'header' || element.name === 'footer') && !isInside(element, 'main'))) &&
    ['aria-hidden', 'inert', 'hidden', 'style', 'class'].some((each) => element.attributes[each] !== undefined),
)

const invisible =
  /(?:^|[;{\s])(?:opacity\s*:\s*0(?:\.0*)?|display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!important\s*)?(?:[;}]|$)/i

/** Whether a stylesheet makes the elements of a class invisible, in every medium. */
function hides(css: string, name: string): boolean {
  const rule = new RegExp(
    `(?:^|\\}|,)\\s*(?:html|body|main|:root)?\\.${name.replace(/[^\w-]/g, '\\$&')}\\s*(?:,[^{}]*)?\\{([^{}]*)\\}`,
  )
  return invisible.test(`{${rule.exec(css)?.[1] ?? ''}}`)
}
