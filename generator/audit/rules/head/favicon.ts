import { pictureSize } from '../../files/picture-size.ts'
import type { AuditedSite, RuleContext, SiteRule } from '../../rule.ts'

/** Icons of the front page, which is where search engines look. A file that is not there is left to dead-resource. */
export const favicon: SiteRule = {
  code: 'favicon',
  scope: 'site',
  title: 'Icon of the site missing or too small',
  severity: 'warning',
  why: 'Search results on phones show the icon beside every result of the site, and tabs and bookmarks show it all day; a site without one gets a grey globe.',
  how: 'The front page must link an icon that is an SVG or a square of at least the given size, and an apple-touch-icon of at least the given size.',
  fix: 'Put a logo or an icon into the manifest and build again.',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  thresholds: {
    icon: { value: 48, unit: 'px', meaning: 'Least size of an icon that is no SVG.' },
    touch: { value: 180, unit: 'px', meaning: 'Least size of the icon for the home screen of a phone.' },
  },
  check: (site, context) => {
    const front = site.pagesByPath.get('/')
    if (!front) return []
    const finding = (what: string | undefined) => (what ? [{ url: '/', at: site.manifest.siteAt, what }] : [])
    return [
      ...finding(iconFault(site, linked(site, 'icon'), context, 'icon', 'icon')),
      ...finding(iconFault(site, linked(site, 'apple-touch-icon'), context, 'touch', 'apple-touch-icon')),
    ]
  },
}

function linked({ pagesByPath }: AuditedSite, rel: string): string[] {
  const links = pagesByPath.get('/')?.headLinks ?? []
  return links.filter((link) => link.rel.split(/\s+/).includes(rel)).map(({ url }) => url)
}

function iconFault(
  { files }: AuditedSite,
  urls: readonly string[],
  { limit }: RuleContext,
  threshold: string,
  name: string,
): string | undefined {
  if (urls.length === 0) return `The front page links no ${name}.`
  const there = urls.filter((url) => files.has(url))
  if (there.length < urls.length || there.some((url) => url.endsWith('.svg'))) return undefined
  const sizes = there.map((url) => ({ url, size: pictureSize(files, url) }))
  const least = limit(threshold)
  if (sizes.some(({ size }) => size && size.width >= least && size.width === size.height)) return undefined
  const found = sizes.map(
    ({ url, size }) => `${url} ${size ? `is ${size.width} by ${size.height} pixels` : 'is no picture'}`,
  )
  return `No ${name} of the front page is a square of ${least} pixels or more: ${found.join(', ')}.`
}
