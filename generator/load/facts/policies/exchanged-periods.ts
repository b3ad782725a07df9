import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, sentencesOf } from '../texts.ts'
import { measures } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'
import { policyOn } from './subjects.ts'

/** What a customer does first, and what the company does then. English alone. */
const reported =
  /\b(?:tells?|telling|report(?:s|ed|ing)?|notif(?:y|ies|ied|ying)|pass(?:es|ed)? (?:it|them|this|that) on|lets? (?:us|the office) know|contact(?:s|ed)?|calls?|called|writes?|mention(?:s|ed)?|point(?:s|ed)? (?:it |them )?out|complain(?:s|ed|ts?)?|claims?|says? so|speak up|e-?mail(?:s|ed)?|notice|show us)\b/i
const remedied =
  /\b(?:again|re-?clean(?:s|ed|ing)?|re-?d(?:o|oes|one)|re-?work(?:ed)?|re-?treat(?:s|ed)?|re-?paint(?:s|ed)?|returns?|comes? back|go back|fix(?:es|ed)?|repair(?:s|ed)?|repeat(?:s|ed)?|correct(?:s|ed)?|ma[kd]e (?:it|this|that|things) (?:right|good)|put (?:it|this|that|things) right|replace(?:s|d)?|refund(?:s|ed)?|remed(?:y|ied))\b/i
const isTime = /(?:minute|hour|day|week|month)$/

type Period = { key: string; words: string; kind: 'reported' | 'remedied' }

/** The periods of a sentence with what is done in each: by the words before it, or by those after it up to a comma. */
function periodsIn(sentence: string): Period[] {
  let from = 0
  return measures(sentence).flatMap(({ key, words }): Period[] => {
    const at = sentence.indexOf(words, from)
    const before = sentence.slice(from, at)
    from = at + words.length
    if (!isTime.test(key)) return []
    const after = /^[^,.;:]*/.exec(sentence.slice(from))?.[0] ?? ''
    const kind = verbsIn(before).at(-1) ?? verbsIn(after)[0]
    return kind === undefined ? [] : [{ key, words, kind }]
  })
}

const verbs = new RegExp(`${reported.source}|(${remedied.source})`, 'gi')

/** What is done, verb by verb. */
const verbsIn = (words: string) =>
  matchesOf(words, verbs).map(([, remedy]): Period['kind'] => (remedy === undefined ? 'reported' : 'remedied'))

const periodsOf = (text: string) => sentencesOf(text).flatMap(periodsIn)

/** `Pass it on within 7 days; we clean again within 24 hours`, where a policy has the two periods in the other order. */
export function checkExchangedPeriods(sources: FactSources): Fact[] {
  const { records, site } = sources
  if (!records.language.tag.startsWith('en')) return []
  const promises = site.value.policies.flatMap(({ subject, statement, terms }) => {
    const stated = [statement, ...terms.map(({ outcome }) => outcome)].flatMap(periodsOf)
    const [report, ...otherReports] = new Set(stated.flatMap(({ key, kind }) => (kind === 'reported' ? [key] : [])))
    const [remedy, ...otherRemedies] = new Set(stated.flatMap(({ key, kind }) => (kind === 'remedied' ? [key] : [])))
    const isClear = report !== remedy && otherReports.length === 0 && otherRemedies.length === 0
    return report !== undefined && remedy !== undefined && isClear ? [{ subject, report, remedy }] : []
  })
  if (promises.length === 0) return []
  return policyTexts(sources).flatMap(({ record, path, text }) => {
    if (!reported.test(text) || !remedied.test(text)) return []
    const periods = periodsOf(text)
    for (const { subject, report, remedy } of promises) {
      const wrong = periods.find(({ key, kind }) => kind === 'reported' && key === remedy)
      const other = periods.find(({ key, kind }) => kind === 'remedied' && key === report)
      if (!wrong || !other) continue
      const what = `The text has "${wrong.words}" to report it and "${other.words}" to repeat the work, but by the policy on ${subject} it is the other way round.`
      const fix = 'Exchange the two periods, or correct the policy in site.yaml.'
      const found = {
        code: 'policy-numbers-differ',
        severity: 'warning',
        what,
        fix,
        subject: policyOn(subject),
      } as const
      return [fact(record, path, found, wrong.words)]
    }
    return []
  })
}
