import { expect, test } from 'vitest'
import { boundedMemo } from '#generator/core/bounded-memo.ts'

test('a result is computed once, and kept while it is used', () => {
  const computed: number[] = []
  const double = boundedMemo(2, (number: number) => {
    computed.push(number)
    return number * 2
  })
  // 1 is used between the others, so it is never among the dropped ones.
  expect([1, 2, 1, 3, 1, 4, 1].map(double)).toEqual([2, 4, 2, 6, 2, 8, 2])
  expect(computed).toEqual([1, 2, 3, 4])
})

test('a result not used while twice as many are new is dropped', () => {
  const computed: number[] = []
  const remember = boundedMemo(2, (number: number) => {
    computed.push(number)
    return number
  })
  for (const number of [1, 2, 3, 4, 5, 1]) remember(number)
  expect(computed).toEqual([1, 2, 3, 4, 5, 1])
})
