import type { Random } from '../../random.ts'
import { type Box, box, circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

export type DoorKind = 'panelled' | 'glazed' | 'slit'

export const doorKinds = ['panelled', 'glazed', 'slit'] as const satisfies readonly DoorKind[]

/** The parts of a door that are glass, so that the view behind can show: the door's box is its leaf. */
export function doorGlass([x, y, width, height]: Box, kind: DoorKind): Box[] {
  switch (kind) {
    case 'panelled':
      return [[x + 40, y + 40, width - 80, height * 0.22]]
    case 'glazed':
      return [[x + 44, y + 44, width - 88, height * 0.6]]
    case 'slit':
      return [[x + width * 0.58, y + 50, 44, height * 0.72]]
  }
}

/** A front door in its frame. */
export function frontDoor(
  colours: Interior,
  { leaf, kind, colour }: { leaf: Box; kind: DoorKind; colour: string },
): string[] {
  const [x, y, width, height] = leaf
  const glass = doorGlass(leaf, kind)
  const holes = glass.map(([gx, gy, gw, gh]) => d`M${gx} ${gy}v${gh}h${gw}v${-gh}z`).join('')
  const lower = (glass[0]?.[1] ?? y) + (glass[0]?.[3] ?? 0) + 34
  const half = (width - 110) / 2
  const panels =
    kind === 'slit'
      ? d`M${x + 36} ${y + 50}h${width * 0.36}M${x + 36} ${y + 150}h${width * 0.36}M${x + 36} ${y + 250}h${width * 0.36}M${x + 36} ${y + 350}h${width * 0.36}M${x + 36} ${y + 450}h${width * 0.36}`
      : d`M${x + 40} ${lower}h${half}V${y + height - 40}h${-half}zM${x + width - 40} ${lower}h${-half}V${y + height - 40}h${half}z`
  return [
    path(
      d`M${x - 24} ${y + height}V${y - 24}h${width + 48}v${height + 24}h-24V${y}h${-width}v${height}z`,
      colours.white,
    ),
    path(`${d`M${x} ${y}h${width}v${height}h${-width}z`}${holes}`, colour, { 'fill-rule': 'evenodd' }),
    stroke(panels, colours.ink, 4, { opacity: 0.3 }),
    ...glass.map(([gx, gy, gw, gh]) => stroke(d`M${gx} ${gy}h${gw}v${gh}h${-gw}z`, colours.white, 7)),
    ...(kind === 'glazed'
      ? glass.map(([gx, gy, gw, gh]) =>
          stroke(d`M${gx + gw / 2} ${gy}v${gh}M${gx} ${gy + gh / 2}h${gw}`, colours.white, 6),
        )
      : []),
    stroke(d`M${x + width - 22} ${y + height * 0.53}v46`, colours.oak, 9, { 'stroke-linecap': 'round' }),
    box([x - 30, y + height - 6, width + 60, 8], colours.woodDark),
  ]
}

/** A board with hooks and what hangs there, 330 wide, its origin the board's middle. */
export function coatHooks(colours: Interior, random: Random): string[] {
  const tints = [colours.terracotta, colours.tealSoft, colours.blueDeep, colours.oak, colours.sage] as const
  const first = random.whole(0, 4)
  const hung = [-116, -4, 108].map((x, index) => {
    const tint = tints[(first + index * 2) % tints.length] ?? colours.sage
    return random.chance(0.75) ? coat(colours, { x, tint }) : bag(colours, { x, tint })
  })
  return [
    box([-166, -14, 332, 26], colours.wood),
    box([-166, 12, 332, 5], colours.woodDeep),
    ...hung,
    ...[-130, -60, -4, 60, 124].map((x) => circle([x, 0, 7], colours.woodDark)),
    path('M34 6q-6-30 26-30t26 30q12 0 14 8h-80q2-8 14-8z', colours.oak),
    path('M34 6q26 8 52 0v-8q-26 8-52 0z', colours.terracotta),
  ]
}

function coat(colours: Interior, { x, tint }: { x: number; tint: string }): string {
  return [
    path(d`M${x - 12} 4h10q34 10 42 34l6 220h-96l6-220q6-28 32-34z`, tint),
    path(d`M${x + 4} 6q30 10 36 32l6 220h-46z`, colours.ink, { opacity: 0.16 }),
    stroke(d`M${x - 2} 10v246M${x - 34} 60l-2 120M${x + 28} 60l4 120`, colours.ink, 3, { opacity: 0.25 }),
  ].join('')
}

function bag(colours: Interior, { x, tint }: { x: number; tint: string }): string {
  return [
    stroke(d`M${x - 30} 120Q${x - 8} -10 ${x + 22} 120`, tint, 6),
    path(d`M${x - 46} 116h84l6 96q-48 12-96 0z`, tint),
    path(d`M${x + 6} 116h32l6 96q-20 6-40 8z`, colours.ink, { opacity: 0.14 }),
  ].join('')
}

/** A tall basket with umbrellas, 84 wide, 230 high. */
export function umbrellaStand(colours: Interior): string[] {
  return [
    stroke('M-8 -100L-26 -196q-4-20-18-14M12 -100L26 -210q2-18 16-14', colours.woodDark, 7, {
      'stroke-linecap': 'round',
    }),
    path('M-8 -90l-16-90 18 6 12 84zM10 -90l8-96 12 8-6 88z', colours.terracotta),
    path('M-40 -110h80l-8 104q-2 6-8 6h-48q-6 0-8-6z', colours.blueDeep),
    path('M8 -110h32l-8 104q-2 6-8 6H6z', colours.ink, { opacity: 0.16 }),
  ]
}

/** A basket, 130 wide, 76 high. */
export function basket(colours: Interior): string[] {
  return [
    ellipse([0, 0, 60, 6], colours.ink, { opacity: 0.14 }),
    path('M-65 -72H65l-10 66q-2 6-8 6h-94q-6 0-8-6z', colours.clay),
    stroke('M-62 -50H62M-58 -26H58', colours.woodDeep, 4),
    box([-69, -80, 138, 12], colours.woodDeep, { rx: 6 }),
  ]
}
