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

type Inputs = { source: PictureSource; drawTitle: DrawTitle; settings: EncoderSettings }

/** Encodes the files of an image one after another. Stops at the first failure and yields its problem. */
export async function* encodePicture(
  planned: PlannedPicture,
  { source, drawTitle, settings }: Inputs,
): AsyncGenerator<EncodedFile | PictureProblem> {
  const { picture, variants, socials } = planned
  const width = decodedWidth(picture)
  const opened = await open(source, picture, width)
  if ('what' in opened) return yield opened
  let url = variants[0]?.url ?? socials[0]?.url ?? ''
  try {
    const pixels = await pixelsOf(opened, { width })
    for (const variant of variants) {
      url = variant.url
      yield { url, bytes: await encodeVariant(pixels, variant, settings) }
    }
    const ground = socials.length > 0 && (await socialGround(pixels, picture))
    for (const social of socials) {
      url = social.url
      if (ground) yield { url, bytes: await encodeSocial(ground, social, { drawTitle, settings }) }
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

async function encodeVariant(
  pixels: Pixels,
  { format, width, height }: Variant,
  settings: EncoderSettings,
): Promise<Uint8Array> {
  const sized = reopen(pixels).resize({ width, height, fit: 'cover' }).timeout(patience)
  if (format === 'webp') return sized.webp(settings.webp).toBuffer()
  if (format === 'jpg') return sized.jpeg(settings.jpg).toBuffer()
  const { phone, largeAvif } = settings
  const avif = width > largeAvif.width ? { ...settings.avif, effort: largeAvif.effort } : settings.avif
  let bytes = await sized.clone().avif(avif).toBuffer()
  if (width > phone.width) return bytes
  for (const quality of phone.qualities) {
    if (bytes.byteLength <= phone.bytes) break
    bytes = await sized
      .clone()
      .avif({ ...avif, quality })
      .toBuffer()
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
  { title }: SocialPicture,
  { drawTitle, settings }: Pick<Inputs, 'drawTitle' | 'settings'>,
): Promise<Uint8Array> {
  const picture = reopen(ground)
  if (title !== undefined && !settings.isUntitled) {
    const { svg, left, top } = drawTitle(title)
    picture.composite([{ input: Buffer.from(svg), left, top }])
  }
  return picture.jpeg(settings.social).toBuffer()
}
