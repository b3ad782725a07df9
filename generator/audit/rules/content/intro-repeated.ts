import { groupBy } from '../../../core/group-by.ts'
import { indexableByType } from '../../findings/page-types.ts'
import { shownOn } from '../../findings/references.ts'
import { textSourceOf } from '../../findings/text-source.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages of one type that begin with the same words. */
export const introRepeated: SiteRule = {
  code: 'intro-repeated',
  scope: 'site',
  perLanguage: true,
  title: 'Repeated introductions',
  severity: 'notice',
  isMeasure: true,
  why: 'Visitors see the first lines before they scroll. If these are the same on every page, nothing there says that the page is about their place.',
  how: 'Compares the first 40 words of the main text of indexable pages of one type, without headings and buttons, with names of places and services masked. Reports one finding per page type.',
  fix: 'Begin with what is specific to the place: shorten what comes before its text, such as the description of the service and the note on its price.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 3, unit: 'pages', meaning: 'Most pages of one type that may have the same introduction.' },
  },
  supersededBy: ['near-duplicate'],
  check: (site, { limit }) =>
    [...indexableByType(site).values()].flatMap((pages): SiteFinding[] => {
      const withText = pages.filter(({ intro }) => intro !== '')
      const groups = [...groupBy(withText, ({ intro }) => intro).values()]
      const repeated = groups.filter(({ length }) => length > limit('most')).flat()
      const [page] = repeated
      if (!page) return []
      return [
        {
          url: page.path,
          at: textSourceOf(site, [page]).at,
          what: `${repeated.length} of ${pages.length} pages of the same type as ${page.path} begin with the same 40 words as at least ${limit('most')} others, ignoring names.`,
          ...shownOn(repeated),
          followsFrom: repeated.map((each) => each.path),
        },
      ]
    }),
}
