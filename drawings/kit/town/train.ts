import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { circle, d, path, placed, stroke } from '../../shapes.ts'
import { number } from '../../svg.ts'
import { areLampsOn } from './facade.ts'

/** A railway from edge to edge on its bed, rising or falling a little; y at the left edge, in the middle, at the right. */
export function track(brush: Brush, [left, middle, right]: readonly [number, number, number]): string[] {
  const { palette, season } = brush
  // A quadratic Bézier curve reaches half way to its handle.
  const handle = middle * 2 - (left + right) / 2
  const line = (lower: number) =>
    `M0 ${number(left + lower)}Q800 ${number(handle + lower)} 1600 ${number(right + lower)}`
  const bed = season === 'winter' ? mix(palette.rock, palette.snow, 0.4) : mix(palette.rock, palette.walls[2], 0.4)
  return [stroke(line(8), bed, 15), stroke(line(0), palette.ink, 4)]
}

/** A steam train with two or three coaches, 460 to 600 px long; x is the front, y the rail. It leaves to the right. */
export function steamTrain(
  brush: Brush,
  { random, x, y, scale = 1 }: { random: Random; x: number; y: number; scale?: number },
): string {
  const { palette } = brush
  const coaches = Array.from({ length: random.whole(2, 3) }, (_, index) => {
    const body = index % 2 === 0 ? palette.roofs[0] : mix(palette.accent, palette.ink, 0.1)
    return coach(brush, { x: -314 - index * 136, body })
  })
  const boiler = mix(palette.ink, palette.roofs[0], 0.35)
  const brass = palette.accent
  return placed(
    [
      path(d`M${-330 - (coaches.length - 1) * 136} -9H-4v5H${-330 - (coaches.length - 1) * 136}z`, palette.ink),
      ...coaches.flat(),
      path(d`M-184 -60h58v52h-58z`, palette.ink),
      path(d`M-194 -72h78v11h-78z`, brass),
      path(d`M-172 -52h30v21h-30z`, palette.window),
      path(d`M-126 -48H-34q10 0 10 10V-10H-126z`, boiler),
      path(d`M-126 -48H-34q10 0 10 8H-126z`, palette.cloud, { opacity: 0.16 }),
      path(d`M-66 -46v-32h18v32zM-72 -86h30v9h-30z`, palette.ink),
      path(d`M-72 -88h30v9h-30z`, brass),
      path(d`M-110 -47a12 14 0 0 1 24 0z`, brass),
      path(d`M-24 -14L2 -1H-38z`, brass),
      path(d`M-22 -36h8v10h-8z`, palette.window),
      stroke(d`M-162 -4h0M-108 -4h0M-62 -4h0`, palette.ink, 25, { 'stroke-linecap': 'round' }),
      stroke(d`M-162 -4h0M-108 -4h0M-62 -4h0`, brass, 9, { 'stroke-linecap': 'round' }),
      stroke(d`M-162 -4H-62`, mix(brass, palette.ink, 0.4), 4),
      ...steam(brush, random),
    ],
    { x, y, scale },
  )
}

function coach(brush: Brush, { x, body }: { x: number; body: string }): string[] {
  const { palette } = brush
  return [
    path(d`M${x} -52q0 -4 4 -4h112q4 0 4 4V-10H${x}z`, body),
    path(d`M${x - 4} -62q0 -3 5 -3h118q5 0 5 3v8H${x - 4}z`, mix(body, palette.ink, 0.4)),
    path(
      d`M${x + 12} -42h18v20h-18zM${x + 38} -42h18v20h-18zM${x + 64} -42h18v20h-18zM${x + 90} -42h18v20h-18z`,
      areLampsOn(brush) ? palette.window : mix(palette.window, palette.trim, 0.75),
    ),
    path(d`M${x} -17h120v4H${x}z`, palette.trim, { opacity: 0.5 }),
    stroke(d`M${x + 24} -3h0M${x + 96} -3h0`, palette.ink, 18, { 'stroke-linecap': 'round' }),
  ]
}

/** Smoke that drifts back over the train and widens. */
function steam({ palette, light }: Brush, random: Random): string[] {
  const back = random.between(0.85, 1.2)
  const s = (value: number) => value * back
  const plume = d`M-57 -92c0 -24 ${s(20)} -30 ${s(16)} -52s${s(-22)} -42 ${s(-46)} -48s${s(-44)} -20 ${s(-68)} -34c${s(-30)} -18 ${s(-70)} -8 ${s(-98)} -19c${s(34)} -6 ${s(60)} -19 ${s(95)} -8s30 6 ${s(58)} 10s${s(50)} 24 ${s(60)} 43s${s(43)} 22 ${s(39)} 54s${s(-31)} 28 ${s(-33)} 54z`
  return [
    path(plume, light === 'night' ? palette.waterLight : palette.cloud, { opacity: light === 'night' ? 0.5 : 0.8 }),
  ]
}

/** A goods train, 70 px for each wagon; x is the front of the engine, y the rail. It leaves to the right. */
export function goodsTrain(brush: Brush, { random, x, y }: { random: Random; x: number; y: number }): string {
  const { palette } = brush
  const count = random.whole(5, 8)
  const blue = mix(palette.ridges[2], palette.roofs[1], 0.5)
  const wagons = Array.from({ length: count }, (_, index) => {
    const left = -168 - index * 74
    const tint = random.pick([blue, blue, mix(blue, palette.ink, 0.2), mix(palette.accent, palette.trunk, 0.25)])
    return path(d`M${left} -30h66v24h-66z`, tint) + path(d`M${left} -30h66v5h-66z`, palette.ink, { opacity: 0.18 })
  })
  const engine = mix(palette.conifer, palette.ink, 0.3)
  return placed(
    [
      stroke(d`M${-166 - (count - 1) * 74} -3H-4`, palette.ink, 6, { 'stroke-dasharray': '14 10' }),
      ...wagons,
      path(d`M-92 -40h60l28 16v20h-88z`, engine),
      path(d`M-92 -16h88v5h-88z`, palette.accent),
      path(d`M-42 -34h12l12 8v2h-24z`, palette.window),
      circle([-8, -14, 3], palette.window),
    ],
    { x, y },
  )
}
