import { describe, expect, test } from 'vitest'
import { coverageGrid } from '#src/report/views/coverage/coverage-grid.ts'
import { type RowFacts, rowsOf } from '../../../../../support/report-data.ts'

const services = [
  { slug: 'drains', name: 'Drains' },
  { slug: 'roofs', name: 'Roofs' },
]
const places = [
  { slug: 'provo', name: 'Provo', kind: 'city' as const },
  { slug: 'orem', name: 'Orem', kind: 'city' as const },
]
const thresholds = { ownShare: 0.25, similarity: 0.8 }

const gridOf = (rows: RowFacts[]) => coverageGrid({ services, places, thresholds }, rowsOf(rows))

const page = (row: RowFacts = {}): RowFacts => ({
  path: '/drains/provo/',
  status: 'page',
  robots: 'index, follow',
  service: 'drains',
  place: 'provo',
  ownShare: 0.5,
  similarity: 0.3,
  ...row,
})

const stateOf = (...rows: RowFacts[]) => gridOf(rows).stateAt(0, 0)

test('each language of a site has a grid of its own', () => {
  const languages = [
    { tag: 'en-US', prefix: '' },
    { tag: 'es-US', prefix: '/es' },
  ]
  const rows = rowsOf([page(), page({ path: '/es/drains/provo/', ownShare: 0.1 })])
  const stateIn = (language?: string) =>
    coverageGrid({ services, places, thresholds, languages }, rows, language).stateAt(0, 0)
  expect(stateIn('es-US')).toBe('thin')
  expect(stateIn('en-US')).toBe('live')
  expect(stateIn()).toBe('live')
})

describe('a cell is', () => {
  test('missing without a page', () => expect(stateOf()).toBe('missing'))
  test('missing if the URL is missing', () => expect(stateOf(page({ status: 'missing' }))).toBe('missing'))
  test('live if no other state applies', () => expect(stateOf(page())).toBe('live'))
  test('an alias if the canonical is another page', () => expect(stateOf(page({ status: 'alias' }))).toBe('alias'))
  test('noindex if meta robots says so', () => expect(stateOf(page({ robots: 'noindex, follow' }))).toBe('noindex'))
  test('thin just below the threshold, and live at it', () => {
    expect(stateOf(page({ ownShare: 0.249 }))).toBe('thin')
    expect(stateOf(page({ ownShare: 0.25 }))).toBe('live')
  })
  test('a duplicate at the threshold', () => {
    expect(stateOf(page({ similarity: 0.8 }))).toBe('duplicate')
    expect(stateOf(page({ similarity: 0.799 }))).toBe('live')
  })
  test('known if it has a known issue', () => expect(stateOf(page({ known: 1 }))).toBe('known'))
  test('live if there is nothing to compare with', () =>
    expect(stateOf(page({ ownShare: null, similarity: null }))).toBe('live'))
  test('the most severe of several states', () => {
    expect(stateOf(page({ ownShare: 0.1, similarity: 0.9, known: 2 }))).toBe('duplicate')
    expect(stateOf(page({ ownShare: 0.1, robots: 'noindex' }))).toBe('noindex')
  })
})

test('of a page and its alias in one cell, the page counts in any order', () => {
  for (const [alias, live] of [
    ['/a/', '/b/'],
    ['/b/', '/a/'],
  ]) {
    const grid = gridOf([page({ path: alias, status: 'alias' }), page({ path: live })])
    expect([grid.stateAt(0, 0), grid.rowAt(0, 0)]).toEqual(['live', ['/a/', '/b/'].indexOf(live ?? '')])
  }
})

test('rows of other services and places are ignored', () => {
  const grid = gridOf([page({ service: 'gutters' }), page({ place: '' }), page({ path: '/', service: '', place: '' })])
  expect(grid.counts).toMatchObject({ missing: 4, live: 0 })
})

test('states are counted for the grid, for each service and for each place', () => {
  const grid = gridOf([page(), page({ path: '/roofs/orem/', service: 'roofs', place: 'orem', ownShare: 0.1 })])
  expect(grid.counts).toMatchObject({ live: 1, thin: 1, missing: 2 })
  expect(grid.serviceCounts[1]).toMatchObject({ live: 0, thin: 1, missing: 1 })
  expect(grid.placeCounts[0]).toMatchObject({ live: 1, thin: 0, missing: 1 })
})
