import { type Brush, sheet } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { element, type Point, polygon } from '../../svg.ts'

/** The skeleton of a mountain range: saddle, summit, saddle, … summit, saddle, from left to right. */
export type RidgeLine = readonly Point[]

type RidgeLineOptions = {
  summits: number
  /** The y of the highest summit and of the lowest saddle. */
  top: number
  low: number
  /** Beyond both edges of the sheet by default. */
  left?: number
  right?: number
  /** Where the range is highest, as a share of its width. If undefined, the range is even. */
  crest?: number
  /** The minimum and maximum height of the saddles, as shares of the height of the range there. */
  saddles?: readonly [number, number]
}

export function ridgeLine(
  random: Random,
  { summits, top, low, left = -30, right = sheet.width + 30, crest, saddles = [0.24, 0.5] }: RidgeLineOptions,
): RidgeLine {
  const widths = Array.from({ length: summits }, () => random.between(0.55, 1.5))
  const scale = (right - left) / widths.reduce((sum, width) => sum + width, 0)
  const height = low - top
  /** The height of the range at x, as a share of its full height. */
  const rise = (x: number) => {
    if (crest === undefined) return 1
    const away = Math.abs((x - left) / (right - left) - crest) / Math.max(crest, 1 - crest)
    return 1 - 0.8 * away * Math.sqrt(away)
  }
  const highest = random.whole(0, summits - 1)
  /** The y of a saddle. A range that ends on the sheet comes down to its foot. */
  const saddle = (x: number) =>
    x > 0 && x < sheet.width && (x === left || x === right)
      ? low
      : low - height * random.between(saddles[0], saddles[1]) * rise(x)
  const points: Point[] = [[left, saddle(left)]]
  let start = left
  widths.forEach((width, index) => {
    const end = start + width * scale
    const x = start + (end - start) * random.between(0.36, 0.62)
    // Broader mountains are higher.
    const share = (crest === undefined && index !== highest ? 0.42 : 0.66) + Math.min(0.34, width * 0.26)
    points.push([x, low - height * (crest === undefined && index === highest ? 1 : share) * rise(x)])
    points.push([end, saddle(index === summits - 1 ? right : end)])
    start = end
  })
  return points
}

type MountainOptions = {
  line: RidgeLine
  /** The y of the foot of the mountains. */
  base: number
  /** Which of the palette's ridges: 0 is far, 2 near. */
  distance: 0 | 1 | 2
  random: Random
  /** The y of the snow line; no snow if undefined. */
  snowLine?: number | undefined
}

/** Faceted mountains: lit from the left, shaded on the right, fading into the haze at their foot. */
export function mountains(brush: Brush, { line, base, distance, random, snowLine }: MountainOptions): string[] {
  const { palette } = brush
  const colour = palette.ridges[distance]
  const outline = roughen(random.fork('outline'), line)
  const top = Math.min(...outline.map(([, y]) => y))
  const body = polygon([...outline, [outline.at(-1)?.[0] ?? 0, base], [outline[0]?.[0] ?? 0, base]].map(rounded))
  const fill = brush.gradient([
    { at: 0, colour },
    { at: 0.55, colour: mix(colour, palette.haze, 0.14) },
    { at: 1, colour: mix(colour, palette.haze, 0.72) },
  ])
  const strength = [0.42, 0.58, 0.64][distance] ?? 0.58
  const shade = brush.gradient([
    { at: 0, colour: palette.shade, opacity: strength },
    { at: 0.55, colour: palette.shade, opacity: strength * 0.65 },
    { at: 1, colour: palette.shade, opacity: 0 },
  ])
  const snow = snowLine === undefined ? '' : snowCaps(random.fork('snow'), outline, Math.max(snowLine, top + 20))
  return [
    element('path', { d: body, fill }),
    ...(snow ? [element('path', { d: snow, fill: palette.snow })] : []),
    element('path', { d: shadedSides(random.fork('shade'), { line, outline, base }), fill: shade }),
    element('path', { d: gullies(random.fork('gullies'), { line, base }), fill: palette.shade, opacity: 0.22 }),
  ]
}

/** Breaks each slope between a summit and a saddle into a few facets. */
function roughen(random: Random, line: RidgeLine): Point[] {
  return line.flatMap(([x, y], index) => {
    const next = line[index + 1]
    if (!next) return [[x, y] as const]
    const [toX, toY] = next
    const facets = Math.max(2, Math.min(7, Math.round(Math.hypot(toX - x, toY - y) / 34)))
    const bulge = random.between(-0.07, 0.07)
    return Array.from({ length: facets }, (_, facet): Point => {
      if (facet === 0) return [x, y]
      const share = (facet + random.between(-0.28, 0.28)) / facets
      const lift = (toY - y) * bulge * 4 * share * (1 - share)
      return [x + (toX - x) * share, y + (toY - y) * share + lift + random.between(-4, 4)]
    })
  })
}

/** Snow from the outline down to a jagged edge, longest under the summits, where the outline is above the snow line. */
function snowCaps(random: Random, outline: readonly Point[], snowLine: number): string {
  const caps: Point[][] = []
  let cap: Point[] | undefined
  outline.forEach((point, index) => {
    const before = outline[index - 1]
    const isAbove = point[1] < snowLine
    if (isAbove !== Boolean(cap) && before) {
      const crossing = between(before, point, (snowLine - before[1]) / (point[1] - before[1]))
      if (isAbove) cap = [crossing]
      else {
        cap?.push(crossing)
        if (cap) caps.push(cap)
        cap = undefined
      }
    }
    if (isAbove) {
      cap ??= []
      cap.push(point)
    }
  })
  if (cap) caps.push(cap)
  return caps
    .filter((edge) => (edge.at(-1)?.[0] ?? 0) - (edge[0]?.[0] ?? 0) > 24)
    .map((edge) => polygon([...edge, ...teeth(random, edge, snowLine)].map(rounded)))
    .join('')
}

/** The lower edge of a snow cap, from right to left. */
function teeth(random: Random, edge: readonly Point[], snowLine: number): Point[] {
  const left = edge[0]?.[0] ?? 0
  const right = edge.at(-1)?.[0] ?? 0
  const points: Point[] = []
  let isLong = true
  const width = Math.min(1.6, Math.max(1, (snowLine - Math.min(...edge.map(([, y]) => y))) / 110))
  for (let x = right - random.between(16, 26) * width; x > left + 12; x -= random.between(17, 34) * width) {
    const crest = yAt(edge, x)
    const reach = isLong ? random.between(0.62, 1.15) : random.between(0.26, 0.5)
    points.push([x, crest + (snowLine - crest) * reach])
    isLong = !isLong
  }
  return points
}

/** From each summit along the ridge to the saddle on its right, and down from both in jags. */
function shadedSides(
  random: Random,
  { line, outline, base }: { line: RidgeLine; outline: readonly Point[]; base: number },
): string {
  return line
    .flatMap(([x, y], index) => {
      const saddle = line[index + 1]
      if (index % 2 === 0 || !saddle) return []
      const edge = outline.filter(([at]) => at >= x && at <= saddle[0])
      const foot = y + (base - y) * random.between(0.82, 0.95)
      const width = saddle[0] - x
      const right = [0.25, 0.5, 0.75, 1].map((share): Point => {
        const sway = [-0.05, -0.42, -0.34, -0.66][share * 4 - 1] ?? 0
        return [saddle[0] + width * (sway + random.between(-0.05, 0.05)), saddle[1] + (foot - saddle[1]) * share]
      })
      const axis = [0.8, 0.6, 0.4, 0.2].map((share, jag): Point => {
        const sway = (jag % 2 === 0 ? -1 : 1) * Math.min(26, width * 0.16) * random.between(0.4, 1)
        return [x + sway + width * 0.06, y + (foot - y) * share]
      })
      const fromSaddle = saddle[1] < foot - 20 ? right : []
      return [polygon([...edge, ...fromSaddle, ...axis].map(rounded))]
    })
    .join('')
}

/** Narrow furrows on the lit sides. */
function gullies(random: Random, { line, base }: { line: RidgeLine; base: number }): string {
  return line
    .flatMap((saddle, index) => {
      const summit = line[index + 1]
      if (index % 2 === 1 || !summit || summit[0] - saddle[0] < 50) return []
      const [x, y] = between(saddle, summit, random.between(0.45, 0.72))
      const length = Math.min(150, (base - y) * random.between(0.36, 0.5))
      return [
        polygon(
          [
            [x, y + 6],
            [x + length * 0.16, y + length * 0.46],
            [x + length * 0.13, y + length * 0.58],
            [x + length * 0.34, y + length],
            [x - length * 0.02, y + length * 0.62],
            [x + length * 0.02, y + length * 0.36],
          ].map(rounded),
        ),
      ]
    })
    .join('')
}

function yAt(edge: readonly Point[], x: number): number {
  const index = edge.findIndex(([at]) => at >= x)
  const from = edge[index - 1]
  const to = edge[index]
  if (!from || !to) return to?.[1] ?? edge.at(-1)?.[1] ?? 0
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function rounded([x, y]: Point | readonly number[]): Point {
  return [Math.round(x ?? 0), Math.round(y ?? 0)]
}
