import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A reference to a node that nothing describes. Ids of other sites are theirs to describe. */
export const jsonldIdUnresolved: SiteRule = {
  code: 'jsonld-id-unresolved',
  scope: 'site',
  title: 'Reference in structured data that leads nowhere',
  severity: 'error',
  why: 'What was to be joined stays apart: a service without a company, a page without a site.',
  how: 'Every reference of the form {"@id": …} to this site must be the id of a node on the same page or on another page of the site. Ids of other sites are let pass.',
  fix: 'Describe the node on one page, or correct the id that refers to it.',
  source: 'https://developer.yoast.com/features/schema/functional-specification/',
  check: (site) => {
    const { origin } = site.manifest.site
    const stated = new Set(site.pages.flatMap(({ nodeIds }) => Array.from(nodeIds)))
    const wanting = new Map<number, AuditedPage[]>()
    for (const page of site.pages)
      for (const id of page.nodeReferences) {
        if (stated.has(id) || !isOfSite(site.nodeIds[id] ?? '', origin)) continue
        const known = wanting.get(id)
        if (known) known.push(page)
        else wanting.set(id, [page])
      }
    return [...wanting].flatMap(([id, pages]): SiteFinding[] => {
      const [first] = pages
      if (!first) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `The structured data of ${first.path} refers to ${site.nodeIds[id]}, which no page of the site describes.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}

/** Relative ids are jsonld-relative-url's to name. */
const isOfSite = (id: string, origin: string) => id.startsWith(`${origin}/`) || id === origin
