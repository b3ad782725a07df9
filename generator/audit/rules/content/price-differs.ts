import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A price that no service has. */
export const priceDiffers: SiteRule = strayRule({
  code: 'price-differs',
  kind: 'price',
  title: 'Price unlike that of the service',
  severity: 'error',
  why: 'A customer may insist on the advertised price. Structured data with another price than the page is ignored, or brings a manual action.',
  how: 'Amounts in the currencies of the services, in the main content, in descriptions and in structured data, must be the price of the service that the page is about; on other pages, the price of some service or a bound of priceRange. Currency and priceRange of structured data must be those of the manifest. Ignores amounts in texts of the manifest about the company or the place.',
  fix: 'State the price of the service, or change it in its record. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  what: ({ path }, { first, slots }) =>
    first.wanted === ''
      ? `The ${slots} of ${path} gives the price ${first.found}, which is not that of a service.`
      : `The ${slots} of ${path} gives the price ${first.found} instead of ${first.wanted}.`,
})
