import { isOneSlip } from '../../../core/suggest.ts'
import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A page about a place that names another one instead. */
export const placeDiffers: SiteRule = strayRule({
  code: 'place-differs',
  kind: 'place',
  title: 'Page names another place',
  severity: 'error',
  why: 'A visitor who looks for one town reads about another and leaves. Search engines show the page for the wrong town, or for none.',
  how: 'On pages about a city or county, looks for names of other cities of the manifest in title, og:title, H1, descriptions, the last entry of the breadcrumb, City nodes of structured data, alt texts, and the text blocks of the main content. On all pages, a town before the name of a region, in a list of places, where the text says that the company works, or after the word "in" in an alt text, must be in the manifest. The title, og:title and H1 must name the place if those of nearly all pages of the type do. Texts that the manifest has for another city alone, and long sentences of them in other texts, are found without a name. Finds the name of a place with a wrong letter, or with two exchanged ones, in a word that is nowhere in the manifest, and names in small letters after a word such as "in", which are a warning. A place must not be called a suburb or a part of a city that is far from it or in another county. Ignores texts that also name the place of the page, texts of the manifest about the company or the place, links, captions and testimonials, and addresses of the company.',
  fix: 'Write the name of the place that the page is about. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: [
    'breadcrumb-differs',
    'duplicate-page',
    'link-text-differs',
    'soft-404',
    'placeholder-text',
    'source-in-text',
  ],
  // In small letters, it is the right name.
  severityOf: ({ found, wanted }) => (found !== wanted && found === wanted.toLowerCase() ? 'warning' : undefined),
  // A name that a script has misspelt on all pages of the place.
  causeOf: ({ found, wanted }) => (isOneSlip(found, wanted) ? `${found} for ${wanted}` : undefined),
  what: ({ path }, { first, slots }) =>
    first.wanted === ''
      ? `The ${slots} of ${path} names ${first.found}, which is nowhere in the manifest.`
      : first.found === ''
        ? `The ${slots} of ${path} is "${first.phrase}" and does not name ${first.wanted}, which the page is about.`
        : first.slot === 'whole'
          ? `The text of ${path} makes ${first.wanted} a part of ${first.found}, which is far from it or in another county.`
          : first.slot === 'passage'
            ? `${path} has a text about ${first.found}, but the page is about ${first.wanted}.`
            : first.slot === 'spelling'
              ? `The text of ${path} misspells ${first.wanted} as "${first.found}".`
              : `The ${slots} of ${path} names ${first.found}, but the page is about ${first.wanted}.`,
})
