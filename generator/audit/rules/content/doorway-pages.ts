import type { AuditedPage } from '../../../core/site-facts.ts'
import { knownUrl } from '../../findings/known-issues.ts'
import { localPages } from '../../findings/local-pages.ts'
import { percentBelow } from '../../findings/percent-below.ts'
import { pairSubject } from '../../findings/superseded.ts'
import { textSourceOf } from '../../findings/text-source.ts'
import { ofUnwritten } from '../../findings/unwritten.ts'
import type { SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** Local pages with almost no text of their own. If most are like that, the site is not published. */
export const doorwayPages: SiteRule = {
  code: 'doorway-pages',
  scope: 'site',
  title: 'Doorway pages',
  severity: 'warning',
  why: 'Google calls pages for many places with nearly the same text doorway abuse, and may remove the whole site from its results.',
  how: 'Measures the unique text of each indexable page of a service in a place, of a city and of a county, as `own-text-share` does. `audit.doorways` in site.yaml sets the share and the number of words that such a page needs. If more local pages than the share `most` are below, it is an error, unless the site has fewer local pages than `pages`. Pages that known-issues.yaml lists do not count, and are reported one by one.',
  fix: 'Write what is specific to the place, merge the pages into that of the county, keep them out of search engines with noindex.yaml, or list them in known-issues.yaml with the reason.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  supersededBy: ['duplicate-page', 'near-duplicate-raw', 'element-unclosed', 'page-exchanged', 'soft-404'],
  check: (site, { manifest }) => {
    const { share, words, most, pages } = manifest.site.audit.doorways
    const listed = new Set(
      manifest.knownIssues.flatMap(({ code, url }) => (code === 'doorway-pages' ? [knownUrl(url)] : [])),
    )
    const isListed = ({ path }: AuditedPage) => listed.has(knownUrl(path))
    const local = localPages(site)
    const below = local
      .filter((page) => page.ownShare < share || page.ownWords < words)
      .sort((a, b) => a.ownShare - b.ownShare)
    const counted = below.filter(({ page }) => !isListed(page)).length
    const isRefused = local.length >= pages && counted > most * local.length
    return below.map(({ page, number, ownShare, ownWords }) => {
      const nearest = site.pages[site.similarity.nearest[number] ?? -1]
      const needs = [
        ...(ownWords < words ? [`${words} words`] : []),
        ...(ownShare < share ? [percentBelow(share)] : []),
      ].join(' and ')
      const lacks = `${page.path} has ${ownWords} unique ${ownWords === 1 ? 'word' : 'words'}, ${percentBelow(ownShare)} of its text; a local page needs ${needs}.`
      const finding = { url: page.path, ...textSourceOf(site, [page]) }
      const group = { name: 'local pages' }
      // `duplicate-page` reports the copy of a page.
      const isCopy = page.textHash === nearest?.textHash
      const unwritten = isListed(page) || isCopy ? undefined : ofUnwritten(site, [page])
      if (isRefused && !isListed(page)) {
        const what = `${counted} of ${local.length} local pages are near copies: ${lacks}`
        return { ...finding, severity: 'error' as const, what, group, explains: unwritten?.explains }
      }
      const copies = [textSubject(page), ...(nearest ? [pairSubject(page.path, nearest.path)] : [])]
      return { ...finding, what: lacks, ...(!isListed(page) && { group }), ...unwritten, followsFrom: copies }
    })
  },
}
