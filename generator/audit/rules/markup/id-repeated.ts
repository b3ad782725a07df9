import type { HtmlScan } from '../../../core/html/scan-html.ts'
import { idCounts } from '../../markup/page-ids.ts'
import type { WholePageRule } from '../../rule.ts'

/** An id that several elements of a page have. */
export const idRepeated: WholePageRule = {
  code: 'id-repeated',
  scope: 'whole-page',
  title: 'Duplicate id',
  severity: 'error',
  why: 'Links, labels and scripts that use the id find only its first element: visitors land in the wrong place, and a screen reader reads the wrong name.',
  how: 'Counts the ids of the whole page, header and footer included. Ids are case-sensitive. Ignores elements in a <template>, which are not on the page yet.',
  fix: 'Change one of the ids. If two headings of a text have the same words, reword one of them.',
  source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  supersededBy: ['main-landmark', 'paragraph-repeated'],
  *check({ own, parts }) {
    const counts = [idCounts(own), ...parts.map(({ scan }) => idCounts(scan))]
    for (const [index, ids] of counts.entries())
      for (const [id, count] of ids) {
        const elsewhere = counts.slice(index + 1).reduce((sum, others) => sum + (others.get(id) ?? 0), 0)
        const isFirst = counts.slice(0, index).every((others) => !others.has(id))
        if (isFirst && count + elsewhere > 1)
          yield {
            what: `The id "${id}" is on ${count + elsewhere} elements {pages}, but must be unique.`,
            cause: id,
            subject: `id ${id}`,
            followsFrom: isCopied(own, id) ? ['mains', ''] : ['mains'],
          }
      }
  },
}

/** Whether the elements with an id have the same tag and text: they were copied with what is around them. */
function isCopied({ elements }: HtmlScan, id: string): boolean {
  const [first, ...others] = elements.filter(({ attributes }) => attributes.id === id)
  return (
    others.length > 0 &&
    others.every(({ distinct: { tag, text } }) => tag === first?.distinct.tag && text === first.text)
  )
}
