import { boundedMemo } from '../bounded-memo.ts'
import { type Distinct, perDistinct } from './distinct.ts'

/** A text of any number of pages. One that occurs again is the same object. */
export type DistinctText = Distinct & { text: string }

/** Texts of each kind kept in memory. Most pages repeat those of others. */
const mostTexts = 2000

const create = (text: string): DistinctText => ({ text, memo: [] })

const rememberBlocks = () => boundedMemo(mostTexts, create)
const rememberParts = () => boundedMemo(mostTexts, (written) => create(written.replace(/\s{2,}|[\t\r\n]/g, ' ').trim()))

let blockOf = rememberBlocks()
let partOf = rememberParts()

/** The text block with a text. */
export const textBlock = (text: string): DistinctText => blockOf(text)

/** The part of a content that is written so, with white space collapsed. Its text may be empty. */
export const contentPart = (written: string): DistinctText => partOf(written)

/** Forgets all texts, with what the readers of an earlier audit have found out about them. */
export function forgetTexts(): void {
  blockOf = rememberBlocks()
  partOf = rememberParts()
}

/** A function of text blocks, or of parts of contents, that reads each of them once. */
export const perText = <Trait extends NonNullable<unknown>>(read: (text: string) => Trait) =>
  perDistinct(({ text }: DistinctText) => read(text))
