import { describe, expect, test } from 'vitest'
import { type Line, pathData } from '#generator/map/path-data.ts'

const line = (points: Line['points']): Line => ({ points, isClosed: false })
const ring = (points: Line['points']): Line => ({ points, isClosed: true })

describe('path data', () => {
  test('starts at the first point and continues in relative steps', () => {
    const corner = line([
      [10, 10],
      [20, 10],
      [20, 30],
    ])
    expect(pathData([corner], 0.5)).toBe('M10 10l10 0 0 20')
  })

  test('closes a ring without repeating its first point', () => {
    const triangle = ring([
      [0, 0],
      [9, 0],
      [9, 9],
    ])
    expect(pathData([triangle], 0.5)).toBe('M0 0l9 0 0 9z')
  })

  test('separates two numbers only where they would run together', () => {
    const fine = line([
      [0.4, 3.2],
      [1, 9],
      [-3, 9.6],
    ])
    // 0.4 is 0 units and 9.6 is 10; the steps are 1 and 6, then -4 and 1
    expect(pathData([fine], 0)).toBe('M0 3l1 6-4 1')
  })

  test('rounding errors do not add up', () => {
    const points = Array.from({ length: 101 }, (_, index): [number, number] => [index * 0.34, index % 2])
    const numbers = pathData([line(points)], 0).match(/-?\d+/g) ?? []
    const sum = numbers.filter((_, index) => index % 2 === 0).reduce((total, number) => total + Number(number), 0)
    expect(sum).toBe(34) // 100 × 0.34
  })
})

describe('simplifying', () => {
  const bump = (height: number) =>
    line([
      [0, 0],
      [5, height],
      [10, 0],
    ])

  test('leaves out a point that moves the line by less than the tolerance', () => {
    expect(pathData([bump(0.4)], 0.5)).toBe('M0 0l10 0')
  })

  test('keeps a point that moves it by more', () => {
    expect(pathData([bump(0.6)], 0.5)).toBe('M0 0l5 1 5-1')
  })

  test('leaves out an empty ring', () => {
    const speck = ring([
      [0, 0],
      [0.2, 0],
      [0.2, 0.2],
    ])
    expect(pathData([speck], 0.5)).toBe('')
  })
})
