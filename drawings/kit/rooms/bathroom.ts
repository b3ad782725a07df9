import { box, circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'
import { glow } from './lamps.ts'

/** A freestanding bathtub, 560 wide, 190 high. */
export function bathtub(colours: Interior, { hasFeet, outside }: { hasFeet: boolean; outside: string }): string[] {
  return [
    ellipse([0, 0, 240, 12], colours.ink, { opacity: 0.16 }),
    ...(hasFeet
      ? [path('M-190 -34q-6 24-26 32h26q16-8 20-32zM190 -34q6 24 26 32h-26q-16-8-20-32z', colours.oakDeep)]
      : []),
    path(
      hasFeet
        ? 'M-272 -176q6 100 60 136 30 18 80 18h264q50 0 80-18 54-36 60-136z'
        : 'M-272 -176q2 116 36 176h472q34-60 36-176z',
      outside,
    ),
    path(
      hasFeet
        ? 'M40 -176h232q-6 100-60 136-30 18-80 18H20q60-60 20-154z'
        : 'M60 -176h212q-2 116-36 176H30q60-70 30-176z',
      colours.ink,
      { opacity: 0.1 },
    ),
    box([-286, -192, 572, 20], colours.white, { rx: 10 }),
    box([-280, -176, 560, 5], colours.ink, { opacity: 0.12 }),
  ]
}

/** A tap on the floor that bends over the edge of a tub to the left, 300 high. */
export function floorTap(colours: Interior): string[] {
  return [
    stroke('M0 0V-262q0-34-34-34t-34 30v14', colours.steelDeep, 9, { 'stroke-linecap': 'round' }),
    stroke('M-14 -190h28M14 -190v-14M-14 -190v-14', colours.steelDeep, 7, { 'stroke-linecap': 'round' }),
    ellipse([0, 0, 22, 5], colours.steelDeep),
  ]
}

/** A basin on a cupboard, `width` wide, 290 high, its tap in the middle. */
export function vanity(colours: Interior, { width, front }: { width: number; front: string }): string[] {
  const half = width / 2
  return [
    path(d`M${-half + 20} -40h16l-4 40h-10zM${half - 36} -40h16l-2 40h-10z`, colours.woodDark),
    box([-half, -224, width, 186], front),
    box([-half, -130, width, 92], colours.ink, { opacity: 0.06 }),
    stroke(
      d`M${-half + 14} -208h${width / 2 - 22}v154h${-width / 2 + 22}zM8 -208h${width / 2 - 22}v154h${-width / 2 + 22}z`,
      colours.ink,
      3,
      { opacity: 0.22 },
    ),
    stroke('M-22 -150v36M22 -150v36', colours.oak, 7, { 'stroke-linecap': 'round' }),
    box([-half - 12, -244, width + 24, 22], colours.white),
    box([-half - 12, -226, width + 24, 6], colours.steelDeep, { opacity: 0.4 }),
    path('M-96 -290H96q-4 46-44 46H-52q-40 0-44-46z', colours.white),
    path('M20 -290h76q-4 46-44 46H10q24-20 10-46z', colours.steel, { opacity: 0.45 }),
    ellipse([0, -290, 96, 7], colours.grey),
    stroke('M0 -286V-330q0-18 18-18t18 18', colours.steelDeep, 9, { 'stroke-linecap': 'round' }),
  ]
}

/** A lamp on the wall: a globe on an arm. */
export function wallLamp(colours: Interior): string[] {
  return [
    ...glow(colours, [0, -26, 90]),
    box([-9, 6, 18, 46], colours.oakDeep, { rx: 6 }),
    stroke('M0 20V0', colours.oakDeep, 7),
    circle([0, -24, 25], colours.lampsLit ? colours.lamplight : colours.white),
    path('M0 -49a25 25 0 0 1 0 50q16-25 0-50z', colours.clay, { opacity: 0.22 }),
  ]
}

/** A ladder with towels leaning on the wall, 150 wide, 430 high. */
export function towelLadder(colours: Interior, towels: readonly [string, string]): string[] {
  const [upper, lower] = towels
  return [
    stroke('M-66 0L-58 -430M66 0L58 -430M-60 -380H60M-62 -286H62M-63 -190H63M-64 -90H64', colours.wood, 10, {
      'stroke-linecap': 'round',
    }),
    path('M-44 -388h74v120h-74z', upper),
    path('M-4 -388h34v120h-34z', colours.ink, { opacity: 0.08 }),
    stroke('M-44 -292h74', colours.cream, 6, { opacity: 0.8 }),
    path('M-30 -198h82v150h-82z', lower),
    path('M16 -198h36v150H16z', colours.ink, { opacity: 0.08 }),
    stroke('M-30 -78h82M-30 -66h82', colours.cream, 5, { opacity: 0.8 }),
  ]
}

/** Bottles at the edge of a basin or tub, 70 wide, 62 high. */
export function toiletries(colours: Interior): string[] {
  return [
    path('M-34 0v-40q0-8 8-8h12q8 0 8 8v40z', colours.terracotta),
    path('M-24 -48v-14h14v6h-8v8z', colours.ink),
    path('M0 0v-30h26v30z', colours.sage),
    box([-2, -36, 30, 8], colours.cream),
  ]
}

/** A small table next to a tub: a stool with towels on it, 110 wide, 150 high. */
export function bathStool(colours: Interior): string[] {
  return [
    stroke('M-36 -104L-46 0M36 -104L46 0M-42 -40H42', colours.woodDark, 9, { 'stroke-linecap': 'round' }),
    box([-56, -116, 112, 16], colours.wood, { rx: 6 }),
  ]
}
