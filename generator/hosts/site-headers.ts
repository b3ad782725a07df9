import type { Hsts } from '#manifest/schema/hosting.ts'
import type { SiteSettings } from '#manifest/schema.ts'

export type Header = readonly [name: string, value: string]

/** What a server says with its answers. The one table all hosts and the preview are made from. */
export type SiteHeaders = {
  /** With every answer, errors and redirects included. */
  every: Header[]
  /** Content-Security-Policy: of the site, and of an SVG that is opened by itself. */
  policy: { site: string; drawing: string }
  /** Cache-Control: of what has its content in its name, and of everything else. */
  cache: { hashed: string; other: string }
}

/** Folders whose files are named by their content, so that one of them never changes. */
export const hashedFolders = ['assets', 'images'] as const

/** For a year, and looked at again each time. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'public, max-age=0, must-revalidate' }

/** Source of the values: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers */
export function siteHeaders(settings: SiteSettings, policy: SiteHeaders['policy']): SiteHeaders {
  return {
    every: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      // For browsers that do not know frame-ancestors.
      ['X-Frame-Options', 'SAMEORIGIN'],
      // Plain same-origin would break the windows that booking forms open.
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ['Permissions-Policy', permissionsPolicy(settings)],
      ['Strict-Transport-Security', strictTransport(settings.hosting.hsts)],
    ],
    policy,
    cache: caching,
  }
}

/** What no page of ours asks a device for, and no frame in it may. */
const closed = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

function permissionsPolicy({ embeds }: SiteSettings): string {
  const payers = Object.values(embeds).flatMap((embed) => (embed?.payment ? [`"${new URL(embed.url).origin}"`] : []))
  const payment = ['self', ...[...new Set(payers)].sort()].join(' ')
  return [...closed.map((feature) => `${feature}=()`), `payment=(${payment})`].join(', ')
}

function strictTransport({ maxAge, includeSubDomains, preload }: Hsts): string {
  return [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ')
}
