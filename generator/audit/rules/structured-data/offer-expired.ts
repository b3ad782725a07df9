import type { SiteRule } from '../../rule.ts'

/** An offer whose time is over. */
export const offerExpired: SiteRule = {
  code: 'offer-expired',
  scope: 'site',
  title: 'Expired offer in structured data',
  severity: 'error',
  why: 'Search engines stop showing a price that has ended, and customers ask for one that no longer applies.',
  how: 'Compares priceValidUntil and validThrough of every offer and price specification with today.',
  fix: 'State the day until which the price applies, or remove the property if it applies until further notice.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
  check: (site) =>
    site.pages
      .filter(({ offersEnd }) => offersEnd !== '' && offersEnd < site.today)
      .map((page) => ({
        url: page.path,
        at: site.sourceOf(page),
        what: `${page.path} states an offer in its structured data that ended on ${page.offersEnd}.`,
        group: { name: page.offersEnd, above: 5 },
      })),
}
