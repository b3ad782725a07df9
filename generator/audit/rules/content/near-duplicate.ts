import { groupBy } from '../../../core/group-by.ts'
import { isIndexable } from '../../../core/indexable.ts'
import { compareText } from '../../../core/problem.ts'
import type { AuditedPage } from '../../facts/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

/** The default threshold of `near-duplicate-raw`. */
const rawLine = 0.9

/** Pages that are nearly identical apart from the names in them. */
export const nearDuplicate: SiteRule = {
  code: 'near-duplicate',
  scope: 'site',
  title: 'Near-duplicate pages (names masked)',
  severity: 'warning',
  why: 'Google calls pages that differ only in the place name doorway pages: made for search engines, useless to visitors. It can drop all of them.',
  how: 'Compares each indexable page with the page most similar to it, by their runs of five words, with names of places, counties and services and ZIP codes masked. Similarity is the share of all their runs that both pages have. More than ten pairs of one page type are one finding.',
  fix: 'Write what is specific to the place or service: traits, local notes, its own price or season. Leave the page out if there is nothing.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 0.6, unit: 'share', meaning: 'Similarity from which two pages are near duplicates.' },
  },
  check: (site, { limit }) => {
    const { nearest, likeness, rawLikeness } = site.similarity
    const { origin } = site.manifest.site
    const pairs: Pair[] = site.pages.flatMap((page, number) => {
      const other = nearest[number] ?? -1
      const match = site.pages[other]
      if (!match || (other < number && nearest[other] === number)) return []
      const similarity = likeness[number] ?? 0
      if (similarity < limit('most') || !isIndexable(page, origin) || !isIndexable(match, origin)) return []
      if (page.textHash === match.textHash || rawLikeness(number, other) >= rawLine) return []
      return [{ page, match, similarity }]
    })
    return [...groupBy(pairs, ({ page }) => page.route).values()].flatMap((group) =>
      group.length > mostSingle ? [groupFinding(site, group)] : group.map((pair) => pairFinding(site, pair)),
    )
  },
}

/** Most pairs of one page type that are reported one by one. More have one cause: the text of the page type. */
const mostSingle = 10

type Pair = { page: AuditedPage; match: AuditedPage; similarity: number }

const percent = (share: number) => `${Math.round(share * 100)} %`

function pairFinding(site: AuditedSite, { page, match, similarity }: Pair): SiteFinding {
  return {
    url: page.path,
    at: site.sourceOf(page),
    what: `${page.path} and ${match.path} have ${percent(similarity)} of their text in common, ignoring names.`,
    ...shownOn([page, match]),
  }
}

function groupFinding(site: AuditedSite, pairs: readonly Pair[]): SiteFinding {
  const pages = [...new Set(pairs.flatMap(({ page, match }) => [page, match]))].sort((a, b) =>
    compareText(a.path, b.path),
  )
  const most = pairs.reduce((best, pair) => (pair.similarity > best.similarity ? pair : best))
  return {
    url: most.page.path,
    at: site.sourceOf(most.page),
    what: `${pages.length} pages of one type have much of their text in common with another page, ignoring names; ${most.page.path} and ${most.match.path} have ${percent(most.similarity)}.`,
    ...shownOn(pages),
  }
}
