import { isIndexable } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { pairSubject, subjectOn } from '../../findings/superseded.ts'
import { ofUnwritten } from '../../findings/unwritten.ts'
import type { SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** Pages that are nearly identical even with their names. */
export const nearDuplicateRaw: SiteRule = {
  code: 'near-duplicate-raw',
  scope: 'site',
  title: 'Near-duplicate pages (as written)',
  severity: 'warning',
  why: 'Search engines treat such pages as one, and choose which to index.',
  how: 'Compares each indexable page with the page most similar to it, by their runs of five words as written. Similarity is the share of all their runs that both pages have. Below 95 %, `near-duplicate` alone reports pages of services in places without a passage.',
  fix: 'Write unique text for each page, or make the URL of one the canonical of the other.',
  source: 'https://www.screamingfrog.co.uk/seo-spider/user-guide/configuration/',
  thresholds: {
    most: { value: 0.9, unit: 'share', meaning: 'Similarity from which two pages are near duplicates.' },
  },
  supersededBy: ['duplicate-page', 'place-differs'],
  check: (site, { limit }) => {
    const { nearest, toNearest, unmasked } = site.similarity
    // A page that was copied into the file of another keeps its own canonical.
    const isCompared = (page: AuditedPage) => isIndexable(page, site.manifest.site.origin)
    const most = limit('most')
    return site.pages.flatMap((page, number) => {
      const other = nearest[number] ?? -1
      const match = site.pages[other]
      // If each is the nearest of the other, the pair is reported once, for the first page.
      if (!match || (other < number && nearest[other] === number)) return []
      // Pages similar as written are similar with names masked. Long names make a difference, but far less than half.
      if ((toNearest[number] ?? 0) < most / 2) return []
      if (!isCompared(page) || !isCompared(match)) return []
      // A page that the manifest does not have is reported as such.
      if (page.route === undefined || match.route === undefined) return []
      // `near-duplicate` reports pages that lack a passage, unless one is a copy of the other.
      const least = ofUnwritten(site, [page, match]) ? Math.max(most, copied) : most
      const similarity = unmasked(number, other, least)
      if (similarity < least) return []
      return [
        perPageType(site, page, {
          what: `${page.path} and ${match.path} have ${percent(similarity)} of their text in common, names included.`,
          above: mostApart,
          subject: pairSubject(page.path, match.path),
          followsFrom: [
            ...[page, match].map(({ path }) => subjectOn(path, 'passage')),
            ...(page.textHash === match.textHash ? [textSubject(page)] : []),
          ],
        }),
      ]
    })
  },
}

/** More pages of one type than this have one cause. */
const mostApart = 5

/** Similarity as written from which one page is a copy of the other: not even the names differ. */
const copied = 0.95

const percent = (share: number) => `${Math.round(share * 100)} %`
