import { literal } from '../../../core/text/literal.ts'
import type { Fact, FactSources } from '../fact.ts'
import { companyAndServiceTexts, type FieldText, sentencesOf, textsOf } from '../texts.ts'
import { checkStated, type Stated } from './stated-terms.ts'

/** `Every 3–4 months`, `30–50%`: at most one word, a number or two, and a unit. */
const figure = /^(?:(\p{L}+) )?(\d+)(?:\s?[–-]\s?(\d+))?\s?(%|\p{L}{3,})$/u

/** Words of a term that a sentence about the same has, and the letters of each. */
const fewestWords = 2
const longWord = /\p{L}{4,}/gu

type Term = {
  path: PropertyKey[]
  when: readonly string[]
  outcome: string
  low: number
  high: number
  pattern: RegExp
}

/** Figures that a policy gives for something, such as how often it is done, and another figure for the same in a text. */
export function checkPolicyTerms(sources: FactSources): Fact[] {
  const { folders } = sources.records
  const { site } = sources
  const terms = site.value.policies.flatMap((policy, index) =>
    policy.terms.flatMap((term, at) => termOf(term, ['policies', index, 'terms', at, 'outcome'])),
  )
  if (terms.length === 0) return []
  const guide = folders.guide.flatMap((record) => textsOf(record))
  const texts = [...companyAndServiceTexts(sources), ...guide].filter(({ path }) => path[0] !== 'policies')
  return terms.flatMap((term) => {
    const stated = texts.flatMap((field) => figuresIn(field, term).map((found) => ({ ...found, field })))
    return checkStated(sources, { path: term.path, has: term.outcome, severity: 'warning' }, stated)
  })
}

function termOf({ when, outcome }: { when: string; outcome: string }, path: PropertyKey[]): Term[] {
  const [, lead = '', low = '', high = low, unit = ''] = figure.exec(outcome) ?? []
  const about = when.toLowerCase().match(longWord) ?? []
  if (low === '' || about.length < fewestWords) return []
  // A single number alone may be that of anything; a range, and a word such as "every", say what it is.
  if (lead === '' && high === low) return []
  const number = lead === '' ? '(\\d+)\\s?[–-]\\s?(\\d+)' : '(\\d+)(?:\\s?[–-]\\s?(\\d+))?'
  const before = lead === '' ? '' : `\\b${literal(lead)} `
  const pattern = new RegExp(`${before}${number}\\s?${literal(unit)}`, 'iu')
  return [{ path, when: about, outcome, low: Number(low), high: Number(high), pattern }]
}

/** The figures that the sentences of a text have for what a term is about. */
function figuresIn({ text }: FieldText, { when, low, high, pattern }: Term): Omit<Stated, 'field'>[] {
  if (!pattern.test(text)) return []
  return sentencesOf(text).flatMap((sentence) => {
    const [found, from = '', to = from] = pattern.exec(sentence) ?? []
    const small = sentence.toLowerCase()
    if (found === undefined || !when.every((word) => small.includes(word))) return []
    return [{ words: found, value: found.toLowerCase(), isRight: Number(from) >= low && Number(to) <= high }]
  })
}
