import { collapseSpace } from './collapse-space.ts'
import { type ContentPart, contentPart } from './content-part.ts'
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
  finish: () => { words: number; content: string; contentParts: ContentPart[]; text: string[] }
}

/** Collects the words, the content and the text blocks of `<main>`. */
export function createMainText(html: string): MainText {
  const start = indexOfTag(html, '<main')
  const close = start < 0 ? -1 : indexOfTag(html, '</main>', start)
  const end = close < 0 ? html.length : close
  const contentParts: ContentPart[] = []
  const text: string[] = []
  let words = 0
  let isInWord = false
  let part = ''
  let block = ''
  const endPart = () => {
    if (part === '') return
    const ended = contentPart(part)
    if (ended.text !== '') contentParts.push(ended)
    part = ''
  }
  const endBlock = () => {
    const collapsed = collapseSpace(block)
    if (collapsed !== '') text.push(collapsed)
    block = ''
  }
  return {
    has: (offset) => offset > start && offset <= end,
    addText: (from, to) => {
      part += html.slice(from, to)
      words += countWords(html, from, to, isInWord)
      isInWord = html.charCodeAt(to - 1) > 0x20
    },
    addToBlock: (plain) => {
      if (start >= 0) block += plain
    },
    addSpace: () => {
      block += ' '
    },
    addHref: (href) => {
      part += ` ${href} `
    },
    separateWords: (endsBlock) => {
      isInWord = false
      endPart()
      if (endsBlock && block !== '') endBlock()
    },
    finish: () => {
      endPart()
      endBlock()
      return { words, content: contentParts.map((each) => each.text).join(' '), contentParts, text }
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
