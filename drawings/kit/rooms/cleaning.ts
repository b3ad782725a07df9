import { box, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A spray bottle, 34 wide, 70 high. */
export function sprayBottle(colours: Interior, liquid: string): string[] {
  return [
    path('M-15 0v-38q0-8 8-10v-12h14v12q8 2 8 10v38z', liquid),
    path('M2 0v-48h5q8 2 8 10v38z', colours.ink, { opacity: 0.14 }),
    path('M-11 -60v-10h24l6 8-10 2z', colours.terracotta),
    box([-15, -26, 30, 15], colours.white),
  ]
}

/** Folded cloths or towels on one another, 80 wide, 15 high each. */
export function foldedCloths(colours: Interior, tints: readonly string[]): string[] {
  return tints.flatMap((tint, index) => {
    const inset = (index % 2) * 4
    return [
      box([-40 + inset, -15 * (index + 1), 80 - inset * 2, 14], tint, { rx: 6 }),
      box([-40 + inset, -15 * index - 5, 80 - inset * 2, 4], colours.ink, { rx: 2, opacity: 0.1 }),
    ]
  })
}

/** A bucket, 112 wide, 110 high, its handle down. */
export function bucket(colours: Interior, colour: string): string[] {
  return [
    ellipse([0, 0, 56, 8], colours.ink, { opacity: 0.16 }),
    path('M-56 -106H56l-12 100q-1 8-10 8h-68q-9 0-10-8z', colour),
    path('M14 -106H56l-12 100q-1 8-10 8H10z', colours.ink, { opacity: 0.16 }),
    ellipse([0, -106, 56, 10], colours.ink, { opacity: 0.35 }),
    ellipse([0, -104, 48, 7], colours.blue),
    stroke('M-54 -100Q0 -34 54 -100', colours.steel, 5),
  ]
}

/** A mop standing in a bucket, 440 high, leaning to the right. */
export function mopInBucket(colours: Interior, colour: string): string[] {
  return [
    stroke('M-4 -96L70 -440', colours.wood, 10, { 'stroke-linecap': 'round' }),
    stroke('M58 -384L70 -440', colours.terracotta, 11, { 'stroke-linecap': 'round' }),
    path('M-34 -98q8-40 40-46 18 12 22 46z', colours.white),
    stroke('M-16 -104l14-32M0 -102l6-36M16 -102l-4-36', colours.grey, 4),
    ...bucket(colours, colour),
  ]
}

/** A broom leaning on the wall to the left, 400 high. */
export function broom(colours: Interior): string[] {
  return [
    stroke('M-6 -84L-40 -420', colours.wood, 10, { 'stroke-linecap': 'round' }),
    path('M-34 -76q28-24 56-4l16 78q-40 10-78 0z', colours.oak),
    path('M-38 -64q32-18 62 0l3 14q-34-14-66 0z', colours.terracotta),
    stroke('M-20 -44l-6 40M0 -46v44M16 -44l8 40', colours.oakDeep, 3),
  ]
}
