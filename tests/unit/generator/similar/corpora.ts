import { packSets, type ShingleSets } from '#generator/similar/shingle-sets.ts'

/** Numbers from 0 to 2^32 − 1 that are the same every time. Source: https://en.wikipedia.org/wiki/Xorshift */
export function seeded(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Packs lists of any order, repeats among them. */
export function setsOf(lists: readonly (readonly number[])[]): ShingleSets {
  const sets = lists.map((list) => Uint32Array.from(new Set(list)).sort())
  return packSets(sets.length, (page) => sets[page] ?? new Uint32Array())
}

/** Each part of a text, a run of shingles nobody else has, by its number. */
function partsOf(random: () => number): (number: number, length: number) => number[] {
  const parts = new Map<number, number[]>()
  return (number, length) => {
    const known = parts.get(number)
    if (known) return known
    const part = Array.from({ length }, random)
    parts.set(number, part)
    return part
  }
}

type CorpusOf = (count: number, size: number) => ShingleSets

/** Texts with from one to ten siblings that took over a part of them, from little to all; no template. */
const siblings: CorpusOf = (count, size) => {
  const random = seeded(1)
  const lists: number[][] = []
  while (lists.length < count) {
    const first = Array.from({ length: size }, random)
    lists.push(first)
    for (let more = 1 + (random() % 10); more > 0; more--) {
      const changed = random() % 60
      lists.push(first.map((shingle) => (random() % 100 < changed ? random() : shingle)))
    }
  }
  return setsOf(lists.slice(0, count))
}

/** Seven tenths of every page are one template, the rest its own but for what it shares with a sibling. */
const template: CorpusOf = (count, size) => {
  const random = seeded(2)
  const common = Array.from({ length: Math.round(size * 0.7) }, random)
  const own = size - common.length
  const lists: number[][] = []
  while (lists.length < count) {
    const rest = Array.from({ length: own }, random)
    lists.push([...common, ...rest])
    const kept = random() % 100
    const length = Math.round(own * (0.6 + (random() % 80) / 100))
    const sibling = rest.map((shingle) => (random() % 100 < kept ? shingle : random()))
    lists.push([...common, ...sibling.slice(0, length)])
  }
  return setsOf(lists.slice(0, count))
}

/** Ten templates, each two fifths of a page; as much that pages of a neighbourhood share in part, the rest its own. */
const services: CorpusOf = (count, size) => {
  const random = seeded(3)
  const part = partsOf(random)
  return setsOf(
    Array.from({ length: count }, (_, page) => {
      const service = page % 10
      const neighbourhood = service + 10 * Math.floor(page / 60)
      const kept = random() % 100
      const shared = part(1000 + neighbourhood, Math.round(size * 0.4)).map((shingle) =>
        random() % 100 < kept ? shingle : random(),
      )
      const own = Array.from({ length: random() % Math.round(size * 0.2) }, random)
      return [...part(service, Math.round(size * 0.4)), ...shared, ...own]
    }),
  )
}

/** Half a page is one template, then ten paragraphs of two hundred that every page draws from. */
const paragraphs: CorpusOf = (count, size) => {
  const random = seeded(4)
  const part = partsOf(random)
  const length = Math.round(size / 20)
  return setsOf(
    Array.from({ length: count }, () => [
      ...part(0, Math.round(size / 2)),
      ...Array.from({ length: 10 }, () => part(1 + (random() % 200), length)).flat(),
    ]),
  )
}

/** A few crowds of pages that are nearly the same, each of hundreds, and each page with a few words changed. */
const crowds: CorpusOf = (count, size) => {
  const random = seeded(5)
  const part = partsOf(random)
  return setsOf(
    Array.from({ length: count }, (_, page) => {
      const changed = random() % 20
      return part(page % 12, size).map((shingle) => (random() % 100 < changed ? random() : shingle))
    }),
  )
}

/** Sites of every kind that is hard for a search which does not compare everything. */
export const corpora: Record<string, CorpusOf> = { siblings, template, services, paragraphs, crowds }
