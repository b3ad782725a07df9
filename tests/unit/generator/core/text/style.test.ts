import { expect, test } from 'vitest'
import { longParagraph, rude } from '#generator/core/text/style.ts'

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

test.each([
  ['A lake house that is shut up from October needs its pipes drained.', undefined],
  ['A boathouse shut up for the winter smells of damp.', undefined],
  ['Rooms that were left shut up need a heater.', undefined],
  ['Admiral Ashby, of “Damn the torpedoes”, was born here.', undefined],
  ['Damn the “weeds”, we say.', 'Damn'],
  ['Crawl-space houses smell of earth when shut up, so we open everything.', undefined],
  ['Classrooms are open all summer and shut up for weeks in the winter.', undefined],
  ['Please shut up.', 'shut up'],
  ['Tell the neighbor to shut up, and we go on planting.', 'shut up'],
])('the rude words of "%s": %s', (text, words) => {
  expect(rude(text)?.words).toBe(words)
})
