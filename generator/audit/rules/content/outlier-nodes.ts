import { groupBy } from '../../../core/group-by.ts'
import { pageTypesOf } from '../../findings/outliers.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Types that depend on the place a page is about; they count as one. */
const placeTypes = new Set(['City', 'AdministrativeArea', 'Place', 'State'])

/** Types that depend on the content of a page: prices, images, questions. */
const optional =
  /^(ListItem|Offer|AggregateOffer|.*Specification|ImageObject|QuantitativeValue|FAQPage|Question|Answer|GeoCoordinates|PostalAddress|ItemList)$/

/** A page without a type of structured data that nearly all pages of its type have. */
export const outlierNodes: SiteRule = {
  code: 'outlier-nodes',
  scope: 'site',
  title: 'Outlier structured data',
  severity: 'warning',
  why: 'The other pages of this type give search engines information that this page does not. It was probably lost when the page was edited.',
  how: 'Compares the types of JSON-LD nodes on indexable pages of one type. Reports a page that lacks a node type nearly all others have. The types of places count as one. Ignores page types with fewer than eight pages, and node types that depend on the content, such as prices, images and questions.',
  fix: 'Rebuild the page, or add the node.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  thresholds: {
    share: {
      value: 0.95,
      unit: 'share',
      meaning: 'Least share of the pages of one type that must have a node type.',
    },
  },
  supersededBy: ['jsonld-missing', 'jsonld-parses', 'jsonld-context', 'breadcrumb-missing', 'jsonld-unknown-type'],
  check: (site, { limit }) =>
    pageTypesOf(site).flatMap((pages): SiteFinding[] => {
      const sets = new Map<string, Set<string>>()
      const counts = new Map<string, number>()
      for (const [dataTypes, { length }] of groupBy(pages, (page) => page.dataTypes)) {
        const types = typesIn(dataTypes)
        sets.set(dataTypes, types)
        for (const type of types) counts.set(type, (counts.get(type) ?? 0) + length)
      }
      // One page of eight is more than 5 %: a single page that lacks a type is always reported.
      const least = Math.min(pages.length - 1, pages.length * limit('share'))
      const usualTypes = [...counts].filter(([, count]) => count >= least && count < pages.length)
      if (usualTypes.length === 0) return []
      const missingIn = new Map(
        Array.from(sets, ([dataTypes, types]) => [
          dataTypes,
          usualTypes.flatMap(([type]) => (types.has(type) ? [] : [type])),
        ]),
      )
      return pages.flatMap((page) => {
        const missing = missingIn.get(page.dataTypes) ?? []
        if (missing.length === 0) return []
        const finding = (types: readonly string[]) => ({
          url: page.path,
          at: site.sourceOf(page),
          what: `The structured data of ${page.path} has no ${types.join(' and no ')}, unlike nearly all of the ${pages.length - 1} other pages of its type.`,
        })
        // Missing structured data and a missing breadcrumb are faults of the whole page, which other rules report too.
        if (page.dataTypes === '') return [finding(missing)]
        const others = missing.filter((type) => type !== 'BreadcrumbList')
        return [
          ...(missing.includes('BreadcrumbList') ? [finding(['BreadcrumbList'])] : []),
          ...(others.length > 0
            ? [
                {
                  ...finding(others),
                  subject: subjectOn(page.path, 'node types'),
                  followsFrom: [subjectOn(page.path, 'type')],
                },
              ]
            : []),
        ]
      })
    }),
}

function typesIn(dataTypes: string): Set<string> {
  const types = dataTypes.split(' ').filter((type) => !optional.test(type))
  return new Set(types.map((type) => (placeTypes.has(type) ? 'place' : type)))
}
