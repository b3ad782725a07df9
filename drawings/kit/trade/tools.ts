import { box, circle, path, stroke } from '../../shapes.ts'
import type { Interior } from '../rooms/interior.ts'

/** An open toolbox with tools standing in it, 320 wide, 250 high, around the middle of its foot. */
export function toolbox(colours: Interior, { colour, shade }: { colour: string; shade: string }): string[] {
  return [
    // Handles: of a hammer, a saw, a screwdriver and a spanner.
    path('M-112 -120l-18-104 22-4 20 106z', colours.wood),
    path('M-152 -236l64-12 5 26-30 6-6 4-28 2z', colours.steelDeep),
    path('M-48 -120v-92q0-10 12-10t12 10v92z', colours.terracotta),
    path('M-40 -222h8v-26h-8z', colours.steel),
    path('M22 -120l18-96-10-26 14-12 8 22 18 2 14-18 8 20-16 26-20 2-12 84z', colours.steel),
    path('M100 -120l20-84 40 10-14 78z', colours.oak),
    // The box.
    path('M-160 -126H160V0H-160z', colour),
    path('M-160 -126H160v30H-160z', shade),
    path('M-168 -138H168v18H-168z', shade),
    stroke('M-84 -132v-22q0-14 14-14H70q14 0 14 14v22', colours.ink, 10, { 'stroke-linejoin': 'round' }),
    box([-120, -104, 34, 30], colours.steel, { rx: 3 }),
    box([86, -104, 34, 30], colours.steel, { rx: 3 }),
    path('M-160 -12H160V0H-160z', colours.ink, { opacity: 0.25 }),
  ]
}

/** Tools on hooks: spanner, hammer, pliers, screwdrivers, saw, tape; each around the top of its hook, up to 150 high. */
export const hungTools = {
  spanner: ({ steel, steelDeep }: Interior) => [
    path('M-9 26h18v96h-18z', steel),
    path('M0 -8a24 24 0 0 1 22 34l-13 8h-18l-13-8A24 24 0 0 1 -14 -4v18l14 8 14-8V-4z', steelDeep),
    circle([0, 126, 17], steelDeep),
    circle([0, 126, 7], steel),
  ],
  hammer: ({ steelDeep, wood }: Interior) => [
    path('M-8 10H8v132q0 6-8 6t-8-6z', wood),
    path('M-44 -12h70q20 2 24 18l-26 2-6 8h-62z', steelDeep),
  ],
  pliers: ({ steelDeep, terracotta }: Interior) => [
    path('M-4 -10q-16 8-14 38l14 8zM4 -10q16 8 14 38l-14 8z', steelDeep),
    stroke('M-8 40q-26 34-16 92M8 40q26 34 16 92', terracotta, 15, { 'stroke-linecap': 'round' }),
    circle([0, 36, 13], steelDeep),
  ],
  screwdriver: ({ steel, blueDeep }: Interior) => [
    path('M-4 62H4v76l-4 10-4-10z', steel),
    path('M-13 -8H13V44l-7 20H-6l-7-20z', blueDeep),
  ],
  saw: ({ steel, woodDeep }: Interior) => [
    path('M-16 40H44L14 150H2z', steel),
    path('M-22 -10H46q10 0 10 10V44H-30V0q0-10 8-10zM-8 8V26H32V8z', woodDeep, { 'fill-rule': 'evenodd' }),
  ],
  tape: ({ terracotta, ink, white }: Interior) => [
    box([-36, -4, 72, 72], terracotta, { rx: 18 }),
    circle([0, 32, 20], ink, { opacity: 0.7 }),
    path('M-36 68h16v56h-16z', white),
    stroke('M-36 82h8M-36 96h8M-36 110h8', ink, 3),
  ],
} as const satisfies Record<string, (colours: Interior) => string[]>

/** A roll of hose or cable, 92 wide, around its middle. */
export function coil({ blueDeep, ink }: Interior): string[] {
  return [
    circle([0, 0, 34], 'none', { stroke: blueDeep, 'stroke-width': 24 }),
    circle([0, 0, 34], 'none', { stroke: ink, 'stroke-width': 2, opacity: 0.35 }),
    circle([0, 0, 27], 'none', { stroke: ink, 'stroke-width': 2, opacity: 0.25 }),
    circle([0, 0, 41], 'none', { stroke: ink, 'stroke-width': 2, opacity: 0.25 }),
  ]
}
