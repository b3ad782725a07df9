import { isIndexable } from '../../../core/indexable.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import type { SiteRule } from '../../rule.ts'

/** Two pages that are alike even with their names. Those alike to the word are duplicate-page's to name. */
export const nearDuplicateRaw: SiteRule = {
  code: 'near-duplicate-raw',
  scope: 'site',
  title: 'Two pages with nearly the same text',
  severity: 'warning',
  why: 'Search engines fold such pages into one, and which one is listed is theirs to choose.',
  how: 'The texts of pages that may be indexed are compared by their runs of five words, with names as they are: the share of runs two pages have in common.',
  fix: 'Write a text of its own for each, or give one the address of the other as canonical.',
  source: 'https://www.screamingfrog.co.uk/seo-spider/user-guide/configuration/',
  thresholds: {
    most: { value: 0.9, unit: 'share', meaning: 'Of their runs of five words two pages may have in common.' },
  },
  check: (site, { limit }) => {
    const { nearest, rawLikeness } = site.similarity
    const { origin } = site.manifest.site
    return site.pages.flatMap((page, number) => {
      const other = nearest[number] ?? -1
      const twin = site.pages[other]
      // Each pair is told once, by the page that comes first unless the other has a nearer one.
      if (!twin || (other < number && nearest[other] === number)) return []
      if (!isIndexable(page, origin) || !isIndexable(twin, origin) || page.textHash === twin.textHash) return []
      const likeness = rawLikeness(number, other)
      if (likeness < limit('most')) return []
      return [
        perPageType(site, page, {
          what: `${page.path} and ${twin.path} have ${percent(likeness)} of their text in common, names included.`,
          above: 20,
        }),
      ]
    })
  },
}

const percent = (share: number) => `${Math.round(share * 100)} %`
