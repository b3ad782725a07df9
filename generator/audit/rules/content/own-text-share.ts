import { isIndexable } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { pagesByKind } from '../../findings/page-types.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Pages most of whose text stands on their siblings too. */
export const ownTextShare: SiteRule = {
  code: 'own-text-share',
  scope: 'site',
  title: 'Pages with little text of their own',
  severity: 'warning',
  why: 'A page whose text stands on a dozen others answers nothing they do not. Google asks for pages made for people, and a visitor who opens two of these sees one.',
  how: "The share of a page's runs of five words, names masked, that stand on no other page of its families: the same service elsewhere, other services in the same place, other places, other services. There is one finding for a kind of page; under the lower line, if the owner sets one, it is an error.",
  fix: 'Write more that is particular to the place or service, or leave the pages out that have nothing of their own.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    error: { value: 0, unit: 'share', meaning: 'Of its text that a page has for itself; less is an error.' },
    least: { value: 0.25, unit: 'share', meaning: 'Less is a warning.' },
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
    for (const pages of pagesByKind([...shares.keys()]).values())
      for (const isError of [true, false]) {
        const poor = pages
          .filter((page) => (shares.get(page) ?? 0) < limit('error') === isError)
          .sort((a, b) => (shares.get(a) ?? 0) - (shares.get(b) ?? 0))
        const [least] = poor
        if (!least) continue
        const line = `${Math.round(limit(isError ? 'error' : 'least') * 100)} %`
        const own = `${Math.round((shares.get(least) ?? 0) * 100)} %`
        found.push({
          ...(isError && { severity: 'error' }),
          url: least.path,
          at: site.sourceOf(least),
          what:
            poor.length === 1
              ? `${own} of the text of ${least.path} is its own, less than ${line}.`
              : `${poor.length} pages of the kind of ${least.path}, which has ${own}, have less than ${line} of text of their own.`,
          ...(poor.length > 1 && shownOn(poor)),
        })
      }
    return found
  },
}
