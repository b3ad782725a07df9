import { leastOfKind, pagesByKind, usual } from '../../findings/page-types.ts'
import { shownOn } from '../../findings/references.ts'
import { indexablePages } from '../../graph/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages of a kind with the same headings throughout. */
export const headingsRepeated: SiteRule = {
  code: 'headings-repeated',
  scope: 'site',
  title: 'Same headings on nearly all pages of a kind',
  severity: 'notice',
  why: 'Who skims a page reads its headings; where they are the same everywhere, the pages look like one form that was filled in.',
  how: 'Second headings, names of places and services masked, are compared among pages of one kind that may be indexed, where there are eight at least. Pages without second headings are let pass.',
  fix: 'Let some headings say what is particular to the page.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 0.7, unit: 'share', meaning: 'Of the pages of a kind that may have the same headings.' },
  },
  check: (site, { limit }) =>
    [...pagesByKind(indexablePages(site)).values()].flatMap((pages): SiteFinding[] => {
      const { value, count } = usual(pages, ({ headingPattern }) => headingPattern)
      if (pages.length < leastOfKind || value === '' || count / pages.length <= limit('most')) return []
      const alike = pages.filter(({ headingPattern }) => headingPattern === value)
      const [first] = alike
      if (!first) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `${count} of ${pages.length} pages of the kind of ${first.path} have the same second headings, names left aside.`,
          ...shownOn(alike),
        },
      ]
    }),
}
