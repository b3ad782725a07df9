import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { heightAt } from '../../curve.ts'
import { path, stroke } from '../../shapes.ts'
import { number, type Point } from '../../svg.ts'

/** A white paddock fence with two rails, over the ground from one x to another. */
export function railFence(
  brush: Brush,
  {
    ground,
    from,
    to,
    step = 90,
    height = 62,
  }: { ground: readonly Point[]; from: number; to: number; step?: number; height?: number },
): string[] {
  const { palette, season } = brush
  const posts = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
  const wood = season === 'winter' ? mix(palette.trim, palette.trunk, 0.45) : palette.trim
  const rail = (share: number) =>
    posts
      .map(
        (x, index) =>
          `${index === 0 ? 'M' : 'L'}${number(x)} ${number(Math.round(heightAt(ground, x) - height * share))}`,
      )
      .join('')
  const uprights = posts.map((x) => `M${number(x)} ${number(Math.round(heightAt(ground, x)))}v${-height}`).join('')
  const caps = posts
    .map((x) => `M${number(x - 7)} ${number(Math.round(heightAt(ground, x)) - height)}q7 -8 14 0z`)
    .join('')
  return [
    stroke(uprights, mix(wood, palette.rock, 0.5), 11),
    stroke(rail(0.8) + rail(0.42), wood, 8, { 'stroke-linejoin': 'round' }),
    ...(season === 'winter' ? [path(caps, palette.snow), stroke(rail(0.88), palette.snow, 3)] : []),
  ]
}
