import { expect, test } from 'vitest'
import { checkLostNegations } from '#generator/load/facts/policies/reversed-statements/lost-negations.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string, pages: readonly string[] = []) =>
  checkLostNegations(companySources({ services: [text], pages })).map(({ words }) => words)

test.each([
  ['We clean; we do repair.', 'We clean; we do repair'],
  ['We wash windows; we do replace the glass.', 'We wash windows; we do replace'],
  ['We measure, we do guess.', 'We measure, we do guess'],
])('"%s" lost its "not"', (text, words) => {
  expect(found(text)).toEqual([words])
})

test('a stressed verb that another text denies lost its "not"', () => {
  expect(found('We do store furniture.', ['We do not store anything.'])).toEqual(['We do store'])
  expect(found('We do store furniture.', ['We do not move pianos.'])).toEqual([])
})

test.each([
  'We clean; we do not repair.',
  'We clean, but we do repair small things.',
  'We wash windows; we do gutters.',
  'We clean; we do it well.',
  'We do the rest.',
  'We do move pianos if the stairs are wide.',
  'We paint; we do also patch the wall.',
])('"%s" is right', (text) => {
  expect(found(text, ['We do not move pianos.'])).toEqual([])
})
