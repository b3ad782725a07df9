import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'

export const orders = ['worst', 'demand', 'population', 'listed'] as const
export type Order = (typeof orders)[number]

/** States that need work. */
const bad: readonly CellState[] = ['missing', 'duplicate', 'thin', 'noindex']

/** Places in an order by their page of one service: the worst and those with most demand first, others as they are. */
export function orderByPage(
  grid: CoverageGrid,
  places: readonly number[],
  service: number,
  { order, demand }: { order: Order; demand: Demand | undefined },
): number[] {
  const key = {
    worst: (place: number) => Number(bad.includes(grid.stateAt(place, service))),
    demand: (place: number) => demand?.at(place, service) ?? -1,
  }
  if (order !== 'worst' && order !== 'demand') return [...places]
  return places.toSorted((a, b) => key[order](b) - key[order](a))
}

/**
 * Places in an order. The worst have most cells that need work; of places with the same number, that with most demand
 * comes first, then that with most inhabitants, then the first in the manifest.
 */
export function orderPlaces(
  grid: CoverageGrid,
  places: readonly number[],
  order: Order,
  demand: Demand | undefined,
): number[] {
  if (order === 'listed') return [...places]
  const badIn = (place: number) => bad.reduce((sum, state) => sum + (grid.placeCounts[place]?.[state] ?? 0), 0)
  const demandIn = (place: number) => demand?.ofPlace[place] ?? 0
  const inhabitantsOf = (place: number) => grid.places[place]?.population ?? 0
  const keys = { worst: [badIn, demandIn, inhabitantsOf], demand: [demandIn], population: [inhabitantsOf] }[order]
  return places.toSorted((a, b) => {
    for (const key of keys) {
      const difference = key(b) - key(a)
      if (difference !== 0) return difference
    }
    return a - b
  })
}
