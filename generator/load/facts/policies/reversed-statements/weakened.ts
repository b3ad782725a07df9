import { oneWorker, workers } from '../../../../core/text/workers.ts'
import { type Fact, type FactSources, fact, lineOf } from '../../fact.ts'
import { companyAndServiceTexts, type FieldText, sentencesOf, textsOf } from '../../texts.ts'

const people = `(?:${workers}|${oneWorker}|staff|people|personnel|team members?|(?:men and )?women|specialists?|professionals?)`
const done = '(?:work|jobs?|visits?|services?|projects?|repairs?|installations?)'
/** Fewer than all. */
const some =
  '(?:most|many|some|several|a few|few|half|(?:the |a )?(?:vast |great )?majority|(?:nearly|almost|practically|virtually|not) (?:all|every(?: one)?|each)|(?:a|the) (?:large |small )?(?:number|part|share)|\\d{1,2} ?(?:%|percent)|selected|certain|senior)'
const have =
  '(?:is|are|has|have|gets?|carr(?:y|ies)|holds?|pass(?:es)?|undergo(?:es)?|went through|come with|comes with|has been|have been|has passed|have passed)'

type Promise = { stem: RegExp; has: string; of: string }

/** What companies claim of all their people, or of all their work, and how a sentence says so. */
const promises: readonly Promise[] = [
  { stem: /background/i, has: '(?:an? |the |our )?(?:\\w+ )?background[- ]check(?:s|ed)?', of: people },
  { stem: /insured/i, has: '(?:fully )?(?:insured|covered by (?:our )?insurance)', of: `(?:${people}|${done})` },
  { stem: /bonded/i, has: '(?:fully )?bonded', of: people },
  { stem: /licen[cs]ed/i, has: '(?:fully )?licen[cs]ed', of: people },
  { stem: /vetted|screened/i, has: '(?:fully |carefully )?(?:vetted|screened)', of: people },
  {
    stem: /guarantee/i,
    has: '(?:guaranteed|(?:our|the|a) (?:\\w+ )?guarantee|covered by (?:our|the) guarantee)',
    of: done,
  },
  { stem: /free (?:estimates|quotes)/i, has: 'free(?: of charge)?', of: '(?:estimates|quotes)' },
  { stem: /eco-friendly|green products/i, has: 'eco-friendly', of: '(?:products|supplies|detergents|paints)' },
]

/** `Most of our crew`, `many people whom we send`. Without the company, as in `most plumbers are insured`, it is about all of a trade. */
const ofCompany = (of: string) =>
  `(?:${some} (?:of )?(?:our|the) (?:own |regular )?(?:\\w+ )?${of}|${some} (?:of the )?${of} (?:that |who |whom )?(?:we|you) \\w+|we [^.;:]{0,30}?${some} (?:of )?(?:our |the )?${of},? (?:who|which|that))`
const patterns = promises.map(({ stem, has, of }) => ({
  stem,
  // A further noun is a credential of its own: `some of our fitters are licensed divers`.
  pattern: new RegExp(
    `\\b${ofCompany(of)} (?:\\w+ ){0,2}?(?:${have}|do|does)(?: also| all| not|n[’']t)?(?: ${have})? (?:\\w+ly )?${has}(?=[.,;:!?)]|$| (?:and|or|by|before|on|in|with|as|when)\\b)`,
    'i',
  ),
}))
const hint = new RegExp(`\\b${some}\\b`, 'i')
const hasStem = /background|insur|bonded|licen[cs]ed|vetted|screened|guarantee|\bfree\b|eco-friendly/i
/** `Every plumber is insured`, in the words of another text. */
const every = /\b(?:every|each|all|everyone)\b/i
const ofPast = /\b(?:was|were|used to|until|before \d|in the past|once|years ago|when we (?:began|started))\b/i

/** `Most of our staff pass a background check`, of a company that claims background-checked staff. */
export function checkWeakened(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { cities, counties, traits } = records.folders
  const texts = [
    ...companyAndServiceTexts(sources),
    ...[...cities, ...counties, ...traits].flatMap((record) => textsOf(record)),
  ].filter(({ path }) => path[0] !== 'claims')
  return texts.flatMap((field) => {
    if (!hasStem.test(field.text) || !hint.test(field.text)) return []
    for (const sentence of sentencesOf(field.text)) {
      if (!hasStem.test(sentence) || ofPast.test(sentence) || sentence.endsWith('?')) continue
      for (const { stem, pattern } of patterns) {
        const [words] = pattern.exec(sentence) ?? []
        if (words === undefined) continue
        const claim = site.value.claims.find(({ text }) => stem.test(text) && !hint.test(text))
        const other = claim ? undefined : statedOfAll(texts, field, stem)
        const says = claim ? `the company claims "${claim.text}"` : other && `${lineOf(other)} says it of all`
        if (says === undefined) continue
        const what = `The text says "${words}", but ${says}.`
        const fix = 'Correct the text, or the claim.'
        return [fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
      }
    }
    return []
  })
}

/** Where another text says the same of everyone. */
function statedOfAll(texts: readonly FieldText[], field: FieldText, stem: RegExp): Pick<Fact, 'at'> | undefined {
  const other = texts.find(
    (each) =>
      each !== field &&
      stem.test(each.text) &&
      sentencesOf(each.text).some((sentence) => stem.test(sentence) && every.test(sentence) && !hint.test(sentence)),
  )
  return other && { at: other.record.locate(other.path) }
}
