import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { heightAt } from '../../curve.ts'
import type { Random } from '../../random.ts'
import { box } from '../../shapes.ts'
import { haze, hill, rolling } from '../land/ground.ts'
import { conifers, dottedTrees, type LeafyStand, roundTrees, scatter } from '../land/trees.ts'

/** Land behind a row of houses: hills, a line of distant trees, and the lawns from `lawn` down. */
export function backyards(brush: Brush, { lawn }: { lawn: number }): string[] {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  const crest = rolling(random.fork('hills'), { y: lawn - 36, swing: 18, waves: 5 })
  const wood = (fork: string, height: readonly [number, number], depth: number) =>
    scatter(random.fork(fork), { count: 34, from: 0, to: 1600, ground: (x) => heightAt(crest, x) + 8, height, depth })
  return [
    hill(brush, { crest, colours: [mix(far, palette.haze, 0.25), far] }),
    dottedTrees(wood('far wood', [26, 42], 4), mix(palette.leaves[0], palette.haze, 0.42)),
    dottedTrees(wood('near wood', [22, 36], 14), mix(palette.leaves[1], palette.haze, 0.22)),
    haze(brush, { y: lawn - 60, height: 120, strength: 0.4 }),
    box(
      [0, lawn, 1600, 900 - lawn],
      brush.gradient([
        { at: 0, colour: mix(far, middle, 0.55) },
        { at: 0.55, colour: mix(middle, near, 0.4) },
        { at: 1, colour: near },
      ]),
    ),
  ]
}

/** Trees near the boundaries between lots, given by x; now and then a conifer. `height` is of round trees. */
export function boundaryTrees(
  brush: Brush,
  {
    random,
    at,
    foot,
    height,
    share = 0.9,
  }: { random: Random; at: readonly number[]; foot: number; height: readonly [number, number]; share?: number },
): string[] {
  const stands = at.flatMap((x): (LeafyStand & { isConifer: boolean })[] => {
    if (!random.chance(share)) return []
    const leaf = leafOf(brush, random)
    return [
      {
        x: x + random.between(-22, 22),
        y: foot + random.between(-6, 8),
        height: random.between(...height),
        leaf,
        isConifer: random.chance(0.22),
      },
    ]
  })
  return stands
    .sort((one, other) => one.y - other.y)
    .flatMap(({ isConifer, ...stand }) =>
      isConifer ? conifers(brush, [{ ...stand, height: stand.height * 0.95 }]) : roundTrees(brush, [stand]),
    )
}

/** Mostly the usual crown; the third, blossom in spring, is rarer but in autumn. */
export function leafOf({ season }: Brush, random: Random): 0 | 1 | 2 {
  if (season === 'autumn') return random.pick([0, 1, 2])
  return random.pick([0, 0, 0, 1, 1, 2])
}
