import { expect, test } from 'vitest'
import { seeded } from '#drawings/random.ts'

const take = (seed: string, count: number) => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => random.between(0, 1))
}

test('the same seed gives the same numbers, and another seed gives others', () => {
  expect(take('lake', 8)).toEqual(take('lake', 8))
  expect(take('lake', 8)).not.toEqual(take('lakes', 8))
})

test('a seed gives the same numbers on every machine', () => {
  const random = seeded('lake')
  expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toEqual([932, 346, 134])
})

test('numbers fill their range evenly', () => {
  const numbers = take('spread', 4000)
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(mean).toBeCloseTo(0.5, 1)
})

test('a whole number reaches both bounds and never exceeds them', () => {
  const random = seeded('bounds')
  const found = new Set(Array.from({ length: 200 }, () => random.whole(2, 4)))
  expect([...found].sort()).toEqual([2, 3, 4])
})

test('a fork depends on its name, not on the numbers taken before', () => {
  const fresh = seeded('valley')
  const used = seeded('valley')
  used.between(0, 1)
  expect(used.fork('ridge').between(0, 1)).toBe(fresh.fork('ridge').between(0, 1))
  expect(used.fork('trees').between(0, 1)).not.toBe(fresh.fork('ridge').between(0, 1))
})
