import { expect, test } from 'vitest'
import { type ListSort, nextSort, readSort, sortList, writeSort } from '#src/report/views/traffic/sort-list.ts'

const rows = [
  ['9', '/b/'],
  ['1,204', '/a/'],
  ['', '/c/'],
].map(([number = '', path = '']) => () => [{ text: number, isNumber: true }, { text: path }])
const sorted = (sort: ListSort) => sortList(rows, sort).map((row) => row()[1]?.text)

test.each<[string, ListSort, string[]]>([
  ['numbers by their size', { column: 0, isDescending: true }, ['/a/', '/b/', '/c/']],
  ['empty cells last in both directions', { column: 0, isDescending: false }, ['/b/', '/a/', '/c/']],
  ['texts', { column: 1, isDescending: false }, ['/a/', '/b/', '/c/']],
])('a list is sorted: %s', (_, sort, expected) => {
  expect(sorted(sort)).toEqual(expected)
})

test('clicks on a heading sort in both directions, then as the list was', () => {
  const first = nextSort(undefined, 0, true)
  const second = nextSort(first, 0, true)
  expect([first, second, nextSort(second, 0, true)]).toEqual([
    { column: 0, isDescending: true },
    { column: 0, isDescending: false },
    undefined,
  ])
  expect(nextSort(first, 1, false)).toEqual({ column: 1, isDescending: false })
})

test('the sorting of a list is part of its URL', () => {
  const descending = { column: 2, isDescending: true }
  expect([writeSort(undefined), writeSort(descending)]).toEqual(['', '-3'])
  expect([readSort('-3', 9), readSort('3', 9)]).toEqual([descending, { ...descending, isDescending: false }])
  for (const text of ['', '0', '10', 'clicks', '--1']) expect(readSort(text, 9)).toBeUndefined()
})
