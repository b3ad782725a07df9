import { isIndexable } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { pagesByType } from '../../findings/page-types.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages whose text is mostly on other pages of their type too. */
export const ownTextShare: SiteRule = {
  code: 'own-text-share',
  scope: 'site',
  title: 'Too little unique text',
  severity: 'warning',
  why: 'A page whose text is also on a dozen others answers nothing that they do not. Google wants pages made for people, and a visitor who opens two of these reads one.',
  how: "Measures the share of a page's runs of five words, with names masked, that are on no other page of its family: the same service in other places, other services in the same place, other places, or other services. Reports one finding per page type. Below the lower threshold, if site.yaml sets one, it is an error.",
  fix: 'Write more that is specific to the place or service, or leave out pages with nothing specific.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    error: { value: 0, unit: 'share', meaning: 'Share of unique text below which the finding is an error.' },
    least: { value: 0.25, unit: 'share', meaning: 'Share of unique text below which the finding is a warning.' },
  },
  check: (site, { limit }) => {
    const { origin } = site.manifest.site
    const { ownShare } = site.similarity
    const shares = new Map<AuditedPage, number>()
    site.pages.forEach((page, number) => {
      const share = ownShare[number] ?? Number.NaN
      if (share < limit('least') && isIndexable(page, origin)) shares.set(page, share)
    })
    const found: SiteFinding[] = []
    for (const pages of pagesByType([...shares.keys()]).values())
      for (const isError of [true, false]) {
        const below = pages
          .filter((page) => (shares.get(page) ?? 0) < limit('error') === isError)
          .sort((a, b) => (shares.get(a) ?? 0) - (shares.get(b) ?? 0))
        const [least] = below
        if (!least) continue
        const threshold = `${Math.round(limit(isError ? 'error' : 'least') * 100)} %`
        const unique = `${Math.round((shares.get(least) ?? 0) * 100)} %`
        found.push({
          ...(isError && { severity: 'error' }),
          url: least.path,
          at: site.sourceOf(least),
          what:
            below.length === 1
              ? `${unique} of the text of ${least.path} is unique, less than ${threshold}.`
              : `${below.length} pages of the same type as ${least.path}, which has ${unique}, have less than ${threshold} unique text.`,
          ...(below.length > 1 && shownOn(below)),
        })
      }
    return found
  },
}
