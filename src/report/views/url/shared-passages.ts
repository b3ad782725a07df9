import type { MaskedWord, ReadMaskedWords } from '../../masked-words.ts'

/** A block of a text, in parts that stand on the other page too and parts that do not. */
export type MarkedBlock = { text: string; isShared: boolean }[]

export type Comparison = {
  left: MarkedText
  right: MarkedText
  /** Of all runs of five words on either page, those on both, from 0 to 1. Source: https://en.wikipedia.org/wiki/Jaccard_index */
  similarity: number
}

export type MarkedText = {
  blocks: MarkedBlock[]
  /** Of the runs of five words of this page, those that stand on the other too, from 0 to 1. */
  shared: number
}

/** Words in a run; pages are compared by runs of so many when the audit measures how alike they are. */
const runLength = 5

/**
 * Which passages two pages share: every word that is part of a run of five words which the other page has too, names
 * masked. A text of fewer words is one run.
 */
export function comparePassages(left: readonly string[], right: readonly string[], read: ReadMaskedWords): Comparison {
  const [a, b] = [runsOf(left, read), runsOf(right, read)]
  const [inA, inB] = [new Set(a.runs), new Set(b.runs)]
  const both = [...inA].filter((run) => inB.has(run)).length
  const all = inA.size + inB.size - both
  return {
    left: { blocks: marked(left, a, inB), shared: inA.size === 0 ? 0 : both / inA.size },
    right: { blocks: marked(right, b, inA), shared: inB.size === 0 ? 0 : both / inB.size },
    similarity: all === 0 ? 0 : both / all,
  }
}

type PlacedWord = MaskedWord & { block: number }
/** `runs[i]` begins with `words[i]`. */
type Runs = { words: PlacedWord[]; runs: string[] }

/** A run goes on from a block into the next: pages are compared by their whole text. */
function runsOf(blocks: readonly string[], read: ReadMaskedWords): Runs {
  const words = blocks.flatMap((text, block) => read(text).map((word) => ({ ...word, block })))
  const count = words.length === 0 ? 0 : Math.max(1, words.length - runLength + 1)
  const runs = Array.from({ length: count }, (_, start) =>
    words
      .slice(start, start + runLength)
      .map(({ word }) => word)
      .join(' '),
  )
  return { words, runs }
}

function marked(blocks: readonly string[], { words, runs }: Runs, others: ReadonlySet<string>): MarkedBlock[] {
  const isShared = new Uint8Array(words.length)
  for (const [start, run] of runs.entries()) if (others.has(run)) isShared.fill(1, start, start + runLength)
  const ranges = blocks.map((): [start: number, end: number][] => [])
  for (const [index, { block, start, end }] of words.entries()) {
    if (!isShared[index]) continue
    const last = ranges[block]?.at(-1)
    const before = words[index - 1]
    // What stands between two shared words belongs to the passage.
    if (last && before?.block === block && isShared[index - 1]) last[1] = end
    else ranges[block]?.push([start, end])
  }
  return blocks.map((text, block) => partsOf(text, ranges[block] ?? []))
}

function partsOf(text: string, ranges: readonly (readonly [start: number, end: number])[]): MarkedBlock {
  const parts: MarkedBlock = []
  let from = 0
  for (const [start, end] of ranges) {
    if (start > from) parts.push({ text: text.slice(from, start), isShared: false })
    parts.push({ text: text.slice(start, end), isShared: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isShared: false })
  return parts
}
