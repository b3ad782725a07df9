import { box, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A bar stool, 112 wide, 172 high. */
export function stool(colours: Interior, seat: string): string[] {
  return [
    stroke('M-42 -156L-56 0M42 -156L56 0M-50 -72H50', colours.woodDark, 9, { 'stroke-linecap': 'round' }),
    box([-56, -172, 112, 18], seat, { rx: 6 }),
  ]
}

/** A chair at a bistro table, seen from its side and facing right, 120 wide, 210 high. */
export function sideChair(colours: Interior, seat: string): string[] {
  return [
    stroke('M-44 -206Q-52 -150 -40 -108L-54 0M36 -104L48 0', colours.woodDark, 9, { 'stroke-linecap': 'round' }),
    stroke('M-46 -50L44 -46', colours.woodDark, 6),
    path('M-52 -212q14-4 16 8l10 62q-12 6-18-4z', colours.wood),
    path('M-46 -116H44q10 0 8 14h-98z', seat),
  ]
}

/** An office chair from behind, 112 wide, 190 high. */
export function officeChair(colours: Interior, back: string): string[] {
  return [
    stroke('M0 -80v56M-40 -8q40-34 80 0M0 -26V-4', colours.ink, 8, { 'stroke-linecap': 'round' }),
    box([-48, -92, 96, 18], colours.ink, { rx: 9 }),
    path('M-56 -174q0-16 16-16h80q16 0 16 16v74q0 14-14 14h-84q-14 0-14-14z', back),
    path('M10 -190h30q16 0 16 16v74q0 14-14 14h-26z', colours.ink, { opacity: 0.2 }),
  ]
}

/** A long seat without a back, `width` wide and 96 high. */
export function bench(colours: Interior, { width, cushion }: { width: number; cushion: string }): string[] {
  const half = width / 2
  return [
    path(d`M${-half + 16} -70h16l-6 70h-12zM${half - 32} -70h16l2 70h-12z`, colours.woodDark),
    box([-half, -72, width, 14], colours.woodDeep),
    box([-half + 4, -98, width - 8, 28], cushion, { rx: 12 }),
    box([0, -98, half - 4, 28], colours.ink, { rx: 12, opacity: 0.12 }),
  ]
}
