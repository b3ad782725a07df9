import { expect, test } from 'vitest'
import { readAtlas } from '#generator/core/read-atlas.ts'
import { indexCounties } from '#generator/map/index-counties.ts'
import { drawOutlines } from '#generator/map/outlines.ts'
import { fitView } from '#generator/map/view.ts'

const atlas = await readAtlas('US')
const frame = { width: 720, minHeight: 400, maxHeight: 560, padding: 36 }
const { geometries } = atlas.objects.counties

test('an inland view is all land, drawn as one box larger than the page', () => {
  const view = fitView([{ latitude: 40, longitude: -100 }], frame)
  const { land } = drawOutlines(view, { atlas, shown: indexCounties(atlas)(view), own: new Set() })
  expect(land).toBe('M-4-4l728 0 0 408-728 0z')
})

test('the land ends at the sea', () => {
  const view = fitView([{ latitude: 25.77, longitude: -80.13 }], frame) // Miami Beach
  const { land } = drawOutlines(view, { atlas, shown: indexCounties(atlas)(view), own: new Set() })
  expect(land).not.toBe('')
  expect(land).not.toContain('l728 0')
})

test('only counties near the view are used', () => {
  const view = fitView([{ latitude: 40, longitude: -100 }], frame)
  const shown = indexCounties(atlas)(view)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThan(20)
})

test('a company in every county of the country gets an outline without borders, within the size limit', () => {
  const corners = [
    { latitude: 48.9, longitude: -124.5 },
    { latitude: 25.2, longitude: -80.4 },
    { latitude: 46.9, longitude: -67.9 },
  ]
  const view = fitView(corners, frame)
  const outlines = drawOutlines(view, { atlas, shown: indexCounties(atlas)(view), own: new Set(geometries) })
  expect(outlines.area).not.toBe('')
  expect(outlines.inner).toBe('')
  expect(Object.values(outlines).join('').length).toBeLessThanOrEqual(9_000)
})
