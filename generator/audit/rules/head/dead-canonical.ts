import type { AuditedSite } from '../../../core/audited-site.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { otherForm } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { isHeadChanged } from '../../findings/head-changed.ts'
import { pairSubject } from '../../findings/superseded.ts'
import type { SiteRule } from '../../rule.ts'
import { faultOf as canonicalFault } from './canonical-form.ts'

/** More pages than this have one cause, such as a template. */
const mostApart = 5

/** A canonical that is not a page of this site, or whose page has another canonical or noindex. */
export const deadCanonical: SiteRule = {
  code: 'dead-canonical',
  scope: 'site',
  title: 'Canonical target not indexable',
  severity: 'error',
  why: 'A canonical tells search engines to index another page instead of this one. If that page is missing, has noindex or names a third page, neither may be indexed.',
  how: 'The canonical of every page must be an indexable page of this site. Ignores a target that the manifest gives and whose head was changed, since the fault is on the target.',
  fix: 'Use the URL of a page that is its own canonical.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['canonical-form', 'canonical-several', 'page-missing'],
  check: (site) =>
    site.pages.flatMap((page) => {
      const fault = faultIn(site, page)
      if (!fault) return []
      const target = withoutOrigin(page.canonical ?? '', site.manifest.site.origin)
      return [
        {
          url: page.path,
          at: site.sourceOf(page),
          what: `The canonical of ${page.path} is ${page.canonical}, ${fault}.`,
          ...(!site.pagesByPath.has(target) && { followsFrom: [target] }),
          // One wrong setting changes many canonicals, to one target or in the same way.
          group: isOtherForm(site, target)
            ? { name: 'form' }
            : isExchanged(site, page, target)
              ? { name: pairSubject(page.path, target) }
              : { name: target, above: mostApart },
        },
      ]
    }),
}

/** Whether two pages have the canonicals of each other. */
const isExchanged = ({ pagesByPath, manifest }: AuditedSite, { path }: AuditedPage, target: string) =>
  pagesByPath.get(target)?.canonical === manifest.site.origin + path

/** Whether a target is the URL of a page without its slash, or the name of its file. */
const isOtherForm = ({ served, pagesByPath }: AuditedSite, target: string) =>
  served.has(otherForm(target)) || (target.endsWith(fileName) && pagesByPath.has(target.slice(0, -fileName.length)))

const fileName = 'index.html'

function faultIn(site: AuditedSite, page: AuditedPage): string | undefined {
  const { path, canonical, route } = page
  const { origin } = site.manifest.site
  if (route === undefined || !canonical) return undefined
  const formFault = canonicalFault(canonical, origin)
  if (formFault !== undefined) return formFault
  const targetPath = canonical.slice(origin.length)
  const target = site.pagesByPath.get(targetPath)
  if (!target)
    return site.served.has(otherForm(targetPath))
      ? `but the URL of the page is ${otherForm(targetPath)}`
      : 'which is not a page of this site'
  const isGiven = path !== targetPath && site.listingOf(page)?.canonicalPath === targetPath
  if (isGiven && isHeadChanged(site, target)) return undefined
  if (target.canonical !== canonical) return `whose own canonical is ${target.canonical ?? 'missing'}`
  return path !== targetPath && isKeptOut(target.robots) ? 'which has noindex' : undefined
}
