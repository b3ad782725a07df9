import type { Issue, WholePageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'

/** Questions and answers in structured data that the page does not show. */
export const faqHidden: WholePageRule = {
  code: 'faq-hidden',
  scope: 'whole-page',
  title: 'Hidden FAQ content',
  severity: 'error',
  why: 'Google treats markup that visitors cannot see as hidden text, and may take manual action against the whole site.',
  how: 'The text of every question and answer in structured data must appear in the text of the page, closed <details> included. Ignores tags in the answer, punctuation, case and white space.',
  fix: 'Show the question and its answer on the page, or remove them from the markup.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      if (!hasType(node, 'Question')) continue
      const name = textOf(node.name)
      const [answer] = listOf(node.acceptedAnswer).filter(isNode)
      const text = textOf(answer?.text)?.replace(/<[^>]*>/g, ' ')
      if (name !== undefined && !isVisible(page, name))
        yield { what: `The question "${name}" in the structured data {pages} is not in the text.`, phrase: name }
      else if (text !== undefined && !isVisible(page, text))
        yield {
          what: `The answer to "${name}" in the structured data {pages} is not in the text.`,
          ...(name !== undefined && { phrase: name }),
        }
    }
  },
}
