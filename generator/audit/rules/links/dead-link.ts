import { dirname } from 'node:path/posix'
import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { nearest } from '../../../core/suggest.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, type Reference, shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'
import { redirectTarget } from './link-redirected.ts'

/** A link to a URL of this site that serves nothing. One finding for each such URL and line that has it. */
export const deadLink: SiteRule = {
  code: 'dead-link',
  scope: 'site',
  title: 'Broken internal link',
  severity: 'error',
  why: 'Visitors and crawlers that follow the link get an error page. A company site with broken links looks abandoned.',
  how: 'Looks up every `href` on this site, header and footer included, among the pages and files of the output.',
  fix: 'Add the page, change the link to one that exists, or remove it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['duplicate-page', 'hreflang-target', 'link-form', 'link-redirected', 'page-missing', 'page-unknown'],
  check: (site) =>
    inFolders(
      findReferences(site, 'links', (target) => !site.served.has(pathOf(target))).flatMap((reference) =>
        findingsOf(site, reference),
      ),
    ),
}

/** So many links of the same pages to one folder have one cause, such as a page that was copied to another URL. */
const fewestInFolder = 5

/** Findings of links on the same pages to addresses in one folder are shown as one. */
function inFolders(found: readonly SiteFinding[]): SiteFinding[] {
  const keyOf = ({ url, at, pages }: SiteFinding) =>
    `${at.file}:${at.line} ${parameterOf(url) ?? dirname(url)} ${pages?.[0]} ${pages?.length}`
  const folders = groupBy(found, keyOf)
  return found.map((finding) => {
    const key = keyOf(finding)
    const isFew = (folders.get(key)?.length ?? 0) < fewestInFolder && parameterOf(finding.url) === undefined
    return isFew ? finding : { ...finding, group: { name: key } }
  })
}

/** The name of a parameter that a program has put into the path of all its links: `;jsessionid=1A2B`. */
const parameterOf = (url: string) => /;(\w+)=/.exec(url)?.[1]

function findingsOf(site: AuditedSite, { target: url, pages, isShared }: Reference): SiteFinding[] {
  const [first] = pages
  if (!first) return []
  const slots = site.navigation.filter(({ path }) => pathOf(path) === url)
  const near = suggestionFor(site, url)
  const finding = (at: Location, what: string, on = pages): SiteFinding => ({
    url,
    at,
    what: `${what} goes to ${url}, ${onPages(on.length)}, but the site has no such page or file.`,
    fix: `${near ? `Did you mean "${near}"? ` : ''}Add the page, change the link to one that exists, or remove it.`,
    ...shownOn(on, isShared && on === pages),
    // The menu of languages has the URL of the hreflang link.
    followsFrom: [
      ...on.flatMap(({ path, alternates }) => (alternates.some((each) => each.url === url) ? [path] : [])),
      // A page that is no page of the manifest, such as a copy at another URL, is removed with its links.
      ...(on.every(({ route }) => route === undefined) ? on.flatMap((page) => [page.path, textSubject(page)]) : []),
    ],
  })
  const slotLines = new Set(slots.map(({ at }) => `${at.file}:${at.line}`))
  const typed = site.manifest.typedLinks.filter(
    ({ path, at }) => pathOf(path) === url && !slotLines.has(`${at.file}:${at.line}`),
  )
  const [slot] = slots
  // A link of the navigation does not explain one in a text; a typed link may be its line.
  const inTexts = slot && typed.length === 0 ? linkingInText(site, pages, url) : []
  const [inText] = inTexts
  const found = [
    ...(slot ? [finding(slot.at, `The link "${slots.map(({ name }) => name).join('", "')}"`)] : []),
    ...typed.map(({ at }) => finding(at, 'A link')),
    ...(inText ? [finding(site.sourceOf(inText), `A link in the text of ${inText.path}`, inTexts)] : []),
  ]
  return found.length > 0 ? found : [finding(site.sourceOf(first), `A link on ${first.path}`)]
}

/** Those of the pages that link to a URL in their main content. */
function linkingInText({ targets }: AuditedSite, pages: readonly AuditedPage[], url: string): AuditedPage[] {
  const numbers = new Set(targets.flatMap((target, number) => (pathOf(target) === url ? [number] : [])))
  return pages.filter(({ anchors }) => {
    for (let at = 0; at < anchors.length; at += 3)
      if (anchors[at + 2] === 1 && numbers.has(anchors[at] ?? -1)) return true
    return false
  })
}

/** The URL that was probably meant. The search for a similar one is slow, so it comes last. */
function suggestionFor(site: AuditedSite, url: string): string | undefined {
  if (site.expected.has(url)) return undefined
  if (site.served.has(otherForm(url))) return otherForm(url)
  return redirectTarget(site, url) ?? nearest(url, site.pagesByPath.keys())
}
