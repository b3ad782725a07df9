import { expect, test } from 'vitest'
import { parseLedger } from '#generator/load/load-ledger.ts'

const hash = '0123456789abcdef'
const parse = (text: string) => {
  const { entries, problems } = parseLedger(text, 'manifest/urls.lock', '2026-11-20')
  return {
    paths: entries.map(({ path }) => path),
    told: problems.map(({ code, at }) => `${at.line} ${code}`),
    problems,
  }
}

test('comments and empty lines are no entries', () => {
  expect(parse(`# a\n\n/ 2026-05-01 ${hash}\n`)).toMatchObject({ paths: ['/'], told: [] })
})

test('lines may end as Windows ends them', () => {
  expect(parse(`/ 2026-05-01 ${hash}\r\n/a/ 2026-05-01 ${hash}\r\n`)).toMatchObject({ paths: ['/', '/a/'], told: [] })
})

test.each([
  ['no path', `a/ 2026-05-01 ${hash}`],
  ['a path of another host', `//evil.example/ 2026-05-01 ${hash}`],
  ['a path that climbs', `/a/../b/ 2026-05-01 ${hash}`],
  ['a pattern', `/:a/ 2026-05-01 ${hash}`],
])('%s is a wrong line, and the others are read', (_, line) => {
  expect(parse(`${line}\n/b/ 2026-05-01 ${hash}\n`).told).toEqual(['1 ledger-line'])
  expect(parse(`${line}\n/b/ 2026-05-01 ${hash}\n`).paths).toContain('/b/')
})

test.each([
  ['a day no calendar has', `/a/ 2026-02-30 ${hash}`],
  ['a hash that is short', '/a/ 2026-05-01 0123'],
  ['a hash in capitals', `/a/ 2026-05-01 ${hash.toUpperCase()}`],
  ['two spaces', `/a/  2026-05-01 ${hash}`],
  ['something after it', `/a/ 2026-05-01 ${hash} x`],
  ['an address alone', '/a/'],
])('%s makes a wrong line, whose address is not lost with it', (_, line) => {
  expect(parse(line)).toMatchObject({ paths: ['/a/'], told: ['1 ledger-line'] })
})

test('today is a day that has come, and tomorrow is not', () => {
  expect(parse(`/a/ 2026-11-20 ${hash}\n/b/ 2026-11-21 ${hash}\n`).told).toEqual(['2 ledger-future'])
})

test('of a file of nothing but wrong lines twenty are told, and how many more there are', () => {
  const { problems } = parse('wrong\n'.repeat(1000))
  expect(problems).toHaveLength(21)
  expect(problems.at(-1)?.what).toContain('980 more lines')
})

test('a conflict is told once, and not again for what both sides have', () => {
  const side = `/a/ 2026-05-01 ${hash}\n`
  expect(parse(`<<<<<<< HEAD\n${side}||||||| base\n${side}=======\n${side}>>>>>>> other\n`)).toMatchObject({
    paths: ['/a/', '/a/', '/a/'],
    told: ['1 ledger-conflict'],
  })
})
