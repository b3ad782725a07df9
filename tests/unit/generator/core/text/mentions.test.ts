import { expect, test } from 'vitest'
import { mentionCounter } from '#generator/core/text/mentions.ts'

const count = mentionCounter(['Sandy', 'Salt Lake City', 'South Salt Lake', 'Fond du Lac'])
const counted = (text: string) => Object.fromEntries(count(text))

test.each([
  ['two mentions', 'In Sandy and around Sandy’s parks.', { Sandy: 2 }],
  [
    'the longest of two names',
    'From South Salt Lake to Salt Lake City.',
    { 'South Salt Lake': 1, 'Salt Lake City': 1 },
  ],
  ['a name over a line end', 'The office is in Salt Lake\nCity.', { 'Salt Lake City': 1 }],
  ['a name with words in lower case', 'Homes in Fond du Lac.', { 'Fond du Lac': 1 }],
  ['a name after the first word of a sentence', 'Roads end. Above Sandy they climb.', { Sandy: 1 }],
  ['no part of a longer name', 'The Sandy River and Old Sandy.', {}],
  ['no part of a word', 'Sandys and sandy soil.', {}],
])('counts %s', (_, text, expected) => {
  expect(counted(text)).toEqual(expected)
})

test.each([
  ["Coeur d'Alene", "In Coeur d’Alene and around Coeur d'Alene."],
  ['Coeur d’Alene', "In Coeur d’Alene and around Coeur d'Alene."],
])('the apostrophe of %s may be straight or not', (name, text) => {
  expect([...mentionCounter([name])(text)]).toEqual([[name, 2]])
})

test('a name may begin with a sign that is not a letter', () => {
  expect([...mentionCounter(['‘Ewa Beach'])('We visit ‘Ewa Beach, and ‘Ewa Beach again.')]).toEqual([['‘Ewa Beach', 2]])
})
