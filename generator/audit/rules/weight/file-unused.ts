import type { AuditedSite } from '../../../core/audited-site.ts'
import { isHostConfig } from '../../../core/host-config.ts'
import { nearest } from '../../../core/suggest.ts'
import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteRule } from '../../rule.ts'

/** Files that browsers, crawlers and hosts request by convention, and proofs of ownership: text or HTML files in the root folder. */
const requestedByConvention =
  /^\/(\.well-known\/.*|[^/]*\.(txt|html?|xml)|(favicon|apple-touch-icon)[^/]*|_(routes\.json|worker\.js)|netlify\.toml|firebase\.json|staticwebapp\.config\.json|web\.config|nginx\.conf|Caddyfile|\.nojekyll|CNAME)$|\.html?$/i

/** Files without a reference. */
export const fileUnused: SiteRule = {
  code: 'file-unused',
  scope: 'site',
  title: 'Unused file',
  severity: 'notice',
  why: 'The file is public and can be found, but is easily forgotten when the site is updated.',
  how: 'Reports files that no page, stylesheet, script, sitemap, web manifest or structured data refers to. Ignores files that browsers, crawlers and hosts request by convention, such as robots.txt, and compressed copies of other files.',
  fix: 'Remove the file, or link to it. If other sites request it, as they may a press image, add an entry to known-issues.yaml.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/remove-information',
  supersededBy: [
    'canonical-form',
    'dead-data-url',
    'dead-resource',
    'file-too-large',
    'head-url-host',
    'leftover-file',
    'personal-data',
    'not-found-page',
    'page-broken',
    'page-exchanged',
    'page-missing',
    'picture-differs',
    'soft-404',
    'source-empty',
  ],
  check: (site) => {
    const named = namedFiles(site)
    const unused = site.files.urls.filter(
      (url) =>
        !named.has(url) &&
        !isHostConfig(url.slice(1)) &&
        !requestedByConvention.test(url) &&
        site.files.copyAt?.(url) === undefined,
    )
    if (unused.length === 0) return []
    const texts = namingTexts(site)
    const changed = changedPages(site)
    const blank = holdersOf(site, 'source-empty')
    const dead = site.targets.filter((target) => target.includes('.') && !site.served.has(pathOf(target)))
    const missing = site.targets.map(pathOf).filter((path) => path.startsWith('/assets/') && !site.served.has(path))
    return unused
      .filter((url) => !texts.some((text) => text.includes(url.slice(url.lastIndexOf('/') + 1))))
      .map((url) => ({
        url,
        at: site.manifest.siteAt,
        what: `Nothing on the site refers to ${url}.`,
        followsFrom: [
          // The file may be the one that a broken URL means.
          ...(isPicture(url) ? dead.filter(isPicture) : nearIn(dead, url)),
          // An image without a file may be the only one that shows it.
          ...(isPicture(url) ? blank : []),
          // Such a page may be the only one that shows an image, or loads a script.
          ...(/^\/(?:images|assets)\//.test(url)
            ? changed
            : changed.filter((path) => path !== '/' && url.startsWith(path))),
          // Only the home page names the web manifest.
          ...(url.endsWith('.webmanifest') ? ['/'] : []),
          // A missing script may be the only one that loads another.
          ...(url.startsWith('/assets/') ? missing : []),
        ],
        group: { name: url.slice(0, url.lastIndexOf('/') + 1), noun: 'file' },
      }))
  },
}

const isPicture = (url: string) => /\.(?:avif|webp|jpe?g|png|gif|svg)$/i.test(url)

/** The URL most like that of a file, among those of its folder and format. */
function nearIn(urls: readonly string[], url: string): string[] {
  const [folder, format] = [url.slice(0, url.lastIndexOf('/') + 1), url.slice(url.lastIndexOf('.'))]
  const near = nearest(
    url,
    urls.filter((other) => other.startsWith(folder) && other.endsWith(format)),
  )
  return near === undefined ? [] : [near]
}

/** Pages that are missing or have lost their content, those with another canonical, and the 404 page, which may be another page now. */
function changedPages({ expected, served, pages, manifest }: AuditedSite): string[] {
  const { origin } = manifest.site
  return [
    ...[...expected.keys()].filter((path) => path === '/404.html' || !served.has(path)),
    ...pages.filter(({ issues }) => issues.some(({ code }) => code === 'soft-404')).map(({ path }) => path),
    ...pages.filter(({ path, canonical }) => canonical !== origin + path).map(({ path }) => path),
  ]
}

/** The pages and shared parts with an issue of a rule. */
function holdersOf({ pages, parts }: AuditedSite, code: string): string[] {
  const hasIssue = ({ issues }: { issues: readonly { code: string }[] }) => issues.some((issue) => issue.code === code)
  return [...pages.filter(hasIssue).map(({ path }) => path), ...parts.filter(hasIssue).map(({ name }) => name)]
}

/** The URLs that pages, stylesheets and sitemaps refer to. */
function namedFiles({ targets, stylesheetUrls, sitemaps, manifest }: AuditedSite): Set<string> {
  const { origin } = manifest.site
  const named = new Set<string>()
  for (const target of targets) named.add(decodedPath(target))
  for (const { url } of stylesheetUrls) named.add(url)
  for (const { entries } of sitemaps)
    for (const { pictures } of entries) for (const url of pictures) named.add(withoutOrigin(url, origin))
  return named
}

/** Scripts and web manifests refer to files in many ways, so a file name anywhere in them counts as a reference. */
function namingTexts({ files }: AuditedSite): string[] {
  return files.urls
    .filter((url) => /\.(m?js|webmanifest|json|css)$/i.test(url))
    .map((url) => files.read(url).toString('utf8'))
}

function decodedPath(target: string): string {
  const path = pathOf(target)
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
