import { expect, test } from 'vitest'
import { perRecent } from '#generator/core/per-recent.ts'

test('the last page and its parts are read once, and parts stay while pages pass', () => {
  const read: string[] = []
  const lengthOf = perRecent(({ name }: { name: string }) => {
    read.push(name)
    return name.length
  })
  const [header, footer] = [{ name: 'header' }, { name: 'footer' }]
  for (const page of [{ name: '/a/' }, { name: '/b/' }, { name: '/c/' }])
    for (const part of [page, header, footer, page, header]) expect(lengthOf(part)).toBe(part.name.length)
  expect(read).toEqual(['/a/', 'header', 'footer', '/b/', '/c/'])
})

test('what was read of a former page is not kept', () => {
  let reads = 0
  const count = perRecent((_: object) => ++reads)
  const page = {}
  count(page)
  for (let number = 0; number < 12; number++) count({ number })
  expect(count(page)).toBe(14)
})

test('an undefined result is remembered too', () => {
  let reads = 0
  const find = perRecent((_: object) => {
    reads++
    return undefined
  })
  const page = {}
  expect([find(page), find(page)]).toEqual([undefined, undefined])
  expect(reads).toBe(1)
})
