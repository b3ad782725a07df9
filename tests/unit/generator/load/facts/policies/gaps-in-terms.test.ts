import { expect, test } from 'vitest'
import { gapIn } from '#generator/load/facts/policies/gaps-in-terms.ts'

/** The two times between which there is a gap, or which are one. */
function found(...terms: string[]): string[] {
  const gap = gapIn(terms.map((when) => ({ when })))
  return gap ? [gap.words, gap.other] : []
}

test.each([
  [['48 hours or more before the visit', 'Less than 48 hours', 'Less than 24 hours']],
  [['48 hours or more before the visit', 'Between 24 and 48 hours before', 'Less than 24 hours before']],
  [['Less than 24 hours', '24–48 hours', '48 hours or more']],
  [['At least two days', 'One to two days before', 'Within one day']],
  [['2 days or more', 'From 24 to 48 hours', 'Less than 24 hours', 'A locked door']],
  [['2 days or more', 'Less than 48 hours']],
  [['48 hours or more', 'Less than 48 hours, but at least 24 hours', 'Under 24 hours']],
  [['7 days or more', '3 to 7 days', '1 to 3 days', 'Less than 24 hours']],
  [['48 hours or more', 'Later', 'Less than 24 hours']],
  [['48 hours or more', 'By 6 p.m. of the day before', 'Less than 12 hours']],
  [['48 hours or more', '2 business days', 'Less than 24 hours']],
  [['48 horas o más', 'Entre 24 y 48 horas', 'Menos de 24 horas']],
  [['Moves: 7 days or more', '48 hours or more', 'Less than 24 hours']],
  [['14 days of notice', '24 hours or more']],
])('%j have no gap', (terms) => {
  expect(found(...terms)).toEqual([])
})

test.each([
  [
    ['48 hours or more', 'Less than 24 hours'],
    ['48 hours or more', 'Less than 24 hours'],
  ],
  [
    ['72 hours or more', 'Between 24 and 48 hours', 'Less than 24 hours'],
    ['72 hours or more', 'Between 24 and 48 hours'],
  ],
  [
    ['48 hours or more', '24 to 48 hours', 'Under 12 hours'],
    ['24 to 48 hours', 'Under 12 hours'],
  ],
  [
    ['24 hours or more', 'Less than 48 hours'],
    ['24 hours or more', 'Less than 48 hours'],
  ],
  [
    ['2 días o más', 'Menos de 24 horas'],
    ['2 días o más', 'Menos de 24 horas'],
  ],
])('%j have one', (terms, words) => {
  expect(found(...terms)).toEqual(words)
})
