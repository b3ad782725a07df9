import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { ScannedPage } from '../../../core/html/page.ts'
import { wordsOf } from '../../../core/text/words.ts'
import type { Issue, WholePageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, textOf } from '../../structured-data/nodes.ts'
import { isVisible, visibleWords } from '../../text/visible-text.ts'

/** Questions and answers in structured data that the page does not show, or shows under another question. */
export const faqHidden: WholePageRule = {
  code: 'faq-hidden',
  scope: 'whole-page',
  title: 'Hidden FAQ content',
  severity: 'error',
  why: 'Google treats markup that visitors cannot see as hidden text, and may take manual action against the whole site.',
  how: 'The text of every question and answer in structured data must appear in the text of the page, closed <details> included, and the answer not directly under another question alone. Ignores tags in the answer, punctuation, case and white space.',
  fix: 'Show the question and its answer on the page, or remove them from the markup.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page): Generator<Issue> {
    const questions = dataNodes(page).flatMap((node) => (hasType(node, 'Question') ? [readQuestion(node)] : []))
    const names = new Set(questions.flatMap(({ name }) => (name === undefined ? [] : [wordsIn(name)])))
    let isExchanged = false
    for (const { name, answer } of questions) {
      const phrase = name !== undefined && { phrase: name }
      if (name !== undefined && !isVisible(page, name))
        yield { what: `The question "${name}" in the structured data {pages} is not in the text.`, ...phrase }
      else if (answer !== undefined && !isVisible(page, answer))
        yield { what: `The answer to "${name}" in the structured data {pages} is not in the text.`, ...phrase }
      else if (!isExchanged && name !== undefined && answer !== undefined && isMisplaced(page, name, answer, names)) {
        // Two answers that were exchanged are one mistake.
        isExchanged = true
        yield {
          what: `The answer to "${name}" in the structured data {pages} is that to another question in the text.`,
          fix: 'Exchange the answers, in the markup or in the text.',
          ...phrase,
        }
      }
    }
  },
}

function readQuestion({ name, acceptedAnswer }: JsonLdNode): { name: string | undefined; answer: string | undefined } {
  const [answer] = listOf(acceptedAnswer).filter(isNode)
  return { name: textOf(name), answer: textOf(answer?.text)?.replace(/<[^>]*>/g, ' ') }
}

const wordsIn = (text: string) => ` ${wordsOf(text).join(' ')} `

/** Characters between a question and its answer for words such as the label of a button. */
const mostBetween = 40

/**
 * Whether a text has an answer directly under another question alone, and its own question with another text under it. A
 * question before another one is an entry of a list.
 */
function isMisplaced(page: ScannedPage, name: string, answer: string, questions: ReadonlySet<string>): boolean {
  const shown = visibleWords(page)
  const [own, wanted] = [wordsIn(name), wordsIn(answer)]
  const after = placesOf(own, shown).map((at) => shown.slice(at + own.length - 1))
  const answered = after.filter((text) => ![...questions].some((other) => text.startsWith(other)))
  if (answered.length === 0) return false
  if (answered.some((text) => text.slice(0, mostBetween + wanted.length).includes(wanted))) return false
  const before = placesOf(wanted, shown).map((at) => shown.slice(0, at + 1))
  return (
    before.length > 0 && before.every((text) => [...questions].some((other) => other !== own && text.endsWith(other)))
  )
}

function placesOf(words: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}
