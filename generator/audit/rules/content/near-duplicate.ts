import { isIndexable } from '../../../core/indexable.ts'
import { compareText } from '../../../core/problem.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

/** What near-duplicate-raw finds at, unless configured otherwise: above it the pair is its to name. */
const rawLine = 0.9

/** Two pages that differ by little more than the names in them. */
export const nearDuplicate: SiteRule = {
  code: 'near-duplicate',
  scope: 'site',
  title: 'Two pages that differ by little but names',
  severity: 'warning',
  why: 'Pages of which only the place name differs are what Google calls doorways: made for the search, and no help to who comes. It can drop all of them.',
  how: 'The texts of pages that may be indexed are compared by their runs of five words, names of places, counties and services and ZIP codes masked: the share of runs a page has in common with the page most like it.',
  fix: 'Say what is particular to the place or service: traits, local notes, its own price or season. Leave the page out where there is nothing.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 0.6, unit: 'share', meaning: 'Share of common text from which two pages are near duplicates.' },
  },
  check: (site, { limit }) => {
    const { nearest, likeness, rawLikeness } = site.similarity
    const { origin } = site.manifest.site
    const pairs: Pair[] = site.pages.flatMap((page, number) => {
      const other = nearest[number] ?? -1
      const twin = site.pages[other]
      if (!twin || (other < number && nearest[other] === number)) return []
      const share = likeness[number] ?? 0
      if (share < limit('most') || !isIndexable(page, origin) || !isIndexable(twin, origin)) return []
      if (page.textHash === twin.textHash || rawLikeness(number, other) >= rawLine) return []
      return [{ page, twin, share }]
    })
    const byKind = new Map<string, Pair[]>()
    for (const pair of pairs) {
      const kind = pair.page.route ?? ''
      const known = byKind.get(kind)
      if (known) known.push(pair)
      else byKind.set(kind, [pair])
    }
    return [...byKind.values()].flatMap((alike) =>
      alike.length > fewPairs ? [crowd(site, alike)] : alike.map((pair) => single(site, pair)),
    )
  },
}

/** Pairs of one kind that are named each by itself; more have one cause, which is how the kind is written. */
const fewPairs = 10

type Pair = { page: AuditedPage; twin: AuditedPage; share: number }

const percent = (share: number) => `${Math.round(share * 100)} %`

function single(site: AuditedSite, { page, twin, share }: Pair): SiteFinding {
  return {
    url: page.path,
    at: site.sourceOf(page),
    what: `${page.path} and ${twin.path} have ${percent(share)} of their text in common, names left aside.`,
    ...shownOn([page, twin]),
  }
}

function crowd(site: AuditedSite, pairs: readonly Pair[]): SiteFinding {
  const pages = [...new Set(pairs.flatMap(({ page, twin }) => [page, twin]))].sort((a, b) =>
    compareText(a.path, b.path),
  )
  const most = pairs.reduce((best, pair) => (pair.share > best.share ? pair : best))
  return {
    url: most.page.path,
    at: site.sourceOf(most.page),
    what: `${pages.length} pages of one kind have much of their text in common with another, names left aside; ${most.page.path} and ${most.twin.path} have ${percent(most.share)}.`,
    ...shownOn(pages),
  }
}
