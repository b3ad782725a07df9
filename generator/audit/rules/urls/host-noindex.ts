import type { AuditedSite } from '../../../core/audited-site.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import { type HostHeader, isNamed, isNoindex } from '../../files/host-rules/host-header.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { hostHeaders } from '../../files/host-rules/read-host-headers.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A header that keeps pages out of search engines, which the manifest wants indexed. */
export const hostNoindex: SiteRule = {
  code: 'host-noindex',
  scope: 'site',
  title: 'Header keeps pages out of search engines',
  severity: 'error',
  why: 'A header X-Robots-Tag with noindex works like the directive in the page, but no one sees it there. The pages disappear from search results within days.',
  how: 'Reads X-Robots-Tag in _headers, .htaccess, vercel.json, firebase.json, netlify.toml, staticwebapp.config.json, nginx.conf and Caddyfile of the output, and finds pages that it hides and the manifest does not, and images that the sitemap lists. Ignores headers for some requests only.',
  fix: 'Remove the header, or limit it to the paths that are meant to be hidden. If the file was edited by hand, build again.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  check: (site) =>
    hostHeaders(site.files).flatMap((rule): SiteFinding[] => {
      if (!isNamed(rule, 'X-Robots-Tag') || !isNoindex(rule.value)) return []
      const hidden = site.pages.filter(
        (page) => rule.matches(page.path) && site.listingOf(page)?.isIndexed && !isKeptOut(page.robots),
      )
      const [first] = hidden
      if (!first) return hiddenPictures(rule, site)
      const more = hidden.length === 1 ? '' : ` and ${hidden.length - 1} more`
      return [
        {
          url: first.path,
          at: hostLineAt(site, rule),
          what: `Line ${rule.line} of ${rule.file} sends "noindex" for ${rule.from}, which hides ${first.path}${more}.`,
          subject: `${rule.file} ${rule.line}`,
          explains: [`/${rule.file}`],
          ...shownOn(hidden),
        },
      ]
    }),
}

/** The sitemap asks search engines to index the images that the header hides. */
function hiddenPictures(rule: HostHeader, { sitemaps, manifest }: AuditedSite): SiteFinding[] {
  const { origin } = manifest.site
  const listed = sitemaps.flatMap(({ entries }) => entries.flatMap(({ pictures }) => pictures))
  const picture = listed.find((url) => url.startsWith(origin) && rule.matches(url.slice(origin.length)))
  if (picture === undefined) return []
  return [
    {
      url: picture.slice(origin.length),
      at: manifest.hostingAt,
      severity: 'warning',
      what: `Line ${rule.line} of ${rule.file} sends "noindex" for ${rule.from}, which hides images that the sitemap lists, such as ${picture.slice(origin.length)}.`,
      subject: `${rule.file} ${rule.line}`,
    },
  ]
}
