import { expect, test } from 'vitest'
import { nextCell } from '#src/report/views/coverage/next-cell.ts'

const size = { rows: 30, columns: 4 }
const from = { row: 12, column: 2 }

const go = (key: string, ctrlKey = false, start = from) => {
  const next = nextCell(start, { key, ctrlKey }, size)
  return next && [next.row, next.column]
}

test.each([
  ['ArrowUp', false, [11, 2]],
  ['ArrowDown', false, [13, 2]],
  ['ArrowLeft', false, [12, 1]],
  ['ArrowRight', false, [12, 3]],
  ['PageUp', false, [2, 2]],
  ['PageDown', false, [22, 2]],
  ['Home', false, [12, 0]],
  ['End', false, [12, 3]],
  ['Home', true, [0, 0]],
  ['End', true, [29, 3]],
])('%s, with Ctrl %s, moves to %j', (key, ctrlKey, expected) => {
  expect(go(key, ctrlKey)).toEqual(expected)
})

test('arrows stop at the edges', () => {
  expect([go('ArrowUp', false, { row: 0, column: 0 }), go('ArrowLeft', false, { row: 0, column: 0 })]).toEqual([
    undefined,
    undefined,
  ])
  expect([go('ArrowDown', false, { row: 29, column: 3 }), go('ArrowRight', false, { row: 29, column: 3 })]).toEqual([
    undefined,
    undefined,
  ])
})

test('Page Up and Page Down stop at the first and last row', () => {
  expect([go('PageUp', false, { row: 3, column: 1 }), go('PageDown', false, { row: 25, column: 1 })]).toEqual([
    [0, 1],
    [29, 1],
  ])
})

test('other keys do not move', () => {
  expect([go('Enter'), go('Tab'), go('a')]).toEqual([undefined, undefined, undefined])
})

test('keys do not move in a grid without cells', () => {
  for (const key of ['ArrowDown', 'End', 'PageDown']) {
    expect(nextCell({ row: -1, column: -1 }, { key, ctrlKey: true }, { rows: 0, columns: 0 })).toBeUndefined()
  }
})
