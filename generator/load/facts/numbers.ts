import { groupBy } from '../../core/group-by.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Located } from '../records.ts'
import { numberOf } from './amounts.ts'
import { type Fact, type FactSources, fact, shortList } from './fact.ts'
import { type FieldText, matchesOf, sentencesOf, textsOf } from './texts.ts'

/** A number with what it counts: `48 hour`, `25 %`. `24 hours a day` is no deadline. */
type Measure = { key: string; words: string }

const measure =
  /(\d[\d,.]*)(?:\+| or more| or less)?(?:\s?[–-]\s?(\d[\d,.]*))?[\s-]?(%|percent\b|hours?\b|days?\b|weeks?\b|months?\b|minutes?\b|years?\b|horas?\b|días?\b|semanas?\b|meses\b)(?! an? (?:day|week|month|year)\b)/gi

/** Numbers of one company policy that differ between its statement, its terms, the questions and the pages. */
export function checkNumbers(sources: FactSources): Fact[] {
  const { site } = sources
  const inPolicies = site.value.policies.flatMap((policy, index) => {
    const path = ['policies', index]
    const terms = new Set(
      policy.terms.flatMap(({ when, outcome }) => measures(`${when}. ${outcome}`)).map(({ key }) => key),
    )
    if (terms.size === 0) return []
    const gap = gapIn(policy.terms)
    if (gap)
      return [
        fact(site, [...path, 'terms', gap.index, 'when'], {
          code: 'policy-numbers-differ',
          what: `By the policy "${policy.id}", one term begins at "${gap.words}", but another ends at "${gap.other}".`,
          fix: 'Write one number in both.',
        }),
      ]
    const odd = measures(policy.statement).filter(({ key }) => !terms.has(key))
    const reversed = policy.subject === 'cancellation' ? reversedShares(policy.terms) : undefined
    if (reversed)
      return [
        fact(site, [...path, 'terms', reversed.index, 'outcome'], {
          code: 'policy-numbers-differ',
          what: `By the policy "${policy.id}", ${reversed.later} costs ${reversed.laterShare}, but more notice, ${reversed.earlier}, costs ${reversed.earlierShare}.`,
          fix: 'Exchange the two shares, or correct one of them.',
        }),
      ]
    const wrongTerm = termAgainst(odd[0], policy, sources)
    if (odd[0] && wrongTerm)
      return [
        fact(site, [...path, 'terms', wrongTerm.index, 'outcome'], {
          code: 'policy-numbers-differ',
          what: `A term of the policy "${policy.id}" says "${wrongTerm.words}", but its statement and other texts say "${odd[0].words}".`,
          fix: 'Correct the term.',
        }),
      ]
    return odd.slice(0, 1).map(({ words }) =>
      fact(
        site,
        [...path, 'statement'],
        {
          code: 'policy-numbers-differ',
          what: `The statement of the policy "${policy.id}" says "${words}", but its terms do not.`,
          fix: 'Correct the statement or the terms.',
        },
        words,
      ),
    )
  })
  return inPolicies.length > 0
    ? inPolicies
    : onceInLines([
        ...checkTexts(sources),
        ...checkFees(sources),
        ...checkWarranties(sources),
        ...checkPairs(sources),
        ...checkThings(sources),
        ...checkRanges(sources),
      ])
}

/** A line that has other numbers than the policy on one subject is wrong once, however many they are. */
function onceInLines(found: readonly Fact[]): Fact[] {
  const lines = groupBy(
    found,
    ({ at, code, what }) => `${at.file}:${at.line} ${code} ${/the policy on .*? has\b/.exec(what)?.[0] ?? what}`,
  )
  return [...lines.values()].flatMap(([first]) => first ?? [])
}

/**
 * The term with the number of a statement in another unit, or with a number in its unit that the statement does not have, if
 * a text beside the policies says what the statement says.
 */
function termAgainst(
  odd: Measure | undefined,
  { statement, terms }: { statement: string; terms: readonly { outcome: string }[] },
  sources: FactSources,
) {
  if (!odd || !policyTexts(sources).some(({ text }) => oneLine(text).includes(odd.words))) return undefined
  const [number, unit] = odd.key.split(' ')
  const indexOf = (isMeant: (key: string) => boolean) =>
    terms.findIndex(({ outcome }) => measures(outcome).some(({ key }) => isMeant(key)))
  const same = indexOf((key) => key.split(' ')[0] === number)
  const stated = new Set(measures(statement).map(({ key }) => key))
  const index = same >= 0 ? same : indexOf((key) => key.split(' ')[1] === unit && !stated.has(key))
  const words = measures(terms[index]?.outcome ?? '')[0]?.words
  return words === undefined ? undefined : { index, words }
}

/** `48 hours or more`, and `less than 24 hours`. */
const orMore = /\b(\d+)\s*(hours?|days?|horas?|días?) (?:or more|or earlier|o más)|\bat least (\d+)\s*(hours?|days?)/i
const lessThan =
  /\b(?:less|fewer) than (\d+)\s*(?:hours?|days?)|\b(?:under|within) (\d+)\s*(?:hours?|days?)|menos de (\d+)\s*(?:horas?|días?)/i

/** Two terms with a time between them for which there is none. */
function gapIn(terms: readonly { when: string }[]) {
  const more = terms.flatMap(({ when }, index) => {
    const [words, first, , second] = orMore.exec(when) ?? []
    return words === undefined ? [] : [{ index, words, number: Number(first ?? second) }]
  })
  const less = terms.flatMap(({ when }) => {
    const [words, ...numbers] = lessThan.exec(when) ?? []
    return words === undefined ? [] : [{ words, number: Number(numbers.find((each) => each !== undefined)) }]
  })
  const [from, ...others] = more
  const nearest = [...less].sort((a, b) => b.number - a.number)[0]
  if (!from || others.length > 0 || !nearest || less.some(({ number }) => number === from.number)) return undefined
  return { index: from.index, words: from.words, other: nearest.words }
}

/** `less than 24 hours`: a cancellation that late. */
const late = /\b(?:less than|under|within|fewer than)\s+(\d+)\s*(hours?|days?)\b/i

/** Terms of a cancellation by which less notice costs less: the shares of two lines are exchanged. */
function reversedShares(terms: readonly { when: string; outcome: string }[]) {
  const lines = terms.flatMap(({ when, outcome }, index) => {
    const [words, number, unit = ''] = late.exec(when) ?? []
    const share = /^\D*(\d+)\s?%/.exec(outcome)?.[1]
    if (words === undefined || share === undefined) return []
    return [
      {
        index,
        words: words.toLowerCase(),
        hours: Number(number) * (unit.startsWith('d') ? 24 : 1),
        share: Number(share),
      },
    ]
  })
  const [first, ...more] = lines.sort((a, b) => b.hours - a.hours)
  let before = first
  for (const line of more) {
    if (before && line.share < before.share && !/refund/i.test(terms[line.index]?.outcome ?? ''))
      return {
        index: line.index,
        later: line.words,
        laterShare: `${line.share}%`,
        earlier: before.words,
        earlierShare: `${before.share}%`,
      }
    before = line
  }
  return undefined
}

/** `8–5 hours` may be those of a clock. */
const lastHour = 12

/** `50–30%`: a range that ends before it begins. */
function checkRanges(sources: FactSources): Fact[] {
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

const warranty = /(\d+)[- ](day|week|month|year)s?(?:[- ]\w+)? (?:warranty|warranties)\b/i
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 }

/** `90-day warranty`, where the policy says 12 months. */
function checkWarranties(sources: FactSources): Fact[] {
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
    const [words, number, unit = ''] = warranty.exec(text) ?? []
    const days = Number(number) * (daysIn[unit.toLowerCase()] ?? 0)
    if (words === undefined || known.some((each) => Math.abs(each.days - days) <= 0.05 * days)) return []
    const what = `The text says "${words}", but the policy on warranty has ${known[0]?.words}.`
    return [
      fact(
        record,
        path,
        { code: 'policy-numbers-differ', what, fix: 'Correct the text, or the policy in site.yaml.' },
        words,
      ),
    ]
  })
}

/** A number of things of two words in small letters: `2 garbage bags`. */
const numberOfThings = /(?<![\d.,–-])(\d{1,3}) ([a-z]+ [a-z]+s)\b/g
const timeOrMoney = /^(?:hour|day|week|month|minute|year|percent|dollar|euro|pound|hora|d[ií]a|semana|mes|minuto|año)/

/** Things that the policies limit to a number, such as garbage bags, have the same number in every text. */
function checkThings({ site, records }: FactSources): Fact[] {
  const limits = new Map<string, { numbers: Set<string>; path: PropertyKey[] }>()
  for (const [index, { terms }] of site.value.policies.entries())
    for (const [term, { outcome }] of terms.entries())
      for (const [, number = '', things = ''] of outcome.matchAll(numberOfThings)) {
        if (timeOrMoney.test(things)) continue
        const path = ['policies', index, 'terms', term, 'outcome']
        const limit = limits.get(things) ?? { numbers: new Set(), path }
        limits.set(things, limit)
        limit.numbers.add(number)
      }
  if (limits.size === 0) return []
  const { pages, services } = records.folders
  const stated = [...pages, ...services].flatMap((record: Located<unknown>) =>
    textsOf(record).flatMap((field) =>
      matchesOf(oneLine(field.text), numberOfThings).flatMap(([words, number = '', things = '']) =>
        limits.has(things) ? [{ field, words, number, things }] : [],
      ),
    ),
  )
  return [...groupBy(stated, ({ things }) => things)].flatMap(([things, all]) => {
    const limit = limits.get(things)
    const odd = all.filter(({ number }) => !limit?.numbers.has(number))
    const [first] = odd
    if (!limit || !first) return []
    const known = [...limit.numbers].join(' and ')
    // Texts that agree with each other are right.
    if (
      odd.length >= fewestAgainst &&
      odd.length === all.length &&
      odd.every(({ number }) => number === first.number)
    ) {
      const what = `The policy has ${known} ${things}, but ${odd.length} texts say "${first.words}".`
      const fix = `Correct the policy, or the texts: ${first.field.record.at.file} has the first.`
      return [fact(site, limit.path, { code: 'policy-numbers-differ', what, fix })]
    }
    return [...groupBy(odd, ({ field }) => field).values()].flatMap(([found]) => {
      if (!found) return []
      const { field, words } = found
      const what = `The text says "${words}", but the policies in site.yaml have ${known}.`
      const fix = 'Correct the text, or the policy.'
      return [fact(field.record, field.path, { code: 'policy-numbers-differ', what, fix }, words)]
    })
  })
}

/** Texts against a policy from which the policy is wrong. */
const fewestAgainst = 3

function measures(text: string): Measure[] {
  return matchesOf(text, measure).flatMap(({ 0: words, 1: low = '', 2: high, 3: unit = '' }) => {
    const one = unit === '%' || /^percent$/i.test(unit) ? '%' : unit.toLowerCase().replace(/s$/, '')
    return [low, high].flatMap((number) =>
      number === undefined ? [] : [{ key: `${number.replace(/[.,]$/, '')} ${one}`, words }],
    )
  })
}

/** The texts that may repeat a policy, with the question that they answer. */
function policyTexts({ records }: FactSources): (FieldText & { about: string })[] {
  return [
    ...(records.documents.faqs?.value ?? []).flatMap(
      ({ question, answer }, index): (FieldText & { about: string })[] =>
        records.documents.faqs
          ? [{ record: records.documents.faqs, path: [index, 'answer'], text: answer, about: question }]
          : [],
    ),
    ...[...records.folders.pages, ...records.folders.services].flatMap((record: Located<unknown>) =>
      textsOf(record).map((field) => ({ ...field, about: '' })),
    ),
  ]
}

const fee = /\b(?:fees?|charges?|charged|costs?|pay|recargos?|cargos?|coste|cuesta|cobra\w*)(?!\p{L})/iu
const sum = /[$€£]\s?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)\s?[$€£]/g
const sumsIn = (text: string) =>
  matchesOf(text, sum).map(([words, after, before = '']) => ({ words, amount: numberOf(after ?? before) }))

/** `A trip fee of $79`, where the policy has $49. */
function checkFees(sources: FactSources): Fact[] {
  const { policies } = sources.site.value
  const subjects = [...new Set(policies.map(({ subject }) => subject))].flatMap((subject) => {
    const own = policies.filter((policy) => policy.subject === subject)
    const sums = own.flatMap(({ statement, terms }) =>
      [statement, ...terms.map(({ outcome }) => outcome)].flatMap(sumsIn),
    )
    const stem = stems[subject]
    return stem === undefined || sums.length === 0
      ? []
      : [{ subject, sums, pattern: new RegExp(`(?:^|[^a-z])(?:${stem})`, 'i') }]
  })
  if (subjects.length === 0) return []
  return policyTexts(sources).flatMap((field) =>
    sentencesOf(field.text).flatMap((sentence) => {
      const meant = subjects.filter(({ pattern }) => pattern.test(`${field.about} ${sentence}`))
      const known = meant.flatMap(({ sums }) => sums)
      if (known.length === 0 || !fee.test(sentence)) return []
      const odd = sumsIn(sentence).find(({ amount }) => known.every((each) => each.amount !== amount))
      if (!odd) return []
      const what = `The text says "${odd.words}", but the policy on ${meant[0]?.subject} has ${shortList([...new Set(known.map(({ words }) => words))])}.`
      const fix = 'Correct the text, or the policy in site.yaml.'
      return [fact(field.record, field.path, { code: 'policy-numbers-differ', what, fix }, odd.words)]
    }),
  )
}

/** Terms with one share for each time, such as 25% for 48 hours: a text that exchanges them has numbers that are all known. */
function checkPairs(sources: FactSources): Fact[] {
  const subjects = subjectsOf(sources.site.value.policies).filter(({ shares }) => shares.size > 1)
  if (subjects.length === 0) return []
  return policyTexts(sources).flatMap((field) =>
    sentencesOf(field.text)
      .flatMap((sentence) => {
        const [meant, ...others] = subjects.filter(({ pattern }) => pattern.test(`${field.about} ${sentence}`))
        if (!meant || others.length > 0) return []
        return [sentence, ...sentence.split(/[,;:]\s/)].flatMap((clause) => {
          const pair = shareIn(clause)
          const known = pair && meant.shares.get(pair.time.key)
          if (!pair || !known || known.has(pair.share.key) || !meant.known.has(pair.share.key)) return []
          const what = `The text says "${pair.share.words}" for "${pair.time.words}", but the policy on ${meant.subject} has ${[...known.values()].join(' and ')}.`
          const fix = 'Correct the text, or the policy in site.yaml.'
          return [
            fact(
              field.record,
              field.path,
              { code: 'policy-numbers-differ', what, fix },
              withTwoBefore(sentence, pair.share.words),
            ),
          ]
        })
      })
      .slice(0, 1),
  )
}

/** The only time of a text with its only share. */
function shareIn(text: string): { time: Measure; share: Measure } | undefined {
  const found = measures(text)
  const [share, ...shares] = found.filter(({ key }) => key.endsWith('%'))
  const [time, ...times] = found.filter(({ key }) => !key.endsWith('%'))
  return share && time && shares.length === 0 && times.length === 0 ? { time, share } : undefined
}

/** A sentence that names subjects of policies has only numbers of policies of these subjects. */
function checkTexts(sources: FactSources): Fact[] {
  const subjects = subjectsOf(sources.site.value.policies)
  return policyTexts(sources).flatMap((field) => {
    /** Numbers that were reported in this text: `With 72+ hours …. Under 72 hours …` is one mistake. */
    const reported = new Set<string>()
    return sentencesOf(field.text).flatMap((sentence) => {
      const meant = subjects.filter(({ pattern }) => pattern.test(`${field.about} ${sentence}`))
      if (meant.length === 0) return []
      // A sentence about several subjects may have the numbers of each.
      const subject = meant.map((each) => each.subject).join(' and ')
      const known = new Map(meant.flatMap((each) => [...each.known]))
      const odd = measures(sentence).filter(
        ({ key }) =>
          !known.has(key) && meant.every(({ units }) => units.has(key.split(' ')[1] ?? '') || isOtherUnit(key, known)),
      )
      const isNew = odd.some(({ key }) => !reported.has(key))
      for (const { key } of odd) reported.add(key)
      return odd.slice(0, isNew ? 1 : 0).map(({ words }) =>
        fact(
          field.record,
          field.path,
          {
            code: 'policy-numbers-differ',
            what: `The text says "${words}", but the policy on ${subject} has ${shortList([...new Set(known.values())])}.`,
            fix: 'Correct the text, or the policy in site.yaml.',
          },
          withTwoBefore(sentence, words),
        ),
      )
    })
  })
}

const times = /^(?:minute|hour|day|week|month|year)$/

/** `2 days` where the policy has `2 hours`, and nothing in days. */
function isOtherUnit(key: string, known: ReadonlyMap<string, string>): boolean {
  const [number, unit = ''] = key.split(' ')
  const same = [...known.keys()].filter((each) => each.startsWith(`${number} `) && times.test(each.split(' ')[1] ?? ''))
  return times.test(unit) && same.length > 0 && same.length === known.size
}

/** Words with the two before them, which tell their line from others with the same number. */
function withTwoBefore(sentence: string, words: string): string {
  const at = sentence.indexOf(words)
  return (/(?:\S+\s+){0,2}$/.exec(sentence.slice(0, at))?.[0] ?? '') + words
}

/** Words that name a subject, by word in its slug. */
const stems: Record<string, string> = {
  cancellation: 'cancell?(?:ation|ing|ed|s|e)?|cancel',
  guarantee: 're-clean|guarantee|satisf|missed|complaint',
  payment: 'price(?:s)? chang|unpaid|late fee',
  'quote-response':
    'answer(?:ed)? (?:a|your|every) (?:quote|request)|requests? (?:[\\w-]+ ){0,4}(?:is|are|gets?) answered|we (?:answer|reply)|we(?:.ll| will) (?:contact|answer|reply|respond|get back)|you hear from us',
  'deep-clean-first': 'gap of|pause|paused',
  warranty:
    'warrant|(?:work|workmanship|labou?r|parts|repairs?|installations?) (?:is|are|stays?|remains?) (?:covered|guaranteed|protected) for',
  refund: 'refund',
  deposit: 'deposit',
  claims: 'report (?:an?|any|the) (?:issue|problem|damage)|damage claim',
}

function subjectsOf(policies: FactSources['site']['value']['policies']) {
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
    const found = own.flatMap(({ statement, terms }) =>
      measures([statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])].join('. ')),
    )
    if (stem === undefined || found.length === 0) return []
    const known = new Map(found.map(({ key, words }) => [key, words]))
    const units = new Set(found.map(({ key }) => key.split(' ')[1] ?? ''))
    return [{ subject, known, units, shares, pattern: new RegExp(`(?:^|[^a-z])(?:${stem})`, 'i') }]
  })
}
