import type { Location } from '#manifest/schema.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { fragmentOf, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

/** A link to a place on a page (`#id`) that the page does not have. One finding for each place it is written. */
export const deadFragment: SiteRule = {
  code: 'dead-fragment',
  scope: 'site',
  title: 'Link to a place the page does not have',
  severity: 'error',
  why: 'The visitor arrives at the top of a page and has to search for what was promised.',
  how: 'The part of a link after # is looked up among the ids of the page it leads to, those of its header and footer included. The empty fragment and #top lead to the top of any page.',
  fix: 'Lead it to an id the page has, or to the page itself.',
  source: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
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
        what: `A link ${onPages(pages.length)} leads to ${target}, which has no element with the id "${fragmentOf(target)}".`,
        fix: 'Lead it to an id the page has, or to the page itself.',
        ...shownOn(pages, isShared),
      }),
    )
  },
}

/** True also where there is no such page, of which `dead-link` speaks, and for the top of any page. */
export function hasId({ pagesByPath, idSets, parts }: AuditedSite, url: string): boolean {
  const page = pagesByPath.get(pathOf(url))
  const id = decoded(fragmentOf(url))
  if (!page || id === '' || id === 'top') return true
  return idSets[page.idSet]?.has(id) || parts.some(({ name, ids }) => page.parts.includes(name) && ids.has(id))
}

/** A fragment is looked up decoded; one that cannot be decoded is looked up as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** The line a link is typed on: with its whole address anywhere, or as `#id` in the file the page is made from. */
function causeOf({ manifest, sourceOf }: AuditedSite, target: string, page: AuditedPage): Location {
  const source = sourceOf(page)
  const typed = manifest.typedLinks.find(
    ({ path, at }) => path === target || (path === `#${fragmentOf(target)}` && at.file === source.file),
  )
  return typed?.at ?? source
}
