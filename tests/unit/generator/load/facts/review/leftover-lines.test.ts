import { expect, test } from 'vitest'
import { leftoverLines } from '#generator/load/facts/review/leftover-lines.ts'

const page = (...body: string[]) => ({
  path: 'pages/about.md',
  text: ['---', 'title: About', '---', ...body].join('\n'),
})

test('the paragraph of a Markdown body', () => {
  expect(leftoverLines(page('One.', '', 'Two TODO', 'lines.', '', 'Three.'), 6)).toEqual([6, 7])
})

test('an item of a list is a paragraph', () => {
  expect(leftoverLines(page('- One', '- Two TODO', '  lines', '- Three'), 5)).toEqual([5, 6])
})

test('all lines between merge markers, and the paragraphs that they divide', () => {
  const text = page('One', '<<<<<<< HEAD', 'two', '', 'three', '=======', 'four', '>>>>>>> other', 'five.', '', 'Six.')
  expect(leftoverLines(text, 5)).toEqual(expect.arrayContaining([4, 5, 6, 7, 8, 9, 10, 11, 12]))
  expect(leftoverLines(text, 5)).not.toContain(14)
})

test('a second conflict of the file counts, too', () => {
  const text = page('<<<<<<< a', 'one', '>>>>>>> b', '', 'Two.', '', '<<<<<<< a', 'three', '>>>>>>> b')
  expect(leftoverLines(text, 4)).toEqual([4, 5, 6, 10, 11, 12])
})

test('in the front matter, or in YAML, the line alone', () => {
  expect(leftoverLines(page('One.'), 2)).toEqual([2])
  expect(leftoverLines({ path: 'faqs.yaml', text: 'one: TODO\ntwo: three\n' }, 1)).toEqual([1])
})

test('in YAML the lines between merge markers', () => {
  const text = 'one: >-\n  <<<<<<< a\n  two\n  >>>>>>> b\nthree: four\n'
  expect(leftoverLines({ path: 'faqs.yaml', text }, 2)).toEqual([2, 3, 4])
})
