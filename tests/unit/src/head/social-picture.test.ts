import { describe, expect, test } from 'vitest'
import { describePage } from '#src/head/page-head.ts'
import { socialPicture } from '#src/head/social-picture.ts'
import type { Picture } from '#src/picture.ts'
import { indexSite, type Site } from '#src/site.ts'
import { smallSite } from '../../small-site.ts'

const site = await smallSite()
const business = site.manifest.site.business.name
const picture: Picture = { name: 'lake', alt: 'A lake', width: 1600, height: 900, tone: '#000000', hash: 'aaaaaaaa' }
const of = (path: string, title: string, changed: Partial<Site> = {}, shown = picture) =>
  socialPicture({ ...site, ...changed }, { path, title, picture: shown })

describe('with titles', () => {
  test('every page has its own image, named after its URL', () => {
    expect(of('/services/drains/odell/', 'Drains in Odell')?.url).toMatch(
      /^\/images\/social\/services-drains-odell-[0-9a-f]{8}\.jpg$/,
    )
    expect(of('/', 'Home')?.url).toMatch(/^\/images\/social\/home-[0-9a-f]{8}\.jpg$/)
  })

  test('the title omits the business, which the logo names', () => {
    expect(of('/a/', `Drains in Odell | ${business}`)?.title).toBe('Drains in Odell')
    expect(of('/', `${business} | Clear by tonight`)?.title).toBe('Clear by tonight')
    expect(of('/a/', `About ${business} and us`)?.title).toBe(`About ${business} and us`)
  })

  test('the alt text is the title and the alt text of the source image', () => {
    expect(of('/a/', 'Drains in Odell')?.alt).toBe('Drains in Odell. A lake')
  })

  test('a change of title, image or lettering changes the URL', () => {
    const first = of('/a/', 'Title')?.url
    expect(of('/a/', 'Title')?.url).toBe(first)
    expect(of('/a/', 'Titles')?.url).not.toBe(first)
    expect(of('/a/', 'Title', {}, { ...picture, hash: 'bbbbbbbb' })?.url).not.toBe(first)
    expect(of('/a/', 'Title', { brand: { socialStamp: 'other' } })?.url).not.toBe(first)
  })
})

test('a page without an image has that of the site', () => {
  expect(socialPicture(site, { path: '/a/', title: 'Title', picture: undefined })?.picture).toBe('river')
})

test('without titles an image is one file for all pages that show it', () => {
  const plain = { socialPictures: 'plain' as const }
  expect(of('/a/', 'Title', plain)).toEqual({
    url: '/images/lake-aaaaaaaa-social.jpg',
    alt: 'A lake',
    picture: 'lake',
  })
  expect(of('/b/', 'Other', plain)?.url).toBe(of('/a/', 'Title', plain)?.url)
})

test('a large site has titled images only if site.yaml requests them', () => {
  const [city] = site.manifest.cities
  if (!city) throw new Error('The small site has cities.')
  const cities = Array.from({ length: 2000 }, () => city)
  const settings = (socialPictures?: 'titled') => ({ ...site.manifest.site, socialPictures })
  const large = (socialPictures?: 'titled') =>
    indexSite({ ...site.manifest, cities, site: settings(socialPictures) }).socialPictures
  expect(site.socialPictures).toBe('titled')
  expect(large()).toBe('plain')
  expect(large('titled')).toBe('titled')
})

test('no two pages of a site share an image', () => {
  const urls = site.manifest.cities.flatMap(({ slug }) =>
    site.manifest.services.map(
      (service) =>
        describePage(site, { id: 'servicePlace', params: { service: service.slug, location: slug } }).info.social?.url,
    ),
  )
  expect(new Set(urls).size).toBe(urls.length)
})
