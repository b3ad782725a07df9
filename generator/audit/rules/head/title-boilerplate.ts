import { isContinuation } from '../../../core/facts.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { localPages } from '../../findings/local-pages.ts'
import { shownOn } from '../../findings/references.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** Titles of a page type that differ only by a name. */
export const titleBoilerplate: SiteRule = {
  code: 'title-boilerplate',
  scope: 'site',
  perLanguage: true,
  title: 'Titles that differ only by a name',
  severity: 'warning',
  why: 'Google calls titles that vary by one piece of information boilerplate, and rewrites them. The pages look mass-produced.',
  how: 'Masks names of places, counties, postal codes and services in titles. No more than the given share of the pages of a type may have the same masked title. Ignores pages with enough text of their own, and those that continue a list, which differ by their number.',
  fix: 'Add one more fact of the page to the title, such as a price or a travel time. Titles of places end with a trait: list what distinguishes each place under traits in its file, with names short enough for the width of a title.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  thresholds: {
    most: {
      value: 0.6,
      unit: 'share of pages',
      meaning: 'Largest share of the pages of a type with one masked title.',
    },
    own: {
      value: 0.25,
      unit: 'share',
      meaning: 'Share of unique text from which a page of a place may have the title of others.',
    },
    pages: { value: 5, unit: 'pages', meaning: 'Page types with fewer pages are not checked.' },
  },
  check: (site, { limit }) => {
    const local = new Map(localPages(site).map(({ page, ownShare }) => [page, ownShare]))
    const isWritten = (page: AuditedPage) => (local.get(page) ?? 0) >= limit('own')
    const titled = [...listedPages(site)].filter(({ title, route }) => title !== '' && !isContinuation(route))
    const pageTypes = groupBy(titled, ({ route }) => route)
    return [...pageTypes.values()].flatMap((pages) => {
      const group = pages.length >= limit('pages') ? largestGroup(pages).filter((page) => !isWritten(page)) : []
      const [first] = group
      if (!first || group.length <= pages.length * limit('most')) return []
      // One title on all pages differs by nothing: `duplicate-title` reports it.
      if (group.every(({ title }) => title === first.title)) return []
      // Services of one price have it in their titles already.
      if (first.route === 'service' && group.every(({ title }) => amount.test(title))) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `Of ${pages.length} pages like ${first.path}, ${group.length} have titles that differ only by names: "${first.title}".`,
          ...(first.route === 'service' ? { fix: fixOfServices } : {}),
          ...shownOn(group),
        },
      ]
    })
  },
}

const amount = /\p{Sc}\s?\d|\d\s?\p{Sc}/u

const fixOfServices =
  'Titles of services end with their price. Write a price of the kind "from" or "hourly" in the files of those that have one.'

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
