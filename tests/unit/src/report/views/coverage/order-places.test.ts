import { describe, expect, test } from 'vitest'
import { coverageGrid } from '#src/report/views/coverage/coverage-grid.ts'
import { demandOf, measuresOf } from '#src/report/views/coverage/demand.ts'
import { orderByPage, orderPlaces } from '#src/report/views/coverage/order-places.ts'
import { type RowFacts, rowsOf } from '../../../../../support/report-data.ts'

const services = [
  { slug: 'drains', name: 'Drains' },
  { slug: 'roofs', name: 'Roofs' },
]
const places = [
  { slug: 'alta', name: 'Alta', kind: 'city' as const, population: 200 },
  { slug: 'orem', name: 'Orem', kind: 'city' as const, population: 90_000 },
  { slug: 'provo', name: 'Provo', kind: 'city' as const },
]

const page = (service: string, place: string, row: RowFacts = {}): RowFacts => ({
  path: `/${service}/${place}/`,
  status: 'page',
  robots: 'index, follow',
  service,
  place,
  ownShare: 0.5,
  ...row,
})

// Provo lacks a page, Alta and Orem have one thin page each.
const table = rowsOf([
  page('drains', 'alta', { ownShare: 0.1 }),
  page('drains', 'orem', { ownShare: 0.1 }),
  page('drains', 'provo', { ownShare: 0.1 }),
  page('roofs', 'alta'),
  page('roofs', 'orem'),
])
const impressions = { name: 'impressions', label: 'Impressions' }
const rows = {
  ...table,
  columns: [
    ...table.columns,
    { ...impressions, description: '', form: 'number' as const, unit: 'count' as const, width: 90 },
  ],
  numbers: { ...table.numbers, impressions: [900, 30, 60, 0, 8] },
}
const grid = coverageGrid({ services, places, thresholds: { ownShare: 0.25, similarity: 0.8 } }, rows)
const demand = demandOf(grid, rows, impressions)

describe('places are in order', () => {
  const namesIn = (...[order, by]: [Parameters<typeof orderPlaces>[2], Parameters<typeof orderPlaces>[3]?]) =>
    orderPlaces(grid, [0, 1, 2], order, by).map((place) => places[place]?.name)
  test('of the cells that need work, then of demand', () =>
    expect(namesIn('worst', demand)).toEqual(['Provo', 'Alta', 'Orem']))
  test('of the cells that need work, then of inhabitants without exports', () =>
    expect(namesIn('worst')).toEqual(['Provo', 'Orem', 'Alta']))
  test('of demand', () => expect(namesIn('demand', demand)).toEqual(['Alta', 'Provo', 'Orem']))
  test('of inhabitants', () => expect(namesIn('population', demand)).toEqual(['Orem', 'Alta', 'Provo']))
  test('of the manifest', () => expect(namesIn('listed', demand)).toEqual(['Alta', 'Orem', 'Provo']))
})

test('places with pages of one service are in order of these pages', () => {
  const namesIn = (order: 'worst' | 'demand') =>
    orderByPage(grid, [0, 1, 2], 1, { order, demand }).map((place) => places[place]?.name)
  expect(namesIn('worst')).toEqual(['Provo', 'Alta', 'Orem'])
  expect(namesIn('demand')).toEqual(['Orem', 'Alta', 'Provo'])
})

test('demand is added up by place and by service, and shaded by its magnitude', () => {
  expect(measuresOf(rows)).toEqual([impressions])
  expect(measuresOf(table)).toEqual([])
  expect([demand.ofPlace, demand.ofService]).toEqual([
    [900, 38, 60],
    [990, 8],
  ])
  // log(1 + n) / log(901) × 4: 900 → 4, 30 → 2.02, 8 → 1.3
  expect([demand.shadeAt(0, 0), demand.shadeAt(1, 0), demand.shadeAt(1, 1), demand.shadeAt(0, 1)]).toEqual([4, 3, 2, 0])
  expect(demand.at(2, 1)).toBeUndefined()
})
