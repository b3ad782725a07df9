import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { pistes } from '../kit/land/slope.ts'
import { conifers } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { gondolaLine } from '../kit/town/gondola.ts'
import { lodge } from '../kit/town/lodge.ts'
import { circle, d, path, placed, stroke } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** Hotels at the foot of pistes, a gondola lift up to high mountains, spruces in front. */
export const skiVillage: Scene = (brush) => {
  const { palette, random, season } = brush
  const [, middle, near] = palette.ground
  const isSnowy = season === 'winter'
  const hills = random.fork('hills')
  const summit = brush.composition === 2 ? hills.between(1200, 1270) : hills.between(960, 1060)
  const crest: Point[] = [
    [0, hills.between(470, 510)],
    [summit - 700, hills.between(430, 460)],
    [summit - 330, 366],
    [summit, 286],
    [summit + 260, 370],
    [1600, hills.between(430, 470)],
  ]
  return maybeMirrored(brush, [
    ...backdrop(brush, { top: 135, low: 380, base: 500, summits: [5, 6], distance: 2, clouds: 2 }),
    ...pistes(brush, { crest, foot: 650, random: random.fork('pistes'), count: 3 }),
    haze(brush, { y: 540, height: 150, strength: isSnowy ? 0.25 : 0.45 }),
    ...lift(brush, summit),
    hill(brush, {
      crest: rolling(random.fork('plateau'), { y: 664, swing: 10, waves: 5 }),
      colours: isSnowy
        ? [mix(palette.snow, palette.ground[1], 0.75), palette.ground[2]]
        : [mix(middle, palette.grass, 0.2), near],
    }),
    ...lodges(brush),
    hill(brush, {
      crest: rolling(random.fork('front'), { y: 764, swing: 14, waves: 4 }),
      colours: isSnowy ? [mix(palette.snow, palette.ground[1], 0.6), palette.front[1]] : [near, palette.front[0]],
    }),
    ...(isSnowy ? snowSports(brush) : [tufts(brush, grass(brush))]),
    ...frontTrees(brush),
  ])
}

/** The gondola lift up to a hut on the summit. */
function lift(brush: Brush, summit: number): string[] {
  const { palette, random, season } = brush
  const own = random.fork('lift')
  const first = own.between(0.1, 0.16)
  const roof = season === 'winter' ? palette.snow : palette.roofs[0]
  return [
    path(d`M${summit - 24} 292v-22h44v22z`, palette.accent),
    path(d`M${summit - 32} 272l8-12h50l8 12z`, roof),
    ...gondolaLine(brush, {
      from: [-20, own.between(560, 610)],
      to: [summit - 10, 276],
      masts: [0.25, 0.56, 0.8],
      cabins: [first, first + 0.27, first + 0.5, first + 0.7],
      ground: (share) => 150 - 110 * share,
    }),
  ]
}

/** x, foot and scale of each. */
type Places = readonly (readonly [x: number, y: number, scale: number])[]

function lodges(brush: Brush): string[] {
  const { palette, random } = brush
  const own = random.fork('lodges')
  const timber = mix(palette.roofs[2], palette.walls[2], 0.15)
  const walls = [
    [palette.walls[1], mix(palette.roofs[2], palette.ink, 0.2)],
    [mix(palette.roofs[1], palette.walls[3], 0.35), palette.roofs[0]],
    [mix(palette.conifer, palette.walls[3], 0.35), palette.roofs[1]],
    [timber, palette.roofs[0]],
    [mix(palette.walls[2], palette.roofs[2], 0.2), palette.roofs[1]],
  ] as const
  const first = own.whole(0, walls.length - 1)
  const places = brush.composed<Places>(
    [
      [1420, 694, 0.84],
      [610, 704, 1],
      [1080, 722, 1.06],
    ],
    [
      [330, 690, 0.8],
      [760, 712, 1.06],
      [1240, 716, 1],
    ],
    [
      [1060, 690, 0.74],
      [1390, 700, 0.68],
      [520, 744, 1.34],
    ],
  )
  return places.map(([x, y, scale], index) => {
    const [wall, roof] = walls[(first + index) % walls.length] ?? walls[0]
    return lodge(brush, {
      random: own.fork(`lodge ${index}`),
      wall,
      roof,
      x: x + own.between(-30, 30),
      y,
      scale,
      mirrored: own.chance(0.3),
    })
  })
}

/** A snowboarder on a track down, and skis stuck in the snow. */
function snowSports(brush: Brush): string[] {
  const { palette, random } = brush
  const own = random.fork('sports')
  const x = own.between(640, 760)
  const skis = x + own.pick([-1, 1]) * own.between(300, 380)
  return [
    stroke('M-90 118c40-60 200-60 220-90s-110-30-150-44', mix(palette.ridges[0], palette.snow, 0.3), 9, {
      'stroke-linecap': 'round',
      transform: `translate(${Math.round(x)} 782)`,
    }),
    placed(
      [
        stroke('M-14 4l-8 22M0 6l4 18', palette.ink, 6, { 'stroke-linecap': 'round' }),
        stroke('M-40 32l70 -8', palette.ink, 6, { 'stroke-linecap': 'round' }),
        stroke('M10 -18l18 20M-14 -22l-20 18', palette.accent, 6, { 'stroke-linecap': 'round' }),
        path('M-28 0l16-30 20 6-6 30z', palette.accent),
        circle([2, -38, 9], palette.ink),
      ],
      { x, y: 792 },
    ),
    placed(
      [
        stroke('M-50 0v-84M-32 2v-90M-4 0v-82M14 2v-84', palette.accent, 8, { 'stroke-linecap': 'round' }),
        stroke('M38 0v-70M58 0v-70', palette.ink, 4),
        path('M-76 8q34-20 76-10q46-8 76 10z', palette.snow),
      ],
      { x: skis, y: 836 },
    ),
  ]
}

function grass({ random }: Brush): Point[] {
  const own = random.fork('grass')
  return Array.from({ length: 16 }, () => [own.between(40, 1560), own.between(820, 894)] as const)
}

function frontTrees(brush: Brush): string[] {
  const own = brush.random.fork('front trees')
  // No trees in front of a lodge door.
  const stands = brush.composition === 2 ? [110, 900, 1240] : [380, 850, 1210]
  const back = stands.map((x) => ({
    x: x + own.between(-40, 40),
    y: own.between(736, 752),
    height: own.between(110, 160),
  }))
  const front = [60, 170, 1430, 1545].map((x, index) => ({
    x: x + own.between(-30, 30),
    y: own.between(862, 890),
    height: index % 3 === 0 ? own.between(270, 340) : own.between(170, 230),
  }))
  return conifers(
    brush,
    [...back, ...front].sort((one, other) => one.y - other.y),
  )
}
