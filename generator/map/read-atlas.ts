import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'

/** A state or county; `id` is its FIPS code. The first two digits of a county's code are its state's. */
export type Shape = (Polygon | MultiPolygon) & { id: string; properties: { name: string } }

type Shapes = { type: 'GeometryCollection'; geometries: Shape[] }

/** Counties and states of the United States, in the Census Bureau's outlines for small scales. */
export type Atlas = Topology<{ counties: Shapes; states: Shapes }>

let atlas: Promise<Atlas> | undefined

/** Reads the boundaries from the npm package us-atlas (public domain) on first use; no network. */
export function readAtlas(): Promise<Atlas> {
  atlas ??= readShapes()
  return atlas
}

async function readShapes(): Promise<Atlas> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  return JSON.parse(await readFile(path, 'utf8'))
}
