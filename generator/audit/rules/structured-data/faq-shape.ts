import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../../structured-data/nodes.ts'

/** Names an FAQPage without questions as the subject of findings: they may be under a misspelt property. */
export const questionless = 'FAQPage without questions'

/** Questions in structured data without an answer. */
export const faqShape: PageRule = {
  code: 'faq-shape',
  scope: 'page',
  title: 'Incomplete FAQ markup',
  severity: 'error',
  why: 'A question without an answer is useless to search engines and assistants.',
  how: 'Every FAQPage has questions as mainEntity, and each of these has a name and exactly one acceptedAnswer with a text.',
  fix: 'Complete the question, or remove it from the markup.',
  source: 'https://schema.org/FAQPage',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      if (!hasType(node, 'FAQPage')) continue
      const questions = listOf(node.mainEntity).filter(isNode)
      if (questions.length === 0)
        yield { what: 'The FAQPage in the structured data {pages} has no questions.', subject: questionless }
      for (const question of questions) {
        const name = textOf(question.name)
        const answers = listOf(question.acceptedAnswer).filter(isNode)
        if (name === undefined) yield { what: 'A question in the structured data {pages} has no name.' }
        else if (answers.length !== 1 || textOf(answers[0]?.text) === undefined)
          yield {
            what: `The question "${name}" in the structured data {pages} has ${answers.length > 1 ? `${answers.length} answers` : 'no answer'} instead of one.`,
            phrase: name,
          }
      }
    }
  },
}
