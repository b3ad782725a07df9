import { type Fact, lineOf } from '../fact.ts'
import type { FactCode } from '../fact-codes.ts'

/** Whether some facts have one of the codes. */
export const hasCode = (facts: readonly Fact[], ...codes: readonly FactCode[]): boolean =>
  facts.some(({ code }) => codes.includes(code))

/** The records of the facts with one of the codes. */
export const recordsWith = (facts: readonly Fact[], ...codes: readonly FactCode[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ code, record }) => (codes.includes(code) ? [record] : [])))

/** The lines of the facts with a code. */
export const linesWith = (facts: readonly Fact[], code: FactCode): ReadonlySet<string> =>
  new Set(facts.flatMap((found) => (found.code === code ? [lineOf(found)] : [])))
