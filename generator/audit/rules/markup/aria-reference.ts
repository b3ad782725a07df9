import { type HtmlElement, isInside } from '../../../core/html/scan-html.ts'
import { withAttribute } from '../../markup/element-index.ts'
import { isIdOnPage } from '../../markup/page-ids.ts'
import { perScan } from '../../markup/per-scan.ts'
import type { PageRule } from '../../rule.ts'

const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'for',
  'form',
  'list',
  'commandfor',
  'popovertarget',
] as const

/** An attribute that names another element of the page by an id nothing has. */
export const ariaReference: PageRule = {
  code: 'aria-reference',
  scope: 'page',
  title: 'Reference to an element that is not there',
  severity: 'error',
  why: 'A button that opens nothing, a field whose label is lost, a section without its name: what the attribute promised does not happen, and it is not seen by looking at the page.',
  how: 'The ids in aria-labelledby, aria-describedby, aria-controls, aria-owns, aria-details, aria-errormessage, for, form, list, commandfor and popovertarget are looked up on the whole page. What is closed (aria-expanded or aria-selected is "false") may name what a script adds when it opens.',
  fix: 'Name an id the page has, or give the element that is meant this id.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#valuetype_idref',
  *check(page) {
    for (const scan of [page.own, ...page.parts.map(({ scan }) => scan)])
      for (const { attribute, id } of referencesOf(scan))
        if (!isIdOnPage(page, id))
          yield {
            what: `${attribute}="${id}" {pages} names an element that is not there.`,
            cause: `${attribute} ${id}`,
          }
  },
}

const referencesOf = perScan((scan) => {
  const found: { attribute: string; id: string }[] = []
  for (const attribute of references) {
    for (const element of withAttribute(scan, attribute)) {
      if (!isReference(attribute, element) || isInside(element, 'template')) continue
      for (const id of (element.attributes[attribute] ?? '').trim().split(/\s+/)) if (id) found.push({ attribute, id })
    }
  }
  return found
})

function isReference(attribute: string, { attributes, name }: HtmlElement): boolean {
  // On other elements these three are no references.
  if (attribute === 'for') return name === 'label'
  if (attribute === 'list') return name === 'input'
  const isClosed = attributes['aria-expanded'] === 'false' || attributes['aria-selected'] === 'false'
  return !(isClosed && attribute === 'aria-controls')
}
