import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Manifest } from '#manifest/schema.ts'
import { groupBy } from '../core/group-by.ts'
import type { Atlas, Shape } from '../core/read-atlas.ts'
import type { Coordinates } from './view.ts'

/** The shape of each county of a manifest that the atlas knows, by the county's key. An atlas without states has none. */
export function findCounties({ counties, cities }: Manifest, atlas: Atlas): Map<string, Shape> {
  if (atlas.objects.states.geometries.length === 0) return new Map()
  const states = byName(atlas.objects.states.geometries)
  const shapes = byName(atlas.objects.counties.geometries)
  const places = new Map<string, Coordinates[]>(counties.map(({ key }) => [key, []]))
  for (const { county, coordinates } of cities) if (coordinates) places.get(county)?.push(coordinates)

  const found = new Map<string, Shape>()
  for (const { key, name, regionName = '' } of counties) {
    const state = states.get(plain(regionName))?.[0]?.id
    const best = (shapes.get(plain(name)) ?? [])
      .map((shape) => ({
        shape,
        holds: countWithin(places.get(key) ?? [], shape, atlas),
        isInState: shape.id.slice(0, 2) === state,
      }))
      // A company near a border works in two states, and thirty states have a Washington County: the cities decide.
      .sort((a, b) => b.holds - a.holds || Number(b.isInState) - Number(a.isInState))
      .find(({ holds, isInState }) => holds > 0 || isInState)
    if (best) found.set(key, best.shape)
  }
  return found
}

function byName(shapes: readonly Shape[]): Map<string, Shape[]> {
  return groupBy(shapes, ({ properties }) => plain(properties.name))
}

/** A name in one spelling: `St. Mary's` and `saint marys` are the same county. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\bsaint\b/g, 'st')
    .trim()
}

function countWithin(places: readonly Coordinates[], shape: Shape, atlas: Atlas): number {
  const outline = feature(atlas, shape)
  return places.filter(({ longitude, latitude }) => geoContains(outline, [longitude, latitude])).length
}
