import { boundedMemo } from '../../core/bounded-memo.ts'
import { forgetContentParts } from '../../core/html/content-part.ts'
import { type Distinct, perDistinct } from '../../core/html/distinct.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'

/** A text block of any number of pages. */
export type TextBlock = Distinct & { text: string }

/** Text blocks kept in memory. Most pages repeat those of others. */
const mostBlocks = 4000

const remembered = () => boundedMemo(mostBlocks, (text): TextBlock => ({ text, memo: [] }))

let blockOf = remembered()

/** Forgets all text blocks, with what the readers of an earlier audit have found out about them. */
export function forgetTextBlocks(): void {
  blockOf = remembered()
  forgetContentParts()
}

/** The text blocks of a page, looked up once for all rules. */
export const textBlocks = perScan(({ text }: Pick<HtmlScan, 'text'>): TextBlock[] => text.map(blockOf))

/** A function of text blocks, or of parts of contents, that reads each of them once. */
export const blockTrait = <Trait extends NonNullable<unknown>>(read: (text: string) => Trait) =>
  perDistinct(({ text }: TextBlock) => read(text))
