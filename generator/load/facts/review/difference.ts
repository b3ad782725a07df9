import { type ChangedSentence, without } from './compare-facts.ts'
import { groupOf, isDependent, withoutHarmless } from './opposed-words.ts'
import { type StatedSentence, subjectMark } from './stated-sentence.ts'

/** What a message says of a changed sentence, and the words of the text that differ. */
export type Difference = { what: string; words: string | undefined }

/** What differs from the reviewed facts. Undefined if only names are gone, or only harmless words differ. */
export function differenceIn(changed: ChangedSentence<StatedSentence>): Difference | undefined {
  const { stated, former } = changed
  const { facts, entry } = stated
  const [name = ''] = facts
  if (!former) return unreviewed(stated)
  if (isForAnother(changed)) {
    const what = `The text is for ${name.slice(subjectMark.length)}, but was not when it was reviewed.`
    return { what, words: undefined }
  }
  const { now, before } = withoutHarmless(without(facts, former), without(former, facts))
  const [words] = now
  const subject = entry === undefined ? 'The text' : name === former[0] ? `The ${entry.noun} "${name}"` : 'The file'
  const [says, said] = entry ? ['has', 'had'] : ['says', 'said']
  if (now.length > 0 && before.length > 0)
    return {
      what: `${subject} ${says} ${quoted(now)}, where it ${said} ${quoted(before)} when it was reviewed.`,
      words,
    }
  if (now.length > 0) return { what: `${subject} ${says} ${unknown(now)}`, words }
  if (before.length > 0) {
    const turned = before.filter((each) => entry !== undefined || !/^\p{Lu}/u.test(each))
    const what = `${subject} no longer ${says} ${quoted(turned)}, as it did when it was reviewed.`
    return turned.length === 0 ? undefined : { what, words: facts.find((each) => !isDependent(each)) }
  }
  // A direction in other words is another fact, or is missing.
  const hasSame = without(facts, former).length + without(former, facts).length === 0
  const formerOrder = ordered(former, hasSame)
  const moved = ordered(facts, hasSame).filter((each, at) => each !== formerOrder[at])
  const what = `The text has ${quoted(moved)} in another order than when it was reviewed.`
  return moved.length === 0 ? undefined : { what, words: moved[0] }
}

/** Whether a text for one service was reviewed as one for another service. */
export function isForAnother({ stated: { facts }, former }: ChangedSentence<StatedSentence>): boolean {
  const [subject = ''] = facts
  return former !== undefined && subject.startsWith(subjectMark) && !former.includes(subject)
}

function unreviewed({ facts, sentence, entry }: StatedSentence): Difference {
  if (entry) return { what: `The ${entry.noun} "${facts[0]}" is not reviewed yet.`, words: facts[0] }
  const own = facts.filter((each) => !each.startsWith(subjectMark) && !isDirection(each))
  return {
    what: `The text says ${unknown(own)}`,
    words: own.find((each) => sentence.includes(each)),
  }
}

const isDirection = (fact: string) => ['from', 'to'].includes(groupOf(fact) ?? '')

/** The facts in the order of their sentence. Words of time may have another place in it. */
const ordered = (facts: readonly string[], withDirections: boolean) =>
  facts.filter((each) => groupOf(each) === undefined || (withDirections && isDirection(each)))

const unknown = (facts: readonly string[]) =>
  `${quoted(facts)}, which ${facts.length === 1 ? 'is' : 'are'} not reviewed yet.`

/** Facts that a message names. */
const mostQuoted = 4

export const quoted = (facts: readonly string[]): string =>
  new Intl.ListFormat('en').format(facts.slice(0, mostQuoted).map((each) => `"${each}"`))
