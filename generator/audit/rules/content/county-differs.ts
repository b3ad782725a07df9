import type { SiteRule } from '../../rule.ts'
import { listOfPlaces } from '../../truth/listed-places.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A place in a county or region that it is not in. */
export const countyDiffers: SiteRule = strayRule({
  code: 'county-differs',
  kind: 'county',
  title: 'Place in another county or region',
  severity: 'error',
  why: 'Visitors know their county, and stop trusting a page that does not. Search engines match the page to the wrong area.',
  how: 'On pages about a city or county, the county and region in titles, headings, descriptions, text and structured data must be those of the manifest. A region is read after the name of the place, as in "Park City, UT". The list under the name of a county must have its places only. A text of the manifest that another county alone has must have the name of that county before it, as on a card. On all pages, a county, a region or a country that is nowhere in the manifest is reported, in titles, descriptions and text. Ignores texts of the manifest about the company or the place, texts that name both counties, links, captions and testimonials.',
  fix: 'Write the county and region of the place. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  // A link that names a county among the facts.
  supersededBy: ['link-text-differs'],
  what: ({ path }, { first, slots }) =>
    first.slot === 'passage'
      ? `${path} has a text about ${first.found}, but the page is about ${first.wanted}.`
      : first.wanted === ''
        ? `The ${slots} of ${path} names ${first.found}, which the company does not serve.`
        : first.slot === listOfPlaces
          ? `${first.phrase} is in the list of ${first.found} on ${path}, but it is in ${first.wanted}.`
          : `The ${slots} of ${path} names ${first.found} instead of ${first.wanted}.`,
})
