import { type Brush, sheet } from '../../brush.ts'
import { type Box, box, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'
import { archOutline } from './window.ts'

/** The y where the wall meets the floor, in units of the sheet. */
const floorLine = 680

type Wall = {
  /** Openings cut out of the wall, which show the view behind. */
  openings: readonly Box[]
  /** Whether the openings have half-round heads. */
  isArched?: boolean
  /** The y below which the wall is panelled; undefined for no panels. */
  panelledFrom?: number
}

/** A wall seen from the front, with a skirting board. */
export function wall(
  { gradient }: Brush,
  colours: Interior,
  { openings, isArched = false, panelledFrom }: Wall,
): string[] {
  const holes = openings.map(isArched ? archOutline : rectangle).join('')
  const fill = gradient(
    [
      { at: 0, colour: colours.wall },
      { at: 0.5, colour: colours.wall },
      { at: 1, colour: colours.wallDeep },
    ],
    'across',
  )
  const face = path(`${d`M0 0h${sheet.width}v${floorLine}h${-sheet.width}z`}${holes}`, fill, { 'fill-rule': 'evenodd' })
  return [
    face,
    ...(panelledFrom === undefined ? [] : panels(colours, { top: panelledFrom, openings })),
    skirting(colours),
  ]
}

function rectangle([x, y, width, height]: Box): string {
  return d`M${x} ${y}v${height}h${width}v${-height}z`
}

/** Boards on the wall from `top` down, left and right of the openings that reach that height. */
function panels(colours: Interior, { top, openings }: { top: number; openings: readonly Box[] }): string[] {
  const cut = openings
    .filter(([, y, , height]) => y + height > top)
    .map(([x, , width]) => [x - 16, x + width + 16] as const)
    .sort(([one], [other]) => one - other)
  const starts = [0, ...cut.map(([, right]) => right)]
  const ends = [...cut.map(([left]) => left), sheet.width]
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? sheet.width
    if (end <= start) return []
    const width = end - start
    const seams = Array.from(
      { length: Math.floor(width / 80) },
      (_, seam) => d`M${start + 40 + seam * 80} ${top + 12}V${floorLine}`,
    )
    return [
      box([start, top, width, floorLine - top], colours.white, { opacity: 0.75 }),
      stroke(seams.join(''), colours.grey, 3, { opacity: 0.7 }),
      box([start, top, width, 12], colours.white),
      box([start, top + 12, width, 4], colours.grey),
    ]
  })
}

function skirting(colours: Interior): string {
  return box([0, floorLine - 16, sheet.width, 16], colours.white)
}

export type Flooring = 'boards' | 'tiles'

/** The floor below a wall; its joints run towards the vanishing point. */
export function floor({ gradient, random }: Brush, colours: Interior, flooring: Flooring = 'boards'): string[] {
  const isTiled = flooring === 'tiles'
  const [far, near, joint] = isTiled
    ? [colours.grey, colours.steel, colours.steelDeep]
    : [colours.floor, colours.floorDeep, colours.joint]
  const fill = gradient([
    { at: 0, colour: far },
    { at: 1, colour: near },
  ])
  return [
    box([0, floorLine, sheet.width, sheet.height - floorLine], fill),
    stroke(isTiled ? tileJoints() : boardJoints(random.fork('boards')), joint, 2, { opacity: isTiled ? 0.45 : 1 }),
  ]
}

/** The y of the ends of the rows of boards, from far to near. */
const rows = [floorLine, 714, 764, 830, sheet.height] as const

/** x on the floor, as seen at a height: lines run to a vanishing point above the middle. */
function receding(x: number, y: number): number {
  const middle = sheet.width / 2
  return middle + (x - middle) * (0.55 + ((y - floorLine) / (sheet.height - floorLine)) * 0.45)
}

function boardJoints(random: Brush['random']): string {
  const across = rows.slice(1, -1).map((y) => d`M0 ${y}h${sheet.width}`)
  const ends = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1] ?? sheet.height
    const start = -900 + random.between(0, 400)
    return Array.from({ length: 8 }, (_, index) => {
      const x = start + index * 440 + random.between(-60, 60)
      return d`M${receding(x, top)} ${top}L${receding(x, bottom)} ${bottom}`
    })
  })
  return [...across, ...ends].join('')
}

function tileJoints(): string {
  const across = rows.slice(1, -1).map((y) => d`M0 ${y}h${sheet.width}`)
  const away = Array.from({ length: 17 }, (_, index) => {
    const x = -1000 + index * 225
    return d`M${receding(x, floorLine)} ${floorLine}L${receding(x, sheet.height)} ${sheet.height}`
  })
  return [...across, ...away].join('')
}

/** The sunlight on the floor through the panes of a window, shifted sideways by `slant` at the lower edge. */
export function lightOnFloor(colours: Interior, panes: readonly Box[], slant: number): string[] {
  const { sunlight } = colours
  if (!sunlight) return []
  const reach = sheet.height - floorLine
  const patches = panes.map(([x, , width]) => {
    const left = x + slant * 0.08
    return d`M${left} ${floorLine}h${width}L${x + width * 1.12 + slant} ${floorLine + reach}H${x - width * 0.12 + slant}z`
  })
  return [path(patches.join(''), sunlight.colour, { opacity: sunlight.opacity })]
}

/** The light on the wall from another window. */
export function lightOnWall(colours: Interior, { x, y }: { x: number; y: number }): string[] {
  const { sunlight } = colours
  if (!sunlight) return []
  return [
    path(d`M${x} ${y}l180 54v206l-180-84zM${x + 202} ${y + 60}l140 42v194l-140-64z`, sunlight.colour, {
      opacity: sunlight.opacity * 0.9,
    }),
  ]
}
