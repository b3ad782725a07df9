import { describe, expect, test } from 'vitest'
import type { Link } from '#manifest/schema.ts'
import { resolveLink } from '#src/link.ts'
import { smallSite, withoutSlash } from '../small-site.ts'

const site = await smallSite()

test.each<[Link, string, string]>([
  [{ page: 'home' }, '/', 'Your drain, running by tonight'],
  [{ page: 'services' }, '/services/', 'Drain Services'],
  [{ service: 'drain-cleaning' }, '/services/drain-cleaning/', 'Drain Cleaning'],
  [{ city: 'odell' }, '/service-areas/odell/', 'Odell'],
  [{ county: 'hood-river' }, '/counties/hood-river-county/', 'Hood River County'],
  [{ service: 'drain-cleaning', city: 'odell' }, '/services/drain-cleaning/odell/', 'Drain Cleaning in Odell'],
  [
    { service: 'drain-cleaning', county: 'hood-river' },
    '/services/drain-cleaning/hood-river-county/',
    'Drain Cleaning in Hood River County',
  ],
])('%j resolves to %s with the label "%s"', (link, path, label) => {
  expect(resolveLink(site, link)).toEqual({ path, label })
})

test('the label of the link takes precedence over the name of the record', () => {
  expect(resolveLink(site, { city: 'odell', label: 'Our pears' }).label).toBe('Our pears')
})

test('a page linked by an alias has the URL of the alias', () => {
  expect(resolveLink(site, { page: 'call' })).toEqual({ path: '/call/', label: 'Talk to Us' })
})

test('the label of a page is its name where it has one', async () => {
  const named = await smallSite([
    { file: 'pages/contact.yaml', replace: 'heading: Talk to Us', with: 'heading: Talk to Us\nname: Contact' },
  ])
  expect(resolveLink(named, { page: 'contact' }).label).toBe('Contact')
})

describe('a path written in the manifest', () => {
  const link = { path: '/blog#new', label: 'News' }

  test('gets the trailing slash of the URL policy, before the fragment', () => {
    expect(resolveLink(site, link).path).toBe('/blog/#new')
  })

  test('loses a trailing slash that the URL policy does not have', async () => {
    expect(resolveLink(await smallSite([withoutSlash]), { ...link, path: '/blog/#new' }).path).toBe('/blog#new')
  })
})

test('a slug the manifest does not have throws, because the loader rejects it earlier', () => {
  expect(() => resolveLink(site, { city: 'portland' })).toThrow('{"city":"portland"}')
})
