import { isInside } from '../../../core/html/scan-html.ts'
import { hrefOf, isGeneric, linksIn } from '../../markup/link-kinds.ts'
import type { PageRule } from '../../rule.ts'

/** One text that leads to two places. */
export const linkTextAmbiguous: PageRule = {
  code: 'link-text-ambiguous',
  scope: 'page',
  title: 'One link text for two pages',
  severity: 'notice',
  why: 'Out of their surroundings, as a screen reader lists them, two links of one text cannot be told apart, and a search engine cannot tell which of the pages the words are about.',
  how: 'Links in the main text of a page with the same text, case aside, to different addresses; the part after # does not count. Texts that say nothing anyway are left to link-generic-text.',
  fix: 'Add to each text what makes the difference, visibly or in an aria-label.',
  source: 'https://www.w3.org/TR/WCAG22/#link-purpose-in-context',
  *check({ own }, { manifest }) {
    const { origin } = manifest.site
    const seen = new Map<string, string>()
    const said = new Set<string>()
    for (const link of linksIn(own)) {
      if (link.label === '' || !isInside(link, 'main') || isInside(link, 'nav', 'header', 'footer', 'aside')) continue
      const text = link.label.toLowerCase()
      const [address = ''] = hrefOf(link).split('#')
      if (address === '') continue
      const target = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
      const known = seen.get(text)
      if (known === undefined) seen.set(text, target)
      else if (known !== target && !said.has(text) && !isGeneric(text)) {
        said.add(text)
        yield { what: `The link text "${link.label}" {pages} leads to ${known} and to ${target}.`, phrase: link.label }
      }
    }
  },
}
