import { isKeptOut } from '../../../core/indexable.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { readStubs, type Stub } from '../../files/served-stubs.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** A page that only leads on, and leads wrong. */
export const redirectStub: SiteRule = {
  code: 'redirect-stub',
  scope: 'site',
  title: 'Page that leads on to the wrong place',
  severity: 'error',
  why: 'Whoever comes by an old address goes round in a circle, takes a detour or ends at an error page, and what the address has earned is lost.',
  how: 'Every HTML file that refreshes at once must lead to a page or file that is there, in one step and not to itself, without noindex, and with a canonical of the same target. Targets on other sites are let pass.',
  fix: 'Correct the rule in redirects.yaml and build again.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: (site) => {
    const { origin } = site.manifest.site
    const stubs = readStubs(site.files, origin)
    const byPath = new Map(stubs.flatMap((stub) => [stub.path, stub.file].map((path) => [path, stub] as const)))
    return stubs.flatMap((stub) => {
      const fault = faultOf(site, stub, byPath)
      const rule = site.manifest.redirects.find(({ from }) => from !== undefined && pathOf(from) === stub.path)
      return fault
        ? [{ url: stub.path, at: rule?.toAt ?? site.manifest.siteAt, what: `${stub.path} leads on to ${fault}.` }]
        : []
    })
  },
}

function faultOf(site: AuditedSite, stub: Stub, stubs: ReadonlyMap<string, Stub>): string | undefined {
  const { path, to, canonical, robots } = stub
  if (to === '') return 'nowhere: it names no address'
  if (!to.startsWith('/')) return undefined
  const target = pathOf(to)
  if (target === path) return 'itself'
  const next = stubs.get(target) ?? stubs.get(otherForm(target))
  if (next) return next.to === path ? `${to}, which leads back` : `${to}, which leads on to ${next.to} in turn`
  // A page the manifest asks for is left to page-missing.
  if (!site.served.has(target) && !site.expected.has(target)) return `${to}, and nothing is there`
  if (isKeptOut(robots)) return `${to}, but says "${robots}"`
  return canonical !== undefined && pathOf(canonical) !== site.manifest.site.origin + target
    ? `${to}, but its canonical is ${canonical}`
    : undefined
}
