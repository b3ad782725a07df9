import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { painter, problemText } from '#generator/cli/print.ts'
import { type DecoderOptions, openDecoder } from '#generator/images/inspect/decoder.ts'
import { inspectFiles } from '#generator/images/inspect/inspect-files.ts'
import {
  blackPng,
  cutShort,
  damaged,
  drawing,
  endlessDrawing,
  movingPng,
  movingWebp,
  photograph,
  plain,
} from '../../../../support/picture-bytes.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

// Images are decoded in a process.
vi.setConfig({ testTimeout: 60_000 })

/** Of all tests, which saves starting a process for each. */
const sharedDecoder = openDecoder({ seconds: 50 })
afterAll(sharedDecoder.close)

/** A decoder of one test, which closes it. */
function ownDecoder(options: DecoderOptions) {
  const decoder = openDecoder(options)
  onTestFinished(decoder.close)
  return decoder
}

type Options = Partial<Parameters<typeof inspectFiles>[0]>

/** Inspects images with these bytes; returns the measured facts and the printed problems. */
async function inspect(pictures: Record<string, Buffer | string>, options: Options = {}) {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'images'))
  for (const [file, bytes] of Object.entries(pictures)) await writeFile(join(dir, 'images', file), bytes)
  const given = {
    files: Object.keys(pictures),
    imagesDir: join(dir, 'images'),
    shownDir: 'm',
    cacheDir: dir,
    decoder: sharedDecoder,
    ...options,
  }
  const { facts, problems } = await inspectFiles(given)
  return { facts, text: problems.map((problem) => problemText(problem, painter(false))).join('\n'), given }
}

const copyAgain = 'Copy it again from its source, or remove it.'
const saveAgain = 'Save it again as SVG, JPEG, PNG, WebP or AVIF, or remove it.'
const unreadable = (file: string, what: string, fix: string, place = '1:1') =>
  `m/images/${file}:${place} error unreadable-picture\n  ${what}\n  ${fix}`

test('images of every format are measured upright', async () => {
  const turned = plain('#cc2222', 600, 900).withMetadata({ orientation: 6 })
  const { facts, text } = await inspect({
    'a.jpg': await turned.jpeg().toBuffer(), // stored rotated; 900 × 600 when upright
    'b.png': await plain('#22cc22').png().toBuffer(),
    'c.webp': await plain('#2222cc').webp({ lossless: true }).toBuffer(),
    'd.avif': await plain('#222222').avif({ lossless: true }).toBuffer(),
    'e.svg': drawing('viewBox="0 0 900 600"', '<rect width="900" height="600" fill="#cc2222"/>'),
  })
  expect(text).toBe('')
  for (const { width, height } of Object.values(facts)) expect([width, height]).toEqual([900, 600])
  // Each channel is rounded to the middle of its sixteenth: 0xcc = 204 → 200, 0x22 = 34 → 40.
  expect(Object.values(facts).map(({ tone }) => tone)).toEqual(['#c82828', '#28c828', '#2828c8', '#282828', '#c82828'])
})

test('CMYK, grey, 16-bit and transparent images have their displayed colour', async () => {
  const red = plain('#cc2222')
  const grey = plain('#808080').toColourspace('grey16').png()
  const clear = { width: 900, height: 600, channels: 4, background: { r: 9, g: 9, b: 200, alpha: 0 } } as const
  const { facts, text } = await inspect({
    'cmyk.jpg': await red.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'cmyk-profile.jpg': await red.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    'deep.png': await red.clone().toColourspace('rgb16').png().toBuffer(),
    'wide.png': await red.clone().withIccProfile('p3').png().toBuffer(),
    'deep-profile.png': await red.clone().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    'ten-bits.avif': await red.clone().withIccProfile('p3').avif({ bitdepth: 10, effort: 0 }).toBuffer(),
    'grey.png': await grey.toBuffer(),
    'clear.png': await sharp({ create: clear }).png().toBuffer(),
  })
  expect(text).toBe('')
  expect(Object.fromEntries(Object.entries(facts).map(([file, { tone }]) => [file, tone]))).toEqual({
    'cmyk.jpg': '#c80808', // without a profile, CMYK is read as that of an average press, which cannot print this red
    'cmyk-profile.jpg': '#c82818',
    'deep.png': '#c82828',
    'wide.png': '#c82828',
    'deep-profile.png': '#c82828',
    'ten-bits.avif': '#c82828',
    'grey.png': '#787878',
    'clear.png': '#f8f8f8',
  })
})

test.each([
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)('a truncated %s file is detected wherever it breaks off', async (ending, format) => {
  const whole = await photograph(300, 200)[format]().toBuffer()
  const cuts = { a: 0.01, b: 0.1, c: 0.5, d: 0.9, e: 0.99 }
  const { facts, text } = await inspect(
    Object.fromEntries(Object.entries(cuts).map(([name, part]) => [`${name}.${ending}`, cutShort(whole, part)])),
  )
  expect(facts).toEqual({})
  expect(text).toBe(
    Object.keys(cuts)
      .map((name) =>
        unreadable(`${name}.${ending}`, 'This image is truncated: the end of its file is missing.', copyAgain),
      )
      .join('\n'),
  )
})

test('a truncated drawing and a malformed one are different problems', async () => {
  const { text } = await inspect({
    'a.svg': cutShort(drawing('width="640" height="480"'), 0.9),
    'b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n<g></svg>',
  })
  expect(text).toBe(
    [
      unreadable('a.svg', 'This image is truncated: the end of its file is missing.', copyAgain),
      unreadable(
        'b.svg',
        'This drawing is damaged: it cannot be parsed from here on.',
        'Export it again as plain SVG, or remove it.',
        '2:10',
      ),
    ].join('\n'),
  )
})

test('a damaged image is a problem', async () => {
  const { text } = await inspect({ 'a.png': damaged(await photograph().png().toBuffer()) })
  expect(text).toBe(unreadable('a.png', 'This image is damaged: it cannot be decoded as PNG.', copyAgain))
})

test('a partly damaged photograph is used, with a warning', async () => {
  const whole = await photograph().jpeg().toBuffer()
  const gap = Buffer.concat([cutShort(whole, 0.4), whole.subarray(whole.length * 0.45)])
  const { facts, text } = await inspect({ 'a.jpg': gap, 'b.jpg': whole })
  expect(Object.keys(facts)).toEqual(['a.jpg', 'b.jpg'])
  expect(text).toBe(`m/images/a.jpg:1:1 warning damaged-picture
  A part of this image is damaged and shows grey or wrong colors.
  Look at it, and copy it again from its source.`)
})

test('an AVIF box of length zero does not block the check', async () => {
  const whole = await photograph(300, 200).avif({ effort: 0 }).toBuffer()
  const box = Buffer.from('\0\0\0\x01meta\0\0\0\0\0\0\0\0', 'latin1') // a 64-bit length of zero
  const { text } = await inspect({ 'a.avif': Buffer.concat([whole.subarray(0, whole.readUInt32BE(0)), box]) })
  expect(text).toMatch(/^m\/images\/a\.avif:1:1 error unreadable-picture/)
})

test('an image too high for an output format is refused', async () => {
  const { facts, text } = await inspect({
    'a.png': blackPng(400, 16_384), // one pixel above the limit of WebP
    'b.png': blackPng(400, 16_383),
    'c.png': blackPng(3000, 20_000), // 2400 × 16,000 at most
  })
  expect(text).toBe(`m/images/a.png:1:1 error huge-picture
  This image is 400 px wide and 16,384 px high, which is too high to be encoded.
  Crop it to the part that matters; it is shown in a landscape frame.`)
  expect(Object.keys(facts)).toEqual(['b.png', 'c.png'])
})

test('a file that is not an image is named by its format', async () => {
  const { text } = await inspect({
    'a.jpg': '',
    'b.jpg': 'hello',
    'c.jpg': await plain('#cc2222').gif().toBuffer(),
    'd.png': await plain('#cc2222').tiff().toBuffer(),
    'e.jpg': '<!doctype html><title>Not found</title>',
  })
  const what = (thing: string) =>
    `This file is ${thing}, although its name says otherwise, and cannot be used as an image.`
  expect(text).toBe(
    [
      unreadable('a.jpg', 'This image is empty: its file has no bytes.', 'Replace the file, or remove it.'),
      unreadable('b.jpg', 'This file is not an image, although its name says so.', saveAgain),
      unreadable('c.jpg', what('a GIF'), saveAgain),
      unreadable('d.png', what('a TIFF'), saveAgain),
      unreadable('e.jpg', what('a web page (HTML)'), saveAgain),
    ].join('\n'),
  )
})

test('an image with the file ending of another format is used, with a warning', async () => {
  const { facts, text } = await inspect({
    'a.jpg': await photograph().png().toBuffer(),
    'b.jpeg': await photograph().jpeg().toBuffer(),
  })
  expect(Object.keys(facts)).toEqual(['a.jpg', 'b.jpeg'])
  expect(text).toBe(`m/images/a.jpg:1:1 warning misnamed-picture
  This image is a PNG, but its name ends in .jpg.
  Name it a.png, here and where the manifest names it.`)
})

test('the first frame of an animated image is used, with a warning', async () => {
  const { facts, text } = await inspect({ 'a.webp': await movingWebp(), 'b.png': await movingPng() })
  const moves = (file: string) => `m/images/${file}:1:1 warning animated-picture
  This image is animated, but only its first frame is shown.
  Save the frame to show as a separate image.`
  expect(text).toBe(`${moves('a.webp')}\n${moves('b.png')}`)
  expect(facts['a.webp']).toMatchObject({ width: 900, height: 600, tone: '#f80808' })
})

test('an image with too many pixels is not decoded', async () => {
  const { facts, text } = await inspect({
    'a.png': blackPng(30_000, 30_000),
    'b.svg': drawing('width="100000" height="100000"'),
    'c.png': blackPng(6000, 10_000), // exactly 60 million
  })
  const huge = (file: string, pixels: string) => `m/images/${file}:1:1 error huge-picture
  This image has ${pixels} pixels, more than the limit of 60,000,000.
  Save it again at a smaller size; a width of 2400 pixels is enough.`
  expect(text).toBe(`${huge('a.png', '30,000 × 30,000')}\n${huge('b.svg', '100,000 × 100,000')}`)
  expect(facts['c.png']).toMatchObject({ width: 6000, height: 10_000 })
})

test('a small image is used, with a notice', async () => {
  const { facts, text } = await inspect({
    'a.png': await plain('#336699', 1, 1).png().toBuffer(),
    'b.png': await plain('#336699', 10_000, 2).png().toBuffer(),
    'c.svg': drawing('width="24" height="24"'),
  })
  expect(text).toBe(`m/images/a.png:1:1 notice small-picture
  This image is 1 px wide, so it is blurred or small on every page.
  Replace it with a larger one, best 1600 px wide.
m/images/c.svg:1:1 notice small-picture
  This drawing is 24 px wide, so it is blurred or small on every page.
  Give its <svg> a viewBox if it has none, a width of 1600, and a height in proportion.`)
  expect(Object.values(facts).map(({ width, height }) => [width, height])).toEqual([
    [1, 1],
    [10_000, 2],
    [24, 24],
  ])
})

test('a drawing without a size has the size of its content, if it has content', async () => {
  const { facts, text } = await inspect({
    'a.svg': drawing('', '<rect width="500" height="200"/>'),
    'b.svg': drawing('', ''),
    'c.svg': drawing('width="0" height="0"'),
  })
  const noSize = (file: string) =>
    unreadable(file, 'This drawing has no size.', 'Give its <svg> a width and a height in pixels, and a viewBox.')
  expect(text).toBe(`${noSize('b.svg')}\n${noSize('c.svg')}`)
  expect(facts['a.svg']).toMatchObject({ width: 500, height: 200 }) // the size of its only rectangle
})

test('a drawing with a billion nested references is a problem, and the next image is measured', async () => {
  const copies = Array.from(
    { length: 10 },
    (_, depth) => `<g id="a${depth + 1}">${`<use href="#a${depth}"/>`.repeat(10)}</g>`,
  )
  const bomb = drawing(
    'width="640" height="480"',
    `<rect id="a0" width="9" height="9"/>${copies.join('')}<use href="#a10"/>`,
  )
  const { facts, text } = await inspect({ 'a.svg': bomb, 'b.svg': drawing('width="900" height="9"') })
  expect(text).toBe(
    unreadable(
      'a.svg',
      'This drawing cannot be rendered: it is damaged or too complex.',
      'Export it again as plain SVG, or remove it.',
    ),
  )
  expect(facts['b.svg']).toMatchObject({ width: 900 })
})

test('a drawing that takes too long is stopped, and the next image is measured', async () => {
  const pictures = { 'a.svg': endlessDrawing(), 'b.svg': drawing('width="900" height="9"') }
  const { facts, text } = await inspect(pictures, { decoder: ownDecoder({ seconds: 2 }) })
  expect(text).toBe(`m/images/a.svg:1:1 error slow-picture
  Decoding this image took longer than 2 s and was stopped.
  Save it again in a simpler form, or remove it.`)
  expect(facts['b.svg']).toMatchObject({ width: 900 })
})

test('an image that crashes the decoder is a problem', async () => {
  const script = join(await temporaryDir(), 'crash.mjs')
  await writeFile(script, `process.on('message', () => process.abort()); process.send({ kind: 'ready' })`)
  const { text } = await inspect({ 'a.svg': drawing('width="9" height="9"') }, { decoder: ownDecoder({ script }) })
  expect(text).toBe(unreadable('a.svg', 'This image crashes the decoder.', saveAgain))
})

test('a refused drawing never reaches the renderer', async () => {
  const script = join(await temporaryDir(), 'missing.mjs') // starting this decoder would fail
  const { text } = await inspect(
    { 'a.svg': drawing('width="9" height="9"', '\n<script/>') },
    { decoder: ownDecoder({ script }) },
  )
  expect(text).toBe(`m/images/a.svg:2:1 error unsafe-svg
  This drawing contains a script (<script>), and an image must not run code.
  Remove it.`)
})

test('images that cannot be read state the reason', async () => {
  const { text } = await inspect(
    {},
    {
      files: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'],
      read: async (path) => {
        if (path.endsWith('a.jpg')) return { kind: 'forbidden' }
        if (path.endsWith('b.jpg')) return { kind: 'gone' }
        if (path.endsWith('c.jpg')) return { kind: 'not-a-file' }
        if (path.endsWith('d.jpg')) return { kind: 'too-many-bytes', size: 31_400_000 }
        return { kind: 'failed', reason: 'EIO' }
      },
    },
  )
  expect(text).toBe(
    [
      unreadable('a.jpg', 'You have no permission to read this image.', 'Give yourself permission to read the file.'),
      unreadable('b.jpg', 'This image was removed during the build.', 'Restore it, or run the command again.'),
      `m/images/c.jpg:1:1 error not-a-file\n  This is not a file, although it is named like an image.\n  Replace it with an image, or remove it.`,
      `m/images/d.jpg:1:1 error huge-picture\n  This image has 31.4 MB, more than the limit of 25 MB.\n  Save it again with fewer pixels or a lower quality.`,
      unreadable('e.jpg', 'This image cannot be read: the system reports EIO.', copyAgain),
    ].join('\n'),
  )
})

test('an image is decoded once while its bytes stay the same', async () => {
  const first = await inspect({ 'a.svg': drawing('width="9" height="9"') })
  const noDecoder = ownDecoder({ script: join(await temporaryDir(), 'missing.mjs') })
  const second = await inspectFiles({ ...first.given, decoder: noDecoder })
  expect(second.facts).toEqual(first.facts)
  await writeFile(join(first.given.imagesDir, 'a.svg'), drawing('width="8" height="9"'))
  await expect(inspectFiles({ ...first.given, decoder: noDecoder })).rejects.toThrow(/does not start/)
  // A decoder is opened for these files if none is given.
  expect((await inspectFiles({ ...first.given, decoder: undefined })).facts['a.svg']).toMatchObject({ width: 8 })
})
