import { type Fact, type FactSources, fact, lineOf } from '../../fact.ts'
import { companyAndServiceTexts, type FieldText, sentencesOf, textsOf } from '../../texts.ts'
import { allBrought } from './claimed.ts'
import { asksForTools, toolsByChoice } from './own-tools.ts'

/** What a text says, which another text of the company denies. */
type Contradiction = { said: RegExp; denying: RegExp; unless: RegExp; isOfTools?: true }

const filth = '(?:blood|sewage|feces|(?:used |dirty )?needles|(?:bodily|body) fluids|biohazards?|hypodermic\\w*|sharps)'
const things = `${filth}(?:(?:,|,? (?:and|or)) (?:used )?[\\w-]+(?: [\\w-]+)?){0,3}`

const broughtAlong =
  /\b(?:we|crews?|teams?|our \w+|they) (?:\w+ )?brings? (?:along )?(?:all(?! the way)|our own|their own|everything|every)\b|\bbringing (?:all|their own|our own)\b/i

const contradictions: readonly Contradiction[] = [
  // `Blood and sewage are cleaned up`, `we also remove needles`.
  {
    said: new RegExp(
      `\\b${things} (?:is|are) (?:also |even )?(?:cleaned(?: up)?|removed|handled|dealt with|included|no problem|taken care of)(?!\\p{L})|\\bwe (?:also |even |can |gladly )*(?:clean(?: up)?|remove|handle|deal with|take care of) ${filth}\\b`,
      'iu',
    ),
    denying: new RegExp(
      `\\b(?:not|never|no|nor|cannot|n[’']t)\\b[^.;]{0,60}\\b(?:${filth}|biohazards?)|\\b(?:${filth}|biohazards?)[^.;]{0,80}\\b(?:not|never)\\b`,
      'iu',
    ),
    unless:
      /\b(?:not|never|no|nor|neither|without|if|unless|until|licensed|specialists?|other|another|ask|law)\b|n[’']t\b/i,
  },
  // `Please have your own tools ready`, of a company that brings all of them.
  {
    said: /\b(?:have|provide|supply|lay out|set out|buy) (?:us )?your own [\w-]+(?:,? (?:and )?[\w-]+){0,5} (?:ready|waiting|on hand|available|for (?:us|the crew|our \w+))\b/i,
    denying: broughtAlong,
    unless: /\b(?:not|never|no|need not|if|unless|prefer|instead|rather|may|can|want|like)\b|n[’']t\b/i,
  },
  // `You supply the cloths and a vacuum`, of such a company.
  { said: new RegExp(asksForTools.join('|'), 'iu'), denying: broughtAlong, unless: toolsByChoice, isOfTools: true },
]

/** Statements about the work that another text of the company denies. Most texts have no such statement. English alone. */
export function checkSaidElsewhere(sources: FactSources): Fact[] {
  const { cities, counties, traits } = sources.records.folders
  const company = companyAndServiceTexts(sources)
  const ofPlaces = [...cities, ...counties, ...traits].flatMap((record) => textsOf(record))
  // With a claim, the texts of the company are compared with it.
  const isClaimed = sources.site.value.claims.some(({ text }) => allBrought.test(text))
  return contradictions.flatMap(({ said, denying, unless, isOfTools }) => {
    const texts = isOfTools && isClaimed ? ofPlaces : [...company, ...ofPlaces]
    const found = texts.flatMap((field): { field: FieldText; words: string }[] => {
      if (!said.test(field.text)) return []
      const sentence = sentencesOf(field.text).find((each) => said.test(each) && !unless.test(each)) ?? ''
      const [words] = said.exec(sentence) ?? []
      return words === undefined ? [] : [{ field, words }]
    })
    if (found.length === 0) return []
    const other = company.find(({ text }) => sentencesOf(text).some((each) => denying.test(each)))
    if (!other) return []
    const at = lineOf({ at: other.record.locate(other.path) })
    return found.map(({ field: { record, path }, words }) => {
      const what = `The text says "${words}", but ${at} says the contrary.`
      const fix = 'Correct one of the two texts.'
      return fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)
    })
  })
}
