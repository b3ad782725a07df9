import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { socialVariant } from '#src/picture.ts'
import { encodeImages } from '../../generator/images/encode.ts'
import type { Finding } from '../../generator/problem.ts'
import { buildInto, smallSite } from '../support/citywide.ts'
import { readJson, treeHashes } from '../support/files.ts'
import { temporaryDir } from '../support/temporary.ts'

test('every picture of the sample is what its name says, and none is wider than its source', async () => {
  const dir = join(inject('sampleDir'), 'dist/images')
  const files = await readdir(dir)
  expect(files.length).toBeGreaterThan(100)
  const formats = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const
  for (const file of files) {
    const [, size = '', ending = ''] = /-(\d+|social)\.(avif|webp|jpg)$/.exec(file) ?? []
    const { width, height, format } = await sharp(join(dir, file)).metadata()
    expect(format, file).toBe(formats[ending as keyof typeof formats])
    if (size === 'social') expect([width, height], file).toEqual([1200, 630])
    else expect(width, file).toBe(Number(size))
    expect(width, file).toBeLessThanOrEqual(1600) // every source of the sample is 1600 px wide
  }
})

test('every picture on a page is loaded by some page, and only the first on each is eager', async () => {
  const dist = join(inject('sampleDir'), 'dist')
  const pages = await fastGlob('{index.html,services/*/index.html,service-areas/*/index.html}', {
    cwd: dist,
    absolute: true,
  })
  for (const page of pages) {
    const html = await readFile(page, 'utf8')
    const pictures = html.match(/<img [^>]*>/g) ?? []
    const eager = pictures.filter((picture) => !picture.includes('loading="lazy"'))
    expect(eager.length, page).toBeLessThanOrEqual(1)
    for (const picture of pictures) expect(picture, page).toMatch(/ width="\d+" height="\d+" alt="[^"]/)
  }
})

test('a second build encodes nothing, and a damaged cache entry is made again', async () => {
  const dir = await temporaryDir()
  const build = () => buildInto(dir, smallSite, ['--cache', join(dir, 'cache')])
  expect((await build()).output).toMatch(/images .* 4 files, 4 encoded/) // 640 px source: 480 in 3 formats, and the social picture
  expect((await build()).output).toMatch(/images .* 4 files, 0 encoded/)
  const before = await treeHashes(join(dir, 'dist'))
  const [entry = ''] = await fastGlob('images/*.avif', { cwd: join(dir, 'cache'), absolute: true })
  await writeFile(entry, (await readFile(entry)).subarray(0, 100))
  expect((await build()).output).toMatch(/images .* 4 files, 1 encoded/)
  expect(await treeHashes(join(dir, 'dist'))).toEqual(before)
})

test('a photograph named after a city replaces its stock picture on its pages, turned upright', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const photograph = sharp({ create: { width: 900, height: 1000, channels: 3, background: '#446688' } })
  // Orientation 6: a camera held upright, so the picture is 1000 × 900 as it is to be seen.
  await photograph.jpeg().withMetadata({ orientation: 6 }).toFile(join(manifest, 'images/odell-hero.jpg'))
  expect((await buildInto(dir, manifest)).code).toBe(0)
  const odell = await readFile(join(dir, 'dist/service-areas/odell/index.html'), 'utf8')
  const other = await readFile(join(dir, 'dist/service-areas/hood-river/index.html'), 'utf8')
  expect(odell).toMatch(
    /<img src="\/images\/odell-hero-[0-9a-f]{8}-800\.jpg"[^>]* width="800" height="720"[^>]* alt="Odell"/,
  )
  expect(other).not.toContain('odell-hero')
})

test('a file that is no picture is a problem at its place', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await writeFile(join(manifest, 'images/odell-hero.jpg'), 'not a picture')
  const { code, output } = await buildInto(dir, manifest)
  expect(code).toBe(1)
  expect(output).toMatch(/images\/odell-hero\.jpg:1:1 error unreadable-picture/)
})

test('a picture that breaks off in the middle is one problem, however many sizes it has', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#446688', noise } })
    .jpeg()
    .toBuffer()
  await writeFile(join(manifest, 'images/odell-hero.jpg'), whole.subarray(0, whole.length / 2)) // its size can still be read
  const { code, output } = await buildInto(dir, manifest)
  expect(code).toBe(1)
  expect(output.match(/odell-hero\.jpg:1:1 error unreadable-picture/g)).toHaveLength(1)
  const findings = await readJson<Finding[]>(join(dir, 'report/findings.json'))
  expect(findings.filter((finding) => finding.code === 'unreadable-picture')).toHaveLength(1)
})

test('a picture that cannot be stored is no fault of the picture', async () => {
  const dir = await temporaryDir()
  const picture = { file: 'river.svg', alt: '', width: 640, height: 480, hash: '00000000' }
  const encoding = encodeImages({
    variants: [socialVariant(picture)],
    manifestDir: smallSite,
    shownDir: 'small-site',
    cacheDir: dir,
    jobs: 1,
    stage: () => {
      throw new Error('no space left')
    },
  })
  await expect(encoding).rejects.toThrow('no space left')
})
