import { counted } from '../../../core/counted.ts'
import type { Records } from '../../records.ts'
import { type Fact, fact } from '../fact.ts'
import { type ChangedSentence, compareFacts, without } from './compare-facts.ts'
import type { ReviewedFacts } from './review-file.ts'
import { type ReviewUnit, reviewUnits, type StatedSentence, subjectMark } from './review-units.ts'
import { isNegation } from './turning-words.ts'

/** Sentences of a record that are reported one by one. More have one cause: the record was rewritten. */
const mostReported = 3
/** Records that a message names. */
const mostNamed = 3

const code = 'unreviewed-fact'
const fix = 'Check it, then run npm run review.'

/**
 * Facts in texts that differ from those that someone reviewed. Last resort: a fact at a line at which another check found
 * something is not reported.
 */
export function checkReview(records: Records, reviewed: ReviewedFacts, others: readonly Fact[]): Fact[] {
  const units = reviewUnits(records)
  const fresh = units.filter(({ name }) => !reviewed.has(name))
  const withOthers = new Set(others.map(({ record }) => record))
  const found = units.flatMap((unit) => factsOf(unit, reviewed.get(unit.name), withOthers.has(unit.name)))
  const explained = new Set(others.flatMap(({ at }) => [-1, 0, 1].map((by) => `${at.file}:${at.line + by}`)))
  const sentences = new Set(others.flatMap(({ sentence }) => sentence ?? []))
  return [...found, ...freshRecords(fresh)].filter(
    ({ at, sentence }) =>
      !explained.has(`${at.file}:${at.line}`) && !(sentence !== undefined && sentences.has(sentence)),
  )
}

/** @param hasOthers whether other checks found something in the record, which may be what took the place of a sentence. */
function factsOf(
  { name, sentences }: ReviewUnit,
  reviewed: readonly (readonly string[])[] | undefined,
  hasOthers: boolean,
): Fact[] {
  if (!reviewed) return []
  const { changed, gone } = compareFacts(sentences, reviewed)
  const described = changed.flatMap((each) => {
    // Of two texts that were exchanged, another check may have found one.
    const difference = hasOthers && isForAnother(each) ? undefined : differenceIn(each)
    return difference ? [{ ...each, ...difference }] : []
  })
  const [first, ...others] = described
  const [stated] = sentences
  const negations = gone.flatMap((facts) => facts.filter(isNegation))
  const isReplaced = hasOthers || changed.some(({ former }) => former === undefined)
  const lost = stated && negations.length > 0 && !isReplaced ? [lostNegation(stated, negations)] : []
  if (first === undefined || others.length < mostReported)
    return [...described.map((each) => reported(each.stated, each.what, each.words)), ...lost]
  const what = `${first.what} ${name} has ${counted(others.length, 'other sentences')} with facts that are not reviewed.`
  return [reported(first.stated, what, first.words)]
}

/** Whether a text for one service was reviewed as one for another service. */
function isForAnother({ stated: { facts }, former }: ChangedSentence<StatedSentence>): boolean {
  const [subject = ''] = facts
  return former !== undefined && subject.startsWith(subjectMark) && !former.includes(subject)
}

/** A sentence that had a "not" is gone, or has none any more: which one is not known, since only facts are kept. */
function lostNegation({ field }: StatedSentence, lost: readonly string[]): Fact {
  const what = `A sentence with ${quoted(lost)} is gone, or no longer says so, since the text was reviewed.`
  return { ...fact(field.record, [], { code, severity: 'warning', what, fix }), at: field.record.at }
}

const reported = ({ field, sentence }: StatedSentence, what: string, words: string | undefined): Fact => {
  const isText = words !== undefined && sentence.includes(words) && field.text.includes(words)
  return fact(
    field.record,
    field.path,
    { code, severity: 'warning', what, fix },
    isText ? words : undefined,
    isText ? sentence : undefined,
  )
}

/** What differs, and the words of the sentence that do. Undefined if only names are gone. */
function differenceIn({
  stated,
  former,
}: ChangedSentence<StatedSentence>): { what: string; words: string | undefined } | undefined {
  const { facts, sentence } = stated
  if (!former) {
    const own = facts.filter((each) => !each.startsWith(subjectMark))
    return {
      what: `The text says ${quoted(own)}, which is not reviewed yet.`,
      words: own.find((each) => sentence.includes(each)),
    }
  }
  const now = without(facts, former)
  if (isForAnother({ stated, former }))
    return {
      what: `The text is for ${facts[0]?.slice(subjectMark.length)}, but was not when it was reviewed.`,
      words: undefined,
    }
  const before = without(former, facts)
  const [words] = now
  if (now.length > 0 && before.length > 0)
    return { what: `The text says ${quoted(now)}, where it said ${quoted(before)} when it was reviewed.`, words }
  if (now.length > 0) return { what: `The text says ${quoted(now)}, which is not reviewed yet.`, words }
  const turned = before.filter((each) => !/^\p{Lu}/u.test(each))
  if (before.length > 0)
    return turned.length === 0
      ? undefined
      : { what: `The text no longer says ${quoted(turned)}, as it did when it was reviewed.`, words: facts[0] }
  const moved = facts.filter((each, at) => each !== former[at])
  return { what: `The text has ${quoted(moved)} in another order than when it was reviewed.`, words: moved[0] }
}

/** Facts that a message names. */
const mostQuoted = 4
const quoted = (facts: readonly string[]) =>
  new Intl.ListFormat('en').format(facts.slice(0, mostQuoted).map((each) => `"${each}"`))

/** New records: one finding, whatever their number. */
function freshRecords(units: readonly ReviewUnit[]): Fact[] {
  const [first] = units
  const [stated] = first?.sentences ?? []
  if (!first || !stated) return []
  const more = units.length - mostNamed
  const names = [...units.slice(0, mostNamed).map(({ name }) => name), ...(more > 0 ? [`${more} more`] : [])]
  const what = `The facts of ${new Intl.ListFormat('en').format(names)} are not reviewed yet.`
  return [{ ...fact(stated.field.record, [], { code, severity: 'notice', what, fix }), at: stated.field.record.at }]
}
