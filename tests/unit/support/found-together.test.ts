import { expect, test } from 'vitest'
import { foundTogether } from '../../support/planted/found-together.ts'

type Row = { place: string; causes: string[]; wanted: string[] }

const row = (place: string, causes: string[], wanted = causes): Row => ({ place, causes, wanted })

function tried(rows: readonly Row[]) {
  const groups: number[] = []
  const found = foundTogether({
    rows,
    placeOf: ({ place }) => place,
    expected: ({ wanted }) => wanted,
    find: async (some) => {
      groups.push(some.length)
      return some.flatMap(({ causes }) => causes)
    },
  })
  return { found, groups }
}

test('rows at different places are planted once, together', async () => {
  const rows = [row('a', ['1']), row('b', ['2']), row('c', [])]
  const { found, groups } = tried(rows)
  expect(await Promise.all(rows.map(found))).toEqual([['1'], ['2'], []])
  expect(groups).toEqual([3])
})

test('rows of one place are planted apart', async () => {
  const rows = [row('a', ['1']), row('a', ['2'])]
  const { found, groups } = tried(rows)
  expect(await Promise.all(rows.map(found))).toEqual([['1'], ['2']])
  expect(groups).toEqual([1, 1])
})

test('what is found for a row that causes something else is not taken for that of the others', async () => {
  const rows = [row('a', ['1']), row('b', ['2']), row('c', ['3', '4'], ['3']), row('d', [], ['5'])]
  const { found } = tried(rows)
  expect(await Promise.all(rows.map(found))).toEqual([['1'], ['2'], ['3', '4'], []])
})

test('a row of which something is missing is planted apart, and the others together', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) =>
    row(place, place === 'b' ? [] : [place], [place]),
  )
  const { found, groups } = tried(rows)
  expect(await Promise.all(rows.map(found))).toEqual(rows.map(({ causes }) => causes))
  expect(groups).toEqual([8, 1, 7])
})
