import { counted } from '../../../core/counted.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { Records } from '../../records.ts'
import { type Fact, fact, nameOf } from '../fact.ts'
import { beginningOf } from '../texts.ts'
import { type ChangedSentence, compareFacts, without } from './compare-facts.ts'
import { type Difference, differenceIn, isForAnother, quoted } from './difference.ts'
import { explainedBy, explainedInRecord, type FoundChange, isWithin, itemOf } from './explained.ts'
import { isReversing } from './opposed-words.ts'
import type { Reviewed } from './review-file.ts'
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
 * Facts in texts that differ from those that someone reviewed, and other sentences that do. Last resort: a fact at a line at which
 * another check found something is not reported, nor a sentence in a record in which one did.
 */
export function checkReview(records: Records, { facts, texts }: Reviewed, others: readonly Fact[]): Fact[] {
  // A row that could not be read is a problem of its own.
  const rows = new Set(records.cities.map(nameOf))
  const ofPlaces = new Set(records.folders.cities.map(nameOf))
  const units = reviewUnits(records).filter(({ name }) => !ofPlaces.has(name) || rows.has(name))
  const withOthers = groupBy(others, ({ record }) => record)
  const fresh = units.filter(({ name }) => !facts.has(name) && !withOthers.has(name))
  const isExplained = explainedBy(others, records.landmarks[0]?.at.file)
  const found = units.flatMap((unit) => {
    const ofRecord = withOthers.get(unit.name) ?? []
    const isExplainedHere = explainedInRecord(ofRecord, unit)
    return factsOf(unit, facts.get(unit.name), {
      hasOthers: ofRecord.length > 0,
      hasCopies: ofRecord.some(({ code: found }) => found === 'sentence-twice' || found === 'text-repeated'),
      isExplained: (found) => isExplained(found.change) || isExplainedHere(found),
    })
  })
  const changed = [...found, ...freshRecords(fresh).filter((each) => !isExplained(each))]
  const withChanges = new Set(changed.map(({ record }) => record))
  const isOther = ({ name }: ReviewUnit) => !withOthers.has(name) && !withChanges.has(name)
  return [...changed, ...units.filter(isOther).flatMap((unit) => changedText(unit, texts.get(unit.name), isExplained))]
}

/** The first sentence of a record, in which nothing else was found, that is new or has other words than when it was reviewed. */
function changedText(
  { texts }: ReviewUnit,
  reviewed: ReadonlySet<string> | undefined,
  isExplained: (found: Fact) => boolean,
): Fact[] {
  const found = reviewed ? texts.filter(({ sign }) => !reviewed.has(sign)) : []
  for (const { field, sentence } of found) {
    const more = found.length - 1
    const others = more === 0 ? '' : ` The record has ${counted(more, 'more such sentence')}.`
    const what = `The sentence that begins with "${beginningOf(sentence)}" is new, or has other words than when it was reviewed.${others}`
    const [words] = sentence.split('\n')
    const change = fact(
      field.record,
      field.path,
      { code: 'unreviewed-text', severity: 'notice', what, fix },
      words,
      sentence,
    )
    if (!isExplained(change)) return [change]
  }
  return []
}

type Others = {
  /** Whether other checks found something in the record, which may be what took the place of a sentence. */
  hasOthers: boolean
  /** Whether another check found that a text is there twice. */
  hasCopies: boolean
  isExplained: (found: FoundChange) => boolean
}

function factsOf(
  { name, sentences }: ReviewUnit,
  reviewed: readonly (readonly string[])[] | undefined,
  { hasOthers, hasCopies, isExplained }: Others,
): Fact[] {
  if (!reviewed) return []
  const { changed, gone } = compareFacts(sentences, reviewed)
  const isOfEntry = textsOfEntries(changed)
  const found = changed.flatMap((each) => {
    // Of two texts that were exchanged, another check may have found one.
    const isExchanged = hasOthers && isForAnother(each)
    const isIgnored = isExchanged || isOfEntry(each.stated) || (hasCopies && isCopy(each, sentences))
    const difference = isIgnored ? undefined : differenceIn(each)
    if (!difference) return []
    const change = { ...reported(each.stated, difference), isNew: each.former === undefined }
    // Of sentences with the same facts, the one that changed may be any.
    const same = sentences.filter(({ facts }) => facts.join() === each.stated.facts.join())
    return same.some((stated) => isExplained(reported(stated, difference))) ? [] : [change]
  })
  const [first, ...others] = withoutFollowing(found, sentences)
  const [stated] = sentences
  const negations = gone.flatMap((facts) => facts.filter((each) => isNegation(each) || isReversing(each)))
  const isReplaced = hasOthers || changed.some(({ stated, former }) => former === undefined && !stated.entry)
  const lost =
    stated && negations.length > 0 && !isReplaced
      ? [lostNegation(stated, negations)].filter((change) => !isExplained({ change }))
      : []
  if (first === undefined) return lost
  if (others.length < mostReported) return [first, ...others].map(({ change }) => change).concat(lost)
  const noun = first.stated?.entry ? 'other entries' : 'other sentences'
  const more = `${name} has ${counted(others.length, noun)} with facts that are not reviewed.`
  return [{ ...first.change, what: `${first.change.what} ${more}` }]
}

/** Whether a new sentence is one that the record has had. */
const isCopy = ({ stated, former }: ChangedSentence<StatedSentence>, sentences: readonly StatedSentence[]) =>
  former === undefined &&
  sentences.some(
    (each) => each !== stated && each.sentence === stated.sentence && each.facts.join() === stated.facts.join(),
  )

/** Of new sentences one after the other, which were added together, the first. */
function withoutFollowing<Found extends FoundChange & { isNew: boolean }>(
  found: readonly Found[],
  sentences: readonly StatedSentence[],
): Found[] {
  return found.filter(({ stated, isNew }, index) => {
    const previous = found[index - 1]
    const at = stated ? sentences.indexOf(stated) : -1
    return !(
      isNew &&
      previous?.isNew &&
      at > 0 &&
      previous.stated === sentences[at - 1] &&
      isInText(stated, previous.stated)
    )
  })
}

/** Whether two sentences are in one text. */
const isInText = (one: StatedSentence | undefined, other: StatedSentence | undefined) =>
  one !== undefined && one.entry === undefined && one.field === other?.field

/** A function for whether a text belongs to an item of a list that is new or refers to something else. One finding says both. */
function textsOfEntries(changed: readonly ChangedSentence<StatedSentence>[]): (stated: StatedSentence) => boolean {
  const items = changed.flatMap(({ stated: { entry, facts, field }, former = [] }) =>
    (entry ? without(facts, former) : []).flatMap((fact) => {
      const item = itemOf(entry?.paths.get(fact) ?? [])
      return item ? [{ record: field.record, item }] : []
    }),
  )
  return ({ entry, field }) =>
    entry === undefined && items.some(({ record, item }) => record === field.record && isWithin(field.path, item))
}

/** A sentence that had a "not" or "unless" is gone, or has none any more: which one is not known, since only facts are kept. */
function lostNegation({ field }: StatedSentence, lost: readonly string[]): Fact {
  const what = `A sentence with ${quoted(lost)} is gone, or no longer says so, since the text was reviewed.`
  return { ...fact(field.record, [], { code, severity: 'warning', what, fix }), at: field.record.at }
}

function reported(stated: StatedSentence, { what, words }: Difference): FoundChange {
  const { field, sentence, entry } = stated
  const text = { code, severity: 'warning', what, fix } as const
  const cell = words === undefined ? undefined : entry?.paths.get(words)
  if (cell) return { change: fact(field.record, cell, text), stated, path: cell }
  // The first word of a sentence is a fact in small letters.
  const inText = [words, words?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())].find(
    (each) => each !== undefined && sentence.includes(each) && field.text.includes(each),
  )
  const change = fact(field.record, field.path, text, inText, inText === undefined ? undefined : sentence)
  return { change, stated, path: field.path }
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
