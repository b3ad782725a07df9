import { kindsOf } from '../../findings/outliers.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Types of which a page of a kind has one or another, as the place is: they are as good as one. */
const places = new Set(['City', 'AdministrativeArea', 'Place', 'State'])

/** Types that follow from what there is to say of a page: a price, a picture, questions. Trails are breadcrumb-missing's to name. */
const optional =
  /^(BreadcrumbList|ListItem|Offer|AggregateOffer|.*Specification|ImageObject|QuantitativeValue|FAQPage|Question|Answer|GeoCoordinates|PostalAddress|ItemList)$/

/** A page that lacks structured data all its siblings have. One that has none at all is jsonld-missing's to name. */
export const outlierNodes: SiteRule = {
  code: 'outlier-nodes',
  scope: 'site',
  title: 'Structured data that all siblings have is missing',
  severity: 'warning',
  why: 'What every other page of the kind tells search engines, this one does not; most likely it was lost when the page was edited.',
  how: 'Types of structured data are compared among pages of one kind that may be indexed, where there are eight at least. A page is found that lacks a type nearly all others have. Kinds of places count as one, and what depends on the facts, such as prices and pictures, does not count.',
  fix: 'Build the page again, or add the node.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  thresholds: {
    share: {
      value: 0.95,
      unit: 'share',
      meaning: 'Of the pages of a kind that must have a type before one can lack it.',
    },
  },
  check: (site, { limit }) =>
    kindsOf(site).flatMap((pages): SiteFinding[] => {
      const sets = new Map(pages.map(({ dataTypes }) => [dataTypes, typesIn(dataTypes)]))
      const counts = new Map<string, number>()
      for (const { dataTypes } of pages)
        for (const type of sets.get(dataTypes) ?? []) counts.set(type, (counts.get(type) ?? 0) + 1)
      // Of eight pages one is an eighth: one page may always lack what all others have.
      const least = Math.min(pages.length - 1, pages.length * limit('share'))
      const expected = [...counts].filter(([, count]) => count >= least && count < pages.length)
      if (expected.length === 0) return []
      return pages.flatMap((page) => {
        if (page.dataTypes === '') return []
        const lacks = expected.filter(([type]) => !sets.get(page.dataTypes)?.has(type)).map(([type]) => type)
        if (lacks.length === 0) return []
        return [
          {
            url: page.path,
            at: site.sourceOf(page),
            what: `The structured data of ${page.path} has no ${lacks.join(' and no ')}, which ${pages.length > 2 ? 'nearly all' : 'the'} ${pages.length - 1} siblings have.`,
          },
        ]
      })
    }),
}

function typesIn(dataTypes: string): Set<string> {
  const types = dataTypes.split(' ').filter((type) => !optional.test(type))
  return new Set(types.map((type) => (places.has(type) ? 'place' : type)))
}
