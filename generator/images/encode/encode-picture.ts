import { basename } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type SocialPicture, socialSize } from '#src/head/social-picture.ts'
import type { Picture, Variant } from '#src/picture.ts'
import { type PictureProblem, pictureProblems, readProblem } from '../inspect/picture-problems.ts'
import { readPicture } from '../inspect/read-picture.ts'
import { pictureHash } from '../picture-facts.ts'
import type { PictureSource } from '../picture-source.ts'
import { type Pixels, patience, pixelsOf } from '../pixels.ts'
import { type EncoderSettings, recipe } from '../recipe.ts'
import { allVariants, type PlannedPicture } from './plan.ts'

export type EncodedFile = { url: string; bytes: Uint8Array }

/** The overlay of a social image: an SVG, and the position of its top left corner in pixels. */
export type DrawTitle = (title: string) => { svg: string; left: number; top: number }

type Inputs = { source: PictureSource; openTitles: () => Promise<DrawTitle>; settings: EncoderSettings }

/** Encodes the files of an image one after another. Stops at the first failure and yields its problem. */
export async function* encodePicture(
  planned: PlannedPicture,
  { source, openTitles, settings }: Inputs,
): AsyncGenerator<EncodedFile | PictureProblem> {
  const { picture, variants, socials } = planned
  const width = Math.ceil(decodedWidth(picture) * settings.detail)
  const opened = await open(source, picture, width)
  if ('what' in opened) return yield opened
  let url = variants[0]?.url ?? socials[0]?.url ?? ''
  try {
    const pixels = await pixelsOf(opened, { width })
    const scaled = scaler(pixels)
    for (const variant of variants) {
      url = variant.url
      yield { url, bytes: await encodeVariant(await scaled(variant), variant, settings) }
    }
    const ground = socials.length > 0 && (await socialGround(pixels, picture))
    let untitled: Uint8Array | undefined
    for (const social of socials) {
      url = social.url
      if (!ground) continue
      const title = settings.isUntitled ? undefined : social.title
      const bytes = (title === undefined && untitled) || (await encodeSocial(ground, title, { openTitles, settings }))
      if (title === undefined) untitled = bytes
      yield { url, bytes }
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (source.kind === 'drawing') throw new Error(`The drawing "${picture.name}" cannot be encoded: ${reason}.`)
    yield pictureProblems.notEncoded(basename(url), reason)
  }
}

/**
 * The width in pixels to which an image is decoded: enough for every file that could be made from it, planned or not.
 * The bytes of a file must not depend on which other files are planned.
 */
function decodedWidth(picture: Picture): number {
  const shape = picture.width / picture.height
  const widths = allVariants(picture).map(({ width, height }) => Math.max(width, height * shape))
  const social = Math.max(socialSize.width, socialSize.height * shape)
  return Math.min(picture.width, Math.ceil(Math.max(social, ...widths)))
}

/** A source to decode, or its problem. The URLs hold the hash of the inspected bytes, so a changed file is refused. */
async function open(source: PictureSource, picture: Picture, width: number): Promise<Sharp | PictureProblem> {
  if (source.kind === 'drawing') {
    const scale = (width / picture.width) * source.scale
    // At 72 dpi a unit of the drawing is a pixel.
    return sharp(source.svg(), { density: 72 * Math.max(1, scale) })
  }
  const read = await readPicture(source.path)
  if (read.kind !== 'bytes') return readProblem(read)
  if (pictureHash(read.bytes) !== picture.hash) return pictureProblems.changed
  return sharp(read.bytes, { limitInputPixels: recipe.pixelLimit, failOn: 'error', pages: 1 })
}

const reopen = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

/** Scales an image to the size of a file, once for its files of that size in all formats. */
function scaler(pixels: Pixels): (size: Variant) => Promise<Pixels> {
  const known = new Map<string, Promise<Pixels>>()
  return ({ width, height }) => {
    const key = `${width}x${height}`
    const found =
      known.get(key) ??
      reopen(pixels)
        .resize({ width, height, fit: 'cover' })
        .timeout(patience)
        .raw()
        .toBuffer({ resolveWithObject: true })
    known.set(key, found)
    return found
  }
}

async function encodeVariant(
  pixels: Pixels,
  { format, width }: Variant,
  settings: EncoderSettings,
): Promise<Uint8Array> {
  // These pixels are decoded: only a busy machine needs long for them.
  const sized = reopen(pixels)
  if (format === 'webp') return sized.webp(settings.webp).toBuffer()
  if (format === 'jpg') return sized.jpeg(settings.jpg).toBuffer()
  const { firstView, phone, largeAvif } = settings
  const avif = width > largeAvif.width ? { ...settings.avif, effort: largeAvif.effort } : settings.avif
  let bytes = await sized.clone().avif(avif).toBuffer()
  let best = avif.quality
  for (const limit of [firstView, phone]) {
    if (width > limit.width) continue
    for (const quality of limit.qualities) {
      if (bytes.byteLength <= limit.bytes) break
      if (quality >= best) continue
      bytes = await sized
        .clone()
        .avif({ ...avif, quality })
        .toBuffer()
      best = quality
    }
  }
  return bytes
}

/** The background of a social image: the image cropped to size, or a smaller image centred on its dominant colour. */
async function socialGround(pixels: Pixels, picture: Picture): Promise<Pixels> {
  const isSmaller = pixels.info.width < socialSize.width || pixels.info.height < socialSize.height
  return reopen(pixels)
    .resize({
      ...socialSize,
      fit: isSmaller ? 'contain' : 'cover',
      withoutEnlargement: isSmaller,
      background: picture.tone,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encodeSocial(
  ground: Pixels,
  title: SocialPicture['title'],
  { openTitles, settings }: Pick<Inputs, 'openTitles' | 'settings'>,
): Promise<Uint8Array> {
  const picture = reopen(ground)
  if (title !== undefined) {
    const { svg, left, top } = (await openTitles())(title)
    picture.composite([{ input: Buffer.from(svg), left, top }])
  }
  return picture.jpeg(settings.social).toBuffer()
}
