import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { d, path, placed, stroke } from '../../shapes.ts'
import { number } from '../../svg.ts'

/** A wooden dock that runs from the lower right out into the water, 380 px wide; its far end is the origin. */
export function longDock(
  { palette, season }: Brush,
  site: { x: number; y: number; scale?: number; mirrored?: boolean },
): string {
  const wood = mix(palette.walls[1], palette.walls[2], 0.55)
  const plank = season === 'winter' ? mix(palette.snow, wood, 0.25) : wood
  const side = mix(palette.trunk, palette.accent, 0.45)
  return placed(
    [
      path(d`M-4 22L150 240H330L60 22z`, palette.ink, { opacity: 0.1 }),
      path(d`M76 0L366 210H396V226L366 218L60 6z`, side),
      path(d`M0 0L170 210H366L76 0z`, plank),
      stroke(d`M14 17H98M34 42H133M58 72H175M86 106H222M120 148H280`, mix(wood, side, 0.6), 4),
      path(d`M-4 -22h12v60h-12zM64 -22h12v58h-12zM78 86h14v70h-14zM192 86h14v60h-14z`, palette.trunk),
      ...(season === 'winter'
        ? [path(d`M-6 -22q8 -10 16 0zM62 -22q8 -10 16 0zM76 86q9 -10 18 0zM190 86q9 -10 18 0z`, palette.snow)]
        : []),
    ],
    site,
  )
}

/** A short landing stage from a bank at the right, 280 px wide; its outer end is the origin. */
export function landing(
  { palette, season }: Brush,
  site: { x: number; y: number; scale?: number; mirrored?: boolean },
): string {
  const wood = mix(palette.walls[1], palette.walls[2], 0.55)
  const side = mix(palette.trunk, palette.accent, 0.45)
  return placed(
    [
      path(d`M18 20v44h9v-44zM108 42v46h9v-46zM198 66v44h9v-44z`, palette.trunk),
      path(d`M0 18L240 78L280 44L20 0z`, season === 'winter' ? mix(palette.snow, wood, 0.2) : wood),
      path(d`M0 18L240 78V92L0 30z`, side),
      stroke(d`M44 29L66 8M92 41L114 16M140 53L162 25M188 65L210 33`, mix(wood, side, 0.6), 3),
    ],
    site,
  )
}

/** Reeds with cattails on a bank; `ground` is its y at x. */
export function reeds(
  brush: Brush,
  {
    random,
    count,
    from,
    to,
    ground,
  }: { random: Random; count: number; from: number; to: number; ground: (x: number) => number },
): string[] {
  const { palette, season } = brush
  const isDry = season === 'winter' || season === 'autumn'
  const green = isDry ? mix(palette.grass, palette.trunk, 0.35) : mix(palette.conifer, palette.grass, 0.3)
  const pale = isDry ? palette.grass : mix(palette.grass, palette.leaves[1], 0.5)
  const stems = Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + random.between(0, 1))) / count
    return { x, y: ground(x) + random.between(4, 20), height: random.between(80, 175), lean: random.between(-4, 18) }
  })
  const line = (list: typeof stems) =>
    list
      .map(
        ({ x, y, height, lean }) =>
          `M${Math.round(x)} ${Math.round(y)}q${number(lean * 0.2)} ${Math.round(-height * 0.6)} ${Math.round(lean)} ${Math.round(-height)}`,
      )
      .join('')
  const heads = stems
    .filter((_, index) => index % 3 === 0)
    .map(({ x, y, height, lean }) => `M${Math.round(x + lean)} ${Math.round(y - height + 4)}v-24`)
  const blades = stems.filter((_, index) => index % 3 !== 0)
  return [
    stroke(line(blades.filter((_, index) => index % 2 === 0)), pale, 4, { 'stroke-linecap': 'round' }),
    stroke(line(blades.filter((_, index) => index % 2 === 1)), green, 5, { 'stroke-linecap': 'round' }),
    stroke(line(stems.filter((_, index) => index % 3 === 0)), green, 4, { 'stroke-linecap': 'round' }),
    stroke(heads.join(''), mix(palette.accent, palette.trunk, 0.35), 10, { 'stroke-linecap': 'round' }),
  ]
}
