import { boundedMemo } from '../bounded-memo.ts'
import type { Distinct } from './distinct.ts'

/** A part of the content of any number of pages, with white space collapsed. It may be empty. */
export type ContentPart = Distinct & { text: string }

/** Parts kept in memory. Most pages repeat those of others. */
const mostParts = 4000

const remembered = () =>
  boundedMemo(
    mostParts,
    (written): ContentPart => ({ text: written.replace(/\s{2,}|[\t\r\n]/g, ' ').trim(), memo: [] }),
  )

let partOf = remembered()

/** The part that is written so. One that occurs again is the same object. */
export const contentPart = (written: string): ContentPart => partOf(written)

/** Forgets all parts, with what the rules of an earlier audit have found out about them. */
export function forgetContentParts(): void {
  partOf = remembered()
}
