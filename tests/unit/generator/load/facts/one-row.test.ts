import { expect, test } from 'vitest'
import type { Problem, Severity } from '#generator/core/problem.ts'
import { joinedInRow } from '#generator/load/facts/one-row.ts'
import { loadManifest } from '#generator/load/load.ts'
import { withEditedSite } from '../../../../support/manifest-case.ts'

const problem = (file: string, line: number, code: string, severity: Severity = 'error'): Problem => ({
  code,
  severity,
  at: { file, line, column: 1 },
  what: `${code} is wrong.`,
  fix: '',
})

test('what is wrong with one row is one problem, the most severe, and says all', () => {
  const row = [
    problem('cities.csv', 4, 'population', 'warning'),
    problem('cities.csv', 4, 'postal-code'),
    problem('cities.csv', 4, 'coordinates'),
  ]
  expect(joinedInRow(row)).toEqual([
    expect.objectContaining({
      code: 'postal-code',
      what: 'postal-code is wrong. population is wrong. coordinates is wrong.',
    }),
  ])
})

test('other rows, other files and notices stay as they are', () => {
  const apart = [
    problem('cities.csv', 4, 'population'),
    problem('cities.csv', 5, 'population'),
    problem('site.yaml', 4, 'phone'),
    problem('site.yaml', 4, 'address'),
    problem('cities.csv', 4, 'accepted', 'notice'),
  ]
  expect(joinedInRow(apart)).toEqual(apart)
})

test('a joined problem explains what each of them does', () => {
  const row = [problem('cities.csv', 4, 'name'), { ...problem('cities.csv', 4, 'slug'), explains: ['city alta'] }]
  expect(joinedInRow(row)).toEqual([expect.objectContaining({ code: 'name', explains: ['city alta'] })])
})

test('cells that slipped by a column are one problem, and two wrong ones are two', async () => {
  const slipped = {
    file: 'cities.csv',
    replace: ',8313,census,97031,45.70540,-121.52146,',
    with: ',census,97031,45.70540,-121.52146,,',
  }
  const edits = [slipped, { file: 'cities.csv', replace: '45.66984', with: '145.66984' }]
  const { problems } = await withEditedSite(edits, loadManifest)
  expect(problems.map(({ at }) => at.line)).toEqual([2, 3])
})
