import type { Light, Season } from '#manifest/schema/images.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type Random, seeded } from './random.ts'
import { number } from './svg.ts'

/** The size of every drawing, in its own units; it scales to any size. */
export const sheet = { width: 1600, height: 900 } as const

/** A gradient stop; `at` is from 0 to 1. */
export type Stop = { at: number; colour: string; opacity?: number }

type Composition = 0 | 1 | 2

/** The options and helpers a scene draws with. */
export type Brush = {
  random: Random
  /** Which of the three compositions of the scene to draw. Six drawings of a series are the three, each plain and mirrored. */
  composition: Composition
  /** Returns the argument for this composition. */
  composed: <T>(first: T, second: T, third: T) => T
  /** Whether left and right are swapped. */
  isMirrored: boolean
  palette: Palette
  season: Season
  light: Light
  /** Defines a gradient, from top to bottom by default, and returns its paint value, e.g. `url(#g0)`. */
  gradient: (stops: readonly Stop[], direction?: 'down' | 'across') => string
}

/** Elements from back to front, filling the sheet. */
export type Scene = (brush: Brush) => string[]

type Opening = {
  season: Season
  light: Light
  seed: string
  /** The index in a series of drawings, from 0. If undefined, the seed determines the composition. */
  place?: number | undefined
}

export function openBrush({ season, light, seed, place }: Opening): {
  brush: Brush
  /** The `<defs>` with the gradients, to put before the elements. */
  definitions: () => string
} {
  const gradients: string[] = []
  const gradient: Brush['gradient'] = (stops, direction = 'down') => {
    const id = `g${gradients.length}`
    const line = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
    const inner = stops.map(
      ({ at, colour, opacity }) =>
        `<stop offset="${number(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${number(opacity)}"`}/>`,
    )
    gradients.push(`<linearGradient id="${id}" ${line}>${inner.join('')}</linearGradient>`)
    return `url(#${id})`
  }
  const random = seeded(seed)
  const ways = [0, 1, 2] as const
  const composition =
    place === undefined ? random.fork('composition').pick(ways) : (ways[Math.ceil(place / 2) % 3] ?? 0)
  const brush: Brush = {
    random,
    composition,
    composed: (...each) => each[composition],
    isMirrored: place === undefined ? !random.fork('mirror').chance(0.5) : place % 2 === 1,
    palette: paletteOf({ season, light }),
    season,
    light,
    gradient,
  }
  return {
    brush,
    definitions: () => `<defs>${gradients.join('')}</defs>`,
  }
}
