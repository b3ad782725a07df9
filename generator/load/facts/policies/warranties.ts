import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf } from '../texts.ts'
import { measures } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'
import { policyOn } from './subjects.ts'
import { isOtherWarranty } from './warranted-things.ts'

const warranty = /(\d+)[- ](day|week|month|year)s?(?:[- ]\w+)? (?:warranty|warranties)\b/i
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 }

/** `90-day warranty`, where the policy says 12 months. */
export function checkWarranties(sources: FactSources): Fact[] {
  const policies = sources.site.value.policies.filter(({ subject }) => subject === 'warranty')
  const known = policies.flatMap(({ statement, terms }) =>
    measures([statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])].join('. ')).flatMap(
      ({ key, words }) => {
        const [number, unit = ''] = key.split(' ')
        return daysIn[unit] === undefined ? [] : [{ days: Number(number) * daysIn[unit], words }]
      },
    ),
  )
  if (known.length === 0) return []
  return policyTexts(sources).flatMap(({ record, path, text }) => {
    const sentence = sentencesOf(text).find((each) => warranty.test(each) && !isOtherWarranty(each, sources)) ?? ''
    const [words, number, unit = ''] = warranty.exec(sentence) ?? []
    const days = Number(number) * (daysIn[unit.toLowerCase()] ?? 0)
    if (words === undefined || known.some((each) => Math.abs(each.days - days) <= 0.05 * days)) return []
    const what = `The text says "${words}", but the policy on warranty has ${known[0]?.words}.`
    return [
      fact(
        record,
        path,
        {
          code: 'policy-numbers-differ',
          what,
          fix: 'Correct the text, or the policy in site.yaml.',
          subject: policyOn('warranty'),
        },
        words,
      ),
    ]
  })
}
