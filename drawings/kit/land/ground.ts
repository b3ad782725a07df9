import { type Brush, sheet } from '../../brush.ts'
import { smoothLine } from '../../curve.ts'
import type { Random } from '../../random.ts'
import { element, number, type Point } from '../../svg.ts'

/** The crest of rolling land from edge to edge, for `hill`; `heightAt` gives its y. */
export function rolling(
  random: Random,
  {
    y,
    swing,
    waves = 4,
    left = 0,
    right = sheet.width,
  }: { y: number; swing: number; waves?: number; left?: number; right?: number },
): Point[] {
  const step = (right - left) / waves
  return Array.from({ length: waves + 1 }, (_, index): Point => {
    const isEnd = index === 0 || index === waves
    return [
      left + step * (index + (isEnd ? 0 : random.between(-0.22, 0.22))),
      y + (index % 2 === 0 ? 1 : -1) * swing * random.between(0.25, 1),
    ]
  })
}

/** Land below a crest, down to the foot of the sheet by default. */
export function hill(
  brush: Brush,
  {
    crest,
    colours,
    bottom = sheet.height,
  }: { crest: readonly Point[]; colours: readonly [string, string]; bottom?: number },
): string {
  const [first, last] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]]
  const fill = brush.gradient([
    { at: 0, colour: colours[0] },
    { at: 1, colour: colours[1] },
  ])
  const d = `M${number(first[0])} ${number(first[1])}${smoothLine(crest)}L${number(last[0])} ${bottom}L${number(first[0])} ${bottom}Z`
  return element('path', { d, fill })
}

/** A band of mist over the whole width, thickest at two thirds of its height. */
export function haze(
  brush: Brush,
  { y, height, strength = 0.8 }: { y: number; height: number; strength?: number },
): string {
  const colour = brush.palette.haze
  const fill = brush.gradient([
    { at: 0, colour, opacity: 0 },
    { at: 0.6, colour, opacity: strength },
    { at: 1, colour, opacity: 0 },
  ])
  return element('rect', { y, width: sheet.width, height, fill })
}

/** Tufts of grass, each three blades, with their feet at the points. */
export function tufts(brush: Brush, feet: readonly Point[], { size = 1 }: { size?: number } = {}): string {
  const s = (value: number) => number(value * size)
  const d = feet.map(
    ([x, y]) =>
      `M${number(Math.round(x))} ${number(Math.round(y))}q${s(-5)} ${s(-18)} ${s(-13)} ${s(-22)}m${s(13)} ${s(22)}q0 ${s(-16)} ${s(3)} ${s(-26)}m${s(-3)} ${s(26)}q${s(5)} ${s(-16)} ${s(14)} ${s(-18)}`,
  )
  return element('path', {
    d: d.join(''),
    fill: 'none',
    stroke: brush.palette.grass,
    'stroke-width': 3 * size,
    'stroke-linecap': 'round',
  })
}
