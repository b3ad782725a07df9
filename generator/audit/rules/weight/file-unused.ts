import { isLeftover } from '../../files/leftovers.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** Files that browsers, crawlers and hosts request by convention, and proofs of ownership: text or HTML files in the root folder. */
const requestedByConvention =
  /^\/(\.well-known\/.*|[^/]*\.(txt|html?|xml)|(favicon|apple-touch-icon)[^/]*|_(headers|redirects|routes\.json|worker\.js)|vercel\.json|netlify\.toml|staticwebapp\.config\.json|\.htaccess|\.nojekyll|CNAME)$|\.html?$/i

/** Files without a reference. */
export const fileUnused: SiteRule = {
  code: 'file-unused',
  scope: 'site',
  title: 'Unused file',
  severity: 'notice',
  why: 'The file is public and can be found, but is easily forgotten when the site is updated.',
  how: 'Files that no page, stylesheet, script, sitemap, web manifest or structured data names. What browsers, crawlers and hosts ask for without being told, such as robots.txt, is let pass; leftover-file speaks of what a tool has forgotten.',
  fix: 'Remove the file, or link to it. If other sites request it, as they may a press image, add an entry to known-issues.yaml.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/remove-information',
  check: (site) => {
    const named = namedFiles(site)
    const unused = site.files.urls.filter(
      (url) => !named.has(url) && !requestedByConvention.test(url) && !isLeftover(url),
    )
    if (unused.length === 0) return []
    const texts = namingTexts(site)
    const byFolder = new Map<string, string[]>()
    for (const url of unused) {
      const name = url.slice(url.lastIndexOf('/') + 1)
      if (texts.some((text) => text.includes(name))) continue
      const folder = url.slice(0, url.lastIndexOf('/') + 1)
      const known = byFolder.get(folder)
      if (known) known.push(url)
      else byFolder.set(folder, [url])
    }
    return [...byFolder].map(([folder, urls]) => ({
      url: urls[0] ?? folder,
      at: site.manifest.siteAt,
      what:
        urls.length === 1
          ? `Nothing on the site refers to ${urls[0]}.`
          : `Nothing on the site refers to ${urls.length} files in ${folder}, for example ${urls[0]}.`,
      ...(urls.length > 1 && { count: urls.length, urls: urls.slice(0, 20) }),
    }))
  },
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
  const path = target.replace(/[?#].*$/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
