import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { countyName } from '#src/place.ts'
import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { isInside } from '../../../core/html/scan-html.ts'
import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'
import { nestedLink } from '../markup/interactive-nested.ts'

/** One link text for two targets. */
export const linkTextAmbiguous: PageRule = {
  code: 'link-text-ambiguous',
  scope: 'page',
  title: 'Same link text for different pages',
  severity: 'notice',
  why: 'A screen reader lists links without their context, where two links with one text cannot be distinguished. Search engines cannot tell which page the text describes.',
  how: 'Compares the text, case aside, and URL of links in the main content of a page, ignoring fragments and scripts in place of a URL. The name of a place may lead to its page and to that of a service there.',
  fix: 'Add the difference to each text, visibly or in an aria-label.',
  source: 'https://www.w3.org/TR/WCAG22/#link-purpose-in-context',
  supersededBy: [
    'dead-link',
    'email-differs',
    'interactive-nested',
    'link-form',
    'link-generic-text',
    'link-other-host',
    'link-redirected',
    'link-text-differs',
    'link-tracked',
    'phone-link-differs',
    'private-host',
  ],
  *check({ own, path }, { manifest }) {
    const { origin } = manifest.site
    const base = origin + path
    const pathIn = (target: string) => (URL.canParse(target, base) ? new URL(target, base).pathname : target)
    const isPlace = (text: string, targets: readonly string[]) => {
      const [slug = '', ...others] = new Set(targets.map((target) => pathIn(target).match(lastSegment)?.[1] ?? ''))
      return others.length === 0 && `${placeNames(manifest).get(slug) ?? ''} `.startsWith(`${text} `)
    }
    const seen = new Map<string, string>()
    const reported = new Set<string>()
    for (const link of contentLinks(own)) {
      const { text, url } = readLink(link.distinct)
      const target = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
      const known = seen.get(text)
      if (known === undefined) seen.set(text, target)
      else if (known !== target && !reported.has(text) && !isPlace(text, [known, target])) {
        reported.add(text)
        yield {
          what: `The link text "${link.label}" {pages} is used for ${known} and for ${target}.`,
          phrase: link.label,
          cause: `${text} ${[known, target].sort().join(' ')}`,
          subject: text,
          followsFrom: [nestedLink, ...[known, target].flatMap((each) => [each, pathIn(each), subjectIn(each)])],
        }
      }
    }
  },
}

const lastSegment = /([^/]+)\/?$/

/** Names of places in small letters, by the slugs that pages about them end with. */
const placeNames = kept(({ cities, counties, slugs }: Manifest): ReadonlyMap<string, string> => {
  const own = { ...slugs?.location, ...slugs?.county }
  const places = [
    ...counties.map((county) => ({ slug: county.slug, name: countyName(county) })),
    ...cities.map(({ slug, name }) => ({ slug, name })),
  ]
  return new Map(
    places.flatMap(({ slug, name }) => [slug, own[slug] ?? slug].map((each) => [each, name.toLowerCase()] as const)),
  )
})

/** What rules about phone numbers and addresses name as their subject. */
const subjectIn = (target: string) =>
  /^(?:tel|sms):/i.test(target) ? 'phone' : target.replace(/^mailto:|\?.*$/gi, '').toLowerCase()

/** The links of the main content to pages. */
const contentLinks = selection(
  (element) =>
    element.label !== '' &&
    isLink(element) &&
    isInside(element, 'main') &&
    !isInside(element, 'nav', 'header', 'footer', 'aside') &&
    !/^(#|$|javascript:)/i.test(hrefOf(element)),
)

const readLink = perDistinct((link: DistinctElement) => ({
  text: link.label.toLowerCase(),
  url: hrefOf(link).split('#')[0] ?? '',
}))
