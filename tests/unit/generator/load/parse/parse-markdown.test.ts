import { expect, test } from 'vitest'
import { parseMarkdown } from '#generator/load/parse/parse-markdown.ts'
import type { Parsed } from '#generator/load/parse/source-file.ts'

function outcomeOf(text: string) {
  return parseMarkdown({ path: 'pages/terms.md', shown: 'manifest/pages/terms.md', text })
}

function parsed(text: string): Parsed {
  const outcome = outcomeOf(text)
  if (!outcome.ok) throw new Error(outcome.problems.map(({ what }) => what).join('\n'))
  return outcome.value
}

test('the front matter is the record, and the text below it the body', () => {
  expect(parsed('---\nheading: Terms\n---\nPay at the door.\n').value).toEqual({
    heading: 'Terms',
    body: 'Pay at the door.\n',
  })
})

test('a field of the front matter has its line in the file', () => {
  expect(parsed('---\nscreen: legal\nheading: Terms\n---\nText').locate(['heading'])).toMatchObject({
    line: 3,
    column: 10,
  })
})

test('the body starts below the front matter', () => {
  // --- 1, heading 2, --- 3
  expect(parsed('---\nheading: Terms\n---\nText').locate(['body'])).toMatchObject({ line: 4, column: 1 })
})

test('the body starts at its first words, after empty lines', () => {
  // --- 1, heading 2, --- 3, empty 4 and 5
  expect(parsed('---\nheading: Terms\n---\n\n\nText').locate(['body']).line).toBe(6)
})

test('counts CR LF as one line end', () => {
  const { value, locate } = parsed('---\r\nheading: Terms\r\n---\r\n\r\nText\r\n')
  expect(value).toMatchObject({ heading: 'Terms' })
  expect(locate(['body']).line).toBe(5)
})

test('a thematic break belongs to the body', () => {
  expect(parsed('---\nheading: Terms\n---\nOne\n\n---\n\nTwo').value).toMatchObject({ body: 'One\n\n---\n\nTwo' })
})

test('no text below the front matter means no body', () => {
  expect(parsed('---\nheading: Terms\n---\n\n').value).toEqual({ heading: 'Terms' })
})

test.each([
  ['without front matter', 'Pay at the door.'],
  ['with text before the front matter', 'Text\n---\nheading: Terms\n---\n'],
  ['with unclosed front matter', '---\nheading: Terms\n'],
])('a file %s is refused', (_, text) => {
  const outcome = outcomeOf(text)
  expect(outcome.ok ? [] : outcome.problems).toEqual([expect.objectContaining({ code: 'no-front-matter' })])
})

test('a mistake in the front matter has its line in the file', () => {
  const outcome = outcomeOf('---\nscreen: legal\nheading: Terms: all\n---\nText')
  expect(outcome.ok ? [] : outcome.problems).toEqual([
    expect.objectContaining({ code: 'yaml-syntax', at: { file: 'manifest/pages/terms.md', line: 3, column: 10 } }),
  ])
})
