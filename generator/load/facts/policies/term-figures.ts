import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, sentencesOf, textsOf } from '../texts.ts'
import { policyTexts } from './repeating-texts.ts'
import { policyOn } from './subjects.ts'

/** `Every 30 days`, and `30–50%`: a term that is a figure alone. */
const figures = [
  {
    term: /^every (\d+(?:\s?[–-]\s?\d+)? (?:day|week|month))s?$/i,
    stated: /\bevery (\d+(?:\s?[–-]\s?\d+)? (?:day|week|month))s?\b/i,
  },
  { term: /^(\d+\s?[–-]\s?\d+\s?%)$/, stated: /(?<![\d.$])(\d+\s?[–-]\s?\d+\s?%)/ },
]

/** From so many letters on, a word tells what a term is about; shorter ones do with the words before them. */
const telling = 6
/** Letters in which the forms of a word agree: `humidity`, `humidifier`. */
const stem = 6

/** `Replace the filter every 90 days`, where the policy has `Air filters: every 30 days`. English alone. */
export function checkTermFigures(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const terms = sources.site.value.policies.flatMap(({ subject, terms: all }) =>
    all.flatMap(({ when, outcome }) =>
      figures.flatMap(({ term, stated }) => {
        const [, figure] = term.exec(outcome.trim()) ?? []
        return figure === undefined ? [] : [{ subject, outcome, figure: plain(figure), stated, words: wordsOf(when) }]
      }),
    ),
  )
  if (terms.length === 0) return []
  const guide = sources.records.folders.guide.flatMap((season): readonly FieldText[] => textsOf(season))
  return [...policyTexts(sources), ...guide].flatMap(({ record, path, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      terms.flatMap(({ subject, outcome, figure, stated, words }) => {
        const [found, other = ''] = stated.exec(sentence) ?? []
        const said = sentence.toLowerCase()
        if (found === undefined || plain(other) === figure || !words.every((word) => said.includes(word))) return []
        const what = `The text says "${found}", but the policy on ${subject} has "${outcome}".`
        const fix = 'Correct the text, or the policy in site.yaml.'
        return [fact(record, path, { code: 'policy-numbers-differ', what, fix, subject: policyOn(subject) }, found)]
      }),
    ),
  )
}

/** The words that tell what a term is about: `filter` of `Air filters in the heating season`. */
function wordsOf(when: string): string[] {
  const [about = ''] = when.toLowerCase().split(/ (?:in|of|for|with|during|at|on|after|before|per|from)\b/)
  const words = about.match(/\p{L}{3,}/gu) ?? []
  const last = words.at(-1) ?? ''
  const ownWords = last.length >= telling ? [last] : words
  return ownWords.map((word) => word.replace(/s$/, '').slice(0, stem))
}

const plain = (figure: string) => figure.replace(/\s/g, '').replace('-', '–').toLowerCase()
