import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'

/** A state or county by FIPS code; the first two digits of a county's are its state's. */
export type Shape = (Polygon | MultiPolygon) & { id: string; properties: { name: string } }

type Shapes = { type: 'GeometryCollection'; geometries: Shape[] }

/** Counties and states of the United States, as the Census Bureau draws them for small scales. */
export type Atlas = Topology<{ counties: Shapes; states: Shapes }>

/** Reads the boundaries the package us-atlas holds (public domain). They lie in node_modules, so nothing is fetched. */
export async function readAtlas(): Promise<Atlas> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  return JSON.parse(await readFile(path, 'utf8'))
}
