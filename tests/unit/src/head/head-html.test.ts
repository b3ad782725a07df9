import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { smallSite } from '../../small-site.ts'

test.each([
  ['en-US', 'en_US'],
  ['en-GB', 'en_GB'],
  // Open Graph has no locale without a country.
  ['en', 'en_US'],
])('the locale of a page in %s is %s', async (language, locale) => {
  const site = await smallSite([{ file: 'site.yaml', replace: 'language: en-US', with: `language: ${language}` }])
  const { html } = createRenderer(site).render({ id: 'home', params: {} })
  expect(html).toContain(`<meta property="og:locale" content="${locale}"/>`)
})
