import { describe, expect, test } from 'vitest'
import type { City, County, Manifest } from '#manifest/schema.ts'
import { indexPlaceImages, placeImage } from '#src/place-image.ts'

const at = { file: 'manifest/cities.csv', line: 2, column: 1 }
const county: County = {
  key: 'summit',
  slug: 'summit-county',
  at,
  name: 'Summit',
  order: 1,
  description: 'High.',
  body: '<p>High.</p>',
  showNearby: false,
}
const city: City = {
  key: 'draper',
  slug: 'draper-ut',
  at,
  county: 'summit',
  name: 'Draper',
  zipCodes: [],
  description: 'Low.',
}

/** The picture of a city, or of its county, among the pictures given. */
function pictureOf(options: {
  pictures?: Partial<Manifest['images']['pictures'][number]>[]
  files?: string[]
  heroImage?: string
  isCounty?: boolean
}): string {
  const pictures = (options.pictures ?? []).map((picture) => ({
    file: 'a.svg',
    alt: 'A',
    stockFor: [],
    alwaysFor: [],
    ...picture,
  }))
  const images = { pictures, fallback: 'fallback.svg' }
  // The pictures are all that is read of the manifest here.
  const manifest = { images, imageFiles: options.files ?? [] } as unknown as Manifest
  const { heroImage } = options
  return placeImage(
    options.isCounty
      ? { kind: 'county', county: { ...county, heroImage } }
      : { kind: 'city', city: { ...city, heroImage }, county },
    { manifest, placeImages: indexPlaceImages(manifest) },
  )
}

describe('each kind of picture gives way to the one before it', () => {
  const fixed = { file: 'fixed.svg', alwaysFor: ['draper'] }
  const stock = { file: 'stock.svg', stockFor: ['draper'] }
  const files = ['draper-secondary.jpg', 'draper-hero.jpg']
  const heroImage = 'configured.jpg'

  test('a picture fixed for the place comes before all others', () => {
    expect(pictureOf({ pictures: [stock, fixed], files, heroImage })).toBe('fixed.svg')
  })

  test('then its secondary picture', () => {
    expect(pictureOf({ pictures: [stock], files, heroImage })).toBe('draper-secondary.jpg')
  })

  test('then the hero it is configured with', () => {
    expect(pictureOf({ pictures: [stock], files: ['draper-hero.jpg'], heroImage })).toBe('configured.jpg')
  })

  test('then the hero named after it', () => {
    expect(pictureOf({ pictures: [stock], files: ['draper-hero.jpg'] })).toBe('draper-hero.jpg')
  })

  test('then the stock picture for it', () => {
    expect(pictureOf({ pictures: [stock] })).toBe('stock.svg')
  })

  test('then the fallback', () => {
    expect(pictureOf({})).toBe('fallback.svg')
  })
})

test('a county has pictures of its own in the same order', () => {
  const pictures = [{ file: 'stock.svg', stockFor: ['summit'] }]
  expect(pictureOf({ isCounty: true, pictures })).toBe('stock.svg')
  expect(pictureOf({ isCounty: true, pictures, files: ['summit-hero.png'] })).toBe('summit-hero.png')
})

test('a city does not take the picture of its county', () => {
  expect(pictureOf({ pictures: [{ file: 'stock.svg', stockFor: ['summit'] }] })).toBe('fallback.svg')
})

test('the picture of a place whose name only begins the same is another’s', () => {
  expect(pictureOf({ files: ['draper-heights-hero.jpg'] })).toBe('fallback.svg')
})

test('the key of the place counts, not the slug in its address', () => {
  expect(pictureOf({ files: ['draper-ut-hero.jpg'] })).toBe('fallback.svg')
})
