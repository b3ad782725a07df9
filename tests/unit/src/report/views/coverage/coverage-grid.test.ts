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

describe('a cell is', () => {
  test('missing where there is no page', () => expect(stateOf()).toBe('missing'))
  test('missing where only a link expects one', () => expect(stateOf(page({ status: 'missing' }))).toBe('missing'))
  test('live where nothing hinders', () => expect(stateOf(page())).toBe('live'))
  test('an alias where the canonical is another page', () => expect(stateOf(page({ status: 'alias' }))).toBe('alias'))
  test('noindex where robots say so', () => expect(stateOf(page({ robots: 'noindex, follow' }))).toBe('noindex'))
  test('thin just under the threshold, and live on it', () => {
    expect(stateOf(page({ ownShare: 0.249 }))).toBe('thin')
    expect(stateOf(page({ ownShare: 0.25 }))).toBe('live')
  })
  test('a duplicate from the threshold on', () => {
    expect(stateOf(page({ similarity: 0.8 }))).toBe('duplicate')
    expect(stateOf(page({ similarity: 0.799 }))).toBe('live')
  })
  test('known where the owner knows of a finding on it', () => expect(stateOf(page({ known: 1 }))).toBe('known'))
  test('live where there is nothing to compare with', () =>
    expect(stateOf(page({ ownShare: null, similarity: null }))).toBe('live'))
  test('what hinders most, of several', () => {
    expect(stateOf(page({ ownShare: 0.1, similarity: 0.9, known: 2 }))).toBe('duplicate')
    expect(stateOf(page({ ownShare: 0.1, robots: 'noindex' }))).toBe('noindex')
  })
})

test('of a page and its alias for one cell the page counts, whichever comes first', () => {
  for (const [alias, live] of [
    ['/a/', '/b/'],
    ['/b/', '/a/'],
  ]) {
    const grid = gridOf([page({ path: alias, status: 'alias' }), page({ path: live })])
    expect([grid.stateAt(0, 0), grid.rowAt(0, 0)]).toEqual(['live', ['/a/', '/b/'].indexOf(live ?? '')])
  }
})

test('rows of services and places that are not of the grid are left out', () => {
  const grid = gridOf([page({ service: 'gutters' }), page({ place: '' }), page({ path: '/', service: '', place: '' })])
  expect(grid.counts).toMatchObject({ missing: 4, live: 0 })
})

test('states are counted for the grid, each service and each place', () => {
  const grid = gridOf([page(), page({ path: '/roofs/orem/', service: 'roofs', place: 'orem', ownShare: 0.1 })])
  expect(grid.counts).toMatchObject({ live: 1, thin: 1, missing: 2 })
  expect(grid.serviceCounts[1]).toMatchObject({ live: 0, thin: 1, missing: 1 })
  expect(grid.placeCounts[0]).toMatchObject({ live: 1, thin: 0, missing: 1 })
})
