import { isIndexable } from '../../../indexable.ts'
import { gatherMany } from '../../gather-many.ts'
import type { SiteRule } from '../../rule.ts'

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
  mend: 'Say what is particular to the place or service: traits, local notes, its own price or season. Leave the page out where there is nothing.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 0.6, unit: 'share', meaning: 'Share of common text from which two pages are near duplicates.' },
  },
  check: (site, { limit }) => {
    const { nearest, likeness, rawLikeness } = site.similarity
    const { origin } = site.manifest.site
    const pairs = site.pages.flatMap((page, number) => {
      const other = nearest[number] ?? -1
      const twin = site.pages[other]
      if (!twin || (other < number && nearest[other] === number)) return []
      const share = likeness[number] ?? 0
      if (share < limit('most') || !isIndexable(page, origin) || !isIndexable(twin, origin)) return []
      if (page.textHash === twin.textHash || rawLikeness(number, other) >= rawLine) return []
      return [
        {
          page,
          what: `${page.path} and ${twin.path} have ${Math.round(share * 100)} % of their text in common, names left aside`,
        },
      ]
    })
    return gatherMany(site, pairs)
  },
}
