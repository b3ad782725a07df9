import type { Season } from '#manifest/schema/images.ts'
import { circle, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

export type PlantKind = 'broad' | 'fan' | 'tall' | 'palm'

export const plantKinds = ['broad', 'fan', 'tall', 'palm'] as const satisfies readonly PlantKind[]

/** A plant in a pot on the floor, 200 to 240 wide, 270 to 340 high. */
export function floorPlant(colours: Interior, { kind, pot }: { kind: PlantKind; pot: string }): string[] {
  return [...foliage(colours, kind), ...flowerpot(colours, pot)]
}

function flowerpot(colours: Interior, pot: string): string[] {
  return [
    path('M-50 -92H50v80q0 12-12 12h-76q-12 0-12-12z', pot),
    path('M4 -92H50v80q0 12-12 12h-20q-14-46-14-92z', colours.ink, { opacity: 0.2 }),
  ]
}

function foliage(colours: Interior, kind: PlantKind): string[] {
  const shade = { opacity: 0.2 }
  switch (kind) {
    case 'broad':
      return [
        path(
          'M0 -90q-110-20-120-120 84 10 118 96-70-90-40-170 66 50 46 150 0-110 70-140 26 80-60 150 40-60 90-50-10 70-104 84z',
          colours.leaf,
        ),
        path('M0 -90q4-60 4-40 0-110 70-140 26 80-60 150 40-60 90-50-10 70-104 84z', colours.ink, shade),
      ]
    case 'fan':
      return [
        path('M0 -88q-90-40-86-150 60 30 84 120-10-120 24-170 40 70 0 170 30-80 86-96-6 92-94 126z', colours.leaf),
        path('M0 -88q4-120 22-200 40 70 0 170 30-80 86-96-6 92-94 126z', colours.ink, shade),
      ]
    case 'tall':
      return [
        stroke('M0 -88L-4 -240M0 -150l44-60M-2 -180l-44-40', colours.woodDark, 7),
        path(
          'M-4 -236q-50-30-30-104 44 40 30 104zM42 -206q-8-58 46-86 16 60-46 86zM-44 -216q-56 4-72-58 58-4 72 58zM6 -230q10-70 60-88 6 62-60 88zM-20 -160q-50 20-82-20 46-28 82 20zM22 -160q20-44 72-32-14 44-72 32z',
          colours.leaf,
        ),
        path(
          'M42 -206q-8-58 46-86 16 60-46 86zM6 -230q10-70 60-88 6 62-60 88zM22 -160q20-44 72-32-14 44-72 32z',
          colours.ink,
          shade,
        ),
      ]
    case 'palm':
      return [
        stroke(
          'M0 -88q-10-110-96-150M0 -88q-6-130-42-206M0 -88q4-150 30-226M0 -88q12-120 98-160M0 -88q-20-60-112-74M0 -88q24-66 116-84',
          colours.leaf,
          17,
          { 'stroke-linecap': 'round' },
        ),
        stroke('M0 -88q4-150 30-226M0 -88q12-120 98-160M0 -88q24-66 116-84', colours.ink, 17, {
          'stroke-linecap': 'round',
          opacity: 0.18,
        }),
      ]
  }
}

/** A small plant for a sill or shelf, 60 wide, 95 high. */
export function potPlant(colours: Interior, pot: string): string[] {
  return [
    path('M-20 -42h40l-6 42h-28z', pot),
    path('M-2 -40q-34-12-32-54 26 12 32 46 2-46 28-56 6 40-22 62 26-10 32 2-12 16-34 8z', colours.leaf),
    path('M0 -42q4-52 26-62 6 40-22 62z', colours.ink, { opacity: 0.16 }),
  ]
}

/** A vase 40 wide with what the season gives, about 150 high. */
export function vase(colours: Interior, { season, glass }: { season: Season; glass: string }): string[] {
  return [
    stroke(
      'M-2 -50q-14-40-34-70M0 -50q0-50 4-86M2 -50q12-36 36-58M-1 -50q-6-40-14-82',
      season === 'winter' ? colours.woodDark : colours.leaf,
      4,
      {
        'stroke-linecap': 'round',
      },
    ),
    ...blooms(colours, season),
    path('M-20 0q-8-30 6-48v-8h28v8q14 18 6 48z', glass),
    path('M2 0q10-30 0-56h12v8q14 18 6 48z', colours.ink, { opacity: 0.12 }),
  ]
}

/** The ends of the stems in a vase. */
const tips = [
  [-36, -122],
  [4, -140],
  [38, -112],
  [-15, -134],
] as const

function blooms(colours: Interior, season: Season): string[] {
  switch (season) {
    case 'spring':
      return tips.flatMap(([x, y]) => [
        circle([x, y, 14], colours.blush),
        circle([x + 5, y + 15, 9], colours.cream),
        circle([x, y, 5], colours.terracotta, { opacity: 0.7 }),
      ])
    case 'summer':
      return tips.flatMap(([x, y]) => [circle([x, y, 17], '#e0ab5e'), circle([x, y, 7], colours.woodDark)])
    case 'autumn':
      return tips.map(([x, y], index) =>
        path(
          d`M${x} ${y + 18}q-22-14-4-40 24 18 4 40zM${x - 2} ${y + 34}q-26-2-26-24 26-2 26 24zM${x} ${y + 40}q6-26 28-20-4 22-28 20z`,
          index % 2 === 0 ? colours.terracotta : colours.clay,
        ),
      )
    case 'winter':
      return tips.flatMap(([x, y]) => [
        circle([x, y, 6], colours.terracotta),
        circle([x + 10, y + 14, 5], colours.terracotta),
        circle([x - 8, y + 20, 5], colours.terracotta),
      ])
  }
}
