import type { Light, Season } from '#manifest/schema/images.ts'
import { mix } from './colour.ts'

/** Colours of one season and light by subject, as `#rrggbb`. */
export type Palette = {
  /** From the top down to the horizon. */
  sky: readonly [string, string, string]
  sun: string
  cloud: string
  /** Haze in front of distant mountains. */
  haze: string
  /** Mountains from far to near. */
  ridges: readonly [string, string, string]
  /** Shaded sides of mountains. */
  shade: string
  snow: string
  rock: string
  /** From far to near. */
  ground: readonly [string, string, string]
  /** The nearest ground at the foot of the sheet, from its crest down. */
  front: readonly [string, string]
  /** Blades of grass on it. */
  grass: string
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
  /** The darkest tone, for the foreground. */
  ink: string
  /** The lightest tone, for room walls and paper. */
  paper: string
}

/** The colours of every season by day. The other lights are tinted from them. */
export function paletteOf({ season, light }: { season: Season; light: Light }): Palette {
  const day = byDay[season]
  if (light === 'day') return day
  const { sky, sun, cloud, haze, window, tints } = byLight[light]
  const tinted = (tint: Tint) => (colour: string) => mix(colour, tint.towards, tint.share)
  const land = tinted(tints.land)
  const far = tinted(tints.far)
  const bright = tinted(tints.bright)
  const open = season === 'winter' ? tinted(tints.snowfield) : land
  const built = tinted(tints.built)
  return {
    sky,
    sun,
    cloud,
    haze,
    ridges: three(day.ridges, far),
    shade: far(day.shade),
    snow: bright(day.snow),
    rock: land(day.rock),
    // Distant land is hazy.
    ground: [
      mix(open(day.ground[0]), tints.far.towards, tints.far.share / 2),
      open(day.ground[1]),
      open(day.ground[2]),
    ],
    front: [open(day.front[0]), open(day.front[1])],
    grass: land(day.grass),
    conifer: land(day.conifer),
    leaves: three(day.leaves, open),
    trunk: land(day.trunk),
    // Between banks of snow, water is dark under any sky.
    water:
      season === 'winter'
        ? open(day.water)
        : mix(mix(day.water, sky[0], 0.5), tints.land.towards, tints.land.share / 2),
    waterLight: season === 'winter' ? open(day.waterLight) : mix(day.waterLight, sky[1], 0.4),
    road: land(day.road),
    roadLine: built(day.roadLine),
    walls: [built(day.walls[0]), built(day.walls[1]), built(day.walls[2]), built(day.walls[3])],
    roofs: three(day.roofs, built),
    trim: built(day.trim),
    window,
    accent: built(day.accent),
    ink: land(day.ink),
    paper: mix(day.paper, tints.built.towards, tints.built.share / 4),
  }
}

function three(colours: Palette['ridges'], change: (colour: string) => string): [string, string, string] {
  return [change(colours[0]), change(colours[1]), change(colours[2])]
}

const summer: Palette = {
  sky: ['#9bb4c3', '#f6f1e6', '#edd4bf'],
  sun: '#fbfaf7',
  cloud: '#fbfaf7',
  haze: '#f3e8d9',
  ridges: ['#a3bac9', '#7895a8', '#5f8492'],
  shade: '#476f79',
  snow: '#fbfaf7',
  rock: '#c8c9c2',
  ground: ['#a9b9a3', '#7f9c86', '#557e6c'],
  front: ['#365d56', '#17322f'],
  grass: '#6f957f',
  conifer: '#28524d',
  leaves: ['#557d6b', '#75967f', '#9aac85'],
  trunk: '#3e3f35',
  water: '#84a2b6',
  waterLight: '#d9e1e2',
  road: '#5b7180',
  roadLine: '#f0d9c2',
  walls: ['#fbfaf7', '#cd7b58', '#ebd1bc', '#9fb3b8'],
  roofs: ['#376065', '#4a7088', '#a8624a'],
  trim: '#f4ead9',
  window: '#597b8c',
  accent: '#cd7b58',
  ink: '#17322f',
  paper: '#faf4e8',
}

const byDay: Record<Season, Palette> = {
  summer,
  spring: {
    ...summer,
    sky: ['#a2bdca', '#f5f3e8', '#f0dccb'],
    haze: '#f4ecdf',
    ridges: ['#a9bfcb', '#7f9cab', '#658a93'],
    ground: ['#bccbaa', '#97b48c', '#6a9775'],
    front: ['#447160', '#1e403a'],
    grass: '#8fb389',
    conifer: '#2b5a52',
    leaves: ['#83a878', '#a8bf8a', '#e7b9ab'],
    water: '#8aaab9',
  },
  autumn: {
    ...summer,
    sky: ['#9fb3bd', '#f7efe0', '#edcbab'],
    haze: '#f4e4cf',
    ridges: ['#aab8bf', '#7d939f', '#64808a'],
    ground: ['#c5bd9b', '#a8a37b', '#76845f'],
    front: ['#4f5e45', '#22352c'],
    grass: '#b7a571',
    leaves: ['#cf7d57', '#dca463', '#b4633f'],
    water: '#829fae',
  },
  winter: {
    ...summer,
    sky: ['#94adc0', '#edf0ef', '#e9ddd2'],
    haze: '#e8edee',
    ridges: ['#b1c3cf', '#8aa4b5', '#6f90a1'],
    shade: '#56798c',
    rock: '#bcc3c4',
    ground: ['#d0dbe1', '#ecf0f0', '#c9d6de'],
    front: ['#f8f8f5', '#bccdd7'],
    grass: '#b9a888',
    conifer: '#2f5a57',
    leaves: ['#b9c9cf', '#c9d5d8', '#aebfc6'],
    water: '#55809b',
    waterLight: '#9bb7c6',
    road: '#7d8d97',
  },
}

/** The colour that a light tints towards, and how strongly, from 0 to 1. */
type Tint = { towards: string; share: number }

type Lighting = Pick<Palette, 'sky' | 'sun' | 'cloud' | 'haze' | 'window'> & {
  /** Land and plants; distant mountains; snow on the heights; snow on the fields and trees; walls, roofs and painted things. */
  tints: { land: Tint; far: Tint; bright: Tint; snowfield: Tint; built: Tint }
}

const byLight: Record<Exclude<Light, 'day'>, Lighting> = {
  morning: {
    sky: ['#b3c6cf', '#f9eedd', '#f5cdb0'],
    sun: '#fffaf0',
    cloud: '#fdf6ec',
    haze: '#f9e6d2',
    window: '#7f98a1',
    tints: {
      land: { towards: '#e6d0aa', share: 0.12 },
      far: { towards: '#e9c6b0', share: 0.2 },
      bright: { towards: '#fbe3cd', share: 0.45 },
      snowfield: { towards: '#8aa6c2', share: 0.2 },
      built: { towards: '#f6d9b8', share: 0.12 },
    },
  },
  evening: {
    sky: ['#7691a6', '#ecc9ae', '#e59a74'],
    sun: '#fdeccf',
    cloud: '#f3c3a5',
    haze: '#ecb999',
    window: '#fbd797',
    tints: {
      land: { towards: '#4f4452', share: 0.24 },
      far: { towards: '#7a5f74', share: 0.3 },
      bright: { towards: '#efc4ae', share: 0.44 },
      snowfield: { towards: '#7d8fae', share: 0.42 },
      built: { towards: '#6a4a4e', share: 0.2 },
    },
  },
  night: {
    sky: ['#152f46', '#345a76', '#6f91a3'],
    sun: '#f6efdc',
    cloud: '#4b6d85',
    haze: '#5c8093',
    window: '#f8cf85',
    tints: {
      land: { towards: '#10283b', share: 0.62 },
      far: { towards: '#1e3f58', share: 0.58 },
      bright: { towards: '#3d6484', share: 0.5 },
      snowfield: { towards: '#3a6080', share: 0.55 },
      built: { towards: '#1b3247', share: 0.5 },
    },
  },
}
