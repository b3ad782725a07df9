import { expect, test } from 'vitest'
import { speculationRules } from '#src/head/speculation-rules.ts'
import { smallSite, withoutSlash } from '../../small-site.ts'

test('pages that hold a frame are left out of what is run ahead, in the URL form of the site', async () => {
  const leftOut = async (...args: Parameters<typeof smallSite>) =>
    JSON.parse(speculationRules(await smallSite(...args))).prerender[0].where.and.at(-1)
  expect(await leftOut()).toEqual({ not: { href_matches: ['/contact/', '/call/'] } })
  expect(await leftOut([withoutSlash])).toEqual({ not: { href_matches: ['/contact', '/call'] } })
})

test('downloads, links that are no votes, and windows of their own are not fetched ahead', async () => {
  const { prefetch } = JSON.parse(speculationRules(await smallSite()))
  expect(prefetch[0].where.and).toContainEqual({
    not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' },
  })
})
