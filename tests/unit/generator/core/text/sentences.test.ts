import { expect, test } from 'vitest'
import { sentencesOf } from '#generator/core/text/sentences.ts'

test.each([
  'The yard is on U.S. 40 near the river.',
  'Ask for gate No. 1 of the yard.',
  'The office in St. Joseph is open.',
])('"%s" is one sentence', (text) => {
  expect(sentencesOf(text)).toEqual([text])
})

test('a sentence may end with an abbreviation', () => {
  expect(sentencesOf('We work across the U.S. Ask us.')).toEqual(['We work across the U.S.', 'Ask us.'])
})
