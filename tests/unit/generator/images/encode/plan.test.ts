import { expect, test } from 'vitest'
import { plannedUrls, planPictures, unusedPictures } from '#generator/images/encode/plan.ts'
import type { PictureSource } from '#generator/images/picture-source.ts'
import type { SocialPicture } from '#src/head/social-picture.ts'
import type { Picture } from '#src/picture.ts'

const picture = (name: string): Picture => ({
  name,
  alt: '',
  width: 2000,
  height: 1000,
  tone: '#000000',
  hash: 'aaaaaaaa',
})
const pictures = { lake: picture('lake'), 'stock/barn': picture('stock/barn') }
const social = (url: string, source: string): SocialPicture => ({ url, alt: '', picture: source, title: 'Title' })

test('only files that a page uses are planned, in the order of the images', () => {
  const usedUrls = new Set([
    '/images/stock-barn-aaaaaaaa-704.jpg',
    '/images/lake-aaaaaaaa-352.avif',
    '/images/lake-aaaaaaaa-1600.webp',
    '/images/nothing-aaaaaaaa-352.avif',
    '/services/',
  ])
  const plan = planPictures({ pictures, socials: [], usedUrls })
  expect(plannedUrls(plan)).toEqual([
    '/images/lake-aaaaaaaa-1600.webp', // used by the banner
    '/images/lake-aaaaaaaa-352.avif', // used by the heading
    '/images/stock-barn-aaaaaaaa-704.jpg',
  ])
})

test('a file with two uses is planned once', () => {
  const usedUrls = new Set(['/images/lake-aaaaaaaa-704.avif']) // next to a heading, and on a card
  expect(planPictures({ pictures, socials: [], usedUrls })[0]?.variants).toHaveLength(1)
})

test('social images are planned once, with their source image', () => {
  const socials = [
    social('/images/social/a-1.jpg', 'lake'),
    social('/images/social/a-1.jpg', 'lake'),
    social('/images/social/b-2.jpg', 'lake'),
    social('/images/social/unused-3.jpg', 'lake'),
  ]
  const usedUrls = new Set(['/images/social/a-1.jpg', '/images/social/b-2.jpg'])
  expect(plannedUrls(planPictures({ pictures, socials, usedUrls }))).toEqual([
    '/images/social/a-1.jpg',
    '/images/social/b-2.jpg',
  ])
})

test('a social image without a title is planned from the image alone', () => {
  const plan = planPictures({ pictures, socials: [], usedUrls: new Set(['/images/stock-barn-aaaaaaaa-social.jpg']) })
  expect(plan).toMatchObject([{ picture: { name: 'stock/barn' }, variants: [], socials: [{ picture: 'stock/barn' }] }])
})

test('an unused file is a notice at the file, an unused drawing is not', () => {
  const file = (name: string) => ({ kind: 'file', path: '', shown: `site/images/${name}.jpg` }) as const
  const sources = new Map<string, PictureSource>([
    ['lake', file('lake')],
    ['spare', file('spare')],
    ['drawn', { kind: 'drawing', svg: () => Buffer.of(), scale: 1 }],
  ])
  const plan = planPictures({ pictures, socials: [], usedUrls: new Set(['/images/lake-aaaaaaaa-352.avif']) })
  expect(unusedPictures(plan, sources)).toMatchObject([
    { code: 'unused-picture', severity: 'notice', at: { file: 'site/images/spare.jpg', line: 1, column: 1 } },
  ])
})
