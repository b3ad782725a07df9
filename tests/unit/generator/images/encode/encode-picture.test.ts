import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from '#generator/images/encode/encode-picture.ts'
import type { PlannedPicture } from '#generator/images/encode/plan.ts'
import { pictureHash } from '#generator/images/picture-facts.ts'
import { encodings } from '#generator/images/recipe.ts'
import { variantsOf } from '#src/picture.ts'
import { plain } from '../../../../support/picture-bytes.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

/** Path of a photograph. */
const place = async () => join(await temporaryDir(), 'lake.photo')

/** Encodes the JPEGs of a card from a photograph of 900 × 600 whose bytes were inspected. */
async function encodeCard(path: string, inspected: Buffer) {
  const picture = { name: 'lake', alt: '', width: 900, height: 600, tone: '#000000', hash: pictureHash(inspected) }
  const planned = { picture, variants: variantsOf(picture, 'card').jpg, socials: [] }
  const source = { kind: 'file', path, shown: 'm/images/lake.photo' } as const
  const openTitles = async () => () => ({ svg: '', left: 0, top: 0 })
  const files = []
  for await (const file of encodePicture(planned, { source, openTitles, settings: encodings.standard }))
    files.push(file)
  return files
}

const red = plain('#cc2222')
const deep = red.clone().toColourspace('rgb16')

// Every source format shows the same red.
test.each<[name: string, picture: Sharp]>([
  ['in Display P3', red.clone().withIccProfile('p3').jpeg()],
  ['with 16 bits a color and no profile', deep.clone().png()],
  ['with 16 bits a color, in sRGB by its profile', deep.clone().withIccProfile('srgb').png()],
  ['with 16 bits a color, in Display P3', deep.clone().withIccProfile('p3').png()],
  ['with 10 bits a color, in Display P3', red.clone().withIccProfile('p3').avif({ bitdepth: 10, effort: 0 })],
])('a photograph %s is encoded in its colors', async (_, picture) => {
  const [path, bytes] = [await place(), await picture.toBuffer()]
  await writeFile(path, bytes)
  const files = await encodeCard(path, bytes)
  expect(files).toHaveLength(3) // 352, 704, and its own width of 900 px
  for (const file of files) {
    if (!('bytes' in file)) throw new Error(file.what)
    const { channels } = await sharp(file.bytes).stats()
    for (const [index, wanted] of [0xcc, 0x22, 0x22].entries())
      expect(Math.abs((channels[index]?.mean ?? 0) - wanted), file.url).toBeLessThan(4)
  }
})

test('a file has the same bytes, encoded alone or with all other files of its image', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688', noise } })
    .png()
    .toBuffer()
  const path = await place()
  await writeFile(path, bytes)
  const picture = { name: 'lake', alt: '', width: 900, height: 600, tone: '#000000', hash: pictureHash(bytes) }
  const source = { kind: 'file', path, shown: 'm/images/lake.photo' } as const
  const openTitles = async () => () => ({ svg: '', left: 0, top: 0 })
  const variants = [...Object.values(variantsOf(picture, 'banner')), variantsOf(picture, 'portrait').jpg].flat()
  const socials = [{ url: '/images/lake-social.jpg', alt: '', picture: 'lake' }]
  const encode = async (planned: Pick<PlannedPicture, 'variants' | 'socials'>) => {
    const made: Record<string, string> = {}
    for await (const file of encodePicture(
      { picture, ...planned },
      { source, openTitles, settings: encodings.standard },
    )) {
      if (!('bytes' in file)) throw new Error(file.what)
      made[file.url] = Buffer.from(file.bytes).toString('base64')
    }
    return made
  }
  const together = await encode({ variants, socials })
  expect(Object.keys(together)).toHaveLength(variants.length + 1)
  for (const variant of variants)
    expect(await encode({ variants: [variant], socials: [] })).toEqual({ [variant.url]: together[variant.url] })
  expect(await encode({ variants: [], socials })).toEqual({
    '/images/lake-social.jpg': together['/images/lake-social.jpg'],
  })
})

test('the file of a phone has a lower quality if that makes it small enough for the first view', async () => {
  const path = await place()
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#446688', noise } })
  const bytes = await grain.blur(2.2).png().toBuffer()
  await writeFile(path, bytes)
  const picture = { name: 'lake', alt: '', width: 1200, height: 800, tone: '#000000', hash: pictureHash(bytes) }
  const source = { kind: 'file', path, shown: 'm/images/lake.photo' } as const
  const openTitles = async () => () => ({ svg: '', left: 0, top: 0 })
  const variants = variantsOf(picture, 'card').avif.filter(({ width }) => width >= 704)
  const sizes: number[] = []
  const settings = { ...encodings.standard, firstView: { ...encodings.standard.firstView, qualities: [] } }
  for (const each of [settings, encodings.standard])
    for await (const file of encodePicture({ picture, variants, socials: [] }, { source, openTitles, settings: each }))
      if ('bytes' in file) sizes.push(file.bytes.byteLength)
  const [phone = 0, wide, smallPhone, sameWide] = sizes
  expect(phone).toBeGreaterThan(13_000)
  expect(smallPhone).toBeLessThanOrEqual(13_000)
  expect(sameWide).toBe(wide)
})

test('an image replaced after inspection is not encoded under the old hash', async () => {
  const path = await place()
  await writeFile(path, await plain('#22cc22').png().toBuffer())
  expect(await encodeCard(path, await red.clone().png().toBuffer())).toMatchObject([
    { what: 'This image was replaced during the build.' },
  ])
})
