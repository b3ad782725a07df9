import { expect, test } from 'vitest'
import { sentencesOf } from '#generator/load/facts/texts.ts'

test('a number after "No." is within a sentence', () => {
  expect(sentencesOf('Voted No. 1 in the valley. We say no. 2 of us come.')).toEqual([
    'Voted No. 1 in the valley.',
    'We say no.',
    '2 of us come.',
  ])
})
