import type { Light } from '#manifest/schema/images.ts'
import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'

/** Colours of things in rooms by day, as `#rrggbb`. */
const materials = {
  white: '#fbfaf7',
  cream: '#f6efe2',
  linen: '#ebcfba',
  blush: '#e7c5ae',
  grey: '#d3d4ce',
  steel: '#a9bac3',
  steelDeep: '#7d95a1',
  wood: '#dba184',
  woodDeep: '#b46847',
  woodDark: '#8b5a41',
  oak: '#e2c3a0',
  oakDeep: '#c49a72',
  terracotta: '#c96f4a',
  clay: '#d69475',
  teal: '#1f4a47',
  tealSoft: '#396058',
  sage: '#95aa95',
  sageDeep: '#5c7e6f',
  leaf: '#577a6c',
  blue: '#a0b7c6',
  blueDeep: '#577d8d',
  ink: '#17322f',
  tile: '#e7ebe5',
}

type Material = keyof typeof materials

export type Interior = Record<Material, string> & {
  /** The wall at its lit end, and at the other. */
  wall: string
  wallDeep: string
  floor: string
  floorDeep: string
  /** Joints between boards or tiles. */
  joint: string
  /** Of sofa, bed and curtains; the second and third contrast with the first. */
  textile: readonly [string, string, string]
  textileDeep: string
  /** Whether lamps are lit. */
  lampsLit: boolean
  /** The colour of the light through the window; undefined for none. */
  sunlight: { colour: string; opacity: number } | undefined
  lamplight: string
}

/** At the lit end and at the other. */
type WallTones = readonly [string, string]

/** Far, near, and the joints between. */
type FloorTones = readonly [string, string, string]

const walls: readonly [WallTones, ...WallTones[]] = [
  ['#f8f3ea', '#f0decb'],
  ['#f7ede2', '#ecd3c0'],
  ['#f1f2ea', '#d9ddce'],
  ['#f3f4f1', '#d5dfe2'],
]

const floors: readonly [FloorTones, ...FloorTones[]] = [
  ['#e1b399', '#e8c8b1', '#d59d80'],
  ['#dfc3a2', '#ead5ba', '#cba981'],
  ['#cfa182', '#dcb598', '#b98768'],
]

type Textiles = readonly [Material, Material, Material]

const textiles: readonly [Textiles, ...Textiles[]] = [
  ['teal', 'terracotta', 'blue'],
  ['blueDeep', 'clay', 'cream'],
  ['sageDeep', 'terracotta', 'linen'],
  ['terracotta', 'teal', 'cream'],
]

/** The colours of a room: chosen by the seed and tinted by the light. */
export function interiorOf({ random, light }: Brush): Interior {
  const chance = random.fork('interior')
  const [wall, wallDeep] = chance.pick(walls)
  const [floor, floorDeep, joint] = chance.pick(floors)
  const [first, second, third] = chance.pick(textiles)
  const lit = (colour: string) => inLight(colour, light)
  // Every key keeps an entry, so the entries form the full record.
  const toned = Object.fromEntries(Object.entries(materials).map(([name, colour]) => [name, lit(colour)])) as Record<
    Material,
    string
  >
  return {
    ...toned,
    wall: lit(wall),
    wallDeep: lit(wallDeep),
    floor: lit(floor),
    floorDeep: lit(floorDeep),
    joint: lit(joint),
    textile: [toned[first], toned[second], toned[third]],
    textileDeep: mix(toned[first], toned.ink, 0.25),
    lampsLit: light === 'evening' || light === 'night',
    sunlight: sunlight[light],
    lamplight: '#ffe2ad',
  }
}

const sunlight: Record<Light, Interior['sunlight']> = {
  morning: { colour: '#fff3df', opacity: 0.46 },
  day: { colour: '#fbfaf7', opacity: 0.36 },
  evening: { colour: '#ffcf9c', opacity: 0.42 },
  night: undefined,
}

/** White under each light. Every colour is darkened in proportion, so dark colours stay dark. */
const tints: Record<Light, string> = { morning: '#fff4e6', day: '#ffffff', evening: '#f9e4d0', night: '#d8c9b6' }

function inLight(colour: string, light: Light): string {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16)
    const share = Number.parseInt(tints[light].slice(start, start + 2), 16) / 255
    return Math.round(value * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
