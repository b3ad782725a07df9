import { type CellState, type CoverageGrid, cellStates } from './coverage-grid.ts'

/** What is left of a grid: numbers of its places and services. */
export type ShownGrid = { places: number[]; services: number[] }

/**
 * The places and services that have a cell in one of the states; without states all. A text leaves the places whose
 * name holds it.
 */
export function filterGrid(grid: CoverageGrid, states: ReadonlySet<CellState>, q: string): ShownGrid {
  const wanted = q.trim().toLowerCase()
  const has = (counts: Readonly<Record<CellState, number>> | undefined) =>
    states.size === 0 || cellStates.some((state) => states.has(state) && (counts?.[state] ?? 0) > 0)
  const places = [...grid.places.keys()].filter(
    (place) => has(grid.placeCounts[place]) && (grid.places[place]?.name.toLowerCase().includes(wanted) ?? false),
  )
  return { places, services: [...grid.services.keys()].filter((service) => has(grid.serviceCounts[service])) }
}

/** How many cells of a row or column are in one of the states; without states, those that have a page. */
export function countIn(
  counts: Readonly<Record<CellState, number>> | undefined,
  states: ReadonlySet<CellState>,
): number {
  if (!counts) return 0
  return cellStates
    .filter((state) => (states.size === 0 ? state !== 'missing' : states.has(state)))
    .reduce((sum, state) => sum + counts[state], 0)
}

/** The states an address names, e.g. `thin,duplicate`; what is none is left out. */
export function statesIn(text: string): Set<CellState> {
  return new Set(text.split(',').flatMap((name) => cellStates.find((state) => state === name) ?? []))
}
