import type { Light, Season } from '#manifest/schema/images.ts'

/** Colours by what they are of, as `#rrggbb`. Those of one season and light belong together. */
export type Palette = {
  /** From the top down to the horizon. */
  sky: readonly [string, string, string]
  sun: string
  cloud: string
  /** What lies before distant mountains. */
  haze: string
  /** Mountains from far to near. */
  ridges: readonly [string, string, string]
  /** Sides of mountains that lie in the shade. */
  shade: string
  snow: string
  rock: string
  /** From far to near. */
  ground: readonly [string, string, string]
  conifer: string
  /** Crowns of trees, the usual one first. */
  leaves: readonly [string, string, string]
  trunk: string
  water: string
  waterLight: string
  road: string
  roadLine: string
  /** Walls and roofs of houses. */
  walls: readonly [string, string, string, string]
  roofs: readonly [string, string, string]
  trim: string
  /** Panes by day, or lit from inside. */
  window: string
  accent: string
  /** The darkest tone there is, for what stands before everything. */
  ink: string
  /** The lightest, for walls of rooms and paper. */
  paper: string
}

const summerDay: Palette = {
  sky: ['#a7bcc9', '#f8f4eb', '#ebd1bc'],
  sun: '#faf7f1',
  cloud: '#fbfaf7',
  haze: '#f0decb',
  ridges: ['#92adbe', '#6f93ab', '#5d8494'],
  shade: '#4b7280',
  snow: '#fbfaf7',
  rock: '#8b8f88',
  ground: ['#a1b29e', '#74927e', '#4f7a68'],
  conifer: '#1f4a47',
  leaves: ['#5f8a74', '#89a28d', '#cd7b58'],
  trunk: '#3e3f35',
  water: '#8aa7b8',
  waterLight: '#d9e1e2',
  road: '#5b7180',
  roadLine: '#f4ead9',
  walls: ['#fbfaf7', '#cd7b58', '#ebd1bc', '#9fb3b8'],
  roofs: ['#376065', '#2d5255', '#9a674d'],
  trim: '#f4ead9',
  window: '#597b8c',
  accent: '#cd7b58',
  ink: '#17322f',
  paper: '#faf4e8',
}

export function paletteOf(_: { season: Season; light: Light }): Palette {
  return summerDay
}
