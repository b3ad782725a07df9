import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { decoded, fragmentOf, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A link to a fragment (`#id`) that the page does not have. One finding for each line the link is written on. */
export const deadFragment: SiteRule = {
  code: 'dead-fragment',
  scope: 'site',
  title: 'Broken fragment link',
  severity: 'error',
  why: 'The visitor arrives at the top of the page and has to search for the section the link promised.',
  how: 'Looks up the fragment of every link to a page of the site among the ids of that page, header and footer included. An empty fragment and #top mean the top of any page.',
  fix: 'Link to an id the page has, or to the page itself.',
  source: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  supersededBy: ['aria-reference', 'skip-link'],
  check: (site) => {
    const causes = new Map<string, { at: Location; target: string; pages: AuditedPage[]; isShared: boolean }>()
    const wholeUrl = (url: string) => url
    for (const { target, pages, isShared } of findReferences(
      site,
      'links',
      (url) => url.includes('#') && !hasId(site, url),
      wholeUrl,
    )) {
      for (const page of pages) {
        const at = causeOf(site, target, page)
        const key = `${at.file}:${at.line}:${at.column} ${fragmentOf(target)}`
        const cause = causes.get(key) ?? { at, target, pages: [], isShared }
        cause.pages.push(page)
        causes.set(key, cause)
      }
    }
    return [...causes.values()].map(
      ({ at, target, pages, isShared }): SiteFinding => ({
        url: target,
        at,
        what: `A link ${onPages(pages.length)} goes to ${target}, but that page has no element with the id "${fragmentOf(target)}".`,
        ...shownOn(pages, isShared),
        followsFrom: [
          pathOf(target),
          ...[pathOf(target), ...new Set(pages.map(({ path }) => path))].map((path) =>
            subjectOn(path, `#${fragmentOf(target)}`),
          ),
        ],
      }),
    )
  },
}

/** Whether the page has the id of the URL's fragment. Also true for the top of a page, and for a URL that is not a page. */
export function hasId({ pagesByPath, idSets, parts }: AuditedSite, url: string): boolean {
  const page = pagesByPath.get(pathOf(url))
  const id = decoded(fragmentOf(url))
  if (!page || id === '' || id === 'top') return true
  return idSets[page.idSet]?.has(id) || parts.some(({ name, ids }) => page.parts.includes(name) && ids.has(id))
}

/** The line the link is written on: with its full URL in any file, or as `#id` in the file the page is made from. */
function causeOf({ manifest, sourceOf }: AuditedSite, target: string, page: AuditedPage): Location {
  const source = sourceOf(page)
  const typed = manifest.typedLinks.find(
    ({ path, at }) => path === target || (path === `#${fragmentOf(target)}` && at.file === source.file),
  )
  return typed?.at ?? source
}
