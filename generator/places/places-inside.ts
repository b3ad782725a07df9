import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { readAtlas } from '../core/read-atlas.ts'
import { isWithin, kilometresToEdge, shapedCounties } from './county-shapes.ts'
import type { FoundCounty } from './found-county.ts'

/** Kilometres by which outlines of counties are inexact. */
const outlineError = 2

/**
 * Without the places that the data has in a county and on a point outside it: one of the two is wrong. A county that would
 * keep no place is left as it is. Only counties with outlines are compared, those of the United States.
 */
export async function placesInside(found: readonly FoundCounty[]): Promise<FoundCounty[]> {
  const country = found[0]?.county.country ?? ''
  const codes = regionCodes(country)
  if (!codes) return [...found]
  const codeOf = new Map(codes.map((code) => [regionNameOf(code, country), code]))
  const shapes = shapedCounties(await readAtlas(country), (state) => codeOf.get(state))
  const shapeOf = new Map(shapes.map((shape) => [`${shape.region}.${shape.code}`, shape]))
  return found.map(({ county, places }) => {
    const outline = shapeOf.get(`${county.region}.${county.code}`)?.outline()
    const inside = outline
      ? places.filter((place) => isWithin(outline, place) || kilometresToEdge(outline, place) <= outlineError)
      : places
    return { county, places: inside.length > 0 ? inside : places }
  })
}
