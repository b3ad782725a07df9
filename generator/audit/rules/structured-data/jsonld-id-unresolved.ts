import type { AuditedPage } from '../../facts/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A reference to a node of this site that no page describes. */
export const jsonldIdUnresolved: SiteRule = {
  code: 'jsonld-id-unresolved',
  scope: 'site',
  title: 'Unresolved @id reference',
  severity: 'error',
  why: 'Nodes that belong together stay separate: a service without a company, a page without a site.',
  how: 'Every reference of the form {"@id": …} to this site must be the "@id" of a node on a page of the site. Ignores ids of other sites.',
  fix: 'Describe the node on one page, or correct the "@id" that refers to it.',
  source: 'https://developer.yoast.com/features/schema/functional-specification/',
  check: (site) => {
    const { origin } = site.manifest.site
    const stated = new Set(site.pages.flatMap(({ nodeIds }) => Array.from(nodeIds)))
    const unresolved = new Map<number, AuditedPage[]>()
    for (const page of site.pages)
      for (const id of page.nodeReferences) {
        if (stated.has(id) || !isOfSite(site.nodeIds[id] ?? '', origin)) continue
        const known = unresolved.get(id)
        if (known) known.push(page)
        else unresolved.set(id, [page])
      }
    return [...unresolved].flatMap(([id, pages]): SiteFinding[] => {
      const [first] = pages
      if (!first) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `The structured data of ${first.path} refers to ${site.nodeIds[id]}, but no page of the site describes this node.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}

/** False for relative ids, which `jsonld-relative-url` reports. */
const isOfSite = (id: string, origin: string) => id.startsWith(`${origin}/`) || id === origin
