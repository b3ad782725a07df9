import { isCanceledByCompany, isTermOfOthers } from '../../../core/text/terms-of-others.ts'
import type { FactSources } from '../fact.ts'
import type { FieldText } from '../texts.ts'
import { knownIn, type Measure, measures } from './measures.ts'

/** The subject of a problem about a text that contradicts the policy on something. */
export const policyOn = (subject: string): string => `policy ${subject}`

/** `If something is damaged, tell us within 24 hours`. */
const damaged = '\\b(?:be|is|are|was|were|been|gets?|got) (?:damaged|broken|scratched|chipped)\\b'
const notify = '\\b(?:(?:tell|notify|inform) us|let us know|report (?:it|this|that)|mention it)\\b'

/** Words that name a subject, by word in its slug. */
export const stems: Record<string, string> = {
  cancellation: 'cancell?(?:ation|ing|ed|s|e)?|cancel|anul(?:a|e|ó)',
  guarantee: 're-clean|guarantee|satisf|missed|complaint',
  payment: 'price(?:s)? chang|unpaid|late fee',
  'quote-response':
    'answer(?:ed)? (?:a|your|every) (?:quote|request)|requests? (?:[\\w-]+ ){0,4}(?:is|are|gets?) answered|we (?:answer|reply)|we(?:.ll| will) (?:contact|answer|reply|respond|get back)|you hear from us',
  'deep-clean-first': 'gap of|pause|paused|break (?:in|from) (?:the |your )?service',
  warranty:
    'warrant|(?:work|workmanship|labou?r|parts|repairs?|installations?) (?:is|are|stays?|remains?) (?:covered|guaranteed|protected) for',
  refund: 'refund',
  deposit: 'deposit',
  claims: `report (?:(?:an?|any|the) )?(?:issue|problem|damage)|damage claim|${damaged}[^.;]{0,80}${notify}|${notify}[^.;]{0,80}${damaged}`,
}

const ofApplicants =
  /\b(?:careers?|jobs?|hiring|applications?|applicants?|apply(?:ing)?|r[eé]sum[eé]s?|personal (?:data|information)|privacy)\b/i

/** `the deposit for them is yours again`, of things that were lent. */
const ofThings =
  /\bdeposits? (?:for|on) (?:them|it|these|those|the (?:pads?|straps?|boxes|crates|equipment|keys?|tools?|bins?|cylinders?|bottles?))\b/i

/**
 * Whether a sentence that names a subject is no promise of the company to its customers: it is about other companies, or about
 * visits that the company cancels. A page about jobs has the time in which an application is answered, and what is paid for work.
 */
export function isOtherTerm(subject: string, sentence: string, { record }: FieldText & { about: string }): boolean {
  if (isTermOfOthers(sentence)) return true
  if (subject === 'cancellation') return isCanceledByCompany(sentence)
  if (subject === 'deposit') return ofThings.test(sentence)
  if (subject !== 'quote-response' && subject !== 'payment') return false
  const { name, heading, screen } = record.value as Record<string, unknown> // of any record
  return ofApplicants.test(`${name} ${heading} ${screen} ${sentence}`)
}

/** The heading of the section of a Markdown text in which some words are; empty if there is none. */
export function headingAbove(text: string, words: string): string {
  const headings = text.slice(0, Math.max(0, text.indexOf(words))).match(/^#.*$/gm)
  return headings?.at(-1) ?? ''
}

export function subjectsOf(policies: FactSources['site']['value']['policies']) {
  return [...new Set(policies.map(({ subject }) => subject))].flatMap((subject) => {
    const stem = stems[subject]
    const own = policies.filter((policy) => policy.subject === subject)
    /** By the key of a time: the keys of its shares, with their words. */
    const shares = new Map<string, Map<string, string>>()
    for (const { when, outcome } of own.flatMap(({ terms }) => terms)) {
      const pair = shareIn(`${when}. ${outcome}`)
      if (pair)
        shares.set(pair.time.key, (shares.get(pair.time.key) ?? new Map()).set(pair.share.key, pair.share.words))
    }
    const text = own.flatMap(textsOfPolicy).join('. ')
    const found = measures(text)
    if (stem === undefined || found.length === 0) return []
    const known = new Map(found.map(({ key, words }) => [key, words]))
    const units = new Set(found.map(({ key }) => key.split(' ')[1] ?? ''))
    const pattern = new RegExp(`(?:^|[^a-z])(?:${stem})`, 'i')
    // `The deposit is returned if you cancel three days ahead`, a policy on deposits.
    const beside = policies
      .filter((policy) => policy.subject !== subject)
      .flatMap(textsOfPolicy)
      .filter((each) => pattern.test(each))
    return [{ subject, text, known, isKnown: knownIn([text, ...beside].join('. ')), units, shares, pattern }]
  })
}

/** The texts of a policy. */
export const textsOfPolicy = ({ statement, terms }: FactSources['site']['value']['policies'][number]): string[] => [
  statement,
  ...terms.flatMap(({ when, outcome }) => [when, outcome]),
]

/** The only time of a text with its only share. */
export function shareIn(text: string): { time: Measure; share: Measure } | undefined {
  const found = measures(text)
  const [share, ...shares] = found.filter(({ key }) => key.endsWith('%'))
  const [time, ...times] = found.filter(({ key }) => !key.endsWith('%'))
  return share && time && shares.length === 0 && times.length === 0 ? { time, share } : undefined
}
