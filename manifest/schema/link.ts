import { z } from 'zod'
import { Line, Slug, Text } from './primitives.ts'

/**
 * A link by what it leads to, not by URL, so that a change of URL policy reaches it:
 * `page`, `service`, `city` or `county` by slug; `service` with `city` or `county` for that service there;
 * `path` for an address typed by hand, which the audit then has to find.
 */
export const Link = z
  .strictObject({
    /** Shown text. The name of the record when absent; needed with `path`. */
    label: Line.optional(),
    /** Slug of a page below pages/, or one of its aliases. */
    page: Slug.optional(),
    service: Slug.optional(),
    /** Slug in cities.csv. */
    city: Slug.optional(),
    /** File name below counties/. */
    county: Slug.optional(),
    path: Text.regex(/^\/(?!\/)[^\s"'<>\\]*$/, {
      message: 'a path of this site starts with one / and holds no space or quote; write it like /blog/',
    }).optional(),
  })
  .refine((link) => linkKinds.has(kindOf(link)), {
    message:
      'a link has one target: page, service, city, county, path, or service with city or county; keep one of them',
  })
  .refine((link) => link.path === undefined || link.label !== undefined, {
    message: 'a link with a path needs a label; add one',
  })

export type Link = z.infer<typeof Link>

const linkKinds = new Set(['page', 'service', 'city', 'county', 'path', 'service+city', 'service+county'])

function kindOf(link: { page?: unknown; service?: unknown; city?: unknown; county?: unknown; path?: unknown }) {
  return (['page', 'service', 'city', 'county', 'path'] as const).filter((key) => link[key] !== undefined).join('+')
}

/** `navigation.yaml` */
export const Navigation = z.strictObject({
  header: z.strictObject({
    links: z.array(Link).min(1),
    /** The button that stands out, e.g. Book Now. */
    action: Link,
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: Line, links: z.array(Link).min(1) })).min(1),
    /** Small print at the very end. */
    legal: z.array(Link).default([]),
  }),
})

export type Navigation = z.infer<typeof Navigation>
