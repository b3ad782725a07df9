import { describe, expect, test } from 'vitest'
import { fitView } from '#generator/map/view.ts'

const frame = { width: 700, minHeight: 300, maxHeight: 500, padding: 50 }
const utah = { north: { latitude: 41, longitude: -112 }, south: { latitude: 40, longitude: -112 } }

describe('a view', () => {
  test('is as high as its places need, with the padding around them', () => {
    const view = fitView(Object.values(utah), frame)
    expect(view.height).toBe(500)
    expect(view.project(utah.north)).toEqual({ x: 350, y: 50 })
    expect(view.project(utah.south)).toEqual({ x: 350, y: 450 })
  })

  test('has at least the minimum height, with places in a row centred', () => {
    const [west, east] = [
      { latitude: 0, longitude: 10 },
      { latitude: 0, longitude: 11 },
    ]
    const view = fitView([west, east], frame)
    expect(view.height).toBe(300)
    expect([view.project(west), view.project(east)]).toEqual([
      { x: 50, y: 150 },
      { x: 650, y: 150 },
    ])
  })

  test('of one place shows 24 km from side to side', () => {
    const place = { latitude: 45, longitude: -120 }
    const view = fitView([place], frame)
    expect(view.project(place)).toEqual({ x: 350, y: 150 })
    // a minute of latitude is 1.853 km, and 700 units are 24 km: 1.853 × 700 / 24 = 54
    expect(view.project({ ...place, latitude: 45 + 1 / 60 })).toEqual({ x: 350, y: 150 - 54 })
  })

  test('keeps places together across the date line', () => {
    const [west, east] = [
      { latitude: 52, longitude: 179 },
      { latitude: 52, longitude: -179 },
    ]
    const view = fitView([west, east], frame)
    expect([view.project(west).x, view.project(east).x]).toEqual([50, 650])
  })

  test('can be centred on a pole', () => {
    const pole = { latitude: 90, longitude: 0 }
    expect(fitView([pole], frame).project(pole)).toEqual({ x: 350, y: 150 })
  })
})
