import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nodeIdTable } from '#generator/audit/facts/node-ids.ts'

function numbered(ids: readonly string[]) {
  const table = nodeIdTable((path) => path)
  const numbers = ids.map(table.numberOf)
  const { count, at } = table.finish()
  return { numbers, count, read: numbers.map(at) }
}

test('an id has one number, by which it can be read again', () => {
  const ids = [
    'https://town.example/#organization',
    'https://town.example/drains/#service',
    'https://town.example/drains/#page',
    'https://other.example/drains/#page',
    '/drains/#page',
    '#page',
    '',
    '_:b0',
    'urn:isbn:1#2#3',
    'https://town.example/drains/?from=a#page',
    'https://town.example/drains/#service',
  ]
  const { numbers, count, read } = numbered(ids)
  expect(read).toEqual(ids)
  expect(count).toBe(ids.length - 1)
  expect(numbers[10]).toBe(numbers[1])
})

test('any texts can be ids', () => {
  const part = fc.constantFrom('https://a.example', '/', '/b/', '#', '#c', '"', '\0', '\n', ':', '?', '//', 'x')
  fc.assert(
    fc.property(fc.array(fc.array(part).map((some) => some.join(''))), (ids) => {
      const { read, count } = numbered(ids)
      expect(read).toEqual(ids)
      expect(count).toBe(new Set(ids).size)
    }),
  )
})
