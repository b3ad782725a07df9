import type { AuditedPage } from '../../core/site-facts.ts'
import { indexableSet } from '../graph/indexable.ts'
import { perSite } from '../graph/per-site.ts'
import type { SiteFinding } from '../rule.ts'

/** What the texts of all such pages lack has one cause, so they are one subject. */
const unwritten = 'services in places without a passage'

/** The indexable pages of services in places whose file has no passage about the service. */
const unwrittenPages = perSite((site): ReadonlySet<AuditedPage> => {
  const { counties, cities } = site.manifest
  const passages = new Map([...counties, ...cities].map(({ slug, services }) => [slug, services]))
  const lacksPassage = ({ route, params: { location = '', service = '' } }: AuditedPage) => {
    const known = route === 'servicePlace' ? passages.get(location) : undefined
    return known !== undefined && known[service] === undefined
  }
  return new Set([...indexableSet(site)].filter(lacksPassage))
})

/**
 * What a finding about the text of some pages has in addition if one of them has no passage: rules that are superseded by its rule
 * do not report any such page, because one of them says what to do about all.
 */
export function ofUnwritten(
  site: Parameters<typeof unwrittenPages>[0],
  pages: readonly AuditedPage[],
): Required<Pick<SiteFinding, 'fix' | 'group' | 'explains' | 'followsFrom'>> | undefined {
  const all = unwrittenPages(site)
  const own = pages.filter((page) => all.has(page)).map(({ path }) => path)
  if (own.length === 0) return undefined
  const are = all.size === 1 ? 'page of a service in a place has' : 'pages of services in places have'
  return {
    fix: `${all.size} ${are} no passage about the service. Write passages under services in the files of the places, or keep the pages out of search engines until they have one, with "without: passage" in noindex.yaml.`,
    group: { name: unwritten },
    explains: [unwritten, ...own],
    followsFrom: [unwritten],
  }
}
