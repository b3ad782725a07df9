import type { AuditedSite } from '../../../core/audited-site.ts'
import { isIndexable } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import { pairSubject } from '../../findings/superseded.ts'
import { textSourceOf } from '../../findings/text-source.ts'
import { ofUnwritten } from '../../findings/unwritten.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** Pages that are nearly identical apart from the names in them. */
export const nearDuplicate: SiteRule = {
  code: 'near-duplicate',
  scope: 'site',
  title: 'Near-duplicate pages (names masked)',
  severity: 'warning',
  why: 'Google calls pages that differ only in the place name doorway pages: made for search engines, useless to visitors. It can drop all of them.',
  how: 'Compares each indexable page with the page most similar to it, by their runs of five words, with names of places, counties and services and postal codes masked. Similarity is the share of all their runs that both pages have. Two lists of articles are not compared, nor the page of a place with one of a service in it, which repeats its text. More than three pairs of one page type are one finding.',
  fix: 'Write what is specific to the place or service: traits, local notes, its own price or season, in the file of the place. If there is nothing, keep the page out of search engines with noindex.yaml.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 0.6, unit: 'share', meaning: 'Similarity from which two pages are near duplicates.' },
  },
  supersededBy: ['doorway-pages', 'duplicate-page', 'near-duplicate-raw'],
  check: (site, { limit }) => {
    const { nearest, toNearest } = site.similarity
    // A page that was copied into the file of another keeps its own canonical.
    const isCompared = (page: AuditedPage) => isIndexable(page, site.manifest.site.origin)
    const most = limit('most')
    const pairs: Pair[] = site.pages.flatMap((page, number) => {
      const other = nearest[number] ?? -1
      const match = site.pages[other]
      // If each is the nearest of the other, the pair is reported once, for the first page.
      if (!match || (other < number && nearest[other] === number)) return []
      const similarity = toNearest[number] ?? 0
      if (isQuoted(page, match)) return []
      if (similarity < most || !isCompared(page) || !isCompared(match)) return []
      if (isList(page) && isList(match)) return []
      // A page that the manifest does not have is reported as such.
      if (page.route === undefined || match.route === undefined) return []
      return [{ page, match, similarity }]
    })
    // The first finding of a group is the one that is shown.
    return pairs.sort((a, b) => b.similarity - a.similarity).map((pair) => findingOf(site, pair, most))
  },
}

/** Page types that list articles. Two lists of few articles are nearly equal, and have no text that could be written. */
const lists: ReadonlySet<string> = new Set(['articles', 'articlesList', 'articleTag'])
const isList = ({ route }: AuditedPage) => lists.has(route ?? '')

/** The page of a place, and that of a service in it, which has the text of the place by design. */
const isQuoted = (page: AuditedPage, match: AuditedPage): boolean =>
  page.params.location !== undefined &&
  page.params.location === match.params.location &&
  page.params.service !== match.params.service &&
  [page, match].some(({ route }) => route === 'serviceArea')

/** Most pairs of one page type that are reported one by one. More have one cause: the text of the page type. */
const mostSingle = 3

const regionFix =
  'Write more about the county in its file. A region with one county has little of its own to say: remove places.regionPages from site.yaml if most regions have one.'

/** A share in percent, with a decimal if it would otherwise be equal to the limit that it is above. */
const percent = (share: number, limit: number) =>
  Math.round(share * 100) > Math.round(limit * 100) ? Math.round(share * 100) : (share * 100).toFixed(1)

type Pair = { page: AuditedPage; match: AuditedPage; similarity: number }

function findingOf(site: AuditedSite, { page, match, similarity }: Pair, most: number): SiteFinding {
  // `duplicate-page` reports the copy of a page.
  const isCopy = page.textHash === match.textHash
  const ofCause = isCopy ? undefined : ofUnwritten(site, [page, match])
  const { explains = [page.path, match.path], followsFrom = [], ...unwritten } = ofCause ?? {}
  return {
    url: page.path,
    ...textSourceOf(site, [page, match]),
    what: `${page.path} and ${match.path} have ${percent(similarity, most)} % of their text in common, ignoring names; the limit is ${Math.round(most * 100)} %.`,
    ...([page, match].some(({ route }) => route === 'region') ? { fix: regionFix } : {}),
    ...shownOn([page, match]),
    subject: pairSubject(page.path, match.path),
    group: { name: page.route ?? '', above: mostSingle },
    ...unwritten,
    explains,
    followsFrom: [page.path, ...(isCopy ? [textSubject(page)] : []), ...followsFrom],
  }
}
