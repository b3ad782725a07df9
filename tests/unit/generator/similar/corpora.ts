import { type TextSets, textSets } from '#generator/similar/text-sets.ts'

/** Reproducible pseudo-random numbers from 0 to 2^32 − 1. Source: https://en.wikipedia.org/wiki/Xorshift */
export function seeded(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Unsorted lists of shingles with repeats as texts of one block each. */
export function setsOf(lists: readonly (readonly number[])[]): TextSets {
  const blocks = lists.map((list) => Uint32Array.from(new Set(list)).sort())
  return textSets({
    count: lists.length,
    blockCount: lists.length,
    blocksOf: (page) => [page],
    shinglesOf: (block) => blocks[block] ?? new Uint32Array(),
  })
}

/** A part of a text by its number: a run of shingles that no other part has. */
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

type CorpusOf = (count: number, size: number) => number[][]

/** Texts with one to ten siblings that copy a part of them, from little to all; no template. */
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
  return lists.slice(0, count)
}

/** 70 % of every page is one template; the rest is unique or shared with a sibling. */
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
  return lists.slice(0, count)
}

/** Ten templates, each 40 % of a page; another 40 % is partly shared in a neighbourhood; the rest is unique. */
const services: CorpusOf = (count, size) => {
  const random = seeded(3)
  const part = partsOf(random)
  return Array.from({ length: count }, (_, page) => {
    const service = page % 10
    const neighbourhood = service + 10 * Math.floor(page / 60)
    const kept = random() % 100
    const shared = part(1000 + neighbourhood, Math.round(size * 0.4)).map((shingle) =>
      random() % 100 < kept ? shingle : random(),
    )
    const own = Array.from({ length: random() % Math.round(size * 0.2) }, random)
    return [...part(service, Math.round(size * 0.4)), ...shared, ...own]
  })
}

/** Half of a page is one template, the other half ten of two hundred shared paragraphs. */
const paragraphs: CorpusOf = (count, size) => {
  const random = seeded(4)
  const part = partsOf(random)
  const length = Math.round(size / 20)
  return Array.from({ length: count }, () => [
    ...part(0, Math.round(size / 2)),
    ...Array.from({ length: 10 }, () => part(1 + (random() % 200), length)).flat(),
  ])
}

/** A few groups of hundreds of nearly identical pages; each page has some words changed. */
const crowds: CorpusOf = (count, size) => {
  const random = seeded(5)
  const part = partsOf(random)
  return Array.from({ length: count }, (_, page) => {
    const changed = random() % 20
    return part(page % 12, size).map((shingle) => (random() % 100 < changed ? random() : shingle))
  })
}

/** Sites that are hard for a search that does not compare all pairs. */
export const corpora: Record<string, CorpusOf> = { siblings, template, services, paragraphs, crowds }
