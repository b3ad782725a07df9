import type { AuditedSite } from '../../../core/audited-site.ts'
import { pictureSize } from '../../files/picture-size.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** The icons of the home page, the only page whose icons search engines read. */
export const favicon: SiteRule = {
  code: 'favicon',
  scope: 'site',
  title: 'Site icon missing or too small',
  severity: 'warning',
  why: 'Search results on phones show the icon next to every result of the site, and tabs and bookmarks show it too. A site without one gets a gray globe.',
  how: 'The home page must link an icon that is an SVG or a square of at least the given size, and an apple-touch-icon of at least the given size.',
  fix: 'Add a logo or an icon to the manifest and build again.',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  supersededBy: ['dead-resource'],
  thresholds: {
    icon: { value: 48, unit: 'px', meaning: 'Minimum size of an icon that is not an SVG.' },
    touch: { value: 180, unit: 'px', meaning: 'Minimum size of the icon for the home screen of a phone.' },
  },
  check: (site, { limit }) => {
    if (!site.pagesByPath.has('/')) return []
    return [...iconFindings(site, 'icon', limit('icon')), ...iconFindings(site, 'apple-touch-icon', limit('touch'))]
  },
}

function iconFindings(site: AuditedSite, rel: 'icon' | 'apple-touch-icon', minimum: number): SiteFinding[] {
  const { files, manifest, pagesByPath } = site
  const links = pagesByPath.get('/')?.headLinks ?? []
  const urls = links.filter((link) => link.rel.split(/\s+/).includes(rel)).map(({ url }) => url)
  const missing = urls.filter((url) => !files.has(url))
  const finding = (what: string): SiteFinding[] => [{ url: '/', at: manifest.siteAt, what, followsFrom: missing }]
  if (urls.length === 0) return finding(`The home page links no ${rel}.`)
  if (missing.length > 0) return finding(`The ${rel} ${missing.join(', ')} of the home page does not exist.`)
  const sizes = urls.map((url) => ({ url, size: pictureSize(files, url) }))
  const isFine = ({ url, size }: (typeof sizes)[number]) =>
    url.endsWith('.svg') || (size && size.width >= minimum && size.width === size.height)
  if (sizes.some(isFine)) return []
  const found = sizes.map(
    ({ url, size }) => `${url} ${size ? `is ${size.width} by ${size.height} pixels` : 'is not an image'}`,
  )
  return finding(`No ${rel} of the home page is a square of ${minimum} pixels or more: ${found.join(', ')}.`)
}
