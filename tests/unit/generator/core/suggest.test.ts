import { expect, test } from 'vitest'
import { didYouMean, nearest } from '#generator/core/suggest.ts'

test('the nearest candidate is the one with the fewest edits', () => {
  // berkely → berkeley: 1 edit; → beverly: 2
  expect(nearest('berkely', ['beverly', 'berkeley'])).toBe('berkeley')
})

test('of equally near candidates, the first is suggested', () => {
  expect(nearest('cat', ['hat', 'bat'])).toBe('hat')
})

test('case is ignored in value and candidates', () => {
  // letter for letter, pipe and PIPE would be 4 edits apart, and 2 are allowed
  expect(nearest('PIPE', ['pipe'])).toBe('pipe')
  expect(nearest('pipe', ['PIPE'])).toBe('PIPE')
})

test('the value itself is not suggested', () => {
  expect(nearest('pipe', ['pipe'])).toBeUndefined()
  expect(nearest('pipe', ['pipe', 'pipes'])).toBe('pipes')
})

test('a short word may have two edits', () => {
  // 4 letters: a third is 1, but two are always allowed
  expect(nearest('pxxe', ['pipe'])).toBe('pipe')
  expect(nearest('xxxe', ['pipe'])).toBeUndefined()
})

test('a long word may have edits in a third of its letters', () => {
  // 9 letters → 3 edits
  expect(nearest('xxxdefghi', ['abcdefghi'])).toBe('abcdefghi')
  expect(nearest('xxxxefghi', ['abcdefghi'])).toBeUndefined()
})

test('without candidates nothing is near', () => {
  expect(nearest('odell', [])).toBeUndefined()
})

test('a suggestion is a question followed by a space, so that another sentence can follow', () => {
  expect(didYouMean('odel', ['odell'])).toBe('Did you mean "odell"? ')
})

test('without a near candidate there is no suggestion', () => {
  expect(didYouMean('portland', ['odell'])).toBe('')
})
