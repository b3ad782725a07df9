import { quoted } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A link or button whose accessible name does not contain its visible text. */
export const labelInName: ElementRule = {
  code: 'label-in-name',
  scope: 'element',
  names: ['a', 'button'],
  attributes: ['aria-label'],
  title: 'Visible label missing from the accessible name',
  severity: 'warning',
  why: 'Users of voice control say the words they see, but nothing happens, because the element has another name.',
  how: 'Checks links and buttons with an aria-label: the aria-label must contain the visible words in the same order. Ignores case, punctuation, symbols, and visible text of a single letter or digit.',
  fix: 'Begin the aria-label with the visible words, or remove it.',
  source: 'https://www.w3.org/TR/WCAG22/#label-in-name',
  *check({ text, attributes }) {
    const label = attributes['aria-label']
    if (!label || text === '') return
    const words = wordsOf(text)
    if (words.trim().length < 2 || wordsOf(label).includes(words)) return
    yield {
      what: `The element with the text ${quoted(text)} {pages} has the aria-label ${quoted(label)}, which does not contain it.`,
      phrase: text,
      cause: `${text} ${label}`,
    }
  },
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
