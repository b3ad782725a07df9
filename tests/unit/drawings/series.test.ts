import { describe, expect, test } from 'vitest'
import { openBrush } from '#drawings/brush.ts'
import { draw, lookAt } from '#drawings/draw.ts'
import type { Light, Season } from '#manifest/schema/images.ts'

const series = (count: number) => Array.from({ length: count }, (_, place) => place)

describe('looks', () => {
  const choices: readonly (readonly [readonly Season[], readonly Light[]])[] = [
    [
      ['spring', 'summer', 'autumn'],
      ['day', 'evening', 'morning'],
    ],
    [
      ['spring', 'summer', 'autumn', 'winter'],
      ['day', 'evening'],
    ],
    [
      ['spring', 'summer', 'autumn'],
      ['day', 'evening'],
    ],
    [['winter'], ['day', 'evening']],
  ]

  test.each(choices)('all combinations of %j and %j appear before one repeats', (seasons, lights) => {
    for (const seed of ['ash', 'birch', 'cedar']) {
      const looks = series(seasons.length * lights.length).map((place) => lookAt(place, { seasons, lights, seed }))
      expect(new Set(looks.map(({ season, light }) => `${season} ${light}`)).size).toBe(looks.length)
    }
  })

  test('neighbours differ in season', () => {
    const [seasons, lights] = choices[0] ?? [[], []]
    const found = series(12).map((place) => lookAt(place, { seasons, lights, seed: 'ash' }).season)
    expect(found.filter((season, index) => season === found[index + 1])).toEqual([])
  })
})

test('six drawings of a series are three compositions, each plain and mirrored', () => {
  const seen = series(6).map((place) => {
    const { brush } = openBrush({ season: 'summer', light: 'day', seed: `seed ${place}`, place })
    return `${brush.composed('first', 'second', 'third')} ${brush.isMirrored}`
  })
  expect(new Set(seen).size).toBe(6)
})

test('another place in a series gives another drawing', () => {
  const recipe = { scene: 'farm-valley', season: 'summer', light: 'day', seed: 'ash' } as const
  const drawings = series(6).map((place) => draw({ ...recipe, place }))
  expect(new Set(drawings).size).toBe(6)
})
