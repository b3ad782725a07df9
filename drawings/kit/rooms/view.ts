import { type Brush, sheet } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { type Box, d, path, stroke } from '../../shapes.ts'
import { hill, rolling } from '../land/ground.ts'
import { mountains, ridgeLine } from '../land/ridge.ts'
import { sky } from '../land/sky.ts'
import { conifers, roundTrees } from '../land/trees.ts'
import { backyards, boundaryTrees } from '../town/neighbourhood.ts'
import { view } from './window.ts'

/** Half the width of the sheet that is visible through an opening. */
function halfSeen([, , width, height]: Box): number {
  return Math.min(sheet.width / 2, ((sheet.height / 2) * width) / height)
}

/** Mountains, a meadow and some trees, seen through a window. */
export function mountainView(brush: Brush, opening: Box): string {
  const random = brush.random.fork('view')
  const half = halfSeen(opening)
  return view(opening, [...range(brush, { random, half, base: 760 }), ...meadow(brush, { random, half })])
}

/** Lawns, trees and low hills, which are outside many windows of any country. */
export function gardenView(brush: Brush, opening: Box): string {
  const random = brush.random.fork('garden')
  return view(opening, [
    ...sky(brush, { horizon: 540, clouds: 3 }),
    ...backyards(brush, { lawn: 600 }),
    ...boundaryTrees(brush, {
      random,
      at: [250, 480, 700, 900, 1120, 1380],
      foot: 720,
      height: [260, 420],
      share: 0.7,
    }),
  ])
}

/** A long range of mountains, seen through a row of windows as wide as the sheet, its foot at 560. */
export function farMountains(brush: Brush): string {
  const random = brush.random.fork('view')
  const [far, near] = brush.palette.ground
  const sun = [random.between(200, 1400), 290] as const
  const line = ridgeLine(random.fork('near'), { summits: random.whole(5, 7), top: 300, low: 520 })
  return [
    ...sky(brush, { horizon: 560, sun, clouds: 3 }),
    ...mountains(brush, { line, base: 580, distance: 1, random: random.fork('near'), snowLine: snowLine(brush, 300) }),
    hill(brush, { crest: rolling(random, { y: 540, swing: 14 }), colours: [far, near], bottom: 600 }),
  ].join('')
}

/** Towers in front of mountains, seen through a window of a city. */
export function cityView(brush: Brush, opening: Box): string {
  const random = brush.random.fork('view')
  const half = halfSeen(opening)
  return view(opening, [
    ...range(brush, { random, half, base: 820 }),
    ...towers(brush, { random, half }),
    ...parkTrees(brush, half),
  ])
}

type Seen = { random: Random; half: number }

function range(brush: Brush, { random, half, base }: Seen & { base: number }): string[] {
  const middle = sheet.width / 2
  const top = random.between(200, 270)
  const ends = { left: middle - half - 60, right: middle + half + 60 }
  const summits = Math.max(2, Math.round(half / 260) + random.whole(0, 1))
  const sun = [middle + half * (random.chance(0.5) ? -0.5 : 0.5), random.between(190, 250)] as const
  return [
    ...sky(brush, { horizon: 620, sun, clouds: half > 500 ? 2 : 1 }),
    ...mountains(brush, {
      line: ridgeLine(random.fork('far'), { summits: 3, top: 330, low: 520, ...ends }),
      base,
      distance: 0,
      random: random.fork('far'),
    }),
    ...mountains(brush, {
      line: ridgeLine(random.fork('near'), { summits, top, low: 560, ...ends }),
      base,
      distance: 2,
      random: random.fork('near'),
      snowLine: snowLine(brush, top),
    }),
  ]
}

/** How far snow reaches down from the summits. */
function snowLine({ season }: Brush, top: number): number {
  return top + { spring: 105, summer: 76, autumn: 95, winter: 190 }[season]
}

function meadow(brush: Brush, { random, half }: Seen): string[] {
  const [far, near] = brush.palette.ground
  const middle = sheet.width / 2
  const height = () => random.between(230, 400)
  const edge = [-0.86, -0.66, 0.64, 0.84] as const
  const stands = edge
    .filter(() => random.chance(0.75))
    .map((share) => ({ x: middle + half * share, y: random.between(890, 930), height: height() }))
  const isLeafy = random.chance(0.45)
  return [
    hill(brush, { crest: rolling(random, { y: 690, swing: 22 }), colours: [far, near] }),
    ...(isLeafy ? roundTrees(brush, stands) : conifers(brush, stands)),
  ]
}

function towers(brush: Brush, { random, half }: Seen): string[] {
  const { palette } = brush
  const wall = mix(palette.ridges[0], palette.walls[3], 0.4)
  const side = palette.shade
  const lit = brush.light === 'night' || brush.light === 'evening'
  const fronts: string[] = []
  const sides: string[] = []
  const windows: string[] = []
  const first = sheet.width / 2 - half
  for (let x = first + random.between(10, 50); x < first + half * 2 - 90; ) {
    const width = random.between(44, 66)
    const depth = width * 0.75
    const top = 860 - random.between(150, 420)
    fronts.push(d`M${x} 900V${top}h${width}V900z`)
    sides.push(d`M${x + width} 900V${top}h${depth}V900z`)
    windows.push(d`M${x + width * 0.32} ${top + 26}V840M${x + width * 0.7} ${top + 26}V840`)
    x += width + depth + random.between(8, 70)
  }
  return [
    path(fronts.join(''), wall),
    path(sides.join(''), side),
    stroke(windows.join(''), lit ? palette.window : side, 10, {
      'stroke-dasharray': '16 18',
      opacity: lit ? 0.9 : 0.6,
    }),
  ]
}

function parkTrees(brush: Brush, half: number): string[] {
  const random = brush.random.fork('park')
  const start = sheet.width / 2 - half
  const crowns = Array.from({ length: Math.ceil(half / 40) + 1 }, (_, index) => {
    return d`M${start + index * 84 + random.between(-14, 14)} ${890 + random.between(-8, 8)}h0`
  })
  const crown = brush.season === 'winter' ? brush.palette.snow : brush.palette.leaves[0]
  return [stroke(crowns.join(''), crown, 84, { 'stroke-linecap': 'round' })]
}
