import { z } from 'zod'
import { Line, optionalInTranslations, Slug, Text } from './primitives.ts'

/**
 * A link by target instead of URL, so that a change of URL policy also applies to it:
 * `page`, `service`, `category`, `city`, `county` or `office` by slug; `service` with `city` or `county` for the service in that place;
 * `path` for a URL typed by hand. The audit reports it if it does not exist.
 */
export const Link = z
  .strictObject({
    /** Link text. Default: the name of the record. Required with `path`. */
    label: Line.optional(),
    /** Slug or alias of a page in pages/. */
    page: Slug.optional(),
    service: Slug.optional(),
    /** File name in categories/. */
    category: Slug.optional(),
    /** Slug in cities.csv. */
    city: Slug.optional(),
    /** File name in counties/. */
    county: Slug.optional(),
    /** File name in offices/. */
    office: Slug.optional(),
    path: optionalInTranslations(
      Text.regex(/^\/(?!\/)[^\s"'<>\\]*$/, {
        message: 'a path of this site starts with one / and contains no space or quote; write it like /blog/',
      }),
    ).optional(),
  })
  .refine((link) => targetTypes.has(typesOf(link)), {
    error: ({ input }) =>
      `a link has one target: page, service, category, city, county, office, path, or service with city or county; ${typesOf(input as object) === '' ? 'add a target, such as page: contact' : 'keep one target'}`,
  })
  .refine((link) => link.path === undefined || link.label !== undefined, {
    message: 'a link with a path requires a label; add a label',
  })

export type Link = z.infer<typeof Link>

const targetTypes = new Set([
  'page',
  'service',
  'category',
  'city',
  'county',
  'office',
  'path',
  'service+city',
  'service+county',
])

function typesOf(link: {
  page?: unknown
  service?: unknown
  category?: unknown
  city?: unknown
  county?: unknown
  office?: unknown
  path?: unknown
}) {
  return (['page', 'service', 'category', 'city', 'county', 'office', 'path'] as const)
    .filter((key) => link[key] !== undefined)
    .join('+')
}

/** `navigation.yaml` */
export const Navigation = z.strictObject({
  header: z.strictObject({
    links: z.array(Link).min(1),
    /** The highlighted button, e.g. Book Now. */
    action: Link,
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: Line, links: z.array(Link).min(1) })).min(1),
    /** Legal links at the end of the footer. */
    legal: z.array(Link).default([]),
  }),
})

export type Navigation = z.infer<typeof Navigation>
