import { expect, test } from 'vitest'
import { openBrush } from '#drawings/brush.ts'
import { grounded } from '#drawings/kit/town/backdrop.ts'
import { row } from '#drawings/kit/town/facade.ts'
import { coat } from '#drawings/kit/town/house.ts'
import { oldTownCoats } from '#drawings/kit/town/old-town-house.ts'
import { towerRow } from '#drawings/kit/town/tower.ts'
import { seeded } from '#drawings/random.ts'

const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`)

test('windows in a row have equal gaps on both sides and between them', () => {
  // 100 px less 2 × 20 leaves 60, in three gaps of 20.
  expect(row({ from: 0, to: 100, y: -50, count: 2, width: 20, height: 30 })).toEqual([
    [20, -50, 20, 30],
    [60, -50, 20, 30],
  ])
})

test('no walls are white in winter, because they would not contrast with the snow', () => {
  const { brush } = openBrush({ season: 'winter', light: 'day', seed: 'winter' })
  const walls = seeds.map((seed) => coat(brush, seeded(seed)).wall)
  expect(walls).not.toContain(brush.palette.walls[0])
})

test('the coats of old-town houses have different wall colours', () => {
  const { brush } = openBrush({ season: 'summer', light: 'day', seed: 'old town' })
  for (const seed of seeds) {
    const walls = oldTownCoats(brush, seeded(seed)).map(({ wall }) => wall)
    expect(new Set(walls).size).toBe(walls.length)
  }
})

test('towers in a row do not overlap', () => {
  for (const seed of seeds) {
    const towers = towerRow(seeded(seed), {
      from: 100,
      to: 900,
      foot: 700,
      width: [60, 90],
      gap: [4, 20],
      topAt: () => 400,
      colours: ['#888888'],
    })
    const overlaps = towers.filter(({ x }, index) => {
      const before = towers[index - 1]
      return before !== undefined && x < before.x + before.width
    })
    expect(overlaps).toEqual([])
  }
})

test('a grounded range begins on the land, left of its first saddle', () => {
  const line = grounded(
    [
      [400, 480],
      [600, 200],
      [900, 460],
    ],
    560,
  )
  // 80 px down, so 96 px to the left.
  expect(line).toEqual([
    [304, 560],
    [600, 200],
    [900, 460],
  ])
})
