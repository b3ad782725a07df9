import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'

/** Bounds of a drawing; y grows downwards. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Text as outlines, which look the same on every device. */
export type Outline = {
  /** SVG path data. */
  path: string
  /** Bounds of the visible outlines. */
  box: Box
}

/** Opens, at a weight, the first variable WOFF2 font that has every letter of a text; undefined if none has. */
export async function openTypeface(
  paths: readonly string[],
  { text, weight }: { text: string; weight: number },
): Promise<Font | undefined> {
  for (const path of paths) {
    const font = await readFont(path, weight)
    if ([...text].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))) return font
  }
  return undefined
}

const fonts = new Map<string, Promise<Font>>()

/** Reads a font on first use: unpacking all of its outlines takes a tenth of a second. */
function readFont(path: string, weight: number): Promise<Font> {
  const name = `${path} ${weight}`
  const font = fonts.get(name) ?? readFile(path).then((bytes) => atWeight(bytes, weight))
  fonts.set(name, font)
  return font
}

function atWeight(bytes: Buffer, weight: number): Font {
  // fontkit's getVariation() treats every file as a plain TrueType font (https://github.com/foliojs/fontkit/pull/377).
  // So one copy of the font unpacks the outlines, and the variation tables of a second copy move their points.
  const regular = openCopy(bytes)
  regular.getGlyph(0).path // unpacks all of them
  const font = openCopy(bytes)
  font.variationCoords = font.fvar.axis.map(({ axisTag, defaultValue }) =>
    axisTag.trim() === 'wght' ? weight : defaultValue,
  )
  font._transformedGlyphs = regular._transformedGlyphs
  font._transformedGlyphs.forEach(({ points = [], components = [] }, glyph) => {
    const offsets = components.map(({ dx, dy }) => point(dx, dy))
    font._variationProcessor.transformPoints(glyph, [
      ...points,
      ...offsets,
      ...Array.from({ length: 4 }, () => point()),
    ])
    for (const [index, component] of components.entries()) {
      component.dx = offsets[index]?.x ?? component.dx
      component.dy = offsets[index]?.y ?? component.dy
    }
  })
  return font
}

type Point = { x: number; y: number; endContour: boolean; copy: () => Point }

/** Fields of a WOFF2 font in fontkit that its types omit. */
type Woff2Font = Font & {
  variationCoords: number[]
  fvar: { axis: { axisTag: string; defaultValue: number }[] }
  /** The points of each glyph, or the components it is composed of. */
  _transformedGlyphs: { points?: Point[]; components?: { dx: number; dy: number }[] }[]
  /** Expects four points after those of the glyph: its phantom points, which hold its metrics. */
  _variationProcessor: { transformPoints: (glyph: number, points: Point[]) => void }
}

function openCopy(bytes: Buffer): Woff2Font {
  return create(bytes) as Woff2Font // a WOFF2 file holds one font, not a collection
}

function point(x = 0, y = 0): Point {
  return {
    x,
    y,
    endContour: true,
    copy() {
      return point(this.x, this.y)
    },
  }
}

/**
 * A line of text with its baseline starting at `x`, `y`, at `size` units per em. Kerning between two single letters is
 * that of the font's default weight: fontkit looks up its variation in the wrong place.
 */
export function outline(font: Font, text: string, { x, y, size }: { x: number; y: number; size: number }): Outline {
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let pen = x
  const letters = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const letter = path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale)
    pen += xAdvance * scale
    return letter
  })
  const boxes = letters.filter(({ commands }) => commands.length > 0).map(({ bbox }) => bbox) // a space has no ink
  return {
    path: letters.map((letter) => letter.toSVG()).join(''),
    box: {
      left: Math.min(...boxes.map(({ minX }) => minX)),
      top: Math.min(...boxes.map(({ minY }) => minY)),
      right: Math.max(...boxes.map(({ maxX }) => maxX)),
      bottom: Math.max(...boxes.map(({ maxY }) => maxY)),
    },
  }
}
