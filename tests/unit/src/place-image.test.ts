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
  zipCodes: [],
  description: 'Low.',
  traits: [],
  services: {},
}

/** The picture of a city, or of its county, among the pictures given. */
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

const pictureOf = (options: Parameters<typeof imageOf>[0]) => imageOf(options).name

describe('each kind of picture gives way to the one before it', () => {
  const fixed = { file: 'fixed.svg', alwaysFor: ['draper'] }
  const stock = { file: 'stock.svg', stockFor: ['draper'] }
  const files = ['draper-secondary.jpg', 'draper-hero.jpg']
  const heroImage = 'configured.jpg'

  test('a picture fixed for the place comes before all others', () => {
    expect(pictureOf({ pictures: [stock, fixed], files, heroImage })).toBe('fixed')
  })

  test('then its secondary picture', () => {
    expect(pictureOf({ pictures: [stock], files, heroImage })).toBe('draper-secondary')
  })

  test('then the hero it is configured with', () => {
    expect(pictureOf({ pictures: [stock], files: ['draper-hero.jpg'], heroImage })).toBe('configured')
  })

  test('then the hero named after it', () => {
    expect(pictureOf({ pictures: [stock], files: ['draper-hero.jpg'] })).toBe('draper-hero')
  })

  test('then the stock picture for it', () => {
    expect(pictureOf({ pictures: [stock] })).toBe('stock')
  })

  test('then the fallback', () => {
    expect(pictureOf({})).toBe('fallback')
  })
})

test('a county has pictures of its own in the same order', () => {
  const pictures = [{ file: 'stock.svg', stockFor: ['summit'] }]
  expect(pictureOf({ isCounty: true, pictures })).toBe('stock')
  expect(pictureOf({ isCounty: true, pictures, files: ['summit-hero.png'] })).toBe('summit-hero')
})

test('a city does not take the picture of its county', () => {
  expect(pictureOf({ pictures: [{ file: 'stock.svg', stockFor: ['summit'] }] })).toBe('fallback')
})

test('the picture of a place whose name only begins the same is another’s', () => {
  expect(pictureOf({ files: ['draper-heights-hero.jpg'] })).toBe('fallback')
})

test('a picture may be named by the slug of the address as well, after the short one', () => {
  expect(pictureOf({ files: ['draper-ut-hero.jpg'] })).toBe('draper-ut-hero')
  expect(pictureOf({ files: ['draper-ut-hero.jpg', 'draper-hero.jpg'] })).toBe('draper-hero')
  expect(pictureOf({ files: ['draper-ut-secondary.jpg', 'draper-hero.jpg'] })).toBe('draper-ut-secondary')
})

test('what is said of a picture of a place is also how it came by it', () => {
  const files = ['draper-secondary.jpg', 'draper-hero.jpg']
  expect(imageOf({ files }).origin).toBe('secondary')
  expect(imageOf({ files: ['draper-hero.jpg'] }).origin).toBe('hero')
  expect(imageOf({ heroImage: 'a.jpg' }).origin).toBe('configured')
  expect(imageOf({ pictures: [{ stockFor: ['draper'] }] }).origin).toBe('stock')
  expect(imageOf({}).origin).toBe('fallback')
})

describe('a drawing', () => {
  test('is another one for each place it is listed for', () => {
    expect(pictureOf({ drawings: [{ stockFor: ['draper'] }] })).toBe('stock/lake-draper')
    expect(pictureOf({ drawings: [{ stockFor: ['summit'] }], isCounty: true })).toBe('stock/lake-summit')
    expect(pictureOf({ drawings: [{ alwaysFor: ['draper'] }], files: ['draper-secondary.jpg'] })).toBe(
      'stock/lake-draper',
    )
  })

  test('gives way to a file of its name, which is then the same for all its places', () => {
    expect(pictureOf({ drawings: [{ stockFor: ['draper'] }], files: ['stock/lake.jpg'] })).toBe('stock/lake')
  })

  test('for places no list names is one of a few, the same for the same place', () => {
    const drawings = [{ stockForOthers: true }, { name: 'stock/valley', stockForOthers: true }]
    expect(pictureOf({ drawings })).toMatch(/^stock\/(lake|valley)-[1-6]$/)
    expect(pictureOf({ drawings })).toBe(pictureOf({ drawings }))
    expect(pictureOf({ drawings, isCounty: true })).not.toBe(pictureOf({ drawings }))
    expect(pictureOf({ drawings, files: ['stock/lake.png', 'stock/valley.png'] })).toBe('fallback')
  })
})
