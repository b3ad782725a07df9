import type { AuditedSite } from '../../../core/audited-site.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { readStubs, type Stub } from '../../files/served-stubs.ts'
import type { SiteRule } from '../../rule.ts'

/** A file that redirects to the wrong target. */
export const redirectStub: SiteRule = {
  code: 'redirect-stub',
  scope: 'site',
  title: 'Wrong redirect file',
  severity: 'error',
  why: 'Visitors of an old URL end up in a loop, on a detour or on an error page, and the value of the old URL is lost.',
  how: 'Every HTML file with an immediate refresh must redirect to an existing page or file other than itself, in one step, without noindex, and with the target as canonical. Ignores targets on other sites.',
  fix: 'Correct the rule in redirects.yaml and build again.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  supersededBy: ['page-missing'],
  check: (site) => {
    const { origin } = site.manifest.site
    const stubs = readStubs(site.files, origin)
    const byPath = new Map(stubs.flatMap((stub) => [stub.path, stub.file].map((path) => [path, stub] as const)))
    return stubs.flatMap((stub) => {
      const rule = site.manifest.redirects.find(({ from }) => from !== undefined && pathOf(from) === stub.path)
      return faultsOf(site, stub, byPath).map(({ what, followsFrom }) => ({
        url: stub.path,
        at: rule?.toAt ?? site.manifest.siteAt,
        what: `${stub.path} redirects to ${what}.`,
        ...(followsFrom && { followsFrom }),
      }))
    })
  },
}

type Fault = { what: string; followsFrom?: string[] }

function faultsOf(site: AuditedSite, stub: Stub, stubs: ReadonlyMap<string, Stub>): Fault[] {
  const { path, to, canonical, robots } = stub
  if (to === '') return [{ what: 'no URL' }]
  if (!to.startsWith('/')) return []
  const target = pathOf(to)
  if (target === path) return [{ what: 'itself' }]
  const next = stubs.get(target) ?? stubs.get(otherForm(target))
  if (next)
    return [{ what: next.to === path ? `${to}, which redirects back` : `${to}, which redirects on to ${next.to}` }]
  const faults: Fault[] = []
  if (!site.served.has(target)) faults.push({ what: `${to}, which does not exist`, followsFrom: [target] })
  if (isKeptOut(robots)) faults.push({ what: `${to}, but has the robots directives "${robots}"` })
  else if (canonical !== undefined && pathOf(canonical) !== site.manifest.site.origin + target)
    faults.push({ what: `${to}, but its canonical is ${canonical}` })
  return faults
}
