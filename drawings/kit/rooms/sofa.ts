import { box, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

// Origin of every piece of furniture: the middle of its foot, on the floor.

/** A sofa `width` wide between 440 and 720, 264 high. */
export function sofa(colours: Interior, { width, hasThrow }: { width: number; hasThrow: boolean }): string[] {
  const [fabric, second, third] = colours.textile
  const deep = colours.textileDeep
  const half = width / 2
  const back = half - 40
  return [
    path(d`M${-half + 46} -34h20l-6 34h-12zM${half - 66} -34h20l-2 34h-12z`, colours.woodDark),
    path(d`M${-back} -194q0-70 66-70h${back * 2 - 132}q66 0 66 70v114h${-back * 2}z`, fabric),
    path(d`M0 -264h${back - 66}q66 0 66 70v114H0z`, colours.ink, { opacity: 0.13 }),
    box([-back + 16, -144, back - 16, 66], fabric, { rx: 10 }),
    box([0, -144, back - 16, 66], fabric, { rx: 10 }),
    box([-back + 16, -144, back * 2 - 32, 66], colours.cream, { opacity: 0.14, rx: 10 }),
    stroke(d`M0 -140v62`, deep, 3),
    box([-half, -80, width, 46], deep, { rx: 6 }),
    path(
      d`M${-half} -154q0-40 36-40t36 40v116h-66q-6 0-6-6zM${half - 72} -154q0-40 36-40t36 40v110q0 6-6 6h-66z`,
      fabric,
    ),
    path(
      d`M${-half} -154q0-40 36-40t36 40v116h-66q-6 0-6-6zM${half - 72} -154q0-40 36-40t36 40v110q0 6-6 6h-66z`,
      colours.cream,
      { opacity: 0.07 },
    ),
    ...cushions(colours, { left: -back + 26, right: back - 26, colours: [second, third] }),
    ...(hasThrow ? throwOver(colours, half) : []),
  ]
}

type Cushions = { left: number; right: number; colours: readonly [string, string] }

function cushions(colours: Interior, { left, right, colours: [second, third] }: Cushions): string[] {
  return [
    path(d`M${left} -222l92-14 10 84-92 14z`, second),
    path(d`M${left + 76} -210l84 4-4 68-84-2z`, colours.cream),
    stroke(d`M${left + 77} -190l82 3M${left + 75} -168l82 3`, colours.clay, 4),
    path(d`M${right - 100} -224l92 10-8 76-92-8z`, third),
  ]
}

function throwOver(colours: Interior, half: number): string[] {
  const x = half - 110
  return [
    path(d`M${x} -266h74l30 118v96h-66v-90z`, colours.linen),
    stroke(d`M${x + 38} -142l66-6M${x + 38} -114h66M${x + 38} -82h66`, colours.terracotta, 4, { opacity: 0.6 }),
    stroke(d`M${x + 42} -52v14M${x + 56} -52v14M${x + 70} -52v14M${x + 84} -52v14M${x + 98} -52v14`, colours.linen, 4),
  ]
}

/** An armchair, 230 wide, 250 high. */
export function armchair(colours: Interior, fabric: string): string[] {
  return [
    path('M-84 -30l-14 30h-12l8-34zM84 -30l14 30h12l-8-34z', colours.woodDark),
    path('M-86 -190q0-60 56-60h60q56 0 56 60v130H-86z', fabric),
    path('M0 -250h30q56 0 56 60v130H0z', colours.ink, { opacity: 0.12 }),
    box([-78, -124, 156, 54], fabric, { rx: 12 }),
    box([-78, -124, 156, 54], colours.cream, { rx: 12, opacity: 0.16 }),
    path('M-115 -134q0-34 30-34t30 34v104h-52q-8 0-8-8zM115 -134q0-34-30-34t-30 34v104h52q8 0 8-8z', fabric),
    path('M-55 -70H55v40H-55z', fabric),
    path('M-55 -70H55v40H-55z', colours.ink, { opacity: 0.2 }),
    path('M-44 -196l76 -8 8 72-76 8z', colours.cream),
    stroke('M-42 -176l76-8M-39 -152l76-8', colours.clay, 4),
  ]
}
