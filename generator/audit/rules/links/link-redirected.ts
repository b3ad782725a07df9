import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** More links than this in one shared part have one cause, such as a list from before a move. */
const mostApart = 2

/** A link to a URL that redirects, which costs an extra request. */
export const linkRedirected: SiteRule = {
  code: 'link-redirected',
  scope: 'site',
  title: 'Link to a redirect',
  severity: 'warning',
  why: 'Every visitor and crawler makes an extra request. On a slow phone network, a chain of redirects costs seconds.',
  how: 'Finds links to a URL that has no page and that a rule of redirects.yaml redirects.',
  fix: 'Write the target of the redirect.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: (site) => {
    const found = findReferences(site, 'links', (target) => redirectTarget(site, pathOf(target)) !== undefined).flatMap(
      ({ target: url, pages, isShared }) => {
        const [first] = pages
        const to = redirectTarget(site, url)
        if (!first || to === undefined) return []
        const slot = site.navigation.find(({ path }) => pathOf(path) === url)
        const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)
        const written = slot?.at ?? typed?.at
        const finding = {
          url,
          at: written ?? site.sourceOf(first),
          what: `A link on ${first.path}, ${onPages(pages.length)}, goes to ${url}, which redirects to ${to}.`,
          fix: `Write ${to}.`,
          ...shownOn(pages, isShared),
        }
        // Links of one part that the manifest does not have were written at once.
        return [
          { finding, right: `${to} for ${url}`, list: isShared && !written ? `${first.path} ${pages.length}` : url },
        ]
      },
    )
    const lists = groupBy(found, ({ list }) => list)
    return found.map(({ finding, list }) => {
      const inList = lists.get(list) ?? []
      return inList.length > mostApart
        ? { ...finding, fix: `Write ${inList.map(({ right }) => right).join(', ')}.`, group: { name: list } }
        : finding
    })
  },
}

/** The target of the redirect at a URL, with or without trailing slash; undefined without a redirect, or if a page is served there. */
export function redirectTarget({ served, redirectAt }: AuditedSite, path: string): string | undefined {
  if (served.has(path) || served.has(otherForm(path))) return undefined
  return (redirectAt(path) ?? redirectAt(otherForm(path)))?.to
}
