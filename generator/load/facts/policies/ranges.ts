import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, textsOf } from '../texts.ts'
import { measure } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'

/** `8–5 hours` may be those of a clock. */
const lastHour = 12

/** `50–30%`: a range that ends before it begins. */
export function checkRanges(sources: FactSources): Fact[] {
  const { guide, articles } = sources.records.folders
  const others = [...guide, ...articles].flatMap((record: Located<unknown>) => textsOf(record))
  return [...policyTexts(sources), ...others].flatMap(({ record, path, text }) =>
    matchesOf(text, measure).flatMap(([words, low = '', high, unit = '']) => {
      const [from, to] = [low, high ?? ''].map((number) => Number(number.replaceAll(',', '')))
      const isClock = /^(?:h|horas)/i.test(unit) && (from ?? 0) <= lastHour
      if (high === undefined || from === undefined || to === undefined || !(from > to) || isClock) return []
      const what = `The range "${words}" ends before it begins.`
      return [fact(record, path, { code: 'figures-differ', what, fix: 'Exchange the two numbers.' }, words)]
    }),
  )
}
