import { circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** Light around a lamp, if lamps are lit; drawn behind the lamp. */
export function glow(colours: Interior, [x, y, radius]: readonly [number, number, number]): string[] {
  if (!colours.lampsLit) return []
  return [1, 0.62, 0.36].map((share) => circle([x, y, radius * share], colours.lamplight, { opacity: 0.16 }))
}

function shade(colours: Interior, colour: string): string {
  return colours.lampsLit ? colours.lamplight : colour
}

/** A lamp on a stand, 120 wide, 490 high. */
export function floorLamp(colours: Interior): string[] {
  return [
    ...glow(colours, [0, -440, 230]),
    ellipse([0, 2, 54, 10], colours.teal),
    stroke('M0 0V-410', colours.teal, 8),
    path('M-60 -390l28-100h64l28 100z', shade(colours, colours.cream)),
    path('M0 -490h32l28 100H0z', colours.clay, { opacity: 0.35 }),
  ]
}

/** A lamp on an arch that hangs over to the right, 250 wide, 520 high. */
export function archLamp(colours: Interior): string[] {
  return [
    ellipse([0, 2, 58, 11], colours.teal),
    stroke('M0 0V-400Q0 -520 110 -520Q196 -520 200 -436', colours.teal, 8),
    ...glow(colours, [200, -410, 200]),
    path('M150 -380q0-58 50-58t50 58z', shade(colours, colours.terracotta)),
    path('M200 -438q50 0 50 58h-40z', colours.ink, { opacity: 0.14 }),
  ]
}

/** A lamp for a table or nightstand, 84 wide, 130 high. */
export function tableLamp(colours: Interior, foot: string): string[] {
  return [
    ...glow(colours, [0, -96, 150]),
    path('M-16 0q-20-32 8-62h16q28 30 8 62z', foot),
    path('M-42 -58l18-74h48l18 74z', shade(colours, colours.cream)),
    path('M0 -132h24l18 74H0z', colours.clay, { opacity: 0.3 }),
  ]
}

export type PendantKind = 'bell' | 'disc' | 'globe'

export const pendantKinds = ['bell', 'disc', 'globe'] as const satisfies readonly PendantKind[]

/** A lamp hanging from the ceiling, its origin at the upper edge of the sheet, its lower end `drop` below. */
export function pendant(
  colours: Interior,
  { kind, drop, metal }: { kind: PendantKind; drop: number; metal: string },
): string[] {
  const bulb = colours.lampsLit ? colours.lamplight : colours.cream
  const cord = stroke(d`M0 0V${drop - 44}`, colours.teal, 4)
  switch (kind) {
    case 'bell':
      return [
        ...glow(colours, [0, drop, 140]),
        cord,
        ellipse([0, drop, 30, 9], bulb),
        path(d`M-36 ${drop}q4-46 36-46t36 46q-36-7-72 0z`, metal),
        path(d`M0 ${drop - 46}q32 0 36 46-12-3-24-4 0-30-12-42z`, colours.ink, { opacity: 0.3 }),
      ]
    case 'disc':
      return [
        ...glow(colours, [0, drop, 140]),
        cord,
        ellipse([0, drop, 46, 8], bulb),
        path(d`M-56 ${drop}q10-32 56-36t56 36q-56-6-112 0z`, metal),
        path(d`M0 ${drop - 36}q46 4 56 36-20-2-40-3 0-20-16-33z`, colours.ink, { opacity: 0.22 }),
      ]
    case 'globe':
      return [
        ...glow(colours, [0, drop - 30, 130]),
        cord,
        circle([0, drop - 26, 30], colours.lampsLit ? colours.lamplight : colours.white),
        path(d`M0 ${drop - 56}a30 30 0 0 1 0 60q20-30 0-60z`, colours.clay, { opacity: 0.25 }),
        path(d`M-12 ${drop - 60}h24v14h-24z`, metal),
      ]
  }
}
