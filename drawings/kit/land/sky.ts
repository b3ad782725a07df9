import { type Brush, sheet } from '../../brush.ts'
import { element, number, type Point } from '../../svg.ts'

type SkyOptions = {
  /** The y where sky and land meet. */
  horizon: number
  /** The position of the sun or moon; by default one that suits the hour. */
  sun?: Point | undefined
  /** Draws fewer clouds, for scenes with high objects. */
  clouds?: number | undefined
}

/** Sky over the whole sheet, with sun or moon, stars, clouds and, by day, birds. */
export function sky(brush: Brush, { horizon, sun = sunOf(brush, horizon), clouds }: SkyOptions): string[] {
  const [top, middle, low] = brush.palette.sky
  const end = horizon / sheet.height
  const fill = brush.gradient([
    { at: 0, colour: top },
    { at: end * 0.74, colour: middle },
    { at: end, colour: low },
  ])
  return [
    element('rect', { width: sheet.width, height: sheet.height, fill }),
    ...(brush.light === 'night' ? [...stars(brush, horizon), ...moon(brush, sun)] : sunDisc(brush, sun)),
    ...cloudBank(brush, { horizon, sun, count: clouds ?? brush.random.fork('clouds').whole(2, 4) }),
    ...(brush.light === 'night' ? [] : birds(brush, { horizon, sun })),
  ]
}

/**
 * High by day and night, near the horizon in the morning and the evening. Always on the left, where the light comes from:
 * mirroring moves both to the other side.
 */
export function sunOf(brush: Brush, horizon: number): Point {
  const random = brush.random.fork('sun')
  const isLow = brush.light === 'morning' || brush.light === 'evening'
  const y = isLow ? random.between(horizon * 0.42, horizon * 0.62) : random.between(horizon * 0.3, horizon * 0.46)
  return [random.between(200, 760), y]
}

function sunDisc(brush: Brush, [cx, cy]: Point): string[] {
  const fill = brush.palette.sun
  const radius = brush.light === 'day' ? 44 : 50
  return [
    element('circle', { cx, cy, r: radius * 3.6, fill, opacity: 0.1 }),
    element('circle', { cx, cy, r: radius * 2.1, fill, opacity: 0.18 }),
    element('circle', { cx, cy, r: radius, fill, opacity: 0.95 }),
  ]
}

function moon(brush: Brush, [cx, cy]: Point): string[] {
  const fill = brush.palette.sun
  const radius = 38
  const halo = [
    element('circle', { cx, cy, r: radius * 3.4, fill, opacity: 0.05 }),
    element('circle', { cx, cy, r: radius * 1.9, fill, opacity: 0.08 }),
  ]
  if (brush.random.fork('moon').chance(0.5)) return [...halo, element('circle', { cx, cy, r: radius, fill })]
  // The outer edge is more than a half circle, the inner one the edge of a disc over it.
  const crescent = `M${number(cx - 10)} ${number(cy - 36)}A${radius} ${radius} 0 1 1 ${number(cx - 34)} ${number(cy + 18)}A32 32 0 0 0 ${number(cx - 10)} ${number(cy - 36)}Z`
  return [...halo, element('path', { d: crescent, fill })]
}

function stars(brush: Brush, horizon: number): string[] {
  const random = brush.random.fork('stars')
  const scatter = (count: number) =>
    Array.from({ length: count }, () => {
      const x = random.whole(10, 1590)
      return `M${x} ${Math.round(random.between(0, 1) * random.between(0.3, 1) * horizon * 0.85 + 8)}h0`
    }).join('')
  const stroke = brush.palette.sun
  return [
    element('path', { d: scatter(80), stroke, 'stroke-width': 2.2, 'stroke-linecap': 'round', opacity: 0.5 }),
    element('path', { d: scatter(26), stroke, 'stroke-width': 3.6, 'stroke-linecap': 'round', opacity: 0.85 }),
  ]
}

function cloudBank(brush: Brush, { horizon, sun, count }: { horizon: number; sun: Point; count: number }): string[] {
  if (count === 0) return []
  const random = brush.random.fork('cloud')
  const step = sheet.width / count
  const d = Array.from({ length: count }, (_, index) => {
    const width = random.between(190, 350)
    const x = index * step + random.between(0.1, 0.9) * Math.max(40, step - width)
    const drawn = random.between(horizon * 0.16, horizon * 0.5)
    // Clouds do not cover the sun.
    const isClear = Math.abs(x + width / 2 - sun[0]) > width / 2 + 60 || Math.abs(drawn - sun[1]) > 70
    const y = isClear ? drawn : sun[1] + (sun[1] > 190 ? -105 : 115)
    return cloud({ x, y, width, turned: random.chance(0.5) })
  })
  return [element('path', { d: d.join(''), fill: brush.palette.cloud, opacity: brush.light === 'night' ? 0.5 : 0.8 })]
}

/** Flat below, three swellings above; x is the left end, y the foot. */
function cloud({ x, y, width, turned }: { x: number; y: number; width: number; turned: boolean }): string {
  const scale = width / 300
  const s = (value: number) => number(value * scale)
  const start = `M${number(x)} ${number(y)}`
  if (turned) {
    return `${start}q${s(54)} ${s(-27)} ${s(114)} ${s(-21)}q${s(42)} ${s(-11)} ${s(72)} ${s(7)}q${s(60)} ${s(-6)} ${s(114)} ${s(14)}q${s(-150)} ${s(6)} ${s(-300)} 0z`
  }
  return `${start}q${s(54)} ${s(-20)} ${s(114)} ${s(-14)}q${s(30)} ${s(-18)} ${s(72)} ${s(-7)}q${s(60)} ${s(-6)} ${s(114)} ${s(21)}q${s(-150)} ${s(6)} ${s(-300)} 0z`
}

function birds(brush: Brush, { horizon, sun }: { horizon: number; sun: Point }): string[] {
  const random = brush.random.fork('birds')
  if (!random.chance(0.6)) return []
  const drawn = random.between(440, 1160)
  // A flock is up to 230 px long.
  const x = Math.abs(drawn + 110 - sun[0]) > 210 ? drawn : sun[0] + 190
  const y = random.between(horizon * 0.22, horizon * 0.42)
  const d = Array.from({ length: random.whole(3, 5) }, (_, index) => {
    const wing = number(random.between(5, 8))
    return `M${number(x + index * 48 + random.between(-7, 7))} ${number(y + random.between(-18, 18))}q${wing} -${wing} ${Number(wing) * 2} 0q${wing} -${wing} ${Number(wing) * 2} 0`
  })
  return [
    element('path', {
      d: d.join(''),
      fill: 'none',
      stroke: brush.palette.conifer,
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  ]
}
