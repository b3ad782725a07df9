import { boundedMemo } from '../../core/bounded-memo.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'

/** A text block of any number of pages, with what rules have found out about it. */
export type TextBlock = { text: string; traits: Map<unknown, unknown> }

/** Text blocks kept in memory. Most pages repeat those of others. */
const mostBlocks = 4000

const remembered = () => boundedMemo(mostBlocks, (text): TextBlock => ({ text, traits: new Map() }))

let blockOf = remembered()

/** Forgets all text blocks, with what the readers of an earlier audit have found out about them. */
export function forgetTextBlocks(): void {
  blockOf = remembered()
}

/** The text blocks of a page, looked up once for all rules. */
export const textBlocks = perScan(({ text }: Pick<HtmlScan, 'text'>): TextBlock[] => text.map(blockOf))

/** A function of text blocks that reads each of them once. */
export function blockTrait<Trait>(read: (text: string) => Trait): (block: TextBlock) => Trait {
  return ({ text, traits }) => {
    if (traits.has(read)) return traits.get(read) as Trait // what it has read before
    const trait = read(text)
    traits.set(read, trait)
    return trait
  }
}
