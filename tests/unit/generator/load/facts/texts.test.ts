import { expect, test } from 'vitest'
import { sentencesOf } from '#generator/load/facts/texts.ts'

test('a number after "No." is within a sentence', () => {
  expect(sentencesOf('Voted No. 1 in the valley. We say no. 2 of us come.')).toEqual([
    'Voted No. 1 in the valley.',
    'We say no.',
    '2 of us come.',
  ])
})

test.each([
  'Homes in St. James Parish are old.',
  'Cars turn where U.S. 33 and Holt meet.',
  'The road from Ft. Holt to Mt. Denby is steep.',
])('"%s" is one sentence', (text) => {
  expect(sentencesOf(`${text} We come.`)).toEqual([text, 'We come.'])
})

test.each([
  ['We work in the U.S. Homes are old.', ['We work in the U.S.', 'Homes are old.']],
  ['Turn right at the end of 9th St. 33 homes are old.', ['Turn right at the end of 9th St.', '33 homes are old.']],
])('"%s" is two sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
