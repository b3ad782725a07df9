import type { Hsts } from '#manifest/schema/hosting.ts'
import type { SiteSettings } from '#manifest/schema.ts'

export type Header = readonly [name: string, value: string]

/** Response headers. The files of all hosts and the preview are made from this one table. */
export type SiteHeaders = {
  /** Sent with every response, including errors and redirects. */
  every: Header[]
  /** Content-Security-Policy of the site, and of an SVG opened as a document. */
  policy: { site: string; drawing: string }
  /** Cache-Control of files named by hash, and of everything else. */
  cache: { hashed: string; other: string }
}

/** Folders whose files have their hash in the name, so a file there never changes. */
export const hashedFolders = ['assets', 'images'] as const

/** Cached for a year, and revalidated on every request. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'public, max-age=0, must-revalidate' }

/** Source of the values: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers */
export function siteHeaders(settings: SiteSettings, policy: SiteHeaders['policy']): SiteHeaders {
  return {
    every: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      // For browsers without support for frame-ancestors.
      ['X-Frame-Options', 'SAMEORIGIN'],
      // same-origin would break pop-up windows of booking forms.
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ['Permissions-Policy', permissionsPolicy(settings)],
      ['Strict-Transport-Security', strictTransport(settings.hosting.hsts)],
    ],
    policy,
    cache: caching,
  }
}

/** Device features that no page uses; frames in a page may not use them either. */
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
