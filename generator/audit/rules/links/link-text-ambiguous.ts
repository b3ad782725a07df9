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
  how: 'Compares the text, case aside, and URL of links in the main content of a page, ignoring fragments and scripts in place of a URL.',
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
    const seen = new Map<string, string>()
    const reported = new Set<string>()
    for (const link of contentLinks(own)) {
      const { text, url } = readLink(link.distinct)
      const target = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
      const known = seen.get(text)
      if (known === undefined) seen.set(text, target)
      else if (known !== target && !reported.has(text)) {
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
