import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { boulders } from '../kit/land/rocks.ts'
import { pistes } from '../kit/land/slope.ts'
import { chimneySmoke } from '../kit/land/smoke.ts'
import { aspens, conifers, dottedTrees, scatter } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { chalet } from '../kit/town/chalet.ts'
import { coat } from '../kit/town/house.ts'
import { smallHouse } from '../kit/town/small-house.ts'
import type { Point } from '../svg.ts'

/** A large timber house with a glazed gable among spruces and aspens, a wooded mountainside behind. */
export const mountainHome: Scene = (brush) => {
  const { palette, random, season } = brush
  const [far, middle, near] = palette.ground
  const own = random.fork('home')
  const composition = brush.composition
  // Compositions: in the middle, near on one side, or distant on the other; the foot of the walls is at `foot`.
  const [x, scale, foot] = brush.composed(
    [own.between(780, 850), own.between(0.94, 1.04), 790],
    [own.between(640, 690), own.between(1.1, 1.16), 802],
    [own.between(900, 960), own.between(0.76, 0.82), 752],
  )
  const isMirrored = own.chance(0.35) !== (composition === 1)
  const chimneyX = own.whole(-34, 46)
  const paint = own.pick([
    { wall: mix(palette.walls[1], palette.roofs[2], 0.3), roof: mix(palette.roofs[0], palette.ink, 0.25) },
    { wall: mix(palette.roofs[2], palette.walls[2], 0.3), roof: palette.roofs[1] },
    { wall: mix(palette.trunk, palette.roofs[2], 0.55), roof: palette.roofs[0] },
    { wall: mix(palette.walls[2], palette.roofs[2], 0.28), roof: mix(palette.roofs[1], palette.ink, 0.25) },
  ])
  const meadow = rolling(random.fork('meadow'), { y: 590, swing: 14, waves: 4 })
  const yard = rolling(random.fork('yard'), { y: 662, swing: 12, waves: 5 })
  return maybeMirrored(brush, [
    ...backdrop(brush, { top: 200, low: 400, base: 540, summits: [5, 7], distance: 2 }),
    ...slope(brush),
    hill(brush, { crest: meadow, colours: [mix(far, palette.haze, 0.1), middle] }),
    ...neighbours(brush, meadow),
    hill(brush, { crest: yard, colours: [mix(middle, far, 0.3), near] }),
    ...treesBehind(brush, x, scale),
    ...(season === 'winter' || brush.light === 'evening'
      ? [
          chimneySmoke(brush, {
            x: x + (chimneyX + 32) * (isMirrored ? -scale : scale),
            y: foot - 386 * scale,
            scale: 0.9,
          }),
        ]
      : []),
    chalet(brush, {
      ...paint,
      chimneyX,
      random: own,
      x,
      y: foot,
      scale,
      mirrored: isMirrored,
      yard: (902 - foot) / scale,
    }),
    ...front(brush),
  ])
}

function slope(brush: Brush): string[] {
  const own = brush.random.fork('slope')
  const top = own.between(620, 1000)
  const crest: Point[] = [
    [0, 520],
    [top - 420, 450],
    [top, 396],
    [top + 380, 448],
    [1600, 500],
  ]
  return [
    ...pistes(brush, { crest, foot: 610, random: own, count: own.whole(2, 4) }),
    haze(brush, { y: 490, height: 150, strength: 0.7 }),
  ]
}

function neighbours(brush: Brush, crest: readonly Point[]): string[] {
  const { palette, random } = brush
  const own = random.fork('neighbours')
  const shrubs = scatter(own, {
    count: 40,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 16,
    height: [10, 20],
    depth: 40,
  })
  const places = own.pick<readonly number[]>([[1500], [150, 1480], [300], [120, 1530]])
  return [
    dottedTrees(shrubs, mix(palette.leaves[0], palette.haze, 0.15)),
    ...places.map((x, index) => {
      const house = own.fork(`house ${index}`)
      return smallHouse(brush, {
        ...coat(brush, house),
        random: house,
        x: x + house.between(-30, 30),
        y: 656,
        scale: house.between(0.85, 1),
        mirrored: house.chance(0.5),
      })
    }),
  ]
}

function treesBehind(brush: Brush, x: number, scale: number): string[] {
  const own = brush.random.fork('behind')
  const spruces = [-500, -440, 430, 500, 560].map((offset) => ({
    x: x + offset * scale + own.between(-26, 26),
    y: own.between(740, 790) - (1 - scale) * 120,
    height: own.between(170, 270),
  }))
  const slim = own.pick<readonly number[]>([
    [-560, -510],
    [600, 650],
    [-560, -500, 620],
  ])
  return [
    ...conifers(
      brush,
      spruces.toSorted((one, other) => one.y - other.y),
    ),
    ...aspens(
      brush,
      slim.map((offset) => ({
        x: x + offset * scale + own.between(-12, 12),
        y: own.between(800, 826) - (1 - scale) * 120,
        height: own.between(190, 250),
        leaf: brush.season === 'autumn' ? 1 : 0,
      })),
    ),
  ]
}

function front(brush: Brush): string[] {
  const { palette, random, season } = brush
  const own = random.fork('front')
  const left: Point[] = [
    [0, 836],
    [own.between(150, 230), 812],
    [430, 848],
    [560, 904],
  ]
  const right: Point[] = [
    [1090, 904],
    [1260, 854],
    [own.between(1420, 1500), 824],
    [1600, 838],
  ]
  const spruces = [
    { x: own.between(50, 110), y: 876, height: own.between(300, 370) },
    { x: own.between(180, 230), y: 884, height: own.between(190, 240) },
    { x: own.between(1500, 1550), y: 880, height: own.between(240, 340) },
  ]
  const stones = [own.between(300, 350), own.between(1190, 1250), own.between(1290, 1330)]
  return [
    hill(brush, { crest: left, colours: palette.front }),
    hill(brush, { crest: right, colours: palette.front }),
    ...boulders(
      brush,
      stones.map((at, index) => ({ x: at, y: 888, width: index === 2 ? 44 : own.between(56, 80) })),
    ),
    ...(season === 'winter'
      ? []
      : [
          tufts(
            brush,
            stones.flatMap((at) => [[at - 60, 892] as const, [at + 64, 890] as const]),
          ),
        ]),
    ...conifers(brush, own.chance(0.7) ? spruces : spruces.slice(1)),
  ]
}
