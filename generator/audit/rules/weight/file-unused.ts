import { isLeftover } from '../../files/leftovers.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** What browsers, crawlers and hosts ask for by themselves, and proofs of ownership, which lie at the top as text or HTML. */
const unasked =
  /^\/(\.well-known\/.*|[^/]*\.(txt|html?|xml)|(favicon|apple-touch-icon)[^/]*|_(headers|redirects|routes\.json|worker\.js)|vercel\.json|netlify\.toml|staticwebapp\.config\.json|\.htaccess|\.nojekyll|CNAME)$|\.html?$/i

/** Files that nothing refers to. */
export const fileUnused: SiteRule = {
  code: 'file-unused',
  scope: 'site',
  title: 'File that nothing refers to',
  severity: 'notice',
  why: 'It is published and may be found, and nobody will remember to update or remove it.',
  how: 'Files that no page, stylesheet, script, sitemap, web manifest or structured data names. What browsers, crawlers and hosts ask for without being told, such as robots.txt, is let pass; leftover-file speaks of what a tool has forgotten.',
  fix: 'Remove it, or link to it. For a file that others ask for, such as a press picture that is linked from elsewhere, write an entry in known-issues.yaml.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/remove-information',
  check: (site) => {
    const named = namedFiles(site)
    const unused = site.files.urls.filter((url) => !named.has(url) && !unasked.test(url) && !isLeftover(url))
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
          : `Nothing on the site refers to ${urls.length} files in ${folder}, ${urls[0]} for example.`,
      ...(urls.length > 1 && { count: urls.length, urls: urls.slice(0, 20) }),
    }))
  },
}

/** Everything that pages, stylesheets and sitemaps point at. */
function namedFiles({ targets, stylesheetUrls, sitemaps, manifest }: AuditedSite): Set<string> {
  const { origin } = manifest.site
  const named = new Set<string>()
  for (const target of targets) named.add(decodedPath(target))
  for (const { url } of stylesheetUrls) named.add(url)
  for (const { entries } of sitemaps)
    for (const { pictures } of entries) for (const url of pictures) named.add(withoutOrigin(url, origin))
  return named
}

/** Scripts and web manifests name files in ways of their own; a name that stands in one is taken as a reference. */
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
