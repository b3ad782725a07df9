import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import type { SiteRule } from '../../rule.ts'

/** A link to an alias of a page instead of the page. */
export const linkToAlias: SiteRule = {
  code: 'link-to-alias',
  scope: 'site',
  title: 'Link to an alias',
  severity: 'warning',
  why: 'The link contradicts the canonical: it tells search engines to use the other URL, and they crawl one page twice.',
  how: 'Finds links to a page whose canonical is another page. An alias may link to itself.',
  fix: 'Link to the canonical page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'dead-canonical', 'noindex-unexpected'],
  check: (site) => {
    const { origin } = site.manifest.site
    const linking = linkingPages(site)
    return [...linking].map(([alias, [first, ...others]]) => {
      const slot = site.navigation.find(({ path }) => pathOf(path) === alias.path)
      const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === alias.path)
      const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`
      return perPageType(site, alias, {
        at: slot?.at ?? typed?.at ?? site.sourceOf(first ?? alias),
        what: `A link on ${first?.path}${more} goes to ${alias.path}, an alias of ${withoutOrigin(alias.canonical ?? '', origin)}.`,
      })
    })
  },
}

/** The pages that link to each alias: one pass over all links. */
function linkingPages(site: AuditedSite): Map<AuditedPage, AuditedPage[]> {
  const { pages, parts, graph, manifest } = site
  const { origin } = manifest.site
  const isAlias = pages.map(
    ({ route, canonical, path }) => route !== undefined && canonical !== undefined && canonical !== origin + path,
  )
  const aliasesIn = (links: Uint32Array) => {
    const ends: number[] = []
    for (const target of links) {
      const end = graph.pageAt[target] ?? -1
      if (isAlias[end]) ends.push(end)
    }
    return ends
  }
  const ofPart = new Map(parts.map(({ name, links }) => [name, aliasesIn(links)]))
  const found = new Map<AuditedPage, AuditedPage[]>()
  pages.forEach((page, number) => {
    if (isAlias[number]) return
    const ends = new Set(aliasesIn(page.links))
    for (const part of page.parts) for (const end of ofPart.get(part) ?? []) ends.add(end)
    for (const end of ends) {
      const alias = pages[end] as AuditedPage // within its length
      const known = found.get(alias)
      if (known) known.push(page)
      else found.set(alias, [page])
    }
  })
  return found
}
