import type { AuditedPage } from '../../../core/site-facts.ts'
import { indexableByType, leastOfType, usual } from '../../findings/page-types.ts'
import { shownOn } from '../../findings/references.ts'
import { textSourceOf } from '../../findings/text-source.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages of one type with the same H2 headings. */
export const headingsRepeated: SiteRule = {
  code: 'headings-repeated',
  scope: 'site',
  perLanguage: true,
  title: 'Repeated headings',
  severity: 'notice',
  isMeasure: true,
  why: 'Visitors skim a page by its headings. If these are the same everywhere, the pages look like one form that was filled in.',
  how: 'Compares the H2 headings of indexable pages of one type, with names of places and services masked. Ignores pages with enough text of their own, page types with fewer than eight pages, and those whose pages mostly have no H2 headings.',
  fix: 'Make some headings specific to the page: lines that begin with ## in the body of a place, or traits, which have a heading on the pages of the services they affect.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: {
      value: 0.7,
      unit: 'share',
      meaning: 'Largest share of the pages of one type that may have the same headings.',
    },
    own: {
      value: 0.25,
      unit: 'share',
      meaning: 'Share of unique text from which a page may have the headings of others.',
    },
  },
  supersededBy: ['near-duplicate'],
  check: (site, { limit }) => {
    const shares = new Map(site.pages.map((page, number) => [page, site.similarity.ownShare[number] ?? 0]))
    return [...indexableByType(site).values()].flatMap((pages): SiteFinding[] => {
      const { value } = usual(pages, headingsOf)
      if (pages.length < leastOfType || value === '') return []
      const repeated = pages.filter((page) => headingsOf(page) === value && (shares.get(page) ?? 0) < limit('own'))
      const [first] = repeated
      if (!first || repeated.length / pages.length <= limit('most')) return []
      return [
        {
          url: first.path,
          at: textSourceOf(site, [first]).at,
          what: `${repeated.length} of ${pages.length} pages of the same type as ${first.path} have the same H2 headings, ignoring names.`,
          ...shownOn(repeated),
          followsFrom: repeated.map((each) => each.path),
        },
      ]
    })
  },
}

/** `ZIP Code` of a place with one is the heading `ZIP Codes` of the others. */
const headingsOf = ({ headingPattern }: AuditedPage) =>
  headingPattern.toLowerCase().replace(/(?<=\p{L}{2})s(?!\p{L})/gu, '')
