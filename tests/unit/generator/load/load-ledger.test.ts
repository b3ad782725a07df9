import { expect, test } from 'vitest'
import { parseLedger } from '#generator/load/load-ledger.ts'

const hash = '0123456789abcdef'
const parse = (text: string) => {
  const { entries, problems } = parseLedger(text, 'manifest/urls.lock', '2026-11-20')
  return {
    paths: entries.map(({ path }) => path),
    reported: problems.map(({ code, at }) => `${at.line} ${code}`),
    problems,
  }
}

test('ignores comments and empty lines', () => {
  expect(parse(`# a\n\n/ 2026-05-01 ${hash}\n`)).toMatchObject({ paths: ['/'], reported: [] })
})

test('accepts Windows line ends', () => {
  expect(parse(`/ 2026-05-01 ${hash}\r\n/a/ 2026-05-01 ${hash}\r\n`)).toMatchObject({
    paths: ['/', '/a/'],
    reported: [],
  })
})

test.each([
  ['a line without a path', `a/ 2026-05-01 ${hash}`],
  ['a path of another host', `//evil.example/ 2026-05-01 ${hash}`],
  ['a path with ..', `/a/../b/ 2026-05-01 ${hash}`],
  ['a pattern', `/:a/ 2026-05-01 ${hash}`],
])('%s is reported, and the other lines are read', (_, line) => {
  expect(parse(`${line}\n/b/ 2026-05-01 ${hash}\n`).reported).toEqual(['1 ledger-line'])
  expect(parse(`${line}\n/b/ 2026-05-01 ${hash}\n`).paths).toContain('/b/')
})

test.each([
  ['a date that does not exist', `/a/ 2026-02-30 ${hash}`],
  ['a short hash', '/a/ 2026-05-01 0123'],
  ['a hash in upper case', `/a/ 2026-05-01 ${hash.toUpperCase()}`],
  ['two spaces', `/a/  2026-05-01 ${hash}`],
  ['text after the hash', `/a/ 2026-05-01 ${hash} x`],
  ['a URL alone', '/a/'],
])('%s is reported, and the URL of the line is kept', (_, line) => {
  expect(parse(line)).toMatchObject({ paths: ['/a/'], reported: ['1 ledger-line'] })
})

test('today is a valid date, and tomorrow is not', () => {
  expect(parse(`/a/ 2026-11-20 ${hash}\n/b/ 2026-11-21 ${hash}\n`).reported).toEqual(['2 ledger-future'])
})

test('reports at most twenty wrong lines, and the number of the others', () => {
  const { problems } = parse('wrong\n'.repeat(1000))
  expect(problems).toHaveLength(21)
  expect(problems.at(-1)?.what).toContain('980 more lines')
})

test('reports a merge conflict once, without duplicates for URLs on both sides', () => {
  const side = `/a/ 2026-05-01 ${hash}\n`
  expect(parse(`<<<<<<< HEAD\n${side}||||||| base\n${side}=======\n${side}>>>>>>> other\n`)).toMatchObject({
    paths: ['/a/', '/a/', '/a/'],
    reported: ['1 ledger-conflict'],
  })
})
