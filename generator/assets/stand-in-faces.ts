import type { Font } from 'fontkit'
import { type FontSource, standInFamily } from './typefaces.ts'

/** Fonts of devices with the same metrics: those of Windows and macOS, and the replacements that other systems have. */
type DeviceFont = {
  /** Full names for `local()`. */
  names: readonly string[]
  /** Mean width of `sample`, in em. Source: the Adobe font metrics of Helvetica and Times. */
  meanWidth: number
}

/** As device fonts are chosen by name, regular and bold are two fonts. */
const deviceFonts: Record<FontSource['standIn'], { regular: DeviceFont; bold: DeviceFont }> = {
  sans: {
    regular: { names: ['Arial', 'Liberation Sans', 'Arimo'], meanWidth: 0.4428 },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], meanWidth: 0.4798 },
  },
  serif: {
    regular: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], meanWidth: 0.4024 },
    bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], meanWidth: 0.4286 },
  },
}

/** Letters and spaces about as often as in English text. */
const sample =
  'aaaaaaaabbcccddddeeeeeeeeeeeeffgghhhhhhiiiiiiijkllllmmnnnnnnnooooooooppqrrrrrrsssssstttttttttuuuvwwxyyz' +
  ' '.repeat(20)

/** From this weight on, a browser chooses the bold font. */
const boldFrom = 550

/**
 * `@font-face` rules that give fonts of the device the metrics of a typeface, so that lines and boxes keep their size
 * when the font arrives.
 * @param fontAt the typeface at a weight.
 */
export async function standInFaces(
  source: FontSource,
  weights: { min: number; max: number },
  fontAt: (weight: number) => Promise<Font>,
): Promise<string> {
  const { regular, bold } = deviceFonts[source.standIn]
  const family = standInFamily(source)
  const faces = []
  if (weights.min < boldFrom) faces.push(face(family, 'normal', regular, await fontAt(weights.min)))
  if (weights.max >= boldFrom) faces.push(face(family, 'bold', bold, await fontAt(Math.max(weights.min, 600))))
  return faces.join('')
}

function face(family: string, weight: string, { names, meanWidth }: DeviceFont, font: Font): string {
  const { unitsPerEm, ascent, descent, lineGap } = font
  const factor = font.layout(sample).advanceWidth / sample.length / unitsPerEm / meanWidth
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  // The browser multiplies the overrides by the size, which is adjusted already.
  const line = (units: number) => percent(units / unitsPerEm / factor)
  return [
    `@font-face{font-family:'${family}';font-weight:${weight}`,
    `src:${names.map((name) => `local('${name}')`).join()}`,
    `size-adjust:${percent(factor)}`,
    `ascent-override:${line(ascent)}`,
    `descent-override:${line(-descent)}`,
    `line-gap-override:${line(lineGap)}}`,
  ].join(';')
}
