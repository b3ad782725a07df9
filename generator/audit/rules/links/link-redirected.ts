import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** A link to an address that a redirect leads on from: whoever follows it asks twice. */
export const linkRedirected: SiteRule = {
  code: 'link-redirected',
  scope: 'site',
  title: 'Link to an address that redirects',
  severity: 'warning',
  why: 'Whoever follows it asks twice, and a chain of redirects costs a phone on a slow network seconds.',
  how: 'A link whose address no page has and a rule of redirects.yaml leads on from.',
  fix: 'Write the address the redirect leads to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: (site) =>
    findReferences(site, 'links', (target) => leadsTo(site, pathOf(target)) !== undefined).flatMap(
      ({ target: url, pages, isShared }) => {
        const [first] = pages
        const to = leadsTo(site, url)
        if (!first || to === undefined) return []
        const slot = site.navigation.find(({ path }) => pathOf(path) === url)
        const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)
        return [
          {
            url,
            at: slot?.at ?? typed?.at ?? site.sourceOf(first),
            what: `A link of ${first.path}, ${onPages(pages.length)}, leads to ${url}, which redirects to ${to}.`,
            fix: `Write ${to}.`,
            ...shownOn(pages, isShared),
          },
        ]
      },
    ),
}

/** Where a redirect leads from an address of either spelling; undefined where a page is there, or none leads on. */
export function leadsTo({ served, redirectAt }: AuditedSite, path: string): string | undefined {
  if (served.has(path) || served.has(otherForm(path))) return undefined
  return (redirectAt(path) ?? redirectAt(otherForm(path)))?.to
}
