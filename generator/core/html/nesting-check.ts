import { traits } from './element-traits.ts'
import type { Tag } from './tag.ts'

export type NestingCheck = {
  open: (tag: Tag) => void
  close: (tag: Tag) => void
  /** Whether all elements that are followed are closed in order, lists have items alone, and paragraphs no blocks. */
  isRight: () => boolean
}

/** Elements before whose start tag a browser ends a paragraph. Source: https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element */
export const paragraphEnders = (
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
  'hgroup hr main menu nav ol p pre search section table ul'
).split(' ')
const endsParagraph = new Set(paragraphEnders)

/**
 * Follows the tags of a fragment to tell whether its nesting is right, as it is on nearly every page. What is wrong is
 * searched for by the rules.
 */
export function createNestingCheck(): NestingCheck {
  const unclosed: Tag[] = []
  let isRight = true
  let isAtListStart = false
  let forms = 0
  let isInParagraph = false
  return {
    open: (tag) => {
      const { is, name } = tag
      if (name === 'p') isInParagraph = true
      else if (isInParagraph && endsParagraph.has(name)) isInParagraph = false
      if (isAtListStart) {
        isAtListStart = false
        if ((is & traits.listContent) === 0) isRight = false
      }
      if ((is & traits.followed) === 0) return
      if (name === 'li' && ((unclosed[unclosed.length - 1]?.is ?? 0) & traits.list) === 0) isRight = false
      if (name === 'form' && forms++ > 0) isRight = false
      unclosed.push(tag)
      isAtListStart = (is & traits.list) !== 0
    },
    close: ({ is, name }) => {
      if (name === 'p') {
        if (!isInParagraph) isRight = false
        isInParagraph = false
      }
      if (isAtListStart) {
        isAtListStart = false
        isRight = false
      }
      if ((is & traits.followed) === 0) return
      if (unclosed.pop()?.name !== name) isRight = false
      if (name === 'form') forms--
    },
    isRight: () => isRight && unclosed.length === 0,
  }
}
