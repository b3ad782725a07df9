import { feature } from 'topojson-client'
import type { City, Manifest } from '#manifest/schema.ts'
import {
  type Box,
  type CoverageMap,
  type MapCity,
  type MapDrawing,
  type MapOffice,
  mapPin,
  mapRanks,
  mapType,
} from '#src/coverage-map.ts'
import { countyName } from '#src/place.ts'
import type { Atlas, Shape } from '../core/read-atlas.ts'
import { grown } from './boxes.ts'
import { findCounties } from './find-counties.ts'
import { indexCounties } from './index-counties.ts'
import { dotBox, labelCities } from './label-cities.ts'
import { countyBox, labelCounties } from './label-counties.ts'
import { labelOffice } from './label-office.ts'
import { drawOutlines } from './outlines.ts'
import { coarse, linesOf } from './path-data.ts'
import { textBox } from './set-text.ts'
import { type Coordinates, type Frame, fitView, type View } from './view.ts'

/** For a phone in portrait, and for a wide window; the styles choose. */
const frames: Record<keyof CoverageMap, Frame> = {
  compact: { width: 340, minHeight: 300, maxHeight: 440, padding: 26 },
  wide: { width: 720, minHeight: 400, maxHeight: 560, padding: 36 },
}

/** Cities drawn at most. More would make the map unreadable and the page heavy. */
const mostCities = 150

type LocatedCity = City & Required<Pick<City, 'coordinates'>>

/** Draws the service area around the office. Undefined if no city has coordinates. */
export function drawMap(manifest: Manifest, atlas: Atlas): CoverageMap | undefined {
  const cities = manifest.cities
    .filter((city): city is LocatedCity => city.coordinates !== undefined && city.aliasOf === undefined)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0)) // ties keep the order of the table
    .slice(0, mostCities)
  if (cities.length === 0) return undefined
  const shapes = findCounties(manifest, atlas)
  const countiesIn = indexCounties(atlas)
  const draw = (frame: Frame) => drawing({ manifest, cities, shapes, atlas, countiesIn, frame })
  return { compact: draw(frames.compact), wide: draw(frames.wide) }
}

type Subject = {
  manifest: Manifest
  cities: readonly LocatedCity[]
  shapes: ReadonlyMap<string, Shape>
  atlas: Atlas
  countiesIn: (view: View) => Shape[]
  frame: Frame
}

function drawing({ manifest, cities, shapes, atlas, countiesIn, frame }: Subject): MapDrawing {
  const located = officesOf(manifest)
  const view = fitView(
    [...located, ...cities].map(({ coordinates }) => coordinates),
    frame,
  )
  const page = grown({ x: 0, y: 0, width: view.width, height: view.height }, -3)

  const pins = located.map(({ name, coordinates }) => ({ name, ...view.project(coordinates) }))
  const dots = cities.map(
    ({ slug, name, coordinates, population }): MapCity => ({
      slug,
      name,
      ...view.project(coordinates),
      rank: rankOf(population),
    }),
  )
  const pinBoxes = pins.flatMap(({ x, y }) =>
    [mapPin.head, mapPin.foot].map((box) => ({ ...box, x: x + box.x, y: y + box.y })),
  )
  const marks = [...dots.map(dotBox), ...pinBoxes]
  const offices: MapOffice[] = []
  const officeText: Box[] = []
  for (const pin of pins) {
    const label = labelOffice(pin.name, pin, { page, marks, names: officeText })
    offices.push({ ...pin, label })
    if (label) officeText.push(textBox(label, mapType.office))
  }

  // Names are placed in order: the largest cities, the counties, the other cities.
  const largest = dots.filter(({ rank }) => rank === 0)
  const large = labelCities(largest, page, { marks, texts: officeText, targets: [] })
  const targets = large.flatMap(({ target }) => target ?? [])
  const countyNames = labelCounties(
    manifest.counties.flatMap((county) => {
      const shape = shapes.get(county.key)
      return shape ? [{ name: countyName(county), rings: coarse(linesOf(feature(atlas, shape), view)) }] : []
    }),
    page,
    [...marks, ...officeText, ...targets],
  )
  const texts = [...officeText, ...countyNames.map(countyBox), ...targets]
  const others = dots.filter(({ rank }) => rank > 0)
  const small = labelCities(others, page, { marks, texts, targets })

  return {
    width: view.width,
    height: view.height,
    outlines: drawOutlines(view, { atlas, shown: countiesIn(view), own: new Set(shapes.values()) }),
    counties: countyNames,
    offices,
    cities: [...large, ...small],
  }
}

/** The office of site.yaml under the name of the company, or all offices of a company with several. */
function officesOf({ site: { business }, offices }: Manifest): { name: string; coordinates: Coordinates }[] {
  const isListed = offices.some(({ coordinates }) => isSamePoint(coordinates, business.coordinates))
  return isListed ? offices : [business, ...offices]
}

const isSamePoint = (a: Coordinates, b: Coordinates) => a.latitude === b.latitude && a.longitude === b.longitude

function rankOf(population = 0): number {
  return mapRanks.findIndex(({ from }) => population >= from)
}
