import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A reference to a node of this site that no page describes. */
export const jsonldIdUnresolved: SiteRule = {
  code: 'jsonld-id-unresolved',
  scope: 'site',
  title: 'Unresolved @id reference',
  severity: 'error',
  why: 'Nodes that belong together stay separate: a service without a company, a page without a site.',
  how: 'Every reference {"@id": …} that begins with the origin of the site must be the "@id" of a node on a page of the site. Ignores other ids, such as those of other sites and relative ones.',
  fix: 'Describe the node on one page, or correct the "@id" that refers to it.',
  source: 'https://developer.yoast.com/features/schema/functional-specification/',
  check: (site) => {
    const { origin } = site.manifest.site
    const isStated = new Uint8Array(site.nodeIds.count)
    for (const { nodeIds } of site.pages) for (const id of nodeIds) isStated[id] = 1
    const unresolved: { id: number; page: AuditedPage }[] = []
    for (const page of site.pages)
      for (const id of page.nodeReferences)
        if (isStated[id] === 0 && isOfSite(site.nodeIds.at(id) ?? '', origin)) unresolved.push({ id, page })
    return [...groupBy(unresolved, ({ id }) => id)].flatMap(([id, references]): SiteFinding[] => {
      const pages = references.map(({ page }) => page)
      const [first] = pages
      if (!first) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `The structured data of ${first.path} refers to ${site.nodeIds.at(id)}, but no page of the site describes this node.`,
          followsFrom: [pathOf(withoutOrigin(site.nodeIds.at(id) ?? '', origin))],
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}

const isOfSite = (id: string, origin: string) => id.startsWith(`${origin}/`) || id === origin
