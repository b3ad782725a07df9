import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling } from '../kit/land/ground.ts'
import { conifers, dottedTrees, roundTrees, scatter } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { domedHall } from '../kit/town/civic.ts'
import { leafOf } from '../kit/town/neighbourhood.ts'
import { type Tower, tower, towerRow } from '../kit/town/tower.ts'
import { tram } from '../kit/town/tram.ts'
import { box, stroke } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** The towers of a city in front of mountains, a domed hall on a hill, a park, and a tram in front. */
export const city: Scene = (brush) => {
  const { palette, random } = brush
  const [, middle] = palette.ground
  const middleOfTown = random.fork('middle').between(780, 960)
  return maybeMirrored(brush, [
    ...backdrop(brush, { top: 215, low: 400, base: 600, summits: [6, 8], clouds: random.fork('sky').whole(3, 4) }),
    hill(brush, {
      crest: rolling(random.fork('plain'), { y: 590, swing: 14 }),
      colours: [mix(middle, palette.haze, 0.5), mix(middle, palette.haze, 0.2)],
    }),
    ...hallHill(brush),
    ...skyline(brush, middleOfTown),
    ...park(brush),
    ...railway(brush),
    ...frontTrees(brush),
  ])
}

function hallHill(brush: Brush): string[] {
  const { palette, random } = brush
  const [, middle, near] = palette.ground
  const own = random.fork('hall')
  const x = own.between(190, 300)
  const crest: Point[] = [
    [-20, 640],
    [x - 150, 590],
    [x, 558],
    [x + 150, 588],
    [x + 420, 660],
  ]
  const shrubs = scatter(own, {
    count: 14,
    from: 0,
    to: x + 300,
    ground: (at) => heightAt(crest, at) + 26,
    height: [16, 30],
    depth: 40,
  })
  return [
    domedHall(brush, { x, y: 568, scale: own.between(0.95, 1.1) }),
    hill(brush, { crest, colours: [mix(middle, near, 0.4), near], bottom: 780 }),
    dottedTrees(shrubs, mix(palette.leaves[0], palette.haze, 0.12)),
  ]
}

/** Three rows: pale distant ones, glass towers highest in the middle, low brick blocks in front. */
function skyline(brush: Brush, middle: number): string[] {
  const { palette, random } = brush
  const bell = (x: number, reach: number) => Math.max(0, 1 - ((x - middle) / reach) ** 2)
  const draw = (fork: string, towers: readonly Tower[], fade = 0) => {
    const own = random.fork(fork)
    return towers.flatMap((block) => tower(brush, block, { random: own, fade }))
  }
  const glass = mix(palette.walls[3], palette.roofs[1], 0.3)
  const far = towerRow(random.fork('far'), {
    from: middle - 330,
    to: middle + 380,
    foot: 700,
    width: [54, 70],
    gap: [20, 50],
    topAt: (x) => 560 - 120 * bell(x, 420),
    colours: [mix(glass, palette.walls[3], 0.4)],
  })
  const high = towerRow(random.fork('high'), {
    from: middle - 320,
    to: middle + 330,
    foot: 720,
    width: [68, 92],
    gap: [8, 26],
    topAt: (x) => 570 - 210 * bell(x, 400) + (random.fork(`${Math.round(x)}`).chance(0.3) ? 60 : 0),
    colours: [glass, glass, mix(glass, palette.sky[0], 0.25), mix(palette.walls[3], palette.walls[2], 0.35)],
  })
  const peak = high.reduce((best, each) => (each.top < best.top ? each : best))
  const low = towerRow(random.fork('low'), {
    from: middle - 430,
    to: 1580,
    foot: 738,
    width: [84, 124],
    gap: [6, 46],
    topAt: () => 622,
    colours: [
      palette.walls[1],
      mix(palette.walls[1], palette.walls[2], 0.35),
      mix(palette.walls[1], palette.roofs[2], 0.5),
    ],
  })
  return [
    ...draw('far panes', far, 0.45),
    ...draw(
      'high panes',
      high.map((each) => (each === peak ? { ...each, crown: 'mast' as const, top: each.top - 70 } : each)),
    ),
    ...draw('low panes', low),
    haze(brush, { y: 600, height: 150, strength: 0.22 }),
  ]
}

/** Trees at the foot of the blocks. */
function park(brush: Brush): string[] {
  const { palette, random } = brush
  const [, , near] = palette.ground
  const crest = rolling(random.fork('park'), { y: 712, swing: 10, waves: 5 })
  const wood = (fork: string, height: readonly [number, number]) =>
    scatter(random.fork(fork), {
      count: 40,
      from: 0,
      to: 1600,
      ground: (x) => heightAt(crest, x) + 16,
      height,
      depth: 14,
    })
  return [
    dottedTrees(wood('back', [34, 54]), palette.leaves[1]),
    hill(brush, { crest, colours: [near, palette.front[0]] }),
    dottedTrees(wood('front', [28, 46]), mix(palette.leaves[0], palette.conifer, 0.25)),
  ]
}

function railway(brush: Brush): string[] {
  const { palette, random, season } = brush
  const own = random.fork('tram')
  const isSnowy = season === 'winter'
  const asphalt = brush.gradient([
    { at: 0, colour: mix(palette.road, palette.ink, 0.3) },
    { at: 1, colour: mix(palette.road, palette.ink, 0.7) },
  ])
  const wire = 731
  return [
    box([0, 760, 1600, 12], isSnowy ? palette.snow : mix(palette.trim, palette.ground[1], 0.4)),
    box([0, 770, 1600, 130], asphalt),
    stroke('M0 826H1600M0 846H1600', mix(palette.road, palette.trim, 0.35), 3),
    ...(isSnowy ? [stroke('M0 836H1600', palette.snow, 8, { opacity: 0.3 })] : []),
    stroke('M120 774V716h46M620 774V716h46M1120 774V716h46M1590 774V716h46', palette.ink, 5),
    tram(brush, {
      x: own.between(480, 1120),
      y: 825,
      colour: own.pick([palette.accent, palette.roofs[0], mix(palette.roofs[1], palette.walls[3], 0.2)]),
    }),
    stroke(`M0 ${wire - 4}H1600`, palette.ink, 2.5, { opacity: 0.6 }),
  ]
}

function frontTrees(brush: Brush): string[] {
  const own = brush.random.fork('street trees')
  const leafy = [270, 1256].map((x) => ({
    x: x + own.between(-60, 60),
    y: 776,
    height: own.between(140, 170),
    leaf: leafOf(brush, own),
  }))
  const spruces = [84, 176, 1388, 1470, 1540].map((x) => ({
    x: x + own.between(-20, 20),
    y: 776,
    height: own.between(100, 170),
  }))
  return [...conifers(brush, spruces), ...roundTrees(brush, leafy)]
}
