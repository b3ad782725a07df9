import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { nearest } from '../../../core/suggest.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, type Reference, shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { redirectTarget } from './link-redirected.ts'

/** A link to a URL of this site that serves nothing. One finding for each such URL and line it is written on. */
export const deadLink: SiteRule = {
  code: 'dead-link',
  scope: 'site',
  title: 'Broken internal link',
  severity: 'error',
  why: 'Visitors and crawlers that follow the link get an error page. A company site with broken links looks abandoned.',
  how: 'Looks up every `href` on this site, header and footer included, among the pages and files of the output.',
  fix: 'Add the page, change the link to one that exists, or remove it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['link-form', 'link-redirected', 'page-missing'],
  check: (site) =>
    findReferences(site, 'links', (target) => !site.served.has(pathOf(target))).flatMap((reference) =>
      findingsOf(site, reference),
    ),
}

function findingsOf(site: AuditedSite, { target: url, pages, isShared }: Reference): SiteFinding[] {
  const [first] = pages
  if (!first) return []
  const slots = site.navigation.filter(({ path }) => pathOf(path) === url)
  const near = suggestionFor(site, url)
  const finding = (at: Location, what: string): SiteFinding => ({
    url,
    at,
    what: `${what} goes to ${url}, ${onPages(pages.length)}, but the site has no such page or file.`,
    fix: `${near ? `Did you mean "${near}"? ` : ''}Add the page, change the link to one that exists, or remove it.`,
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
  return found.length > 0 ? found : [finding(site.sourceOf(first), `A link on ${first.path}`)]
}

/** The URL that was probably meant. The search for a similar one is slow, so it comes last. */
function suggestionFor(site: AuditedSite, url: string): string | undefined {
  if (site.expected.has(url)) return undefined
  if (site.served.has(otherForm(url))) return otherForm(url)
  return redirectTarget(site, url) ?? nearest(url, site.pagesByPath.keys())
}
