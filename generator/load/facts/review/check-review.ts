import { counted } from '../../../core/counted.ts'
import { groupBy } from '../../../core/group-by.ts'
import { leftoverInManifest } from '../../../core/text/leftovers.ts'
import type { Records } from '../../records.ts'
import { type Fact, fact, lineOf } from '../fact.ts'
import { compareFacts } from './compare-facts.ts'
import { type Difference, differenceIn, isForAnother, quoted } from './difference.ts'
import { leftoverLines } from './leftover-lines.ts'
import { isReversing } from './opposed-words.ts'
import type { ReviewedFacts } from './review-file.ts'
import { type ReviewUnit, reviewUnits } from './review-units.ts'
import type { StatedSentence } from './stated-sentence.ts'
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
  const withOthers = groupBy(others, ({ record }) => record)
  const isExplained = explainedBy(others)
  const found = units.flatMap((unit) => {
    const ofRecord = withOthers.get(unit.name) ?? []
    const isBroken = brokenBy(ofRecord, unit)
    return factsOf(unit, reviewed.get(unit.name), {
      hasOthers: ofRecord.length > 0,
      isExplained: (found, sentence) => isExplained(found) || isBroken(found, sentence),
    })
  })
  return [...found, ...freshRecords(fresh).filter((each) => !isExplained(each))]
}

/** Whether a fact is at a line, beside one, or in a sentence in which others are. */
function explainedBy(others: readonly Fact[]): (found: Fact) => boolean {
  const lines = new Set(others.flatMap(({ at }) => [-1, 0, 1].map((by) => `${at.file}:${at.line + by}`)))
  const sentences = new Set(others.flatMap(({ sentence }) => sentence ?? []))
  return (found) => lines.has(lineOf(found)) || (found.sentence !== undefined && sentences.has(found.sentence))
}

/** Whether a sentence of a record is unreadable because of a placeholder or merge marker that others report. */
function brokenBy(others: readonly Fact[], { sentences }: ReviewUnit): (found: Fact, sentence?: string) => boolean {
  const leftovers = others.filter(({ code }) => code === 'placeholder-in-text')
  if (leftovers.length === 0) return () => false
  const files = new Map(sentences.map(({ field }) => [field.record.file.shown, field.record.file]))
  const lines = new Set(
    leftovers.flatMap(({ at }) => {
      const file = files.get(at.file)
      return file ? leftoverLines(file, at.line).map((line) => `${at.file}:${line}`) : []
    }),
  )
  return (found, sentence = '') => lines.has(lineOf(found)) || leftoverInManifest(sentence) !== undefined
}

type Others = {
  /** Whether other checks found something in the record, which may be what took the place of a sentence. */
  hasOthers: boolean
  isExplained: (found: Fact, sentence?: string) => boolean
}

function factsOf(
  { name, sentences }: ReviewUnit,
  reviewed: readonly (readonly string[])[] | undefined,
  { hasOthers, isExplained }: Others,
): Fact[] {
  if (!reviewed) return []
  const { changed, gone } = compareFacts(sentences, reviewed)
  const found = changed.flatMap((each) => {
    // Of two texts that were exchanged, another check may have found one.
    const difference = hasOthers && isForAnother(each) ? undefined : differenceIn(each)
    const change = difference && reported(each.stated, difference)
    return change && !isExplained(change, each.stated.sentence) ? [{ change, stated: each.stated }] : []
  })
  const [first, ...others] = found
  const [stated] = sentences
  const negations = gone.flatMap((facts) => facts.filter((each) => isNegation(each) || isReversing(each)))
  const isReplaced = hasOthers || changed.some(({ former }) => former === undefined)
  const lost =
    stated && negations.length > 0 && !isReplaced
      ? [lostNegation(stated, negations)].filter((each) => !isExplained(each))
      : []
  if (first === undefined || others.length < mostReported) return [...found.map(({ change }) => change), ...lost]
  const noun = first.stated.entry ? 'other entries' : 'other sentences'
  const more = `${name} has ${counted(others.length, noun)} with facts that are not reviewed.`
  return [{ ...first.change, what: `${first.change.what} ${more}` }]
}

/** A sentence that had a "not" or "unless" is gone, or has none any more: which one is not known, since only facts are kept. */
function lostNegation({ field }: StatedSentence, lost: readonly string[]): Fact {
  const what = `A sentence with ${quoted(lost)} is gone, or no longer says so, since the text was reviewed.`
  return { ...fact(field.record, [], { code, severity: 'warning', what, fix }), at: field.record.at }
}

function reported({ field, sentence, entry }: StatedSentence, { what, words }: Difference): Fact {
  const text = { code, severity: 'warning', what, fix } as const
  const cell = words === undefined ? undefined : entry?.paths.get(words)
  if (cell) return fact(field.record, cell, text)
  // The first word of a sentence is a fact in small letters.
  const inText = [words, words?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())].find(
    (each) => each !== undefined && sentence.includes(each) && field.text.includes(each),
  )
  return fact(field.record, field.path, text, inText, inText === undefined ? undefined : sentence)
}

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
