import { groupBy } from '../../../core/group-by.ts'

/** A sentence whose facts are not reviewed, and the reviewed ones that it replaces, if there are any. */
export type ChangedSentence<Sentence> = { stated: Sentence; former: readonly string[] | undefined }

/** Share of facts in common from which one sentence replaces the other. */
const leastInCommon = 0.5

/**
 * The sentences of a record whose facts are not among the reviewed ones, and the reviewed facts that no sentence has any
 * more, or others in their place. The order of sentences in the record does not matter. An entry replaces one with its name,
 * which is its first fact, whatever else is different.
 */
export function compareFacts<Sentence extends { facts: readonly string[]; entry?: object }>(
  sentences: readonly Sentence[],
  reviewed: readonly (readonly string[])[],
): { changed: ChangedSentence<Sentence>[]; gone: (readonly string[])[] } {
  const left = groupBy(reviewed, keyOf)
  const changed = sentences.filter(({ facts }) => left.get(keyOf(facts))?.pop() === undefined)
  const gone = [...left.values()].flat()
  const takeNearest = (stated: Sentence, among: readonly (readonly string[])[], least: number) => {
    const [nearest] = among
      .map((facts) => ({ facts, share: inCommon(stated.facts, facts) }))
      .filter(({ share }) => share >= least)
      .sort((a, b) => b.share - a.share)
    if (nearest) gone.splice(gone.indexOf(nearest.facts), 1)
    return nearest?.facts
  }
  const entries = changed.filter(({ entry }) => entry !== undefined)
  const namedAs = ({ facts: [name] }: Sentence) => gone.filter(([other]) => other === name)
  const formerOf = new Map(entries.map((stated) => [stated, takeNearest(stated, namedAs(stated), 0)]))
  const found = changed.map(
    (stated): ChangedSentence<Sentence> => ({
      stated,
      former: formerOf.get(stated) ?? takeNearest(stated, gone, leastInCommon),
    }),
  )
  const [single, ...others] = found.filter(({ former }) => former === undefined)
  // A number that is the only fact of its sentence.
  return single && others.length === 0 && gone.length === 1
    ? { changed: found.map((each) => (each === single ? { ...each, former: gone[0] } : each)), gone: [] }
    : { changed: found, gone }
}

const keyOf = (facts: readonly string[]) => facts.join('\0')

function inCommon(one: readonly string[], other: readonly string[]): number {
  return (one.length - without(one, other).length) / Math.max(one.length, other.length)
}

/** The facts of a list that another one lacks. A fact that it has twice counts twice. */
export function without(facts: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return facts.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
