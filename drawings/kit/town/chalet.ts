import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { type Box, box, d, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn, boxes, glass, shaded } from './facade.ts'
import { drift } from './footing.ts'
import type { House } from './house.ts'

/** A big modern house of timber, stone and glass, 800 px wide and 360 high: a glazed gable, a long low wing, a stone chimney. */
export function chalet(
  brush: Brush,
  {
    random,
    wall,
    roof,
    yard = 110,
    chimneyX = -22,
    ...site
  }: House & { /** The left end of the chimney. */ chimneyX?: number },
): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const pane = areLampsOn(brush) ? palette.window : mix(glass(brush), palette.sky[1], 0.3)
  const timber = shaded(brush, wall)
  const dark = mix(roof, palette.ink, 0.4)
  const stone = mix(palette.rock, palette.ridges[0], 0.25)
  const base = mix(palette.ridges[1], palette.rock, 0.25)
  const depth = random.whole(-6, 10)
  const end = random.whole(256, 330) // of the wing
  const hasDormer = random.chance(0.5)
  const wing: Box[] = [
    [-94, -126, 90, 96],
    [10, -126, 90, 96],
    [114, -126, 60, 96],
    [192, -126, end - 210, 50],
  ]
  const sheen = areLampsOn(brush)
    ? []
    : [
        path(
          'M-360 -100V-150L-298 -202V-100zM-360 0V-86h40L-360 0zM-94 -30V-126h60zM10 -30V-126h60zM192 -76V-126h36z',
          palette.sky[1],
          { opacity: 0.3 },
        ),
      ]
  return placed(
    [
      path('M-400 0H380l110 50H-320z', palette.ink, { opacity: 0.16 }),
      box([-120, -150, end + 120, 150], timber),
      path(d`M-160 -162l30 -38H${end + 10}l60 38v14H-160z`, isSnowy ? snow(brush) : roof),
      box([-160, -148, end + 230, 8], dark),
      box([-120, -140, end + 120, 12], palette.ink, { opacity: 0.2 }),
      path(boxes(wing), pane),
      box([-120, -26, end + 120, 26], base),
      box([end, -148, 44, 148], shaded(brush, stone)),
      ...(hasDormer ? dormer(brush, { wall, pane, dark }) : []),
      path('M-400 0V-186L-250 -304L-100 -186V0z', wall),
      path(
        'M-250 -318H-44L80 -196L-68 -158z',
        isSnowy
          ? snow(brush)
          : brush.gradient([
              { at: 0, colour: mix(roof, palette.ink, 0.1) },
              { at: 1, colour: roof },
            ]),
      ),
      path('M-360 -100V-166L-250 -252L-140 -166V-100zM-360 -86h96v86h-96zM-236 -86h96v86h-96z', pane),
      ...sheen,
      stroke(
        'M-250 -252v152M-305 -208v108M-195 -208v108M-360 -150h220M-312 -86v86M-188 -86v86M-35 -126v96M55 -126v96M-94 -90h194',
        mix(wall, palette.trim, 0.12),
        6,
      ),
      path(d`M-250 ${-322}L-60 -170l-13 17L-250 -292L-427 -153l-13 -17z`, dark),
      ...(isSnowy ? [path('M-250 -338L-52 -180q6 10 -8 12L-250 -318L-440 -168q-14 -2 -8 -12z', palette.snow)] : []),
      ...chimneyStack(brush, { x: chimneyX, top: -374 - depth, stone }),
      box([-422, -26, 62, 26], stone),
      box([-140, -88, 42, 88], stone),
      stroke('M-134 -66h20M-126 -42h22M-132 -20h16', base, 4),
      path('M-446 0H-60v13H-446z', mix(palette.roofs[2], palette.walls[2], 0.3)),
      path(
        d`M-366 13h166l46 ${yard}H-452z`,
        isSnowy ? mix(palette.snow, palette.road, 0.25) : mix(palette.trim, palette.rock, 0.6),
      ),
      ...(isSnowy ? [drift(brush, -80, end + 44), drift(brush, -450, -380)] : []),
    ],
    site,
  )
}

/** A small gable on the roof of the wing. */
function dormer(
  { palette, season }: Brush,
  { wall, pane, dark }: { wall: string; pane: string; dark: string },
): string[] {
  return [
    path('M104 -164V-206L150 -242L196 -206V-164z', wall),
    path('M128 -172V-204L150 -222L172 -204V-172z', pane),
    stroke('M150 -222V-172', wall, 5),
    path('M150 -254L212 -206l-9 10L150 -238L97 -196l-9 -10z', dark),
    ...(season === 'winter' ? [path('M150 -264L216 -209q2 5 -5 4L150 -252L89 -205q-7 1 -5 -4z', palette.snow)] : []),
  ]
}

function chimneyStack(
  { palette, season }: Brush,
  { x, top, stone }: { x: number; top: number; stone: string },
): string[] {
  const joint = mix(palette.ridges[1], palette.rock, 0.25)
  return [
    box([x, top, 36, -188 - top], stone),
    box([x + 36, top, 28, -180 - top], joint),
    stroke(
      d`M${x + 6} ${top + 24}h24M${x + 14} ${top + 52}h20M${x + 4} ${top + 80}h26M${x + 12} ${top + 108}h22`,
      joint,
      4,
    ),
    box([x - 6, top - 8, 76, 12], season === 'winter' ? palette.snow : joint),
  ]
}

function snow({ gradient, palette }: Brush): string {
  return gradient([
    { at: 0, colour: palette.snow },
    { at: 1, colour: mix(palette.snow, palette.ridges[0], 0.3) },
  ])
}
