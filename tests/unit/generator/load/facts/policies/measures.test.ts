import { expect, test } from 'vitest'
import { measures } from '#generator/load/facts/policies/measures.ts'

test.each([
  ['The warranty ends after 10 years.', ['10 year']],
  ['We answer within 2 days, and 24 hours before.', ['2 day', '24 hour']],
  ['A tank older than 12 years has no guarantee.', []],
  ['A loan with 12 months at 0% APR and 25% down', ['12 month', '25 %']],
  ['A tank 12 years old, a 30-year-old pipe and one 40 years of age have none.', []],
])('the times in "%s"', (text, keys) => {
  expect(measures(text).map(({ key }) => key)).toEqual(keys)
})
