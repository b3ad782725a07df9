import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { type Box, box, d, path, stroke } from '../../shapes.ts'
import { type Point, polygon } from '../../svg.ts'
import type { Interior } from './interior.ts'

/** The vanishing point of lines in the direction of view. */
const vanishing = { x: 800, y: 360 } as const

/** The wall opposite the viewer. */
export const backWall = { left: 370, right: 1230, top: 112, bottom: 606 } as const

/**
 * Projects a point of the room onto the sheet: x and y as on the back wall, and its nearness:
 * 1 at the back wall, 2 where everything is twice as large.
 */
export function inRoom(x: number, y: number, nearness: number): Point {
  return [vanishing.x + (x - vanishing.x) * nearness, vanishing.y + (y - vanishing.y) * nearness]
}

/** A quadrilateral of a side wall, between two heights and two values of nearness. */
export function onSideWall(
  side: 'left' | 'right',
  { top, bottom, far, near }: { top: number; bottom: number; far: number; near: number },
): string {
  const x = backWall[side]
  return polygon([inRoom(x, top, far), inRoom(x, top, near), inRoom(x, bottom, near), inRoom(x, bottom, far)])
}

/** The nearness at which everything is outside the sheet. */
const nearest = 2.4

/** A room seen from the middle of its width: back wall with openings, side walls, ceiling and floor of boards. */
export function deepRoom(brush: Brush, colours: Interior, { openings }: { openings: readonly Box[] }): string[] {
  const { left, right, top, bottom } = backWall
  const holes = openings.map(([x, y, width, height]) => d`M${x} ${y}v${height}h${width}v${-height}z`).join('')
  const deep = mix(colours.wallDeep, colours.ink, 0.05)
  const sideFill = (towards: string, away: string) =>
    brush.gradient(
      [
        { at: 0, colour: towards },
        { at: 1, colour: away },
      ],
      'across',
    )
  return [
    path(`${d`M${left} ${top}H${right}V${bottom}H${left}z`}${holes}`, colours.wall, { 'fill-rule': 'evenodd' }),
    path(
      polygon([inRoom(left, top, 1), inRoom(right, top, 1), inRoom(right, top, nearest), inRoom(left, top, nearest)]),
      colours.white,
    ),
    path(onSideWall('left', { top, bottom, far: 1, near: nearest }), sideFill(deep, colours.wallDeep)),
    path(
      onSideWall('right', { top, bottom, far: 1, near: nearest }),
      sideFill(colours.wall, mix(colours.wall, colours.wallDeep, 0.6)),
    ),
    ...boards(brush, colours),
    ...skirtings(colours),
  ]
}

function boards({ gradient, random }: Brush, colours: Interior): string[] {
  const { left, right, bottom } = backWall
  const chance = random.fork('boards')
  const fill = gradient([
    { at: 0, colour: colours.floor },
    { at: 1, colour: colours.floorDeep },
  ])
  const count = 15
  const step = (right - left) / count
  const seams = Array.from({ length: count + 1 }, (_, index) => {
    const x = left + index * step
    const end = chance.between(1.1, 2)
    const cross = index === count ? '' : line(inRoom(x, bottom, end), inRoom(x + step, bottom, end))
    return line(inRoom(x, bottom, 1), inRoom(x, bottom, nearest)) + cross
  })
  return [
    path(
      polygon([
        inRoom(left, bottom, 1),
        inRoom(right, bottom, 1),
        inRoom(right, bottom, nearest),
        inRoom(left, bottom, nearest),
      ]),
      fill,
    ),
    stroke(seams.join(''), colours.joint, 2, { opacity: 0.8 }),
  ]
}

function line([x1, y1]: Point, [x2, y2]: Point): string {
  return d`M${x1} ${y1}L${x2} ${y2}`
}

function skirtings(colours: Interior): string[] {
  const { left, right, bottom } = backWall
  const band = { top: bottom - 16, bottom, far: 1, near: nearest }
  return [
    box([left, bottom - 16, right - left, 16], colours.white),
    path(onSideWall('left', band), mix(colours.white, colours.steel, 0.3)),
    path(onSideWall('right', band), mix(colours.white, colours.steel, 0.12)),
  ]
}

/** The sunlight on the floor through openings of the back wall. */
export function lightOnDeepFloor(colours: Interior, openings: readonly Box[], slant: number): string[] {
  const { sunlight } = colours
  if (!sunlight) return []
  const patches = openings.map(([x, , width]) => {
    const corner = (at: number, nearness: number): Point => {
      const [px, py] = inRoom(at, backWall.bottom, nearness)
      return [px + slant * (nearness - 1), py]
    }
    return polygon([corner(x, 1.1), corner(x + width, 1.1), corner(x + width, 2.1), corner(x, 2.1)])
  })
  return [path(patches.join(''), sunlight.colour, { opacity: sunlight.opacity })]
}

/** A door in a side wall: closed, or open on a lit room beyond. */
export function sideDoor(
  colours: Interior,
  { side, isOpen, colour }: { side: 'left' | 'right'; isOpen: boolean; colour: string },
): string[] {
  const { bottom } = backWall
  const leaf = { top: 214, bottom, far: 1.22, near: 1.6 }
  const frame = { top: 202, bottom, far: 1.19, near: 1.645 }
  const x = backWall[side]
  const [kx, ky] = inRoom(x, 430, 1.54)
  return [
    path(onSideWall(side, frame), colours.white),
    path(onSideWall(side, leaf), isOpen ? colours.linen : colour),
    ...(isOpen
      ? [
          path(onSideWall(side, { ...leaf, far: 1.45 }), colours.wall),
          path(onSideWall(side, { ...leaf, top: 560 }), colours.floor),
        ]
      : [
          path(onSideWall(side, { top: 240, bottom: 390, far: 1.28, near: 1.54 }), colours.ink, { opacity: 0.12 }),
          path(onSideWall(side, { top: 420, bottom: 580, far: 1.28, near: 1.54 }), colours.ink, { opacity: 0.12 }),
          stroke(d`M${kx} ${ky}v30`, colours.oak, 9, { 'stroke-linecap': 'round' }),
        ]),
  ]
}
