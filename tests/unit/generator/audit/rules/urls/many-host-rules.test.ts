import { expect, test } from 'vitest'
import { hostRedirect } from '#generator/audit/rules/urls/host-redirect.ts'
import { hostRedirectMissing } from '#generator/audit/rules/urls/host-redirect-missing.ts'
import { hostFiles } from '#generator/hosts/host-files.ts'
import type { HostName } from '#manifest/schema/hosting.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'
import { cpuTime } from '../../../../../support/cpu-time.ts'
import { hostInput, redirect } from '../../../../../support/host-case.ts'

/** A site with as many redirects to one page, in the file that a build writes for a host. */
function siteWith(host: HostName, count: number) {
  const redirects = Array.from({ length: count }, (_, at) => redirect(`/former/page-${at}/`, '/about/', at + 1))
  const { files, snippets } = hostFiles(hostInput({ hosts: [host], redirects }))
  const texts = Object.fromEntries([...files, ...snippets].map(({ file, text }) => [`/${file}`, text]))
  const site = auditedSite({ pages: [{ path: '/' }, { path: '/about/' }], texts })
  const bySource = new Map(redirects.map((each) => [each.from, each]))
  const manifest = { ...site.manifest, redirects: redirects.map((each) => ({ ...each, toAt: each.at })) }
  manifest.site = { ...manifest.site, hosting: { ...manifest.site.hosting, hosts: [host] } }
  return { ...site, manifest, redirectAt: (path: string) => bySource.get(path) }
}

const timeOf = (host: HostName, count: number) => {
  const site = siteWith(host, count)
  return cpuTime(() => {
    for (const rule of [hostRedirect, hostRedirectMissing])
      expect(findingsIn(site, rule).filter(({ severity }) => severity === 'error')).toEqual([])
  })
}

test.each<HostName>(['netlify', 'apache', 'nginx', 'caddy', 'vercel'])(
  'ten times the redirects of %s take about ten times as long to check',
  (host) => {
    timeOf(host, 500)
    const few = timeOf(host, 1000)
    // Comparing each rule with all of them would take a hundred times as long.
    expect(timeOf(host, 10_000)).toBeLessThan(30 * few + 200)
  },
)
