import { expect, test } from 'vitest'
import { deadlines, knownIn, measures } from '#generator/load/facts/policies/measures.ts'

test.each([
  ['The warranty ends after 10 years.', ['10 year']],
  ['We answer within 2 days, and 24 hours before.', ['2 day', '24 hour']],
  ['A tank older than 12 years has no guarantee.', []],
  ['A loan with 12 months at 0% APR and 25% down', ['12 month', '25 %']],
  ['Unpaid after thirteen days, or after forty-five days', ['13 day', '45 day']],
  ['One hundred and twenty days, and one hundred percent of it', ['120 day', '100 %']],
  ['One day we come back, and once a week, twenty-four hours a day.', []],
  ['After fifteen years in the trade, and with 20 years’ experience', []],
  ['A tank 12 years old, a 30-year-old pipe and one 40 years of age have none.', []],
])('the times in "%s"', (text, keys) => {
  expect(measures(text).map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['We come back within a fortnight.', ['14 days']],
  ['We come back within two weeks, and no later than a month.', ['14 days', '30 days']],
  ['An answer comes within half an hour.', ['30 minutes']],
  ['Inside of a couple of days, within just one week', ['48 hours', '7 days']],
  ['A visit every fortnight takes half an hour, once a week.', []],
  ['Within two hours a day, within five working days, within the week', []],
])('the time by which something is done in "%s"', (text, times) => {
  const found = deadlines(text)
  expect(found).toHaveLength(times.length)
  expect(found.every((each, index) => knownIn(times[index] ?? '')(each))).toBe(true)
})

test.each([
  ['a month', '31 days, 28 days, 4 weeks', true],
  ['a month', '20 days', false],
  ['a week', '168 hours', true],
  ['a week', '8 days, 7%', false],
  ['two days', 'within two days', true],
  ['11 months', '12 months', false],
])('"within %s" is as long as "%s": %s', (time, text, isSame) => {
  const [found] = deadlines(`within ${time}`)
  expect(text.split(', ').every((each) => found && knownIn(each)(found))).toBe(isSame)
})
