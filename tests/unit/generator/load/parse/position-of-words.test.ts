import { expect, test } from 'vitest'
import { positionOfWords } from '#generator/load/parse/position-of-words.ts'
import type { Located } from '#generator/load/records.ts'

const text = `name: Westmark
body: |
  Westmarkshire is large. Denbyshire is
  larger.
  The road to Denby is steep.
  In Denby
  we paint. It is in Denbyshire.
`
const file = { path: 'a.yaml', shown: 'a.yaml', text }
const record = {
  file,
  slug: 'a',
  value: {},
  locate: () => ({ file: 'a.yaml', line: 2, column: 1 }),
} as unknown as Located<unknown> // what the function reads

test.each([
  ['Denby', undefined, 5],
  ['Denby', 'In Denby we paint.', 6],
  ['Denby', 'A sentence that the file writes otherwise, in Denby.', 5],
  ['Denbys', undefined, 3],
  ['Denbyshire', 'It is in Denbyshire.', 7],
])('"%s" in "%s" is in line %i', (words, within, line) => {
  expect(positionOfWords(record, ['body'], words, { within })?.line).toBe(line)
})

test('words that the file does not have are nowhere', () => {
  expect(positionOfWords(record, ['body'], 'Ashby')).toBeUndefined()
})
