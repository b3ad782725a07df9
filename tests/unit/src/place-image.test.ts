import { describe, expect, test } from 'vitest'
import type { City, County, Manifest } from '#manifest/schema.ts'
import { indexPlaceImages, placeImage } from '#src/place-image.ts'

const at = { file: 'manifest/cities.csv', line: 2, column: 1 }
const county: County = {
  key: 'summit',
  slug: 'summit-county',
  at,
  name: 'Summit',
  fullName: 'Summit County',
  order: 1,
  description: 'High.',
  body: '<p>High.</p>',
  showNearby: false,
  traits: [],
  services: {},
}
const city: City = {
  key: 'draper',
  slug: 'draper-ut',
  at,
  county: 'summit',
  name: 'Draper',
  kind: 'city',
  postalCodes: [],
  description: 'Low.',
  traits: [],
  services: {},
}

/** The image of a city, or of its county, among the given images. */
function imageOf(options: {
  pictures?: Partial<Manifest['images']['pictures'][number]>[]
  drawings?: Partial<Manifest['images']['drawings'][number]>[]
  files?: string[]
  heroImage?: string
  isCounty?: boolean
}): ReturnType<typeof placeImage> {
  const pictures = (options.pictures ?? []).map((picture) => ({
    file: 'a.svg',
    alt: 'A',
    stockFor: [],
    alwaysFor: [],
    ...picture,
  }))
  const drawings = (options.drawings ?? []).map((drawing) => ({
    name: 'stock/lake',
    scene: 'lake' as const,
    seasons: ['summer' as const],
    lights: ['day' as const],
    alt: 'A lake',
    stockFor: [],
    alwaysFor: [],
    stockForOthers: false,
    ...drawing,
  }))
  const images = { pictures, drawings, fallback: 'fallback.svg' }
  // placeImage() reads only the images of the manifest.
  const manifest = { images, imageFiles: options.files ?? [] } as unknown as Manifest
  const { heroImage } = options
  return placeImage(
    options.isCounty
      ? { kind: 'county', county: { ...county, heroImage } }
      : { kind: 'city', city: { ...city, heroImage }, county },
    { manifest, placeImages: indexPlaceImages(manifest) },
  )
}

const pictureOf = (options: Parameters<typeof imageOf>[0]) => imageOf(options).name

describe('the order of precedence', () => {
  const fixed = { file: 'fixed.svg', alwaysFor: ['draper'] }
  const stock = { file: 'stock.svg', stockFor: ['draper'] }
  const files = ['draper-secondary.jpg', 'draper-hero.jpg']
  const heroImage = 'configured.jpg'

  test('an image fixed for the place comes first', () => {
    expect(pictureOf({ pictures: [stock, fixed], files, heroImage })).toBe('fixed')
  })

  test('then its secondary image', () => {
    expect(pictureOf({ pictures: [stock], files, heroImage })).toBe('draper-secondary')
  })

  test('then its configured hero', () => {
    expect(pictureOf({ pictures: [stock], files: ['draper-hero.jpg'], heroImage })).toBe('configured')
  })

  test('then the hero named after it', () => {
    expect(pictureOf({ pictures: [stock], files: ['draper-hero.jpg'] })).toBe('draper-hero')
  })

  test('then its stock image', () => {
    expect(pictureOf({ pictures: [stock] })).toBe('stock')
  })

  test('then the fallback', () => {
    expect(pictureOf({})).toBe('fallback')
  })
})

test('the alternatives are the other images of the place in the same order, each once', () => {
  const pictures = [{ file: 'fixed.svg', alwaysFor: ['draper'] }, { stockFor: ['draper'] }]
  const files = ['draper-secondary.jpg', 'draper-hero.jpg']
  const { alternatives } = imageOf({ pictures, files, heroImage: 'configured.jpg' })
  expect(alternatives).toEqual(['draper-secondary', 'configured', 'draper-hero', 'a'])
  expect(imageOf({ files: ['draper-hero.jpg'], heroImage: 'draper-hero.jpg' }).alternatives).toEqual([])
  expect(imageOf({}).alternatives).toEqual([])
})

test('a county has its own images in the same order', () => {
  const pictures = [{ file: 'stock.svg', stockFor: ['summit'] }]
  expect(pictureOf({ isCounty: true, pictures })).toBe('stock')
  expect(pictureOf({ isCounty: true, pictures, files: ['summit-hero.png'] })).toBe('summit-hero')
})

test('a city does not use the image of its county', () => {
  expect(pictureOf({ pictures: [{ file: 'stock.svg', stockFor: ['summit'] }] })).toBe('fallback')
})

test('an image of a place whose name merely starts the same is not used', () => {
  expect(pictureOf({ files: ['draper-heights-hero.jpg'] })).toBe('fallback')
})

test('an image may also be named after the slug; the short name takes precedence', () => {
  expect(pictureOf({ files: ['draper-ut-hero.jpg'] })).toBe('draper-ut-hero')
  expect(pictureOf({ files: ['draper-ut-hero.jpg', 'draper-hero.jpg'] })).toBe('draper-hero')
  expect(pictureOf({ files: ['draper-ut-secondary.jpg', 'draper-hero.jpg'] })).toBe('draper-ut-secondary')
})

test('the result states the origin of the image', () => {
  const files = ['draper-secondary.jpg', 'draper-hero.jpg']
  expect(imageOf({ files }).origin).toBe('secondary')
  expect(imageOf({ files: ['draper-hero.jpg'] }).origin).toBe('hero')
  expect(imageOf({ heroImage: 'a.jpg' }).origin).toBe('configured')
  expect(imageOf({ pictures: [{ stockFor: ['draper'] }] }).origin).toBe('stock')
  expect(imageOf({}).origin).toBe('fallback')
})

describe('a drawing', () => {
  test('differs for each place it is listed for', () => {
    expect(pictureOf({ drawings: [{ stockFor: ['draper'] }] })).toBe('stock/lake-draper')
    expect(pictureOf({ drawings: [{ stockFor: ['summit'] }], isCounty: true })).toBe('stock/lake-summit')
    expect(pictureOf({ drawings: [{ alwaysFor: ['draper'] }], files: ['draper-secondary.jpg'] })).toBe(
      'stock/lake-draper',
    )
  })

  test('is replaced by an image file of its name for all its places', () => {
    expect(pictureOf({ drawings: [{ stockFor: ['draper'] }], files: ['stock/lake.jpg'] })).toBe('stock/lake')
  })

  test('for a place no entry lists is one of a few, always the same for one place', () => {
    const drawings = [{ stockForOthers: true }, { name: 'stock/valley', stockForOthers: true }]
    expect(pictureOf({ drawings })).toMatch(/^stock\/(lake|valley)-[1-6]$/)
    expect(pictureOf({ drawings })).toBe(pictureOf({ drawings }))
    expect(pictureOf({ drawings, isCounty: true })).not.toBe(pictureOf({ drawings }))
    expect(pictureOf({ drawings, files: ['stock/lake.png', 'stock/valley.png'] })).toBe('fallback')
  })
})
