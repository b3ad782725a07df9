import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type SocialPicture, socialSize } from '#src/head/social-picture.ts'
import type { Picture, Variant } from '#src/picture.ts'
import type { PlannedPicture } from './plan.ts'
import { recipe } from './recipe.ts'
import type { PictureSource } from './sources.ts'

export type EncodedFile = { url: string; bytes: Uint8Array }

/** What is laid over a social picture: an SVG, and where its corner goes, in pixels. */
export type DrawTitle = (title: string) => { svg: string; left: number; top: number }

/** A picture in memory: 8 bits each of red, green and blue, sRGB, upright. */
type Pixels = { data: Buffer; info: OutputInfo }

type Inputs = { source: PictureSource; drawTitle: DrawTitle }

/** Encodes the files of a picture one after another. Ends after the first that cannot be, with the reason. */
export async function* encodePicture(
  planned: PlannedPicture,
  { source, drawTitle }: Inputs,
): AsyncGenerator<EncodedFile | { url: string; failure: string }> {
  const { picture, variants, socials } = planned
  let url = variants[0]?.url ?? socials[0]?.url ?? ''
  try {
    const pixels = await decode(source, picture, neededWidth(planned))
    for (const variant of variants) {
      url = variant.url
      yield { url, bytes: await encodeVariant(pixels, variant) }
    }
    const ground = socials.length > 0 && (await socialGround(pixels, picture))
    for (const social of socials) {
      url = social.url
      if (ground) yield { url, bytes: await encodeSocial(ground, social, drawTitle) }
    }
  } catch (error) {
    yield { url, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Pixels a picture has to be wide for all that is made from it. */
function neededWidth({ picture, variants, socials }: PlannedPicture): number {
  const shape = picture.width / picture.height
  const widths = variants.map(({ width, height }) => Math.max(width, height * shape))
  const social = socials.length > 0 ? Math.max(socialSize.width, socialSize.height * shape) : 0
  return Math.min(picture.width, Math.ceil(Math.max(social, ...widths)))
}

async function decode(source: PictureSource, picture: Picture, width: number): Promise<Pixels> {
  return open(source, width / picture.width)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout(patience)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

/** libvips looks at the clock between parts of its work, not within them. */
const patience = { seconds: 30 }

function open(source: PictureSource, scale: number): Sharp {
  if (source.kind === 'file')
    return sharp(source.path, { limitInputPixels: recipe.pixelLimit, failOn: 'error', pages: 1 })
  // 72 dots an inch: a unit of the drawing is a pixel.
  return sharp(source.svg(), { density: 72 * Math.max(1, scale * source.scale) })
}

const reopen = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

async function encodeVariant(pixels: Pixels, { format, width, height }: Variant): Promise<Uint8Array> {
  const sized = reopen(pixels).resize({ width, height, fit: 'cover' }).timeout(patience)
  if (format === 'webp') return sized.webp(recipe.webp).toBuffer()
  if (format === 'jpg') return sized.jpeg(recipe.jpg).toBuffer()
  const { phone, largeAvif } = recipe
  const avif = width > largeAvif.width ? { ...recipe.avif, effort: largeAvif.effort } : recipe.avif
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

/** The ground of a social picture: cut to its size, or where the picture is smaller, in the middle of its tone. */
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

async function encodeSocial(ground: Pixels, { title }: SocialPicture, drawTitle: DrawTitle): Promise<Uint8Array> {
  const picture = reopen(ground)
  if (title !== undefined) {
    const { svg, left, top } = drawTitle(title)
    picture.composite([{ input: Buffer.from(svg), left, top }])
  }
  return picture.jpeg(recipe.social).toBuffer()
}
