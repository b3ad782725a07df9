import type { Location } from '#manifest/schema.ts'
import { nearest } from '../../../core/suggest.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, type Reference, shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'
import { leadsTo } from './link-redirected.ts'

/** A link to an address of this site that nothing is served at. One finding for each such address and place it is written. */
export const deadLink: SiteRule = {
  code: 'dead-link',
  scope: 'site',
  title: 'Link to nothing',
  severity: 'error',
  why: 'Whoever follows the link, visitor or crawler, gets an error page; a company whose own links are broken looks closed.',
  how: 'Every `href` on this site, those of header and footer included, is looked up among the pages and files of the output and among the redirects. An address that only lacks its slash is left to link-form.',
  fix: 'Write the page, lead the link to one that exists, or remove it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  check: (site) =>
    findReferences(site, 'links', (target) => !isAnswered(site, pathOf(target))).flatMap((reference) =>
      findingsOf(site, reference),
    ),
}

/**
 * True also for the address without its slash, or with one too many, which hosts redirect, and for one that a redirect
 * leads on from: `link-form` and `link-redirected` speak of these, and `page-missing` of a page of the manifest that
 * has no file.
 */
function isAnswered(site: AuditedSite, path: string): boolean {
  return (
    site.served.has(path) ||
    site.expected.has(path) ||
    site.served.has(otherForm(path)) ||
    leadsTo(site, path) !== undefined
  )
}

function findingsOf(site: AuditedSite, { target: url, pages, isShared }: Reference): SiteFinding[] {
  const [first] = pages
  if (!first) return []
  const slots = site.navigation.filter(({ path }) => pathOf(path) === url)
  const near = nearest(url, site.pagesByPath.keys())
  const finding = (at: Location, what: string): SiteFinding => ({
    url,
    at,
    what: `${what} leads to ${url}, ${onPages(pages.length)}, and nothing is there.`,
    fix: `${near ? `Did you mean "${near}"? ` : ''}Write the page, lead the link to one that exists, or remove it.`,
    ...shownOn(pages, isShared),
  })
  const slotLines = new Set(slots.map(({ at }) => `${at.file}:${at.line}`))
  const typed = site.manifest.typedLinks.filter(
    ({ path, at }) => pathOf(path) === url && !slotLines.has(`${at.file}:${at.line}`),
  )
  const [slot] = slots
  const found = [
    ...(slot ? [finding(slot.at, `The link "${slots.map(({ name }) => name).join('", "')}"`)] : []),
    ...typed.map(({ at }) => finding(at, 'A link')),
  ]
  return found.length > 0 ? found : [finding(site.sourceOf(first), `A link of ${first.path}`)]
}
