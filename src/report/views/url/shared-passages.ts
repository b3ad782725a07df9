import type { MaskedWord, ReadMaskedWords } from '../../masked-words.ts'

/** A block of text, split into parts that are on both pages and parts that are not. */
export type MarkedBlock = { text: string; isShared: boolean }[]

export type Comparison = {
  left: MarkedText
  right: MarkedText
  /** Share of five-word runs on either page that are on both, from 0 to 1. Source: https://en.wikipedia.org/wiki/Jaccard_index */
  similarity: number
}

export type MarkedText = {
  blocks: MarkedBlock[]
  /** Share of the five-word runs of this page that are also on the other page, from 0 to 1. */
  shared: number
}

/** Words in a run, as in the audit's similarity measure. */
const runLength = 5

/**
 * Finds the passages two pages share: every word in a five-word run that the other page also has, with names masked.
 * Runs end with their text block. A block with fewer words is one run.
 */
export function comparePassages(left: readonly string[], right: readonly string[], read: ReadMaskedWords): Comparison {
  const [a, b] = [runsOf(left, read), runsOf(right, read)]
  const [inA, inB] = [distinctRuns(a), distinctRuns(b)]
  const both = [...inA].filter((run) => inB.has(run)).length
  const all = inA.size + inB.size - both
  return {
    left: { blocks: marked(left, a, inB), shared: inA.size === 0 ? 0 : both / inA.size },
    right: { blocks: marked(right, b, inA), shared: inB.size === 0 ? 0 : both / inB.size },
    similarity: all === 0 ? 0 : both / all,
  }
}

type PlacedWord = MaskedWord & { block: number }
/** `runs[i]` begins with `words[i]`; undefined if no run does. */
type Runs = { words: PlacedWord[]; runs: (string | undefined)[] }

function runsOf(blocks: readonly string[], read: ReadMaskedWords): Runs {
  const words: PlacedWord[] = []
  const runs: Runs['runs'] = []
  for (const [block, text] of blocks.entries()) {
    const own = read(text)
    const last = Math.max(0, own.length - runLength)
    for (const [start, word] of own.entries()) {
      words.push({ ...word, block })
      const run = own.slice(start, start + runLength).map(({ word }) => word)
      runs.push(start <= last ? run.join(' ') : undefined)
    }
  }
  return { words, runs }
}

const distinctRuns = ({ runs }: Runs) => new Set(runs.filter((run) => run !== undefined))

function marked(blocks: readonly string[], { words, runs }: Runs, others: ReadonlySet<string>): MarkedBlock[] {
  const isShared = new Uint8Array(words.length)
  for (const [start, run] of runs.entries())
    if (run !== undefined && others.has(run)) isShared.fill(1, start, start + run.split(' ').length)
  const ranges = blocks.map((): [start: number, end: number][] => [])
  for (const [index, { block, start, end }] of words.entries()) {
    if (!isShared[index]) continue
    const last = ranges[block]?.at(-1)
    const before = words[index - 1]
    // Text between two shared words is part of the passage.
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
