import { pathOf } from '../../../core/url.ts'
import type { AuditedPage } from '../../facts/site-facts.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** A link to another name of a page, in place of the page. */
export const linkToAlias: SiteRule = {
  code: 'link-to-alias',
  scope: 'site',
  title: 'Link to another name of a page',
  severity: 'warning',
  why: 'The site itself then says that the other address is the one to use, against its own canonical, and search engines crawl a page twice.',
  how: 'Links to a page whose canonical is another page. The other name may link to itself.',
  fix: 'Lead the link to the page itself.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'dead-canonical', 'noindex-unexpected'],
  check: (site) => {
    const { origin } = site.manifest.site
    const linking = linkingPages(site)
    // All other names of one kind have one cause: a list that holds them.
    return [...linking].map(([alias, [first, ...others]]) => {
      const slot = site.navigation.find(({ path }) => pathOf(path) === alias.path)
      const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === alias.path)
      const more =
        others.length === 0 ? '' : `, and of ${others.length} more ${others.length === 1 ? 'page' : 'pages'},`
      return perPageType(site, alias, {
        at: slot?.at ?? typed?.at ?? site.sourceOf(first ?? alias),
        what: `A link of ${first?.path}${more} leads to ${alias.path}, an alias of ${withoutOrigin(alias.canonical ?? '', origin)}.`,
      })
    })
  },
}

/** The pages that link to each other name of a page: one pass over all links. */
function linkingPages(site: AuditedSite): Map<AuditedPage, AuditedPage[]> {
  const { pages, parts, graph, manifest } = site
  const isAlias = pages.map(
    (page) =>
      page.route !== undefined && page.canonical !== undefined && page.canonical !== manifest.site.origin + page.path,
  )
  const aliasesIn = (links: Uint32Array) =>
    new Set(Array.from(links, (target) => graph.pageAt[target] ?? -1).filter((end) => isAlias[end]))
  const ofPart = new Map(parts.map(({ name, links }) => [name, aliasesIn(links)]))
  const found = new Map<AuditedPage, AuditedPage[]>()
  pages.forEach((page, number) => {
    const ends = aliasesIn(page.links)
    for (const part of page.parts) for (const end of ofPart.get(part) ?? []) ends.add(end)
    for (const end of ends) {
      if (end === number || isAlias[number]) continue
      const alias = pages[end] as AuditedPage // within its length
      const known = found.get(alias)
      if (known) known.push(page)
      else found.set(alias, [page])
    }
  })
  return found
}
