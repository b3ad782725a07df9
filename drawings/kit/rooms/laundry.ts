import type { Random } from '../../random.ts'
import { box, circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A washing machine or dryer, 220 wide, 280 high. */
export function washer(colours: Interior, { colour, isRunning }: { colour: string; isRunning: boolean }): string[] {
  return [
    box([-96, -10, 192, 12], colours.ink),
    box([-110, -280, 220, 272], colour, { rx: 10 }),
    path('M60 -280h40q10 0 10 10v252q0 10-10 10H60z', colours.ink, { opacity: 0.08 }),
    box([-110, -236, 220, 4], colours.ink, { opacity: 0.14 }),
    box([-92, -268, 66, 20], colours.steel, { rx: 4 }),
    circle([20, -258, 13], colours.steelDeep),
    box([46, -268, 46, 20], isRunning ? colours.tealSoft : colours.ink, { rx: 4 }),
    circle([0, -126, 84], colours.steelDeep),
    circle([0, -126, 74], colours.white),
    circle([0, -126, 62], colours.ink),
    ...(isRunning
      ? [
          path('M-62 -120a62 62 0 0 0 124 4q-34-24-62-6t-62 2z', colours.blueDeep),
          circle([-24, -98, 14], colours.blush),
          circle([14, -88, 18], colours.white, { opacity: 0.9 }),
          circle([36, -106, 9], colours.terracotta),
        ]
      : [path('M-62 -126a62 62 0 0 0 124 0q-20 34-62 34t-62-34z', colours.blueDeep, { opacity: 0.5 })]),
    path('M-44 -150a52 52 0 0 1 40-30', 'none', {
      stroke: colours.white,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  ]
}

/** A basket of washing, 170 wide, 150 high. */
export function laundryBasket(colours: Interior): string[] {
  return [
    ellipse([0, 0, 76, 8], colours.ink, { opacity: 0.16 }),
    path('M-72 -100q6-44 44-34 10-26 40-12 34-10 38 16 24 0 22 30z', colours.white),
    path('M-60 -100q0-30 30-26 14 4 10 26zM10 -100q2-38 34-30 22 8 18 30z', colours.terracotta),
    path('M-20 -100q6-32 30-30 18 6 14 30z', colours.blue),
    path('M-80 -104H80l-12 96q-2 8-10 8h-116q-8 0-10-8z', colours.oak),
    stroke('M-74 -76H74M-70 -50H70M-66 -24H66M-44 -96l8 90M0 -96v90M44 -96l-8 90', colours.oakDeep, 4),
    box([-86, -112, 172, 16], colours.oakDeep, { rx: 8 }),
  ]
}

/** Clothes on a rail that hangs from the wall, from 0 to `width`. */
export function dryingRail(colours: Interior, { random, width }: { random: Random; width: number }): string[] {
  const tints = [colours.white, colours.blue, colours.terracotta, colours.sage, colours.blush] as const
  const count = Math.floor(width / 96)
  const step = width / count
  const shirts = Array.from({ length: count }, (_, index) => {
    const x = step * (index + 0.5)
    const tint = tints[(index + random.whole(0, 4)) % tints.length] ?? colours.white
    return [
      stroke(d`M${x} 4v10M${x - 30} 34L${x} 14l30 20`, colours.woodDark, 4),
      path(d`M${x - 12} 20q12 10 24 0l26 12 14 46-20 8-6-18v90h-52v-90l-6 18-20-8 14-46z`, tint),
      path(d`M${x + 4} 26l8-6 26 12 14 46-20 8-6-18v90h-22z`, colours.ink, { opacity: 0.1 }),
    ].join('')
  })
  return [
    stroke(d`M0 0H${width}M6 0V-26M${width - 6} 0V-26`, colours.woodDark, 7, { 'stroke-linecap': 'round' }),
    ...shirts,
  ]
}

/** A bottle of detergent, 56 wide, 84 high. */
export function detergent(colours: Interior, colour: string): string[] {
  return [
    path('M-28 0v-52q0-14 14-16h22q20 4 20 22V0z', colour),
    path('M6 0v-68h2q20 4 20 22V0z', colours.ink, { opacity: 0.14 }),
    box([-18, -84, 24, 18], colours.white, { rx: 4 }),
    path('M10 -44h10v24H10z', colours.cream, { opacity: 0.7 }),
    box([-20, -40, 24, 20], colours.white, { rx: 3 }),
  ]
}

/** An ironing board with an iron on it, 360 wide, 220 high. */
export function ironingBoard(colours: Interior): string[] {
  return [
    ellipse([0, 0, 130, 8], colours.ink, { opacity: 0.12 }),
    stroke('M-96 -180L96 -4M96 -180L-96 -4M-116 -2h44M74 -2h44', colours.steelDeep, 8, { 'stroke-linecap': 'round' }),
    path('M-180 -196q0-10 10-10H130q46 0 52 14-4 12-52 12h-300q-10 0-10-10z', colours.blue),
    path('M-180 -192q0 10 10 10H130q46 0 52-10-8 18-52 18h-300q-10 0-10-18z', colours.blueDeep),
    path('M-90 -206q0-34 40-38h50q6 0 6 8l8 30z', colours.terracotta),
    path('M-66 -226h56v8h-60z', colours.ink, { opacity: 0.5 }),
    box([-94, -212, 112, 8], colours.steel, { rx: 3 }),
  ]
}
