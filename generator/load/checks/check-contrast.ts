import type { z } from 'zod'
import type { Site } from '#manifest/schema/site.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'
import type { Located } from '../records.ts'

type Palette = z.infer<typeof Site>['theme']['light']
type Role = keyof Palette

/** Foreground, background and the lowest contrast allowed: 4.5 for text, 3 for icons and outlines. */
const pairs: readonly (readonly [Role, Role, number])[] = [
  ['ink', 'surface', 4.5],
  ['ink', 'surfaceSunken', 4.5],
  ['inkMuted', 'surface', 4.5],
  ['inkMuted', 'surfaceSunken', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'surfaceSunken', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandStrong', 4.5],
  ['accent', 'surface', 3],
  ['accent', 'surfaceSunken', 3],
]

/** Theme colours with too little contrast: WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
export function checkContrast({ value: { theme }, locate }: Located<z.infer<typeof Site>>): Problem[] {
  const isOne = (Object.keys(theme.light) as Role[]).every((role) => theme.light[role] === theme.dark[role])
  return (isOne ? (['light'] as const) : (['light', 'dark'] as const)).flatMap((scheme) => {
    const low = pairs.flatMap(([front, ground, least]) => {
      const found = contrast(theme[scheme][front], theme[scheme][ground])
      return found < least ? [{ front, ground, least, found }] : []
    })
    // A colour usually has too little contrast in all of its pairs. They are one problem, at the first pair.
    const fronts = new Set(low.map(({ front }) => front))
    const wrongGround = groundsOf(low)
    const groups = groupBy(low, ({ front, ground }) => (fronts.has(ground) || wrongGround.has(ground) ? ground : front))
    return [...groups.values()].flatMap(([first, ...others]): Problem[] => {
      if (!first) return []
      const { front, ground, least, found } = first
      const pairOf = (other: typeof first) =>
        other.front === front ? `on "${other.ground}"` : `"${other.front}" on "${other.ground}"`
      const also = others.map((other) => ` and ${pairOf(other)} of ${other.found.toFixed(2)}:1`).join('')
      return [
        {
          code: 'low-contrast',
          severity: 'warning',
          at: locate(['theme', scheme, wrongGround.has(ground) ? ground : front]),
          what: `"${front}" on "${ground}" has a contrast of ${found.toFixed(2)}:1${also}, but WCAG requires at least ${least}:1.`,
          fix: `Make one of the ${others.length > 0 ? '' : 'two '}colours lighter or darker under theme.${scheme} in site.yaml.`,
        },
      ]
    })
  })
}

type Pair = { front: Role; ground: Role }

/** Backgrounds on which several colours have too little contrast, though each has enough on its other backgrounds. */
function groundsOf(low: readonly Pair[]): ReadonlySet<Role> {
  const isLowElsewhere = ({ front, ground }: Pair) =>
    low.some((other) => other.front === front && other.ground !== ground)
  const hasOther = ({ front, ground }: Pair) => pairs.some((other) => other[0] === front && other[1] !== ground)
  return new Set(
    [...groupBy(low, ({ ground }) => ground)].flatMap(([ground, found]) =>
      found.length > 1 && found.every((pair) => hasOther(pair) && !isLowElsewhere(pair)) ? [ground] : [],
    ),
  )
}

/** Contrast ratio of two colours, 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of `#rrggbb`. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
