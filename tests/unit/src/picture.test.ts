import { expect, test } from 'vitest'
import { alternativeVariant, type Picture, pictureName, pictureUses, plainVariant, variantsOf } from '#src/picture.ts'

const picture = (width: number, height: number): Picture => ({
  name: 'stock/old-town',
  alt: 'Roofs',
  width,
  height,
  tone: '#806040',
  hash: '0a1b2c3d',
})

const widthsOf = (source: Picture, use: keyof typeof pictureUses = 'head') =>
  variantsOf(source, use).avif.map(({ width }) => width)

test('an image is offered at every width of its use up to its own, never enlarged', () => {
  expect(widthsOf(picture(4000, 3000))).toEqual([352, 704, 1056, 1408])
  expect(widthsOf(picture(1408, 800))).toEqual([352, 704, 1056, 1408])
  expect(widthsOf(picture(4000, 3000), 'banner')).toEqual([400, 800, 1200, 1600, 2400])
})

test('an image between two widths is also offered at its own width, unless that is close to the last', () => {
  expect(widthsOf(picture(640, 360))).toEqual([352, 640]) // 704 would enlarge
  expect(widthsOf(picture(1100, 600))).toEqual([352, 704, 1056]) // 1100 is 4 % more than 1056
})

test('an image smaller than every width is offered at its own width', () => {
  expect(widthsOf(picture(300, 100))).toEqual([300])
  expect(widthsOf(picture(1, 1))).toEqual([1])
})

test('shown in place of another image, it is a JPEG of medium width', () => {
  expect(alternativeVariant(picture(4000, 3000), 'banner')).toMatchObject({ format: 'jpg', width: 1200 })
  expect(alternativeVariant(picture(300, 100), 'head')).toMatchObject({ format: 'jpg', width: 300 })
})

test('every use has three to five widths', () => {
  for (const { widths } of Object.values(pictureUses)) {
    expect(widths.length).toBeGreaterThanOrEqual(3)
    expect(widths.length).toBeLessThanOrEqual(5)
  }
})

test('the height keeps the aspect ratio of the source', () => {
  const heights = (width: number, height: number) =>
    variantsOf(picture(width, height), 'head').avif.map((it) => it.height)
  expect(heights(1600, 900)).toEqual([198, 396, 594, 792]) // 9/16 of 352, 704, 1056 and 1408
  expect(heights(2000, 667)[0]).toBe(117) // 352 / 2000 × 667 = 117.4
})

test('a height is at least one pixel', () => {
  expect(variantsOf(picture(4000, 1), 'head').avif[0]?.height).toBe(1) // 352 / 4000 × 1 = 0.09
})

test('a portrait is a square, as wide as the shorter side', () => {
  expect(variantsOf(picture(900, 600), 'portrait').jpg).toMatchObject([
    { width: 48, height: 48, url: '/images/stock-old-town-0a1b2c3d-48x48.jpg' },
    { width: 96, height: 96 },
    { width: 144, height: 144 },
  ])
  expect(widthsOf(picture(900, 60), 'portrait')).toEqual([48, 60])
})

test('the URL contains folder, name and hash of the source, and the width', () => {
  expect(variantsOf(picture(400, 225), 'head').webp[0]?.url).toBe('/images/stock-old-town-0a1b2c3d-352.webp')
})

test('another hash gives another URL', () => {
  const changed = { ...picture(640, 360), hash: 'ffffffff' }
  expect(plainVariant(changed, 'head').url).not.toBe(plainVariant(picture(640, 360), 'head').url)
})

test('the fallback is the largest JPEG', () => {
  expect(plainVariant(picture(4000, 2000), 'card')).toMatchObject({ format: 'jpg', width: 1408, height: 704 })
})

test('an image is named by its file, with or without the extension', () => {
  expect(pictureName('stock/old-town.jpeg')).toBe('stock/old-town')
  expect(pictureName('stock/old-town')).toBe('stock/old-town')
})
