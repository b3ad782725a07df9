import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { encodePictures } from '../../generator/images/encode/encode-pictures.ts'
import { planPictures } from '../../generator/images/encode/plan.ts'
import { pictureHash } from '../../generator/images/picture-facts.ts'
import { recipe } from '../../generator/images/recipe.ts'
import { cacheWithoutImages } from '../support/cache-without-images.ts'
import { smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

const formats = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const

test('every image of the sample has the format of its name, no metadata, and at most the width of a drawing', async () => {
  const dir = join(inject('sampleDir'), 'dist/images')
  const files = await fastGlob('*', { cwd: dir })
  expect(files.length).toBeGreaterThan(600)
  for (const file of files) {
    const [, size = '', ending = ''] = /-(\d+)\.(avif|webp|jpg)$/.exec(file) ?? []
    const { width, format, exif, xmp, icc } = await sharp(join(dir, file)).metadata()
    expect(format, file).toBe(formats[ending as keyof typeof formats])
    expect(width, file).toBe(Number(size))
    expect(width, file).toBeLessThanOrEqual(2400)
    expect([exif, xmp, icc], file).toEqual([undefined, undefined, undefined])
  }
})

test('every page of the sample has a separate social image, and an alias that of its canonical, 1200 × 630 and within the size limit', async () => {
  const dist = join(inject('sampleDir'), 'dist')
  const pages = await fastGlob('**/*.html', { cwd: dist, ignore: ['404.html'] }) // which has no URL to share
  const owners = new Map<string, string>()
  for (const page of pages) {
    const html = await readFile(join(dist, page), 'utf8')
    const [, canonical = ''] = /<link rel="canonical" href="https:\/\/[^/]+\/([^"]*)"/.exec(html) ?? []
    const [, url = ''] = /<meta property="og:image" content="https:\/\/[^/]+(\/images\/social\/[^"]+)"/.exec(html) ?? []
    expect(url, page).not.toBe('')
    const owner = `${canonical}index.html`
    expect(owners.get(url) ?? owner, `${page} has the social picture of another page`).toBe(owner)
    owners.set(url, owner)
  }
  expect(await readdir(join(dist, 'images/social'))).toHaveLength(owners.size + 1) // that of 404.html
  for (const url of [...owners.keys()].filter((_, index) => index % 20 === 0)) {
    const path = join(dist, url)
    expect(await sharp(path).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await readFile(path)).byteLength, url).toBeLessThan(200_000)
  }
})

test('every image on a page has alt text and dimensions, and only the first has high priority', async () => {
  const dist = join(inject('sampleDir'), 'dist')
  for (const page of await fastGlob('**/*.html', { cwd: dist })) {
    const html = await readFile(join(dist, page), 'utf8')
    const pictures = html.match(/<img [^>]*>/g) ?? []
    for (const [index, picture] of pictures.entries()) {
      expect(picture, page).toMatch(/ width="\d+" height="\d+" alt="[^"]/)
      const isEager = !picture.includes('loading="lazy"')
      expect(picture.includes('fetchPriority="high"') || picture.includes('fetchpriority="high"'), page).toBe(isEager)
      if (index > 0) expect(isEager, page).toBe(false)
    }
  }
})

describe('a second build', () => {
  test('encodes nothing, and replaces a damaged cache entry', async () => {
    const dir = await temporaryDir()
    await cacheWithoutImages(join(dir, 'cache'))
    const build = async () => {
      await rm(join(dir, 'report'), { recursive: true, force: true }) // or there would be nothing to build
      return buildSite(dir, smallSite, { cacheDir: join(dir, 'cache') })
    }
    // 640 px source, in 3 formats: 352 and 640 next to headings, 400 and 640 on the home page.
    // And one social image for each of 19 pages.
    expect((await build()).output).toMatch(/images .* 28 files of 1 picture, 28 encoded/)
    expect((await build()).output).toMatch(/images .* 28 files of 1 picture, 0 encoded/)
    const before = await treeHashes(join(dir, 'dist'))
    const [entry = ''] = await fastGlob('images-*/*.avif', { cwd: join(dir, 'cache'), absolute: true })
    await writeFile(entry, (await readFile(entry)).subarray(0, 100))
    expect((await build()).output).toMatch(/images .* 28 files of 1 picture, 1 encoded/)
    expect(await treeHashes(join(dir, 'dist'))).toEqual(before)
  })
})

describe('a photograph', () => {
  test('named after a city replaces its stock image on its pages and in their sitemaps only, turned upright', async () => {
    const dir = await temporaryDir()
    const manifest = join(dir, 'manifest')
    await cp(smallSite, manifest, { recursive: true })
    await buildSite(dir, manifest)
    const before = await treeHashes(join(dir, 'dist'))
    const photograph = sharp({ create: { width: 900, height: 1000, channels: 3, background: '#446688' } })
    // Orientation 6: a camera held upright, so the displayed image is 1000 × 900.
    await photograph.jpeg().withMetadata({ orientation: 6 }).toFile(join(manifest, 'images/odell-hero.jpg'))
    const { code, output } = await buildSite(dir, manifest)
    expect(code, output).toBe(0)
    const odell = await readFile(join(dir, 'dist/service-areas/odell/index.html'), 'utf8')
    expect(odell).toMatch(
      /<img src="\/images\/odell-hero-[0-9a-f]{8}-1000\.jpg"[^>]* width="1000" height="900"[^>]* alt="Odell"/,
    )
    expect(odell).toMatch(
      /<svg class="[^"]*" aria-hidden="true"><rect width="100%" height="100%" fill="#4[0-9a-f]6[0-9a-f]8[0-9a-f]"/,
    )
    const after = await treeHashes(join(dir, 'dist'))
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (file) => before[file] !== after[file],
    )
    expect(changed.filter((file) => !/odell/.test(file)).sort()).toEqual([
      'sitemap-places.xml',
      'sitemap-service-places.xml',
    ])
    expect(changed.length).toBeGreaterThan(10)
  })

  test('in CMYK or with 16 bits per channel keeps its colours', async () => {
    const dir = await temporaryDir()
    const manifest = join(dir, 'manifest')
    await cp(smallSite, manifest, { recursive: true })
    const red = sharp({ create: { width: 800, height: 450, channels: 3, background: '#d02020' } })
    await red.clone().toColourspace('cmyk').jpeg().toFile(join(manifest, 'images/odell-hero.jpg'))
    await red.clone().toColourspace('rgb16').png().toFile(join(manifest, 'images/hood-river-hero.png'))
    const { code, output } = await buildSite(dir, manifest, { encoding: 'standard' })
    expect(code, output).toBe(0)
    const files = await fastGlob('dist/images/{odell,hood-river}-hero-*-352.{avif,jpg,webp}', {
      cwd: dir,
      absolute: true,
    })
    expect(files).toHaveLength(6)
    for (const file of files) {
      const { channels, space, depth } = { ...(await sharp(file).metadata()), ...(await sharp(file).stats()) }
      const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean)
      expect(space, file).toBe('srgb')
      expect(depth, file).toBe('uchar')
      expect(r, file).toBeGreaterThan(190)
      expect(Math.max(g, b), file).toBeLessThan(70)
    }
  })

  test('that exceeds the limit for phones is encoded with lower quality until it meets it', async () => {
    const dir = await temporaryDir()
    const manifest = join(dir, 'manifest')
    await cp(smallSite, manifest, { recursive: true })
    // Fine stripes in many colours, as hard to encode as foliage.
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const grain = sharp({ create: { width: 1100, height: 619, channels: 3, background: '#446688', noise } })
    const photograph = await grain.blur(0.7).jpeg({ quality: 90 }).toBuffer()
    expect((await sharp(photograph).resize({ width: 1056 }).avif(recipe.avif).toBuffer()).byteLength).toBeGreaterThan(
      60_000,
    )
    await writeFile(join(manifest, 'images/odell-hero.jpg'), photograph)
    await buildSite(dir, manifest, { encoding: 'standard' })
    const [phone = ''] = await fastGlob('dist/images/odell-hero-*-1056.avif', { cwd: dir, absolute: true })
    expect((await readFile(phone)).byteLength).toBeLessThanOrEqual(60_000)
  })

  test('with the name of a drawing replaces it, with no other change', async () => {
    const dir = await temporaryDir()
    const manifest = join(dir, 'manifest')
    await cp(smallSite, manifest, { recursive: true })
    const drawings = [
      'drawings:',
      '  - { name: stock/lake, scene: lake, alt: A calm lake, stockFor: [odell, hood-river] }',
      'fallback: river.svg',
    ]
    const text = await readFile(join(manifest, 'images.yaml'), 'utf8')
    await writeFile(join(manifest, 'images.yaml'), text.replace('fallback: river.svg', drawings.join('\n')))
    await buildSite(dir, manifest)
    const page = (city: string) => readFile(join(dir, `dist/service-areas/${city}/index.html`), 'utf8')
    expect(await page('odell')).toContain('/images/stock-lake-odell-')
    expect(await page('hood-river')).toContain('/images/stock-lake-hood-river-')
    const photograph = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#446688' } })
    await mkdir(join(manifest, 'images/stock'))
    await photograph.webp().toFile(join(manifest, 'images/stock/lake.webp'))
    const { code, output } = await buildSite(dir, manifest)
    expect(code, output).toBe(0)
    for (const city of ['odell', 'hood-river']) expect(await page(city)).toMatch(/\/images\/stock-lake-[0-9a-f]{8}-/)
    expect(output).toContain('images/stock/lake.webp:1:1 notice picture-without-alt')
  })
})

test('an image that cannot be cached is not a problem of the image', async () => {
  const dir = await temporaryDir()
  const path = join(smallSite, 'images/river.svg')
  const hash = pictureHash(await readFile(path))
  const picture = { name: 'river', alt: '', width: 640, height: 480, tone: '#000000', hash }
  const encoding = encodePictures({
    plan: planPictures({
      pictures: { river: picture },
      socials: [],
      usedUrls: new Set([`/images/river-${hash}-social.jpg`]),
    }),
    sources: new Map([['river', { kind: 'file', path, shown: 'small-site/images/river.svg' }]]),
    cacheDir: dir,
    jobs: 1,
    openTitles: async () => () => ({ svg: '', left: 0, top: 0 }),
    stage: () => {
      throw new Error('no space left')
    },
  })
  await expect(encoding).rejects.toThrow('no space left')
})
