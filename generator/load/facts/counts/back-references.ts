import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, isEnglish, matchesOf } from '../texts.ts'

const duration = `(${wholeNumber})[ -]((?:business |working |calendar )?(?:hour|day|week|month))s?\\b`
/** `On these two days` may be about days that were named one by one. */
const backReference = new RegExp(
  `(?<=\\b(?:within|during|after|before|in|for) )(?:those|these|the same) ${duration}`,
  'gi',
)
const any = new RegExp(`\\b${duration}`, 'gi')

/** `within those 14 days`, after `within 7 days`: what a text refers to has another number. English alone. */
export function checkBackReferences(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  return companyAndServiceTexts(sources).flatMap(({ record, path, text }) =>
    matchesOf(text, backReference).flatMap(({ 0: words, 1: number = '', 2: unit = '', index }) => {
      const before = [...text.slice(0, index).matchAll(any)].filter(([, , each]) => each?.toLowerCase() === unit)
      const last = before.at(-1)
      if (!last || before.some(([, each = '']) => wholeNumberOf(each) === wholeNumberOf(number))) return []
      const what = `The text says "${words}", but before that it has "${last[0]}".`
      return [fact(record, path, { code: 'figures-differ', what, fix: 'Correct one of the two.' }, words)]
    }),
  )
}
