import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { box, circle, ellipse, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn, glass } from '../town/facade.ts'
import { shadow } from '../town/footing.ts'
import type { Site } from '../town/house.ts'

/** A delivery van seen from the side, 500 wide, 230 high, its front to the right; with a ladder on its roof if it has one. */
export function van(
  brush: Brush,
  { colour, stripe, hasLadder, ...site }: Site & { colour: string; stripe: string; hasLadder: boolean },
): string {
  const { palette } = brush
  const pane = glass(brush)
  const seam = mix(colour, palette.ink, 0.28)
  return placed(
    [
      shadow(brush, -250, 240, 24),
      ...(hasLadder ? ladder(brush) : []),
      path('M-250 -40V-206q0-16 16-16H60q22 0 38 18L156-140l66 20q24 8 24 34v46z', colour),
      path('M-250 -104H246v28H-250z', stripe),
      path('M-250 -40V-58H246v18z', mix(colour, palette.ink, 0.5)),
      path('M66 -196h-4V-136h82l-46-54q-6-6-14-6z', pane),
      path('M66 -196h16L66 -150z', palette.sky[1], { opacity: 0.3 }),
      stroke('M48 -206V-52M-86 -206V-60M150 -136V-60', seam, 3),
      box([20, -128, 20, 6], seam, { rx: 3 }),
      box([-72, -128, 20, 6], seam, { rx: 3 }),
      ellipse([232, -84, 12, 14], areLampsOn(brush) ? palette.window : palette.trim),
      box([-250, -128, 9, 40], palette.accent),
      box([206, -62, 46, 14], mix(palette.ink, palette.road, 0.3), { rx: 5 }),
      ...[-150, 164].flatMap((x) => wheel(brush, x)),
    ],
    site,
  )
}

function wheel({ palette }: Brush, x: number): string[] {
  return [
    path(`M${x - 56} -38a56 56 0 0 1 112 0z`, mix(palette.ink, palette.road, 0.1)),
    circle([x, -40, 44], palette.ink),
    circle([x, -40, 24], mix(palette.trim, palette.road, 0.4)),
    circle([x, -40, 8], palette.ink),
  ]
}

function ladder({ palette }: Brush): string[] {
  const metal = mix(palette.trim, palette.road, 0.35)
  const rungs = Array.from({ length: 9 }, (_, index) => `M${-216 + index * 30} -252v18`).join('')
  return [
    stroke('M-190 -234v14M30 -234v14', mix(palette.ink, palette.road, 0.3), 7),
    stroke(`M-236 -252H52M-236 -234H52${rungs}`, metal, 6, { 'stroke-linecap': 'round' }),
  ]
}
