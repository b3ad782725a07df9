import { expect, test } from 'vitest'
import { parseMarkdown } from '#generator/load/parse-markdown.ts'
import type { Parsed } from '#generator/load/source-file.ts'

function outcomeOf(text: string) {
  return parseMarkdown({ path: 'pages/terms.md', shown: 'manifest/pages/terms.md', text })
}

function parsed(text: string): Parsed {
  const outcome = outcomeOf(text)
  if (!outcome.ok) throw new Error(outcome.problems.map(({ what }) => what).join('\n'))
  return outcome.value
}

test('the front matter is the record and the text below it its body', () => {
  expect(parsed('---\nheading: Terms\n---\nPay at the door.\n').value).toEqual({
    heading: 'Terms',
    body: 'Pay at the door.\n',
  })
})

test('a field of the front matter is on the line it has in the file', () => {
  expect(parsed('---\nscreen: legal\nheading: Terms\n---\nText').locate(['heading'])).toMatchObject({
    line: 3,
    column: 10,
  })
})

test('the body is on the line below the front matter', () => {
  // --- 1, heading 2, --- 3
  expect(parsed('---\nheading: Terms\n---\nText').locate(['body'])).toMatchObject({ line: 4, column: 1 })
})

test('the body is on the line of its first words, past empty lines', () => {
  // --- 1, heading 2, --- 3, empty 4 and 5
  expect(parsed('---\nheading: Terms\n---\n\n\nText').locate(['body']).line).toBe(6)
})

test('lines that end in CR LF are counted like others', () => {
  const { value, locate } = parsed('---\r\nheading: Terms\r\n---\r\n\r\nText\r\n')
  expect(value).toMatchObject({ heading: 'Terms' })
  expect(locate(['body']).line).toBe(5)
})

test('a rule in the body is part of the body', () => {
  expect(parsed('---\nheading: Terms\n---\nOne\n\n---\n\nTwo').value).toMatchObject({ body: 'One\n\n---\n\nTwo' })
})

test('without text below the front matter there is no body', () => {
  expect(parsed('---\nheading: Terms\n---\n\n').value).toEqual({ heading: 'Terms' })
})

test.each([
  ['no front matter at all', 'Pay at the door.'],
  ['front matter that does not begin the file', 'Text\n---\nheading: Terms\n---\n'],
  ['front matter that does not end', '---\nheading: Terms\n'],
])('a file with %s is refused', (_, text) => {
  const outcome = outcomeOf(text)
  expect(outcome.ok ? [] : outcome.problems).toEqual([expect.objectContaining({ code: 'no-front-matter' })])
})

test('a mistake in the front matter is on the line it has in the file', () => {
  const outcome = outcomeOf('---\nscreen: legal\nheading: Terms: all\n---\nText')
  expect(outcome.ok ? [] : outcome.problems).toEqual([
    expect.objectContaining({ code: 'yaml-syntax', at: { file: 'manifest/pages/terms.md', line: 3, column: 10 } }),
  ])
})
