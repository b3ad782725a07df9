import type { AuditedSite } from '../../../core/audited-site.ts'
import { configFileOf } from '../../../core/host-config.ts'
import { pathOf } from '../../../core/url.ts'
import { hostRules } from '../../files/host-rules/read-host-rules.ts'
import { indexRules } from '../../files/host-rules/rule-index.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { redirectsOf } from '../security/host-headers.ts'

/** Redirects of the manifest that the file of a host lacks. */
export const hostRedirectMissing: SiteRule = {
  code: 'host-redirect-missing',
  scope: 'site',
  title: 'Redirect missing in the file of a host',
  severity: 'error',
  why: 'Visitors and search engines that know the old URL get an error page, and its value is lost.',
  how: 'For every host in site.yaml that reads its redirects from a file of the output (_redirects, vercel.json, .htaccess), the file must exist and have a rule for every path of redirects.yaml. Ignores redirects of records, redirects without a page at their end, which the build refuses, and URLs that are gone: some hosts have no rule for them.',
  fix: 'Build the site again. The build writes the redirects of every host under hosting.hosts in site.yaml.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  supersededBy: ['host-file-unread', 'host-headers'],
  check: (site) => {
    const froms = new Set(site.manifest.redirects.map(({ from }) => from))
    const isRefused = (to: string) =>
      /^\/[^*:#?]*$/.test(to) && !site.served.has(to) && !site.served.has(`${to}/`) && !froms.has(to)
    const sources = site.manifest.redirects.flatMap(({ from, to }) =>
      to === undefined || isRefused(to) ? [] : (from ?? []),
    )
    if (sources.length === 0) return []
    const names = new Set(site.manifest.site.hosting.hosts.flatMap((host) => configFileOf(host) ?? []))
    return [...names].flatMap((name) => findingsOf(name, sources, site))
  },
}

function findingsOf(name: string, sources: readonly string[], site: AuditedSite): SiteFinding[] {
  const rules = hostRules(site.files).filter(({ file }) => file === name)
  const written = new Set(rules.map(({ from }) => bare(from)))
  const rulesFor = indexRules(rules)
  const missing = sources.filter((from) => {
    const path = from.replace(/\*|:[A-Za-z]\w*/g, 'a')
    return !written.has(bare(from)) && rulesFor(path).length === 0
  })
  const [first] = missing
  if (first === undefined) return []
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`
  return [
    {
      url: pathOf(first),
      at: site.manifest.redirects.find(({ from }) => from === first)?.at ?? site.manifest.hostingAt,
      subject: `/${name}`,
      followsFrom: [redirectsOf(`/${name}`)],
      what: site.files.has(`/${name}`)
        ? `${name} has no rule for ${first}${more}, which redirects.yaml redirects.`
        : `There is no ${name}, which redirects ${first}${more}.`,
    },
  ]
}

const bare = (path: string) => path.replace(/\/$/, '')
