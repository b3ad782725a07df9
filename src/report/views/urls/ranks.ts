import type { CodedColumn } from '../../data.ts'

/** The position of each row in the order of a column. Equal values have equal ranks; `empty` is the rank of no value. */
export type Ranks = { ranks: Uint32Array; empty: number }

/** Sorted by code units, which is the same on every machine. An empty text is not a value. */
export function rankTexts(texts: readonly string[]): Ranks {
  const { rankOf, empty } = rankValues(texts)
  return { ranks: Uint32Array.from(texts, rankOf), empty }
}

export function rankCoded({ values, codes }: CodedColumn): Ranks {
  const { rankOf, empty } = rankValues(values)
  const ofCode = values.map(rankOf)
  return { ranks: Uint32Array.from(codes, (code) => ofCode[code] ?? empty), empty }
}

export function rankNumbers(numbers: readonly (number | null)[]): Ranks {
  const sorted = Float64Array.from(new Set(numbers.filter((number) => number !== null))).sort()
  const rankOf = new Map(Array.from(sorted, (number, rank) => [number, rank]))
  const empty = sorted.length
  return {
    ranks: Uint32Array.from(numbers, (number) => (number === null ? empty : (rankOf.get(number) ?? empty))),
    empty,
  }
}

function rankValues(values: readonly string[]) {
  // Sorting without a comparison function is by code units and several times faster.
  const sorted = [...new Set(values)].filter((value) => value !== '').sort()
  const rankOf = new Map(sorted.map((value, rank) => [value, rank]))
  const empty = sorted.length
  return { rankOf: (value: string) => rankOf.get(value) ?? empty, empty }
}
