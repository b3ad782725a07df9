import { groupBy } from '../../../core/group-by.ts'
import { type Fact, fact } from '../fact.ts'
import { beginningOf, type FieldText } from '../texts.ts'
import { figuresIn } from './pair-figures.ts'

type Pair = FieldText & { original: string }

/** Letters at the beginning of a word by which it is known in another language: `satisfaction` and `satisfacción`. */
const stem = 4
/** Signs that an entry has in common with the original of another one, from which it is its translation. */
const fewest = 2
/** Entries that may have a sign. What more of them have is the subject of the list. */
const mostWithSign = 2

/** What two texts of different languages have in common if one translates the other: figures, placeholders, links, and words from one root. */
function signsOf(text: string): Set<string> {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1/gu, '$1')
  return new Set([
    ...[...figuresIn(text).keys()].map(String),
    ...(text.match(/\{[\w.-]+\}/g) ?? []),
    ...(text.match(/\]\([^)]*\)/g) ?? []),
    ...[...plain.matchAll(/\p{L}{5,}/gu)].map(([word]) => word.slice(0, stem)),
  ])
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((sign) => other.has(sign)).length

/** Entries of a list of which each has nothing in common with its original, and much with that of another one: the list is in another order. */
export function movedEntries(pairs: readonly Pair[]): Fact[] {
  const ofLists = pairs.filter(({ path }) => path.some((step) => typeof step === 'number'))
  if (ofLists.length < 2) return []
  const lists = groupBy(ofLists, ({ path }) =>
    path
      .slice(
        0,
        path.findIndex((step) => typeof step === 'number'),
      )
      .join('.'),
  )
  return [...lists.values()].flatMap(movedOf)
}

function movedOf(pairs: readonly Pair[]): Fact[] {
  const indexOf = ({ path }: Pair) => Number(path.find((step) => typeof step === 'number'))
  const read = [...groupBy(pairs, indexOf)].map(([index, texts]) => ({
    index,
    first: texts[0],
    own: signsOf(texts.map(({ text }) => text).join(' ')),
    original: signsOf(texts.map(({ original }) => original).join(' ')),
  }))
  const entries = read.map((entry) => ({
    ...entry,
    original: new Set(
      [...entry.original].filter((sign) => read.filter(({ original }) => original.has(sign)).length <= mostWithSign),
    ),
  }))
  const lost = entries.filter(({ own, original }) => shared(own, original) === 0)
  const moved = lost.flatMap((entry) => {
    const from = lost.find((other) => other !== entry && shared(entry.own, other.original) >= fewest)
    return from ? [{ entry, from }] : []
  })
  const [found] = moved
  if (!found?.entry.first || moved.length < 2) return []
  const { record, path, text } = found.entry.first
  return [
    fact(
      record,
      path,
      {
        code: 'translation-differs',
        what: `Entry ${found.entry.index + 1} is the translation of entry ${found.from.index + 1} of the original: the list is in another order.`,
        fix: 'Write the entries in the order of the original.',
      },
      beginningOf(text),
    ),
  ]
}
