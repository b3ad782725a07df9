import type { AuditedPage } from '../../../core/site-facts.ts'
import { pagesByKind } from '../../findings/page-types.ts'
import { shownOn } from '../../findings/references.ts'
import { indexablePages } from '../../graph/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages of a kind that begin with the same words. */
export const introRepeated: SiteRule = {
  code: 'intro-repeated',
  scope: 'site',
  title: 'Pages that begin with the same words',
  severity: 'notice',
  why: "The first lines are what a visitor sees before scrolling. Where they are the same on page after page, nothing there says that this one is about the visitor's own place.",
  how: 'The first 40 words of the main text, names of places and services masked, are compared among pages of one kind that may be indexed. There is one finding for a kind.',
  fix: 'Begin with what is particular to the place: move its text above the description of the service.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 3, unit: 'pages', meaning: 'Pages of a kind that may begin alike.' },
  },
  check: (site, { limit }) =>
    [...pagesByKind(indexablePages(site))].flatMap(([, pages]): SiteFinding[] => {
      const groups = new Map<string, AuditedPage[]>()
      for (const page of pages) {
        if (page.intro === '') continue
        const known = groups.get(page.intro)
        if (known) known.push(page)
        else groups.set(page.intro, [page])
      }
      const alike = [...groups.values()].filter(({ length }) => length > limit('most'))
      const [first] = alike
      const [page] = first ?? []
      if (!first || !page) return []
      const all = alike.flat()
      return [
        {
          url: page.path,
          at: site.sourceOf(page),
          what: `${all.length} of ${pages.length} pages of the kind of ${page.path} begin with the same 40 words as ${limit('most')} others or more, names left aside.`,
          ...shownOn(all),
        },
      ]
    }),
}
