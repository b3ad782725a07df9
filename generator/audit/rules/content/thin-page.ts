import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import type { RouteId } from '#src/route.ts'
import { isIndexable } from '../../../core/indexable.ts'
import type { Issue, PageRule } from '../../rule.ts'

/** Names of thresholds by page type. Other page types, such as forms and lists, may be short. */
const thresholdOf: Partial<Record<RouteId, string>> = {
  service: 'service',
  servicePlace: 'servicePlace',
  serviceArea: 'place',
  county: 'county',
  guide: 'guide',
}

/** Where to write more, of pages whose texts are in more than one file. */
const fixOf: Record<string, { fix: string }> = {
  place: {
    fix: 'Write more that is true of the place, as "body" of its file in cities/. A place without one gets a new file, named after its slug.',
  },
  servicePlace: {
    fix: 'Write what is true of the service in the place, below "services" of the file of the place in cities/ or counties/. A place without one gets a new file, named after its slug.',
  },
}

/** A page with little text. */
export const thinPage: PageRule = {
  code: 'thin-page',
  scope: 'page',
  title: 'Thin content',
  severity: 'warning',
  isMeasure: true,
  why: 'A page that is made for a search and answers nothing disappoints its visitors. Google does not rank pages by their number of words; a short page is a reason to look.',
  how: 'Counts the words of the main text, with a threshold per page type, and 85 % of it in languages with long words, such as German: services, services in places, places, counties and the guide. Ignores pages that are not indexable, and other page types.',
  fix: 'Write more that is true of this place or service, in the fields of its record and of its traits. Leave the page out if there is nothing to say.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: ['element-unclosed', 'soft-404'],
  thresholds: {
    service: { value: 300, unit: 'words', meaning: 'Fewest words of a service page.' },
    servicePlace: { value: 250, unit: 'words', meaning: 'Fewest words of a page of a service in a place.' },
    place: { value: 250, unit: 'words', meaning: 'Fewest words of a page of a city or community.' },
    county: { value: 250, unit: 'words', meaning: 'Fewest words of a county page.' },
    guide: { value: 600, unit: 'words', meaning: 'Fewest words of a guide page.' },
  },
  *check(page, { manifest, limit }): Generator<Issue> {
    const name = page.route && thresholdOf[page.route]
    if (name === undefined || !isIndexable(page, manifest.site.origin)) return
    const least = Math.round(limit(name) * wordsFor(manifest.site.language))
    if (page.own.words < least)
      yield {
        what: `The main text {pages} has fewer than ${least} words, too few for its page type.`,
        whatOfOnePage: `The main text {pages} has ${page.own.words} words, fewer than ${least}, which is too few for its page type.`,
        ...fixOf[name],
        phrase: beginningOfText(manifest, page.params.service ?? ''),
        cause: name,
      }
  },
}

/** Languages that write compounds as one word, or endings in place of small words, by their codes. */
const longWords = /^(?:cs|da|de|et|fi|hu|is|lt|lv|nb|nl|nn|no|pl|sk|sl|sv|tr)\b/
/** About so many words of one of these say what one English word says. */
const wordsFor = (language: string) => (longWords.test(language) ? 0.85 : 1)

/** Words by which the text of a service is found in its file. */
const fewWords = 6

/** The beginning of the text of a service, where more can be written. It is HTML. */
const beginningOfText = kept((manifest: Manifest, slug: string): string | undefined =>
  manifest.services
    .find((service) => service.slug === slug)
    ?.fullDescription.replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/, fewWords)
    .join(' '),
)
