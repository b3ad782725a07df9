import type { Random } from '../../random.ts'
import { box, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A row of books from `x` to the right on a board at `y`, until `width` is full. */
export function books(
  colours: Interior,
  { random, x, y, width }: { random: Random; x: number; y: number; width: number },
): string[] {
  const spines = [colours.white, colours.sage, colours.blue, colours.blush, colours.teal, colours.terracotta] as const
  const parts: string[] = []
  for (let at = x; ; ) {
    const thickness = random.between(14, 23)
    if (at + thickness > x + width) return parts
    const height = random.between(54, 80)
    parts.push(box([at, y - height, thickness, height], random.pick(spines)))
    at += thickness + 2
  }
}

/** A bookcase of four shelves, 270 wide, 470 high. */
export function bookcase(colours: Interior, random: Random): string[] {
  const shelves = [-372, -260, -148, -36] as const
  const spaces = shelves.map((y) => d`M-121 ${y - 86}h242v${86}h-242z`).join('')
  const contents = shelves.slice(0, 3).flatMap((y) => {
    const width = random.between(100, 150)
    const onLeft = random.chance(0.5)
    return [
      ...books(colours, { random, x: onLeft ? -115 : 115 - width, y, width }),
      ...ornament(colours, { random, x: onLeft ? 70 : -70, y }),
    ]
  })
  return [
    box([-135, -470, 270, 470], colours.wood),
    path(spaces, colours.woodDeep),
    path('M-121 -458h242v10h-242zM-121 -346h242v10h-242zM-121 -234h242v10h-242z', colours.ink, { opacity: 0.14 }),
    ...contents,
    box([-112, -106, 104, 70], colours.blush, { rx: 5 }),
    box([8, -106, 104, 70], colours.blush, { rx: 5 }),
    stroke('M-80 -82h40M40 -82h40', colours.woodDeep, 7, { 'stroke-linecap': 'round' }),
    box([-135, -22, 270, 22], colours.woodDeep, { opacity: 0.35 }),
  ]
}

/** A single object on a shelf, up to 80 wide. */
function ornament(colours: Interior, { random, x, y }: { random: Random; x: number; y: number }): string[] {
  switch (random.pick(['bowl', 'dome', 'box', 'vase', 'plant'])) {
    case 'bowl':
      return [path(d`M${x - 36} ${y - 34}h72q-6 34-26 34h-20q-20 0-26-34z`, colours.blue)]
    case 'dome':
      return [path(d`M${x - 20} ${y}v-26q0-18 20-18t20 18v26z`, colours.terracotta)]
    case 'box':
      return [
        box([x - 40, y - 46, 80, 46], colours.cream, { rx: 4 }),
        box([x - 22, y - 32, 44, 8], colours.terracotta, { rx: 3 }),
      ]
    case 'vase':
      return [path(d`M${x - 14} ${y}q-12-26 6-44v-18h16v18q18 18 6 44z`, colours.sage)]
    default:
      return [
        path(d`M${x - 16} ${y - 30}h32l-5 30h-22z`, colours.terracotta),
        path(d`M${x} ${y - 28}q-30-8-28-44 22 8 28 34 0-34 22-44 8 32-16 54z`, colours.leaf),
      ]
  }
}

/** A board on the wall with things on it, `width` wide; its origin is the board's left end. */
export function wallShelf(colours: Interior, { random, width }: { random: Random; width: number }): string[] {
  const booksWidth = width * 0.5
  return [
    ...books(colours, { random, x: 12, y: 0, width: booksWidth }),
    ...ornament(colours, { random, x: width - 52, y: 0 }),
    box([0, 0, width, 12], colours.wood),
    box([0, 12, width, 4], colours.woodDeep),
  ]
}

/** A low cupboard, `width` wide and 170 high, its doors in `colour`. */
export function sideboard(colours: Interior, { width, colour }: { width: number; colour: string }): string[] {
  const half = width / 2
  const third = width / 3
  return [
    path(d`M${-half + 20} -30h16l-6 30h-10zM${half - 36} -30h16v30h-10z`, colours.woodDark),
    box([-half, -160, width, 134], colour),
    stroke(d`M${-half + third} -150v114M${-half + third * 2} -150v114`, colours.ink, 3, { opacity: 0.28 }),
    stroke(
      d`M${-half + third - 14} -108v28M${-half + third + 14} -108v28M${half - third + 14} -108v28`,
      colours.oak,
      6,
      {
        'stroke-linecap': 'round',
      },
    ),
    box([-half - 8, -172, width + 16, 14], colours.wood),
    box([-half - 8, -160, width + 16, 4], colours.woodDeep),
  ]
}
