import { expect, test } from 'vitest'
import { speculationRules } from '#src/head/speculation-rules.ts'
import { smallSite, withoutSlash } from '../../small-site.ts'

test('pages with a frame are not prerendered, in the URL form of the site', async () => {
  const excluded = async (...args: Parameters<typeof smallSite>) =>
    JSON.parse(speculationRules(await smallSite(...args))).prerender[0].where.and.at(-1)
  expect(await excluded()).toEqual({ not: { href_matches: ['/contact/', '/call/'] } })
  expect(await excluded([withoutSlash])).toEqual({ not: { href_matches: ['/contact', '/call'] } })
})

test('downloads, nofollow links and links that open a new window are not prefetched', async () => {
  const { prefetch } = JSON.parse(speculationRules(await smallSite()))
  expect(prefetch[0].where.and).toContainEqual({
    not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' },
  })
})
