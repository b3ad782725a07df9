import { boundedMemo } from '../../core/bounded-memo.ts'
import { type Distinct, perDistinct } from '../../core/html/distinct.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'

/** A text block of any number of pages. */
export type TextBlock = Distinct & { text: string }

/** Text blocks kept in memory. Most pages repeat those of others. */
const mostBlocks = 4000

const remembered = () => boundedMemo(mostBlocks, (text): TextBlock => ({ text, memo: [] }))

let blockOf = remembered()
let partOf = remembered()

/** Forgets all text blocks, with what the readers of an earlier audit have found out about them. */
export function forgetTextBlocks(): void {
  blockOf = remembered()
  partOf = remembered()
}

/** The text blocks of a page, looked up once for all rules. */
export const textBlocks = perScan(({ text }: Pick<HtmlScan, 'text'>): TextBlock[] => text.map(blockOf))

/**
 * The parts of the content of a page: its text as written, with the targets of links, between the tags of elements that
 * are not inline. What a part alone tells is read once, however many pages have it.
 */
export const contentParts = perScan(({ parts }: Pick<HtmlScan, 'parts'>): TextBlock[] => parts.map(partOf))

/** A part as the content of its page has it: with white space collapsed. */
export const singleSpaced = (part: string) => part.replace(/\s{2,}|[\t\r\n]/g, ' ')

/** A function of text blocks that reads each of them once. */
export const blockTrait = <Trait extends NonNullable<unknown>>(read: (text: string) => Trait) =>
  perDistinct(({ text }: TextBlock) => read(text))
