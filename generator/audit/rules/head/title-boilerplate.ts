import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** Titles of a kind of page that differ by nothing but a name. */
export const titleBoilerplate: SiteRule = {
  code: 'title-boilerplate',
  scope: 'site',
  title: 'Titles that differ by a name only',
  severity: 'warning',
  why: 'Titles that vary by a single piece of information are what Google calls boilerplate: it rewrites them, and the pages look made by rote.',
  how: 'Names of places, counties, ZIP codes and services in titles are masked. Of a kind of page, no more than the given share may have one masked title.',
  fix: 'Let the title carry one more fact of the page, such as a price, a travel time or what is special about the place.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  thresholds: {
    most: { value: 0.6, unit: 'share of pages', meaning: 'Pages of a kind that may have one masked title.' },
    pages: { value: 5, unit: 'pages', meaning: 'Fewer pages of a kind are not judged.' },
  },
  check: (site, { limit }) => {
    const kinds = new Map<string, AuditedPage[]>()
    for (const page of site.pages) {
      if (!page.route || page.title === '' || !isListed(page, site.manifest)) continue
      const kind = kinds.get(page.route)
      if (kind) kind.push(page)
      else kinds.set(page.route, [page])
    }
    return [...kinds.values()].flatMap((pages) => {
      const group = pages.length >= limit('pages') ? largestGroup(pages) : []
      const [first] = group
      if (!first || group.length <= pages.length * limit('most')) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `Of ${pages.length} pages like ${first.path}, ${group.length} have a title that differs by names only: "${first.title}".`,
          ...shownOn(group),
        },
      ]
    })
  },
}

/** The pages that share the most frequent masked title. */
function largestGroup(pages: readonly AuditedPage[]): AuditedPage[] {
  const groups = new Map<string, AuditedPage[]>()
  for (const page of pages) {
    const group = groups.get(page.titlePattern)
    if (group) group.push(page)
    else groups.set(page.titlePattern, [page])
  }
  return [...groups.values()].reduce((best, group) => (group.length > best.length ? group : best), [])
}
