import { collapseSpace } from './collapse-space.ts'
import { indexOfTag } from './index-of-tag.ts'

export type MainText = {
  /** Whether an offset is in `<main>`; true everywhere if there is none. */
  has: (offset: number) => boolean
  /** Adds text between two offsets, as written. */
  addText: (start: number, end: number) => void
  /** Adds decoded text to the current block. */
  addToBlock: (plain: string) => void
  addSpace: () => void
  addHref: (href: string) => void
  /** Ends the current word, and outside drawings the current block. */
  separateWords: (endsBlock: boolean) => void
  finish: () => { words: number; content: string; text: string[] }
}

/** Collects the words, the content and the text blocks of `<main>`. */
export function createMainText(html: string): MainText {
  const start = indexOfTag(html, '<main')
  const close = start < 0 ? -1 : indexOfTag(html, '</main>', start)
  const end = close < 0 ? html.length : close
  const content: string[] = []
  const text: string[] = []
  let words = 0
  let isInWord = false
  let block = ''
  const endBlock = () => {
    const collapsed = collapseSpace(block)
    if (collapsed !== '') text.push(collapsed)
    block = ''
  }
  return {
    has: (offset) => offset > start && offset <= end,
    addText: (from, to) => {
      content.push(html.slice(from, to))
      words += countWords(html, from, to, isInWord)
      isInWord = html.charCodeAt(to - 1) > 0x20
    },
    addToBlock: (plain) => {
      if (start >= 0) block += plain
    },
    addSpace: () => {
      block += ' '
    },
    addHref: (href) => content.push(` ${href} `),
    separateWords: (endsBlock) => {
      isInWord = false
      if (content[content.length - 1] !== ' ') content.push(' ')
      if (endsBlock && block !== '') endBlock()
    },
    finish: () => {
      endBlock()
      const joined = content.join('')
      return { words, content: joined.replace(/\s{2,}|[\t\r\n]/g, ' ').trim(), text }
    },
  }
}

/** Counts words that begin between two offsets. `isInWord` says that the text before ends within a word. */
function countWords(text: string, start: number, end: number, isInWord: boolean): number {
  let words = 0
  for (let offset = start; offset < end; offset++) {
    const isSpace = text.charCodeAt(offset) <= 0x20
    if (!isSpace && !isInWord) words++
    isInWord = !isSpace
  }
  return words
}
