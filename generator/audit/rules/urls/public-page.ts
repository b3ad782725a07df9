import type { AuditedSite } from '../../../core/audited-site.ts'
import { isCanonical, metaContents } from '../../../core/html/page.ts'
import { elementsNamed, type HtmlScan, scanHtml } from '../../../core/html/scan-html.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import { placeholderIn, sourceIn } from '../../../core/text/leftovers.ts'
import { isFile, otherForm, pathOf } from '../../../core/url.ts'
import { isLocal } from '../../markup/local-host.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A page among the files to copy that leads to missing URLs, or that search engines index beside the pages of the site. */
export const publicPage: SiteRule = {
  code: 'public-page',
  scope: 'site',
  title: 'Wrong page in public/',
  severity: 'error',
  why: 'Such a page is served and indexed like any other, but nothing keeps it up to date: its links break, and it competes with the pages of the site.',
  how: 'Reads every HTML file of public/ that is a page: with a title, a body or a heading. Its links and files on this site must exist, none may be on localhost or a trial of the site, its canonical must be on this site, and its text must have no placeholder. An indexable page needs a title and a canonical, and a link from a page of the site (warnings). Ignores proofs of ownership and redirects.',
  fix: 'Correct the file, write noindex in it, or remove it and redirect its URL.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) =>
    Array.from(site.files.ownFiles ?? []).flatMap(([url, written]): SiteFinding[] => {
      if (!/\.html?$/.test(url)) return []
      const html = site.files.read(url).toString('utf8')
      if (!/<(?:html|body|title|h1)[\s>]/i.test(html) || /<meta\s[^>]*http-equiv=["']?refresh/i.test(html)) return []
      const page: PublicPage = { url, path: url.replace(/\/index\.html?$/, '/'), scan: scanHtml(html) }
      const errors = errorsOf(page, site)
      const faults = errors.length > 0 ? errors : warningsOf(page, site)
      if (faults.length === 0) return []
      return [
        {
          url: page.path,
          ...(errors.length === 0 && { severity: 'warning' }),
          at: { file: written, line: 1, column: 1 },
          what: `The page ${page.path} of public/ ${listed(faults)}.`,
        },
      ]
    }),
}

type PublicPage = { url: string; path: string; scan: HtmlScan }

/** Faults as verb phrases. */
function errorsOf({ url, scan }: PublicPage, site: AuditedSite): string[] {
  const { origin } = site.manifest.site
  const own = new URL(origin)
  const targets = [...new Set(targetsIn(scan))]
  const wrongHosts = targets.filter(
    (target) => isLocal(target) || isOtherHostOf(hostOf(target, origin + url), own.host),
  )
  const missing = targets.flatMap((target) => {
    const path = wrongHosts.includes(target) ? undefined : pathOnSite(target, { url, origin })
    return path === undefined || isServed(path, site) ? [] : [path]
  })
  const canonical = canonicalOf(scan)
  const leftover = placeholderIn(scan.content)?.[0] ?? sourceIn(scan.content)?.phrase
  return [
    ...(missing.length === 0
      ? []
      : [`leads to ${missing[0]}${andMore(missing.length - 1)}, which the site does not have`]),
    ...(wrongHosts.length === 0
      ? []
      : [`leads to ${wrongHosts[0]}${andMore(wrongHosts.length - 1)} instead of ${own.host}`]),
    ...(canonical !== undefined && !isKeptOut(robotsOf(scan)) && new URL(canonical, origin + url).host !== own.host
      ? [`has the canonical ${canonical}, which is not on ${origin}`]
      : []),
    ...(leftover === undefined ? [] : [`contains "${leftover}", which was never written out`]),
  ]
}

function warningsOf({ url, path, scan }: PublicPage, { manifest, targets }: AuditedSite): string[] {
  if (isKeptOut(robotsOf(scan))) return []
  const canonical = canonicalOf(scan)
  if (canonical !== undefined && ![path, url].includes(canonical.replace(manifest.site.origin, ''))) return []
  const isLinked = targets.some((target) => [path, url].includes(pathOf(target)))
  const lacks = [
    ...(elementsNamed(scan, 'title').some(({ text }) => text.trim() !== '') ? [] : ['title']),
    ...(canonical === undefined ? ['canonical'] : []),
    ...(isLinked ? [] : ['link from a page of the site']),
  ]
  return lacks.length === 0 ? [] : [`is indexable, but has no ${lacks.join(' and no ')}`]
}

const targetsIn = (scan: HtmlScan): string[] =>
  scan.elements.flatMap(({ name, attributes: { href, src, rel = '' } }) => {
    const target = name === 'a' || (name === 'link' && /\b(?:stylesheet|icon)\b/i.test(rel)) ? href : src
    return target?.trim() ? [target.trim()] : []
  })

const canonicalOf = (scan: HtmlScan): string | undefined => {
  const href = elementsNamed(scan, 'link').find(isCanonical)?.attributes.href?.trim()
  return href === undefined || href === '' || !URL.canParse(href, 'https://a.example') ? undefined : href
}

const robotsOf = (scan: HtmlScan) => ['robots', 'googlebot'].flatMap((name) => metaContents(scan, name)).join(', ')

const hostOf = (target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base).host : '')

/** The path of a URL on this site; undefined for other sites, and for mail and phone links. */
function pathOnSite(target: string, { url, origin }: { url: string; origin: string }): string | undefined {
  if (!URL.canParse(target, origin + url)) return undefined
  const absolute = new URL(target, origin + url)
  return absolute.origin === new URL(origin).origin ? absolute.pathname : undefined
}

const isServed = (path: string, { served, redirectAt }: AuditedSite) =>
  served.has(path) ||
  (!isFile(path) && served.has(otherForm(path))) ||
  served.has(`${path.replace(/\/$/, '')}/index.html`) ||
  redirectAt(path) !== undefined

const andMore = (count: number) => (count === 0 ? '' : ` and ${count} more`)

const listed = (faults: readonly string[]) => faults.join(', and ')
