import { z } from 'zod'
import { Line, Slug } from './primitives.ts'

/** Characters of a URL. All others are percent-encoded, as are those with a meaning in server configurations. */
const plainSegment = /^(?!\.{1,2}$)[A-Za-z0-9._~!&()+,=@%-]+$/
const plainRest = /^[A-Za-z0-9._~!&()+,=@%:/?#-]*$/
const nameSegment = /^:[a-z][A-Za-z0-9]*$/

/** Whether this is a path of this site, or a pattern: `:name` for one segment, `*` at the end for any number. No query or fragment. */
export function isPathOrPattern(path: string): boolean {
  const [first, ...segments] = path.split('/')
  if (segments.at(-1) === '') segments.pop()
  const names = segments.filter((segment) => nameSegment.test(segment))
  return (
    first === '' &&
    path !== '//' &&
    segments.every(
      (segment, index) =>
        plainSegment.test(segment) ||
        nameSegment.test(segment) ||
        (segment === '*' && index === segments.length - 1 && !path.endsWith('/')),
    ) &&
    new Set(names).size === names.length
  )
}

/** `/old/` for `https://www.company.example/old/`, `old/` and `/old/?page=2`, `/shop/*` for `^/shop/(.*)$`; an example for others. */
function meantPath(text: string): string {
  const path = text
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\^|\$$/g, '')
    .replace(/\(?\.\*\)?$/, '*')
    .replace(/\*\/$/, '*')
    .replace(/\s/g, '%20')
  const whole = path.startsWith('/') ? path : `/${path}`
  return whole !== '/' && isPathOrPattern(whole) ? whole : '/blog/:post/'
}

const withoutRest = (url: string) => url.replace(/[?#].*$/, '')

/** A path of this site, which may contain names of `from`, a query and a fragment. */
const isTargetPath = (to: string) =>
  isPathOrPattern(withoutRest(to)) && plainRest.test(to.slice(withoutRest(to).length))

function isTargetUrl(to: string): boolean {
  const [, host = '', path = '', rest = ''] = /^https:\/\/([^/?#]+)([^?#]*)(.*)$/.exec(to) ?? []
  return /^[a-z0-9.-]+(:\d+)?$/i.test(host) && isPathOrPattern(path || '/') && plainRest.test(rest) && URL.canParse(to)
}

/** Target that means the page above: the service for a service in a removed place, the list of places for a place. */
export const above = '..'

/**
 * A permanent redirect. Its source is one of
 * `from`: a path of this site, e.g. `/blog/spring-tips/`, or a pattern, e.g. `/blog/:post/` or `/shop/*`;
 * `city`, `county`, `service` or `page`: a removed record by its former key, for all URLs it had.
 */
export const RedirectRule = z
  .strictObject({
    from: z
      .string()
      .refine(isPathOrPattern, {
        error: ({ input }) =>
          `it must be a path of this site without a query, optionally with :name for one segment or * at the end for several, and with special characters percent-encoded; write it like ${meantPath(String(input))}`,
      })
      .optional(),
    city: Slug.optional().describe('Former slug in cities.csv.'),
    county: Slug.optional().describe('Former file name in counties/.'),
    service: Slug.optional().describe('Former file name in services/.'),
    page: Slug.optional().describe('Former file name in pages/, or alias.'),
    to: z
      .string()
      .refine((to) => to === above || Slug.safeParse(to).success || isTargetPath(to) || isTargetUrl(to), {
        message:
          'it must be the key of a record, .. for the page above, a path of this site or a URL that starts with https://, with special characters percent-encoded; write it like /services/',
      })
      .optional()
      .describe(
        'The key of the replacement record; `..` for the page above each URL of a record; a path of this site, which may contain names of `from`; or an https URL.',
      ),
    toCounty: Slug.optional().describe(
      'For a city, a file name in counties/: each URL leads to the same one of the county, that of a service to the service in the county.',
    ),
    gone: Line.optional().describe('Why it was removed without a replacement. Answered with status 410.'),
  })
  .refine((rule) => sourceKeys.filter((key) => rule[key] !== undefined).length === 1, {
    message: 'a redirect has one source: from, city, county, service or page; keep one source',
  })
  .refine((rule) => targetKeys.filter((key) => rule[key] !== undefined).length === 1, {
    message: 'a redirect has either "to", "toCounty" or "gone"; write the target, or why the page was removed',
  })
  .refine((rule) => rule.toCounty === undefined || rule.city !== undefined, {
    message: 'only the URLs of a city lead to those of a county; write "city", or "to" in place of "toCounty"',
  })
  .refine(
    (rule) =>
      rule.from === undefined || rule.to === undefined || !(rule.to === above || Slug.safeParse(rule.to).success),
    { message: 'the target of a path is a path or URL, not the key of a record or ".."; write "to" like /services/' },
  )

const sourceKeys = ['from', 'city', 'county', 'service', 'page'] as const
const targetKeys = ['to', 'toCounty', 'gone'] as const

/** `redirects.yaml` */
export const Redirects = z.array(RedirectRule)
export type RedirectRule = z.infer<typeof RedirectRule>
