import { collapseSpace } from './collapse-space.ts'
import { contentPart, type DistinctText, textBlock } from './distinct-text.ts'
import { indexOfTag } from './index-of-tag.ts'
import type { HtmlScan } from './scan-html.ts'

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
  finish: () => Pick<HtmlScan, 'words' | 'content' | 'contentParts' | 'text' | 'textBlocks'>
}

/** Collects the words, the content and the text blocks of `<main>`. */
export function createMainText(html: string): MainText {
  const start = indexOfTag(html, '<main')
  const close = start < 0 ? -1 : indexOfTag(html, '</main>', start)
  const end = close < 0 ? html.length : close
  const contentParts: DistinctText[] = []
  const text: string[] = []
  const textBlocks: DistinctText[] = []
  let words = 0
  let isInWord = false
  let part = ''
  let block = ''
  /** Ends the current part, and returns it. */
  const endPart = (): DistinctText | undefined => {
    if (part === '') return undefined
    const ended = contentPart(part)
    part = ''
    if (ended.text !== '') contentParts.push(ended)
    return ended
  }
  /** Ends the current block, which is the part that ended with it unless it contains links or escaped characters. */
  const endBlock = (ended: DistinctText | undefined) => {
    const collapsed = collapseSpace(block)
    block = ''
    if (collapsed === '') return
    text.push(collapsed)
    textBlocks.push(ended?.text === collapsed ? ended : textBlock(collapsed))
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
      const ended = endPart()
      if (endsBlock && block !== '') endBlock(ended)
    },
    finish: () => {
      endBlock(endPart())
      return { words, content: contentParts.map((each) => each.text).join(' '), contentParts, text, textBlocks }
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
