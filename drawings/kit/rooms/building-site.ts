import { box, circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'
import { glow } from './lamps.ts'

/** A stepladder from the front, 200 wide, 440 high. */
export function stepladder(colours: Interior): string[] {
  const steps = [80, 160, 240, 320, 400].map((y) => {
    const half = 88 - y * 0.12
    return d`M${-half} ${-y}h${half * 2}v12h${-half * 2}z`
  })
  return [
    ellipse([0, 0, 116, 9], colours.ink, { opacity: 0.12 }),
    stroke('M-60 -420L-116 -4M60 -420L116 -4', colours.steelDeep, 8, { opacity: 0.7 }),
    path('M-50 -440h18l-62 440h-18zM50 -440h-18l62 440h18z', colours.terracotta),
    path(steps.join(''), colours.wood),
    box([-58, -450, 116, 18], colours.woodDeep, { rx: 4 }),
  ]
}

/** A tin of paint with its lid off, 84 wide, 90 high. */
export function paintTin(colours: Interior, paint: string): string[] {
  return [
    stroke('M-40 -78Q0 -20 40 -78', colours.steelDeep, 4),
    box([-42, -84, 84, 84], colours.steel, { rx: 4 }),
    box([10, -84, 32, 84], colours.ink, { rx: 4, opacity: 0.12 }),
    box([-42, -60, 84, 36], colours.white),
    box([-30, -52, 60, 20], paint),
    ellipse([0, -84, 42, 8], paint),
    path('M-34 -84q2 30 8 30t8-26z', paint),
  ]
}

/** A roller on a pole leaning on the wall to the right, 420 high. */
export function roller(colours: Interior, paint: string): string[] {
  return [
    stroke('M-30 0L36 -330', colours.wood, 9, { 'stroke-linecap': 'round' }),
    stroke('M36 -330l6-30h-40v-26', colours.steelDeep, 6),
    box([-34, -412, 120, 36], paint, { rx: 10 }),
    box([-34, -392, 120, 16], colours.ink, { rx: 8, opacity: 0.12 }),
  ]
}

/** Boards in a stack on the floor, 340 wide, 74 high. */
export function boardStack(colours: Interior): string[] {
  return [
    ellipse([0, 0, 172, 8], colours.ink, { opacity: 0.14 }),
    box([-140, -14, 30, 14], colours.woodDark),
    box([110, -14, 30, 14], colours.woodDark),
    ...[0, 1, 2, 3].map((layer) => {
      const shift = [-4, 8, -10, 4][layer] ?? 0
      return box([-170 + shift, -30 - layer * 16, 340, 14], layer % 2 === 0 ? colours.oak : colours.wood)
    }),
    stroke('M-130 -22h60M20 -38h90M-60 -54h70M60 -70h60', colours.oakDeep, 3, { opacity: 0.6 }),
  ]
}

/** A vacuum cleaner for building dust, 150 wide, 190 high, its hose to the right. */
export function siteVacuum(colours: Interior): string[] {
  return [
    stroke('M40 -110q120-60 120 40 0 70 70 66', colours.ink, 15, { 'stroke-linecap': 'round' }),
    path('M216 -18h70l14 18h-70z', colours.ink),
    circle([-46, -8, 12], colours.ink),
    circle([46, -8, 12], colours.ink),
    box([-68, -130, 136, 120], colours.steel, { rx: 12 }),
    box([20, -130, 48, 120], colours.ink, { rx: 12, opacity: 0.1 }),
    path('M-68 -128q0-56 68-56t68 56z', colours.terracotta),
    path('M16 -182q52 8 52 54H24z', colours.ink, { opacity: 0.16 }),
    stroke('M-26 -186q26-24 52 0', colours.ink, 9, { 'stroke-linecap': 'round' }),
    box([-72, -134, 144, 14], colours.ink, { rx: 4 }),
  ]
}

/** A lamp on a tripod, 150 wide, 330 high. */
export function siteLamp(colours: Interior): string[] {
  return [
    ...glow(colours, [0, -290, 150]),
    stroke('M0 -250V-60M0 -110L-62 0M0 -110L62 0M0 -110V-4', colours.ink, 7, { 'stroke-linecap': 'round' }),
    box([-62, -330, 124, 84], colours.terracotta, { rx: 8 }),
    box([-50, -320, 100, 64], colours.lampsLit ? colours.lamplight : colours.cream, { rx: 4 }),
    stroke('M-16 -320v64M18 -320v64M-50 -288H50', colours.ink, 3, { opacity: 0.35 }),
  ]
}
