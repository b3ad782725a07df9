import { merge, mesh } from 'topojson-client'
import type { Outlines } from '#src/coverage-map.ts'
import type { Atlas, Shape } from '../core/read-atlas.ts'
import { type Line, linesOf, pathData } from './path-data.ts'
import type { View } from './view.ts'

type Counties = {
  atlas: Atlas
  /** Counties that may be in the view. */
  shown: Shape[]
  /** Counties of the service area. */
  own: ReadonlySet<Shape>
}

/** Path data of a view: the land, the counties of the service area, and the borders inside and outside of it. */
export function drawOutlines(view: View, { atlas, shown, own }: Counties): Outlines {
  const isOwn = (shape: unknown) => own.has(shape as Shape) // one of the shapes passed to mesh()
  const borders = (isWanted: (a: unknown, b: unknown) => boolean) =>
    linesOf(
      mesh(atlas, { type: 'GeometryCollection', geometries: shown }, (a, b) => a !== b && isWanted(a, b)),
      view,
    )
  return withinLimit({
    land: linesOf(merge(atlas, shown), view),
    area: linesOf(merge(atlas, [...own]), view),
    inner: borders((a, b) => isOwn(a) && isOwn(b)),
    outer: borders((a, b) => !isOwn(a) && !isOwn(b)),
  })
}

/** Characters of path data per map, so that the map of a whole country does not dominate the page weight. */
const limit = 9_000

/** Tolerances of simplified lines, in units. Half a unit is about half a pixel, which is invisible. */
const tolerances = [0.5, 1, 2]

/** All lines, or as many as the limit allows. Borders outside the service area go first. */
function withinLimit(lines: Record<keyof Outlines, Line[]>): Outlines {
  const withoutOuter = { ...lines, outer: [] }
  for (const { land, area, inner, outer } of [lines, withoutOuter, { ...withoutOuter, inner: [] }]) {
    for (const tolerance of tolerances) {
      const data = (some: readonly Line[]) => pathData(some, tolerance)
      const paths = { land: data(land), area: data(area), inner: data(inner), outer: data(outer) }
      if (Object.values(paths).join('').length <= limit) return paths
    }
  }
  return { land: '', area: '', inner: '', outer: '' }
}
