import { z } from 'zod'
import { Line, Slug } from './primitives.ts'

/** What an address is made of. Anything else stands in addresses as `%` and hex digits; so does what servers' settings take for their own. */
const plainSegment = /^(?!\.{1,2}$)[A-Za-z0-9._~!&()+,=@%-]+$/
const plainRest = /^[A-Za-z0-9._~!&()+,=@%:/?#-]*$/
const nameSegment = /^:[a-z][A-Za-z0-9]*$/

/** A path of this site, or a pattern: `:name` for one segment, `*` at the end for any number. No query, no fragment. */
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

const withoutRest = (url: string) => url.replace(/[?#].*$/, '')

/** A path of this site, the same names as in `from` filled in; with a query or fragment, if need be. */
const isTargetPath = (to: string) =>
  isPathOrPattern(withoutRest(to)) && plainRest.test(to.slice(withoutRest(to).length))

function isTargetUrl(to: string): boolean {
  const [, host = '', path = '', rest = ''] = /^https:\/\/([^/?#]+)([^?#]*)(.*)$/.exec(to) ?? []
  return /^[a-z0-9.-]+(:\d+)?$/i.test(host) && isPathOrPattern(path || '/') && plainRest.test(rest) && URL.canParse(to)
}

/** In place of a target: from a service in a place that is gone to the service, and from a place to the list of places. */
export const above = '..'

/**
 * Where an address that is no more now leads, for good. Its source is one of
 * `from`: a path of this site, e.g. `/blog/spring-tips/`, or a pattern, e.g. `/blog/:post/` or `/shop/*`;
 * `city`, `county`, `service` or `page`: a record that is gone, by the key it had, for every address it had.
 */
export const RedirectRule = z
  .strictObject({
    from: z
      .string()
      .refine(isPathOrPattern, {
        message:
          'this is a path of this site, with :name for any one part or * at its end for any number, odd characters as % and two digits; write it like /blog/:post/',
      })
      .optional(),
    /** Slug it had in cities.csv. */
    city: Slug.optional(),
    /** File name it had below counties/. */
    county: Slug.optional(),
    /** File name it had below services/. */
    service: Slug.optional(),
    /** File name it had below pages/, or an alias. */
    page: Slug.optional(),
    /**
     * The record that takes its place, by key; `..` for the page above each address of a record; a path of this site, with
     * names of `from`; or an https URL.
     */
    to: z
      .string()
      .refine((to) => to === above || Slug.safeParse(to).success || isTargetPath(to) || isTargetUrl(to), {
        message:
          'this is the key of a record, .. for the page above, a path of this site or a URL that starts with https://, odd characters as % and two digits; write it like /services/',
      })
      .optional(),
    /** Why it is gone for good and nothing takes its place; answered with status 410. */
    gone: Line.optional(),
  })
  .refine((rule) => sourceKeys.filter((key) => rule[key] !== undefined).length === 1, {
    message: 'a redirect has one source: from, city, county, service or page; keep one of them',
  })
  .refine((rule) => (rule.to === undefined) !== (rule.gone === undefined), {
    message: 'a redirect has either "to" or "gone"; write where it leads, or why nothing is there any more',
  })
  .refine(
    (rule) =>
      rule.from === undefined || rule.to === undefined || !(rule.to === above || Slug.safeParse(rule.to).success),
    { message: 'a path leads to a path or URL, not to the key of a record or to ".."; write "to" like /services/' },
  )

const sourceKeys = ['from', 'city', 'county', 'service', 'page'] as const

/** `redirects.yaml` */
export const Redirects = z.array(RedirectRule)
export type RedirectRule = z.infer<typeof RedirectRule>
