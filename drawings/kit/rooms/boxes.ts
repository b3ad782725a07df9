import { box, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

type Carton = { width: number; height: number }

/** A closed carton with tape over its lid. */
export function carton(colours: Interior, { width, height }: Carton): string[] {
  const half = width / 2
  return [
    box([-half, -height, width, height], colours.oak),
    box([half - width * 0.3, -height, width * 0.3, height], colours.oakDeep, { opacity: 0.45 }),
    box([-half, -height, width, 8], colours.oakDeep, { opacity: 0.6 }),
    box([-width * 0.32, -height, width * 0.24, height * 0.34], colours.clay),
    path(d`M${-half + 16} ${-height * 0.36}h${width * 0.2}v${height * 0.2}h${-width * 0.2}z`, colours.white, {
      opacity: 0.85,
    }),
    stroke(
      d`M${-half + 24} ${-height * 0.29}h${width * 0.2 - 16}M${-half + 24} ${-height * 0.22}h${width * 0.12}`,
      colours.oakDeep,
      4,
    ),
    stroke(d`M${half - width * 0.15} ${-height * 0.3}v-26m-9 10l9-10 9 10`, colours.woodDeep, 4, { opacity: 0.7 }),
  ]
}

/** An open carton whose flaps hang out; things inside are drawn first, at its upper edge. */
export function openCarton(
  colours: Interior,
  { width, height, contents }: Carton & { contents: readonly string[] },
): string[] {
  const half = width / 2
  return [
    ellipse([0, 0, half, 9], colours.ink, { opacity: 0.14 }),
    path(d`M${-half} ${-height}h${width}l-14-22h${-width + 28}z`, colours.oakDeep),
    ...contents,
    box([-half, -height, width, height], colours.oak),
    box([half - width * 0.3, -height, width * 0.3, height], colours.oakDeep, { opacity: 0.45 }),
    path(d`M${-half} ${-height}l-40 26 14 22 38-30zM${half} ${-height}l40 26-14 22-38-30z`, colours.linen),
    path(d`M${-half} ${-height}h${width}l-10 34h${-width + 20}z`, colours.linen, { opacity: 0.9 }),
    box([-34, -height * 0.46, 68, 16], colours.woodDeep, { rx: 8, opacity: 0.7 }),
  ]
}

/** A rug rolled up and tied, standing on its end, 74 wide, 330 high. */
export function rolledRug(colours: Interior, tint: string): string[] {
  return [
    ellipse([0, 0, 44, 7], colours.ink, { opacity: 0.16 }),
    box([-37, -330, 74, 330], tint, { rx: 8 }),
    box([8, -330, 29, 330], colours.ink, { rx: 8, opacity: 0.14 }),
    box([-37, -258, 74, 14], colours.cream),
    box([-37, -96, 74, 14], colours.cream),
    ellipse([0, -328, 37, 12], colours.cream),
    path('M-20 -328a20 7 0 0 1 40 0 12 5 0 0 1-24 0 6 3 0 0 1 12 0', 'none', { stroke: tint, 'stroke-width': 4 }),
  ]
}

/** A hand truck with cartons on it, 190 wide, 430 high. */
export function handTruck(colours: Interior): string[] {
  return [
    stroke('M-84 -8V-420q0-14 14-14h28M-84 -120h-14M-84 -300h-14', colours.terracotta, 11, {
      'stroke-linecap': 'round',
    }),
    path('M-90 -14H96v12H-90z', colours.blueDeep),
    ellipse([-84, -20, 26, 26], colours.ink),
    ellipse([-84, -20, 10, 10], colours.steel),
  ]
}
