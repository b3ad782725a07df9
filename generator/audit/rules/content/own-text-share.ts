import { percentBelow } from '../../findings/percent-below.ts'
import { textSourceOf } from '../../findings/text-source.ts'
import { ofUnwritten } from '../../findings/unwritten.ts'
import { indexableSet } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** Pages whose text is mostly on other pages of their type too. */
export const ownTextShare: SiteRule = {
  code: 'own-text-share',
  scope: 'site',
  title: 'Too little unique text',
  severity: 'warning',
  isMeasure: true,
  why: 'A page whose text is also on a dozen others answers nothing that they do not. Google wants pages made for people, and a visitor who opens two of these reads one.',
  how: "Measures the share of a page's runs of five words, with names masked, that are on no other page of its family: the same service in other places, other services in the same place, other places, or other services. Reports one finding per page type. Below the lower threshold, if site.yaml sets one, it is an error.",
  fix: 'Write more that is specific to the place or service. A place without a file in cities/ gets a new one, named after its slug. Keep pages with nothing specific out of search engines with noindex.yaml.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    error: { value: 0, unit: 'share', meaning: 'Share of unique text below which the finding is an error.' },
    least: { value: 0.25, unit: 'share', meaning: 'Share of unique text below which the finding is a warning.' },
  },
  supersededBy: ['doorway-pages', 'soft-404', 'near-duplicate'],
  check: (site, { limit }) => {
    const indexable = indexableSet(site)
    const least = limit('least')
    return site.pages
      .map((page, number) => ({ page, share: site.similarity.ownShare[number] ?? Number.NaN }))
      .filter(({ page, share }) => share < least && indexable.has(page))
      .sort((a, b) => a.share - b.share)
      .map(({ page, share }) => {
        const isError = share < limit('error')
        const source = textSourceOf(site, [page])
        return {
          url: page.path,
          ...source,
          ...(source.nearer && { fix: fixOfPassage }),
          what: `${percentBelow(share)} of the text of ${page.path} is unique, less than ${percentBelow(limit(isError ? 'error' : 'least'))}.`,
          group: { name: page.route ?? '' },
          ...(isError ? { severity: 'error' as const } : ofUnwritten(site, [page])),
        }
      })
  },
}

/** For the page of a service in a place that has a passage about it. */
const fixOfPassage =
  'Write more into the passage about the service that is true of this place alone. Keep pages with nothing specific out of search engines with noindex.yaml.'
