import { idCounts } from '../../markup/page-ids.ts'
import type { PageRule } from '../../rule.ts'

/** An id that two elements of a page have. */
export const idRepeated: PageRule = {
  code: 'id-repeated',
  scope: 'page',
  title: 'One id on two elements',
  severity: 'error',
  why: 'A link, a label or a script that names the id finds only the first of them: visitors land in the wrong place, and a screen reader reads out the wrong name.',
  how: 'The ids of a whole page are counted, those of its header and footer with it. Ids are told apart by case. What stands in a <template> is on no page yet.',
  fix: 'Give one of them another id. Where two headings of a text have the same words, change the words of one.',
  source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  *check({ own, parts }) {
    const counts = [idCounts(own), ...parts.map(({ scan }) => idCounts(scan))]
    for (const [index, ids] of counts.entries())
      for (const [id, count] of ids) {
        const elsewhere = counts.slice(index + 1).reduce((sum, others) => sum + (others.get(id) ?? 0), 0)
        const isFirst = counts.slice(0, index).every((others) => !others.has(id))
        if (isFirst && count + elsewhere > 1)
          yield {
            what: `The id "${id}" stands on ${count + elsewhere} elements {pages}, and must be on one.`,
            cause: id,
          }
      }
  },
}
