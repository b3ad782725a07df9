import { isInside } from '../../../core/html/scan-html.ts'
import { hrefOf, linksIn } from '../../markup/link-kinds.ts'
import type { PageRule } from '../../rule.ts'

/** One link text for two targets. */
export const linkTextAmbiguous: PageRule = {
  code: 'link-text-ambiguous',
  scope: 'page',
  title: 'Same link text for different pages',
  severity: 'notice',
  why: 'A screen reader lists links without their context, where two links with one text cannot be distinguished. Search engines cannot tell which page the text describes.',
  how: 'Compares the text, case aside, and URL of links in the main content of a page, ignoring fragments.',
  fix: 'Add the difference to each text, visibly or in an aria-label.',
  source: 'https://www.w3.org/TR/WCAG22/#link-purpose-in-context',
  supersededBy: ['link-generic-text', 'link-text-differs'],
  *check({ own }, { manifest }) {
    const { origin } = manifest.site
    const seen = new Map<string, string>()
    const reported = new Set<string>()
    for (const link of linksIn(own)) {
      if (link.label === '' || !isInside(link, 'main') || isInside(link, 'nav', 'header', 'footer', 'aside')) continue
      const text = link.label.toLowerCase()
      const [url = ''] = hrefOf(link).split('#')
      if (url === '') continue
      const target = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
      const known = seen.get(text)
      if (known === undefined) seen.set(text, target)
      else if (known !== target && !reported.has(text)) {
        reported.add(text)
        yield {
          what: `The link text "${link.label}" {pages} is used for ${known} and for ${target}.`,
          phrase: link.label,
          subject: text,
        }
      }
    }
  },
}
