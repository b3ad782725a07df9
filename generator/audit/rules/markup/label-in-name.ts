import { withAttribute } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A link or button that is called something else than what is written on it. */
export const labelInName: MarkupRule = {
  code: 'label-in-name',
  scope: 'markup',
  title: 'Name that differs from what is written',
  severity: 'warning',
  why: 'Whoever speaks to the browser says the words they see, and nothing happens, because the element has another name.',
  how: 'Links and buttons with an aria-label: the words written on them must stand in it, in their order. Case, punctuation and signs count for nothing, and so does text of a single letter or digit.',
  fix: 'Let the aria-label begin with the words that are shown, or leave it out.',
  source: 'https://www.w3.org/TR/WCAG22/#label-in-name',
  *check(scan) {
    for (const { name, text, attributes } of withAttribute(scan, 'aria-label')) {
      const label = attributes['aria-label']
      if (!label || text === '' || (name !== 'a' && name !== 'button')) continue
      const words = wordsOf(text)
      if (words.trim().length < 2 || wordsOf(label).includes(words)) continue
      yield {
        what: `What shows ${quoted(text)} {pages} is called ${quoted(label)}.`,
        phrase: text,
        cause: `${text} ${label}`,
      }
    }
  },
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
