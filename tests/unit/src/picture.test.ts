import { expect, test } from 'vitest'
import { type Picture, socialVariant, variant, variantsOf, variantWidths } from '#src/picture.ts'

const picture = (width: number, height: number): Picture => ({
  file: 'stock/old-town.svg',
  alt: 'Roofs',
  width,
  height,
  hash: '0a1b2c3d',
})

test('a picture is offered at every width it has, and never enlarged', () => {
  expect(variantWidths(picture(640, 360))).toEqual([480]) // 640 px source → 480; 800 would enlarge
  expect(variantWidths(picture(1200, 800))).toEqual([480, 800, 1200]) // 1200 px source → 1200 too; 1600 would enlarge
  expect(variantWidths(picture(4000, 3000))).toEqual([480, 800, 1200, 1600]) // 4000 px source → all four
})

test('a picture smaller than every width is offered at its own', () => {
  expect(variantWidths(picture(479, 100))).toEqual([479]) // 480 would enlarge
})

test('the height keeps the shape of the source', () => {
  expect(variant(picture(640, 360), 'avif', 480).height).toBe(270) // 480 / 640 × 360
  expect(variant(picture(1000, 667), 'avif', 800).height).toBe(534) // 800 / 1000 × 667 = 533.6
})

test('a picture wider than any pixel is high has a height all the same', () => {
  expect(variant(picture(4000, 1), 'avif', 480).height).toBe(1) // 480 / 4000 × 1 = 0.12
})

test('each width comes in every format', () => {
  // 2 widths × 3 formats
  expect(variantsOf(picture(900, 600)).map(({ url }) => url.replace(/.*-/, ''))).toEqual([
    '480.avif',
    '800.avif',
    '480.webp',
    '800.webp',
    '480.jpg',
    '800.jpg',
  ])
})

test('the address holds the folder, the name and the hash of the source, and the width', () => {
  expect(variant(picture(640, 360), 'webp', 480).url).toBe('/images/stock-old-town-0a1b2c3d-480.webp')
})

test('another hash is another address', () => {
  const changed = { ...picture(640, 360), hash: 'ffffffff' }
  expect(variant(changed, 'jpg', 480).url).not.toBe(variant(picture(640, 360), 'jpg', 480).url)
})

test('the picture for link previews is a JPEG of 1200 × 630, cut to fill it', () => {
  expect(socialVariant(picture(640, 360))).toMatchObject({ format: 'jpg', width: 1200, height: 630, fit: 'cover' })
})
