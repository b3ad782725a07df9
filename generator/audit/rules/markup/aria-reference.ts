import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { perScan } from '../../../core/html/per-scan.ts'
import { type HtmlScan, isInside } from '../../../core/html/scan-html.ts'
import { isIdOnPage } from '../../markup/page-ids.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

const references: ReadonlySet<string> = new Set([
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
])

/** An attribute that refers to another element by an id that no element has. */
export const ariaReference: WholePageRule = {
  code: 'aria-reference',
  scope: 'whole-page',
  title: 'Reference to a missing id',
  severity: 'error',
  why: 'A button opens nothing, a field loses its label, or a section loses its name. The fault is not visible on the page.',
  how: 'Looks up the ids in aria-labelledby, aria-describedby, aria-controls, aria-owns, aria-details, aria-errormessage, for (on <label>), form, list (on <input>), commandfor and popovertarget on the whole page, header and footer included. Ignores aria-controls of an element with aria-expanded="false" or aria-selected="false": a script may add the target when it opens. Of tabs it does so only if no other closed tab has its target on the page.',
  fix: 'Refer to an id that exists on the page, or give the intended element this id.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#valuetype_idref',
  supersededBy: ['field-without-label', 'id-repeated'],
  *check(page) {
    for (const scan of [page.own, ...page.parts.map(({ scan }) => scan)]) {
      const references = referencesOf(scan)
      const hasClosedPanel = references.some(({ id, isClosedTab }) => isClosedTab && isIdOnPage(page, id))
      for (const { attribute, id, offset, isClosedTab } of references)
        if (!isIdOnPage(page, id) && (!isClosedTab || hasClosedPanel))
          yield {
            what: `${attribute}="${id}" {pages} refers to an id that no element has.`,
            cause: `${attribute} ${id}`,
            subject: `#${id}`,
            followsFrom: meantBy(scan, attribute, offset),
          }
    }
  },
}

type Reference = { attribute: string; id: string; offset: number; isClosedTab: boolean }

/** The element that was most likely meant: the next one with an id, or the field after a label. It may have the id of another. */
function meantBy({ elements }: HtmlScan, attribute: string, from: number): string[] {
  const next = elements.find(({ offset, attributes }) => offset > from && attributes.id !== undefined)
  const field =
    attribute === 'for' ? elements.find(({ offset, name }) => offset > from && isField.test(name)) : undefined
  return [...(next ? [`id ${next.attributes.id}`] : []), ...(field ? [`field ${field.offset}`] : [])]
}

const isField = /^(?:input|select|textarea)$/

const referencesOf = perScan((scan) => {
  const found: Reference[] = []
  for (const { distinct, offset } of referring(scan))
    for (const attribute of Object.keys(distinct.attributes))
      if (isReference(attribute, distinct))
        for (const id of (distinct.attributes[attribute] ?? '').split(/\s+/))
          if (id !== '')
            found.push({ attribute, id, offset, isClosedTab: attribute === 'aria-controls' && isClosedTab(distinct) })
  return found
})

const referring = selection((element) => {
  if (isInside(element, 'template')) return false
  for (const attribute in element.attributes) if (isReference(attribute, element)) return true
  return false
})

function isReference(attribute: string, { attributes, name }: DistinctElement): boolean {
  if (!references.has(attribute)) return false
  if (attribute === 'for') return name === 'label'
  if (attribute === 'list') return name === 'input'
  const isClosed = attributes['aria-expanded'] === 'false' || attributes['aria-selected'] === 'false'
  return !(isClosed && attribute === 'aria-controls') || isClosedTab({ attributes })
}

const isClosedTab = ({ attributes }: Pick<DistinctElement, 'attributes'>) =>
  attributes.role === 'tab' && attributes['aria-selected'] === 'false'
