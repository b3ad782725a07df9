import { type CellState, type CoverageGrid, cellStates } from './coverage-grid.ts'

/** Indexes of the places and services that match the filters. */
export type ShownGrid = { places: number[]; services: number[] }

/**
 * The places and services with a cell in one of the states; all if `states` is empty. `q` filters places by name.
 */
export function filterGrid(grid: CoverageGrid, states: ReadonlySet<CellState>, q: string): ShownGrid {
  const query = q.trim().toLowerCase()
  const has = (counts: Readonly<Record<CellState, number>> | undefined) =>
    states.size === 0 || cellStates.some((state) => states.has(state) && (counts?.[state] ?? 0) > 0)
  const places = [...grid.places.keys()].filter(
    (place) => has(grid.placeCounts[place]) && (grid.places[place]?.name.toLowerCase().includes(query) ?? false),
  )
  return { places, services: [...grid.services.keys()].filter((service) => has(grid.serviceCounts[service])) }
}

/** Number of cells in one of the states; if `states` is empty, number of cells with a page. */
export function countIn(
  counts: Readonly<Record<CellState, number>> | undefined,
  states: ReadonlySet<CellState>,
): number {
  if (!counts) return 0
  return cellStates
    .filter((state) => (states.size === 0 ? state !== 'missing' : states.has(state)))
    .reduce((sum, state) => sum + counts[state], 0)
}

/** Reads states from the URL, e.g. `thin,duplicate`. Ignores unknown names. */
export function statesIn(text: string): Set<CellState> {
  return new Set(text.split(',').flatMap((name) => cellStates.find((state) => state === name) ?? []))
}
