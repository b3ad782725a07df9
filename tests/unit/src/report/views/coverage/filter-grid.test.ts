import { describe, expect, test } from 'vitest'
import { coverageGrid } from '#src/report/views/coverage/coverage-grid.ts'
import { countIn, filterGrid, statesIn } from '#src/report/views/coverage/filter-grid.ts'
import { rowsOf } from '../../../../../support/report-data.ts'

const names = (list: string[]) => list.map((name) => ({ slug: name.toLowerCase(), name }))

// Drains is live in Provo and thin in Orem; roofs is live only in Provo.
const grid = coverageGrid(
  {
    services: names(['Drains', 'Roofs']),
    places: names(['Provo', 'Orem']).map((place) => ({ ...place, kind: 'city' as const })),
    thresholds: { ownShare: 0.25, similarity: 0.8 },
  },
  rowsOf([
    { path: '/drains/provo/', status: 'page', service: 'drains', place: 'provo', ownShare: 1 },
    { path: '/drains/orem/', status: 'page', service: 'drains', place: 'orem', ownShare: 0.1 },
    { path: '/roofs/provo/', status: 'page', service: 'roofs', place: 'provo', ownShare: 1 },
  ]),
)

test('no filter matches everything', () => {
  expect(filterGrid(grid, new Set(), '')).toEqual({ places: [0, 1], services: [0, 1] })
})

test('a state filters places and services', () => {
  expect(filterGrid(grid, new Set(['thin']), '')).toEqual({ places: [1], services: [0] })
  expect(filterGrid(grid, new Set(['thin', 'missing']), '')).toEqual({ places: [1], services: [0, 1] })
})

test('a text filters places by name, ignoring case', () => {
  expect(filterGrid(grid, new Set(), ' PRO').places).toEqual([0])
})

describe('counts', () => {
  test('include all cells with a page if no state is selected', () => {
    expect(countIn(grid.placeCounts[1], new Set())).toBe(1)
  })

  test('include only the selected states', () => {
    expect(countIn(grid.placeCounts[1], new Set(['missing', 'thin']))).toBe(2)
  })
})

test('states are read from the URL, ignoring unknown ones', () => {
  expect([...statesIn('thin,broken,duplicate')]).toEqual(['thin', 'duplicate'])
  expect([...statesIn('')]).toEqual([])
})
