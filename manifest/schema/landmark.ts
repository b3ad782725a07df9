import { z } from 'zod'
import { optionalCell } from './cells.ts'
import { Line } from './primitives.ts'

const points = /\s*;\s*/
const point = /^(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)$/

/** `45.3735 -121.6959; 45.35 -121.70` */
const Points = Line.superRefine((cell, { addIssue }) => {
  const refuse = (rule: string) =>
    addIssue({
      code: 'custom',
      message: `${rule}; write it like 45.3735 -121.6959, and a semicolon before the next point`,
    })
  for (const each of cell.split(points)) {
    const [, latitude, longitude] = point.exec(each) ?? []
    if (latitude === undefined || longitude === undefined)
      return refuse('a point is its latitude and its longitude, in degrees with a decimal point')
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180)
      return refuse('a latitude is from -90 to 90, a longitude from -180 to 180, and the latitude is first')
  }
})

const Names = Line.refine((cell) => !cell.includes(','), {
  message: 'several names have semicolons between them; write a semicolon in place of each comma',
})

/** Directions of the compass, clockwise. */
export const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

export type Direction = (typeof directions)[number]

const isDirection = (word: string): word is Direction => directions.some((each) => each === word)

const Directions = Line.refine((cell) => partsOf(cell, /\s+/).every(isDirection), {
  message: `directions have spaces between them, and each is one of ${directions.join(', ')}`,
})

/** A row of `landmarks.csv`: something that texts about places may name, and the places that it belongs to. */
export const LandmarkRow = z.strictObject({
  name: Line.describe('As texts write it, e.g. `Mount Hood` or `Interstate 84`.'),
  other_names: optionalCell(Names).describe('Further names, with semicolons between them, e.g. `I-84`.'),
  counties: optionalCell(Line).describe('File names of counties, separated by spaces: those of all their places.'),
  places: optionalCell(Line).describe(
    'Slugs of rows of cities.csv, separated by spaces. Without counties and places, it belongs to none that is served.',
  ),
  coordinates: optionalCell(Points).describe(
    'Latitude and longitude, `45.3735 -121.6959`; of what is long or large, several points with semicolons between them.',
  ),
  flows: optionalCell(Directions).describe(
    'Of a river or creek, the directions in which it flows, separated by spaces, e.g. `north`, or `west southwest` of one that bends.',
  ),
  source: Line.describe('Where the facts of the row come from.'),
})

/** A landmark. `names` are all its names, the first being that of messages. */
export type Landmark = {
  name: string
  names: string[]
  counties: string[]
  places: string[]
  points: { latitude: number; longitude: number }[]
  /** The directions in which a river flows. */
  flows: Direction[]
}

/** What a row says. */
export function landmarkOf(row: z.infer<typeof LandmarkRow>): Landmark {
  const { name, other_names = '', counties = '', places = '', coordinates = '', flows = '' } = row
  return {
    name,
    names: [name, ...partsOf(other_names, points)],
    counties: partsOf(counties, /[\s,;]+/),
    places: partsOf(places, /[\s,;]+/),
    points: partsOf(coordinates, points).map((each) => {
      const [, latitude, longitude] = point.exec(each) ?? []
      return { latitude: Number(latitude), longitude: Number(longitude) }
    }),
    flows: partsOf(flows, /\s+/).filter(isDirection),
  }
}

const partsOf = (cell: string, sign: RegExp) => cell.split(sign).filter((part) => part !== '')
