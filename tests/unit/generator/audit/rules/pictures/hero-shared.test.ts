import { expect, test } from 'vitest'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

test('an image that only some pages show as a stock image is reported', () => {
  const pages = Array.from({ length: 8 }, (_, number) => ({
    path: `/${number}/`,
    route: 'serviceArea' as const,
    pictures: ['/images/lake.jpg'],
  }))
  const sample = {
    rule: 'hero-shared',
    by: 'stand-in-picture',
    site: { pages, pictureOrigins: { '/0/': 'stock', '/1/': 'fixed' } as const },
  }
  expect(codesFound(sample, ['hero-shared', 'stand-in-picture']).sort()).toEqual(['hero-shared', 'stand-in-picture'])
})
