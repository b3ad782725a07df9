import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'

/** Questions and answers that only machines are told. What is missing is faq-shape's to name. */
export const faqHidden: PageRule = {
  code: 'faq-hidden',
  scope: 'page',
  title: 'Question or answer in structured data that the page does not show',
  severity: 'warning',
  why: 'Markup that visitors cannot see counts as hidden text: Google can act against the whole site by hand.',
  how: 'The text of every marked-up question and answer must stand in the text of the page, a closed <details> included. Tags in the answer, marks, case and white space do not count.',
  fix: 'Show the question and its answer on the page, or take it out of the markup.',
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
          what: `The answer to "${name}" in the structured data {pages} is not in the text as it stands there.`,
          ...(name !== undefined && { phrase: name }),
        }
    }
  },
}
