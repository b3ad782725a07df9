import { expect, test } from 'vitest'
import { robotsTxt } from '#generator/emit/robots.ts'

test('everything may be crawled, and the sitemap has its absolute URL', () => {
  expect(robotsTxt('https://town.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://town.example/sitemap.xml\n',
  )
})
