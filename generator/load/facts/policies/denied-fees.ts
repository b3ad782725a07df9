import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { type FieldText, isEnglish, sentencesOf, textsIn } from '../texts.ts'
import { policyTexts } from './repeating-texts.ts'

/** Cases in which companies charge a fee, as parts of expressions. */
const cases: readonly string[] = [
  // Without access.
  [
    'let (?:us|them|the \\w+|our \\w+) in(?:side)?(?! advance)',
    "(?:cannot|can[’']t|unable to|not able to) (?:get|come|go|be let|enter)(?: in|inside)?",
    '(?:access|entry) (?:is|was|has been|cannot be) (?:not |never )?(?:given|granted|provided|denied|refused|possible)',
    '(?:not|never|without|no|denied|refused|lack of) (?:be(?:ing)? )?(?:given |granted |allowed |provided )?(?:any )?(?:access|entry)',
    '(?:no[- ]?(?:one|body)) (?:is (?:home|there|in|at)|answers|comes|opens|can open|can let)',
    'no[- ]shows?|turned away(?: at the door)?',
  ].join('|'),
  // Late payment.
  '(?:pay(?:s|ing)?|paid|payments? (?:is|are|comes?)) late|late payments?|unpaid|overdue|past due|after the due date',
  // Canceling at the last moment.
  [
    'cancel\\w*(?: \\w+){0,3}? (?:on the (?:same )?day|the same day|the morning of|at the last (?:minute|moment)|at the door)',
    '(?:same[- ]day|last[- ]minute) cancell?ations?|the same day',
  ].join('|'),
]

const ofFee = '(?:fees?|charges?|surcharges?|costs?|penalt(?:y|ies))'
/** `There is no charge`, `you pay nothing`, `free of charge`. */
const denial = [
  `no (?:\\w+ )?${ofFee}(?: applies)?`,
  'free of charge|(?:is|are|stays?) free|costs? (?:you )?nothing|nothing is (?:charged|due|owed)|not charged',
  `without (?:an? |any )?(?:\\w+ )?${ofFee}`,
  '(?:you|clients|customers) (?:owe|pay) nothing',
  "(?:do not|don[’']t|never|will not|won[’']t) (?:charge|bill|pay|be charged)",
].join('|')
const opens = '(?:if|when|whenever|should|where|in case|even if|even when)'
const charged =
  /\b(?:(?:trip|late|access|call-?out|no-show|full|cancell?ation|service|travel) (?:fees?|charges?|price|rate)|fees? (?:applies|apply|may|is|are|will|of)|(?:is|are|be|gets?) (?:charged|billed)|we (?:may )?(?:charge|bill)|interest|100 ?%|[$€£] ?[1-9])/i
const free = new RegExp(`\\b(?:${denial})\\b`, 'i')
/** What limits a denial to some customers, or to those who say so in time. */
const limited =
  /\b(?:as long as|provided|unless|until|notice|up to|but|except|first|once|before|ahead|hours?|minutes|within|members?|plans?|only|usually|often|may|might|other|most|some)\b|\?$/i

/** `If no one can let us in, there is no charge`. */
const deniedIn = cases.map(
  (about) =>
    new RegExp(
      [
        `\\b${opens} [^.;:!?]{0,60}?\\b(?:${about})\\b[^.;:!?]{0,60}?(${denial})\\b`,
        `\\b(${denial})\\b[^.;:!?]{0,40}? ${opens} [^.;:!?]{0,60}?\\b(?:${about})\\b`,
        `^[^.;:!?]{0,30}?\\b(?:${about}) (?:${denial})\\b`,
      ].join('|'),
      'i',
    ),
)
const aboutCases = cases.map((about) => new RegExp(`\\b(?:${about})\\b`, 'i'))

/** Fees by their names: `trip fee`. */
const named =
  '(trip|travel|late|call-?out|lock-?out|no-show|reschedul\\w+|cancell?ation|weekend|holiday|after-hours|fuel|disposal|dump|diagnostic|inspection|setup|booking|parking|restocking)'
const noNamed = new RegExp(
  `\\b(?:no|(?:never|do not|don[’']t) (?:charge|have|add|bill)(?: you)? (?:an? |any )?|without (?:an? |any )?) ?${named} (?:fees?|charges?|surcharges?)\\b`,
  'i',
)
const hasNamed = new RegExp(
  `\\b${named} (?:fees? (?:applies|apply|may apply|is (?:charged|added|due)|are (?:charged|added|due)|of [$€£]|will)|surcharge (?:applies|of))|^[^.]{0,80}: (?:an? )?${named} fees?\\b|\\bcharged (?:an? )?${named} fees?\\b`,
  'i',
)
/** Of whom, where or when there is no such fee. */
const someOnly = /\b(?:in|for|to|on|at|if|when|with|near|from|during|while|where)\b/i

type Stated = { field: FieldText; sentence: string }

/** An answer by which something costs nothing, where the policies or another text have a fee for it. English alone. */
export function checkDeniedFees(sources: FactSources): Fact[] {
  const { site } = sources
  if (!isEnglish(sources)) return []
  const fields = policyTexts(sources)
  const terms = site.value.policies.flatMap(({ terms }, policy) =>
    terms.map(({ when, outcome }, term): Stated => {
      const path = ['policies', policy, 'terms', term]
      return { field: { record: site, path, text: outcome }, sentence: `${when}: ${outcome}` }
    }),
  )
  let stated: readonly Stated[] | undefined
  const allStated = () => {
    stated ??= [
      ...terms,
      ...[...textsIn(site, site.value.policies, ['policies']), ...fields].flatMap((field) =>
        /fee|charge|bill|interest|[$€£%]/i.test(field.text)
          ? sentencesOf(field.text).map((sentence) => ({ field, sentence }))
          : [],
      ),
    ]
    return stated
  }
  return fields.flatMap((field) => {
    if (!free.test(field.text) && !noNamed.test(field.text)) return []
    for (const sentence of sentencesOf(field.text)) {
      const found = deniedCase(sentence) ?? deniedName(sentence)
      if (!found || limited.test(sentence.replace(found.words, ''))) continue
      const other = allStated().find(
        (each) =>
          (each.field.record !== field.record || each.field.path.join() !== field.path.join()) &&
          found.isIn(each.sentence),
      )
      if (!other) continue
      const at = lineOf({ at: other.field.record.locate(other.field.path) })
      const what = `The text says "${found.words}", but ${at} has "${other.sentence}".`
      const fix = 'Correct one of the two texts.'
      return [
        fact(field.record, field.path, { code: 'policy-numbers-differ', severity: 'warning', what, fix }, found.words),
      ]
    }
    return []
  })
}

type Denied = { words: string; isIn: (sentence: string) => boolean }

function deniedCase(sentence: string): Denied | undefined {
  for (const [index, pattern] of deniedIn.entries()) {
    const [all, ...groups] = pattern.exec(sentence) ?? []
    if (all === undefined) continue
    const words = groups.find((each) => each !== undefined) ?? all
    return {
      words,
      isIn: (other) => aboutCases[index]?.test(other) === true && charged.test(other) && !free.test(other),
    }
  }
  return undefined
}

function deniedName(sentence: string): Denied | undefined {
  const [words, name = ''] = noNamed.exec(sentence) ?? []
  if (words === undefined || someOnly.test(sentence.replace(words, ''))) return undefined
  const isIn = (other: string) => {
    const groups = hasNamed.exec(other)?.slice(1) ?? []
    return groups.some((each) => each?.toLowerCase() === name.toLowerCase()) && !noNamed.test(other)
  }
  return { words, isIn }
}
