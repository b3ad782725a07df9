import { expect, test } from 'vitest'
import { hostRedirect } from '#generator/audit/rules/urls/host-redirect.ts'
import type { HostName } from '#manifest/schema/hosting.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

/** What is found in a `_redirects` of a site with the page /press/. */
function foundOn(host: HostName, line: string): string[] {
  const site = auditedSite({ pages: [{ path: '/' }, { path: '/press/' }], texts: { '/_redirects': `${line}\n` } })
  const hosting = { ...site.manifest.site.hosting, hosts: [host] }
  const manifest = { ...site.manifest, site: { ...site.manifest.site, hosting } }
  return findingsIn({ ...site, manifest }, hostRedirect).map(({ what }) => what)
}

test('a folder that leads to its own page is a loop on Cloudflare, which looks for redirects before files', () => {
  expect(foundOn('cloudflare', '/press/* /press/ 301')).toEqual([
    'Line 1 of _redirects redirects /press/* to /press/, which it redirects again.',
  ])
})

test('a folder that leads to its own page is none on Netlify, which looks for files first', () => {
  expect(foundOn('netlify', '/press/* /press/ 301')).toEqual([])
})

test('of a file with an unresolved merge conflict, no line is reported', () => {
  expect(foundOn('netlify', '/old/ /gone/ 301')).toHaveLength(1)
  expect(foundOn('netlify', '<<<<<<< HEAD\n/old/ /gone/ 301\n>>>>>>> move')).toEqual([])
})
