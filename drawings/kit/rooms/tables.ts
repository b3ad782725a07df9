import { box, d, ellipse, path } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A coffee table, 470 wide, its top 90 above the foot. */
export function coffeeTable(colours: Interior): string[] {
  return [
    ellipse([0, 0, 230, 13], colours.ink, { opacity: 0.16 }),
    path('M-199 -52h18l-10 50h-12zM181 -52h18l4 50h-12z', colours.woodDark),
    path('M-210 -90h420l26 24h-472z', colours.oak),
    path('M-236 -66h472v14h-472z', colours.woodDeep),
  ]
}

/** A round table on one leg; top 180 above the foot, half as wide as `radius` twice. */
export function bistroTable(colours: Interior, radius: number): string[] {
  return [
    ellipse([0, 0, radius * 0.62, 10], colours.ink, { opacity: 0.16 }),
    path(d`M-7 -180h14v172h${radius * 0.36}l6 8H${-radius * 0.36 - 13}l6-8h${radius * 0.36}z`, colours.teal),
    ellipse([0, -178, radius, 16], colours.woodDeep),
    ellipse([0, -184, radius, 16], colours.oak),
  ]
}

/** A small cupboard next to a bed or sofa, 130 wide, 150 high. */
export function nightstand(colours: Interior): string[] {
  return [
    path('M-52 -24h14l-4 24h-10zM38 -24h14v24h-10z', colours.woodDark),
    box([-65, -150, 130, 128], colours.wood),
    path('M20 -150h45v128H38z', colours.ink, { opacity: 0.08 }),
    box([-72, -158, 144, 12], colours.woodDeep),
    box([-52, -134, 104, 46], colours.oak, { opacity: 0.55 }),
    box([-52, -80, 104, 46], colours.oak, { opacity: 0.55 }),
    box([-18, -116, 36, 7], colours.woodDark, { rx: 3 }),
    box([-18, -62, 36, 7], colours.woodDark, { rx: 3 }),
  ]
}
