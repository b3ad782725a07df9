import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { whileUsed } from './while-used.ts'

/**
 * A state, county or country. The `id` of a state or county is its FIPS code; the first two digits of a county's code are
 * its state's.
 */
export type Shape = (Polygon | MultiPolygon) & { id: string; properties: { name: string } }

type Shapes = { type: 'GeometryCollection'; geometries: Shape[] }

/**
 * Outlines for small scales. For the United States its counties and states; for any other country the countries of the
 * world instead of counties, and no states.
 */
export type Atlas = Topology<{ counties: Shapes; states: Shapes }>

/**
 * Reads the boundaries for a map in a country from an npm package; no network: us-atlas (Census Bureau,
 * public domain), or world-atlas (Natural Earth, public domain).
 * @param country ISO 3166-1 alpha-2.
 */
export function readAtlas(country: string): Promise<Atlas> {
  return country === 'US' ? atlases('US', readUnitedStates) : atlases('world', readWorld)
}

const atlases = whileUsed<Atlas>()

const readUnitedStates = (): Promise<Atlas> => readJson('us-atlas/counties-10m.json')

async function readWorld(): Promise<Atlas> {
  const { objects, ...world }: Topology<{ countries: Shapes }> = await readJson('world-atlas/countries-10m.json')
  return { ...world, objects: { counties: objects.countries, states: { type: 'GeometryCollection', geometries: [] } } }
}

/**
 * A file of a package. Its content has the type that the package documents. It is read on this thread: facts are checked
 * while the other threads of Node measure pictures, and would wait for all of them.
 */
async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'))
}
