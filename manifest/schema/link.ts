import { z } from 'zod'
import { Line, optionalInTranslations, Slug, Text } from './primitives.ts'

/**
 * A link by target instead of URL, so that a change of URL policy also applies to it:
 * `page`, `service`, `category`, `city`, `county` or `office` by slug; `service` with `city` or `county` for the service in that place;
 * `path` for a URL typed by hand. The audit reports it if it does not exist.
 */
export const Link = z
  .strictObject({
    label: Line.optional().describe('Link text. Default: the name of the record. Required with `path`.'),
    page: Slug.optional().describe('Slug or alias of a page in pages/.'),
    service: Slug.optional(),
    category: Slug.optional().describe('File name in categories/.'),
    city: Slug.optional().describe('Slug in cities.csv.'),
    county: Slug.optional().describe('File name in counties/.'),
    office: Slug.optional().describe('File name in offices/.'),
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
    action: Link.describe('The highlighted button, e.g. Book Now.'),
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: Line, links: z.array(Link).min(1) })).min(1),
    legal: z.array(Link).default([]).describe('Legal links at the end of the footer.'),
  }),
})

export type Navigation = z.infer<typeof Navigation>
