import type { Light } from '#manifest/schema/images.ts'
import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'

/** What things in rooms are made of by day, as `#rrggbb`. */
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
  /** Of sofa, bed and curtains; the second and third stand out from the first. */
  textile: readonly [string, string, string]
  textileDeep: string
  /** Whether lamps are lit. */
  lampsLit: boolean
  /** The light that falls in at the window, or none. */
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

/** The colours of a room: those of the seed, in the light of the hour. */
export function interiorOf({ random, light }: Brush): Interior {
  const chance = random.fork('interior')
  const [wall, wallDeep] = chance.pick(walls)
  const [floor, floorDeep, joint] = chance.pick(floors)
  const [first, second, third] = chance.pick(textiles)
  const lit = (colour: string) => inLight(colour, light)
  // Every key of the table has its colour, so the entries make the whole record again.
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

/** What the light takes from white, and from every colour in proportion; so dark things stay dark. */
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
