import { expect, test } from 'vitest'
import { longParagraph } from '#generator/core/text/style.ts'

const sentence = 'We dust the shelf and wash the floor.'

test('a paragraph of many sentences is long', () => {
  expect(longParagraph(Array(40).fill(sentence).join(' '))).toBeDefined()
})

test.each([
  ['-', (_: number) => '- '],
  ['1.', (at: number) => `${at + 1}. `],
  ['1)', (at: number) => `${at + 1}) `],
])('a list with "%s" is not one paragraph', (_, mark) => {
  expect(longParagraph(Array.from({ length: 40 }, (_, at) => mark(at) + sentence).join('\n'))).toBeUndefined()
})
