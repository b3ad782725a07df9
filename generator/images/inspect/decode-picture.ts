import sharp, { type Metadata, type Sharp } from 'sharp'
import { pixelsOf } from '../pixels.ts'
import { recipe } from '../recipe.ts'
import type { PictureFormat } from './picture-format.ts'

/** The result of decoding an image. */
export type Decoded =
  | { kind: 'picture'; width: number; height: number; frames: number; tone: string; isFlawed: boolean }
  | { kind: 'too-many-pixels'; width: number; height: number }
  /** Line and column are known only for an SVG. */
  | { kind: 'damaged'; line?: number; column?: number }
  | { kind: 'no-size' }
  /** The library recognises another format than the first bytes indicate. */
  | { kind: 'other-format' }

/** Pixels; the size at which an SVG is rendered to check that it can be. */
const drawnSize = 1600
/** Pixels; enough to find the dominant colour. */
const toneSize = 64

/** Decodes the whole first frame of an image, upright. Runs in a separate process; see decoder.ts. */
export async function decodePicture(bytes: Buffer, format: PictureFormat): Promise<Decoded> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (!isOf(format, header)) return { kind: 'other-format' }
    const { width, height } = header.autoOrient
    if (width * height > recipe.pixelLimit) return { kind: 'too-many-pixels', width, height }
    return { kind: 'picture', width, height, frames: header.pages ?? 1, ...(await wholeOf(bytes, format)) }
  } catch (error) {
    // librsvg's message for an SVG without a positive size and without a viewBox to derive one.
    if (format === 'svg' && String(error).includes('bad dimensions')) return { kind: 'no-size' }
    return { kind: 'damaged', ...placeIn(String(error)) }
  }
}

function isOf(format: PictureFormat, header: Metadata): boolean {
  return format === 'avif' ? header.format === 'heif' && header.compression === 'av1' : header.format === format
}

/** libvips decodes past some damage, with grey or wrong colours from there on, and reports it only in strict mode. */
async function wholeOf(bytes: Buffer, format: PictureFormat): Promise<{ tone: string; isFlawed: boolean }> {
  const open = (failOn: 'warning' | 'error') => sharp(bytes, { limitInputPixels: recipe.pixelLimit, failOn })
  try {
    return { tone: await toneOf(open('warning')), isFlawed: false }
  } catch (error) {
    // librsvg has no strict mode: a drawing that fails would fail again, which may take seconds.
    if (format === 'svg') throw error
    return { tone: await toneOf(open('error')), isFlawed: true }
  }
}

/** The dominant colour, as `#rrggbb`. */
export async function toneOf(picture: Sharp): Promise<string> {
  const decoded = await pixelsOf(picture, { width: drawnSize, height: drawnSize })
  const small = await sharp(decoded.data, { raw: decoded.info })
    .resize({ width: toneSize, height: toneSize, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(small.data, { raw: small.info }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The position of a syntax error in an SVG, from libxml's message. */
function placeIn(message: string): { line?: number; column?: number } {
  const [, line, column] = /on line (\d+) column (\d+) of data/.exec(message) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : {}
}
