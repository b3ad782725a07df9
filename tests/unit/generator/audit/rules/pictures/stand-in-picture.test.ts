import { expect, test } from 'vitest'
import { standInPicture } from '#generator/audit/rules/pictures/stand-in-picture.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const pages = ['/a/', '/b/', '/c/', '/d/'].map((path) => ({ path }))

test('pages with their own image, or without one, give no finding', () => {
  const pictureOrigins = { '/a/': 'secondary', '/b/': 'hero', '/c/': 'named' } as const
  expect(findingsOf(standInPicture, { pages, pictureOrigins })).toEqual([])
})

test('pages with a stock image and pages with the fallback give one notice each, at images.yaml', () => {
  const pictureOrigins = { '/a/': 'stock', '/b/': 'fallback', '/c/': 'stock', '/d/': 'fixed' } as const
  expect(findingsOf(standInPicture, { pages, pictureOrigins })).toMatchObject([
    {
      severity: 'notice',
      count: 2,
      urls: ['/a/', '/c/'],
      at: { file: 'manifest/images.yaml' },
      what: '2 pages of places show a stock image instead of an image of the place. The list of URLs in the report shows which.',
    },
    {
      severity: 'notice',
      count: 1,
      urls: ['/b/'],
      what: '1 page of a place shows the fallback of images.yaml instead of an image of the place. The list of URLs in the report shows which.',
    },
  ])
})
