import { expect, test } from 'vitest'
import { isCountOfOther } from '#generator/load/facts/count-of-other.ts'

test.each([
  ['Ohio has 88 counties.', true],
  ['We have nine counties.', false],
  ['Elm Drains has nine offices.', false],
  ['Our company has nine offices.', false],
])('%s', (sentence, isOther) => {
  expect(isCountOfOther(sentence, 'Elm Drains')).toBe(isOther)
})
