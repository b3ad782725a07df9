import type { Brush } from '../../brush.ts'
import { haze } from '../land/ground.ts'
import { mountains, type RidgeLine, ridgeLine } from '../land/ridge.ts'
import { sky } from '../land/sky.ts'

type BackdropOptions = {
  /** The y of the highest summit, of the lowest saddle, and of the foot, where the haze is thickest. */
  top: number
  low: number
  base: number
  /** The minimum and maximum number of summits of the nearer range. */
  summits: readonly [number, number]
  distance?: 0 | 1 | 2
  clouds?: number
}

/** Sky and a mountain range with a paler one behind it, for scenes with the subject in front. */
export function backdrop(brush: Brush, { top, low, base, summits, distance = 1, clouds }: BackdropOptions): string[] {
  const { random, season } = brush
  const crest = random.fork('crest')
  const peak = top + random.fork('top').between(-24, 24)
  const snow = { winter: 1.1, spring: 0.62, autumn: 0.5, summer: 0.42 }[season]
  const line = ridgeLine(random.fork('ridge'), {
    summits: random.fork('summits').whole(...summits),
    top: peak,
    low,
    ...(crest.chance(0.6) ? { crest: crest.between(0.2, 0.8) } : {}),
  })
  const far = ridgeLine(random.fork('far'), { summits: 4, top: (peak + low) / 2, low: low + 20 })
  return [
    ...sky(brush, { horizon: low + (base - low) * 0.3, clouds }),
    ...(distance > 0 ? mountains(brush, { line: far, base, distance: 0, random: random.fork('far rock') }) : []),
    ...mountains(brush, {
      line,
      base: base + 40,
      distance,
      random: random.fork('rock'),
      snowLine: peak + (low - peak) * snow,
    }),
    haze(brush, { y: low - 20, height: base - low + 60 }),
  ]
}

/** A range that begins on the land at `y` instead of at the height of a saddle, for a range whose left end is on the sheet. */
export function grounded(line: RidgeLine, y: number): RidgeLine {
  return line.map(([x, top], index) => (index === 0 ? [x - (y - top) * 1.2, y] : [x, top]))
}
