import { box, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

export type HeadboardKind = 'round' | 'straight' | 'slats'

export const headboardKinds = ['round', 'straight', 'slats'] as const satisfies readonly HeadboardKind[]

/** A made double bed seen from its foot, 620 wide, 390 high with its headboard. */
export function bed(colours: Interior, headboard: HeadboardKind): string[] {
  const [cover, accent] = colours.textile
  return [
    ellipse([0, 0, 330, 12], colours.ink, { opacity: 0.16 }),
    ...head(colours, headboard),
    path('M-270 -218q0-30 30-30H240q30 0 30 30v60h-540z', colours.white),
    pillow(colours, -138, colours.white),
    pillow(colours, 138, colours.white),
    path('M-86 -254q4-26 30-26H56q26 0 30 26l6 54q0 18-20 18H-72q-20 0-20-18z', accent),
    stroke('M-84 -230H84M-86 -212H86', colours.cream, 5, { opacity: 0.7 }),
    path('M-276 -186H276L310 -112H-310z', colours.cream),
    path('M-288 -172H288L310 -112V-34q0 14-14 14h-592q-14 0-14-14v-78z', cover),
    path('M-288 -172H288L310 -112H-310z', colours.cream, { opacity: 0.16 }),
    path('M-310 -112H310V-34q0 14-14 14h-592q-14 0-14-14z', colours.ink, { opacity: 0.14 }),
    path('M-280 -190h560l14 30q-290 16-588 0z', colours.white),
    path('M-292 -166q290 16 584 0l2 6q-290 16-588 0z', colours.grey),
    stroke('M-150 -112q-6 40 4 88M120 -112q8 44 0 88', colours.ink, 4, { opacity: 0.14 }),
    path('M-296 -20h22l-4 22h-12zM274 -20h22l-6 22h-12z', colours.woodDark),
  ]
}

function head(colours: Interior, kind: HeadboardKind): string[] {
  switch (kind) {
    case 'round':
      return [
        path('M-300 -20v-280q0-90 90-90H210q90 0 90 90v280z', colours.textileDeep),
        stroke('M-180 -388v200M-60 -390v200M60 -390v200M180 -388v200', colours.cream, 3, { opacity: 0.18 }),
      ]
    case 'straight':
      return [
        box([-310, -370, 620, 350], colours.wood),
        box([-310, -370, 620, 14], colours.woodDeep),
        stroke('M0 -356v180M-156 -356v180M156 -356v180', colours.woodDeep, 3, { opacity: 0.5 }),
      ]
    case 'slats':
      return [
        path('M-304 -380h20v360h-20zM284 -380h20v360h-20z', colours.woodDark),
        box([-304, -370, 608, 18], colours.woodDark),
        stroke(
          Array.from({ length: 11 }, (_, index) => d`M${-250 + index * 50} -354v190`).join(''),
          colours.woodDark,
          10,
        ),
      ]
  }
}

function pillow(colours: Interior, middle: number, colour: string): string {
  return [
    path(d`M${middle - 116} -276q4-32 40-32h152q36 0 40 32l8 64q0 24-26 24h-196q-26 0-26-24z`, colour),
    path(d`M${middle + 20} -308h56q36 0 40 32l8 64q0 24-26 24h-60q26-60-18-120z`, colours.steelDeep, { opacity: 0.2 }),
    path(d`M${middle - 110} -214q110 20 230 0l4 4q0 22-26 22h-196q-24 0-24-20z`, colours.steelDeep, { opacity: 0.12 }),
  ].join('')
}

/** A suitcase on wheels, 120 wide, 230 high with its handle up. */
export function suitcase(colours: Interior, colour: string): string[] {
  return [
    ellipse([0, 0, 64, 8], colours.ink, { opacity: 0.16 }),
    stroke('M-26 -160v-70h52v70', colours.ink, 6),
    path('M-46 -8h16v10h-16zM30 -8h16v10h-16z', colours.ink),
    box([-60, -170, 120, 164], colour, { rx: 16 }),
    path('M14 -170h30q16 0 16 16v132q0 16-16 16H14z', colours.ink, { opacity: 0.16 }),
    stroke('M-30 -152v128M0 -152v128M30 -152v128', colours.ink, 4, { opacity: 0.16 }),
  ]
}
