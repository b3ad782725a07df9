import { domainOf } from '../../../core/domain.ts'
import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { elementsNamed, type HtmlScan } from '../../../core/html/scan-html.ts'
import { isSpam } from '../../../core/text/spam-words.ts'
import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { isNamedDomain } from '../../truth/named-domains.ts'
import { hiddenElements } from './link-hidden.ts'

/** What those sell who put links into the sites of others. */
const sold =
  /casino|gambl|poker|(?:free|bonus)[- ]spins|\bslots?\b|\bbett?ing\b|viagra|cialis|\bpills\b|payday|crypto|porn|escorts?\b|replica|rolex|essay[- ]?writ/i

/** A link to a site that sells by links in hacked sites, and that the manifest does not name. */
export const linkSpam: MarkupRule = {
  code: 'link-spam',
  scope: 'markup',
  title: 'Link or text that an intruder left',
  severity: 'error',
  why: 'Casinos, pills and loans are sold by links that intruders put into the sites of others. Visitors lose trust, and search engines may drop the site.',
  how: 'Finds links to other sites whose URL or text has a word for what is sold so, such as casino, unless the manifest names the domain, and texts with two such words, unless the manifest has them. `link-hidden` reports those that visitors do not see.',
  fix: 'Remove the link, and find out who wrote it. If the page was edited by hand, build it again.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  supersededBy: ['link-other-host', 'private-host'],
  *check(scan, { manifest }): Generator<Issue> {
    for (const phrase of soldTexts(scan))
      yield {
        what: `A text {pages} advertises what the company does not sell: "${phrase.slice(0, mostShown)}${phrase.length > mostShown ? '…' : ''}".`,
        cause: phrase,
        phrase,
        isRightIfWritten: true,
      }
    const own = new URL(manifest.site.origin)
    const found: { label: string; hostname: string; href: string }[] = []
    for (const link of soldLinks(scan)) {
      const href = hrefOf(link)
      if (!URL.canParse(href, own.origin)) continue
      const { hostname, origin } = new URL(href, own.origin)
      if (origin === own.origin || isOtherHostOf(hostname, own.host)) continue
      // A page whose links are searched for in all texts of the manifest is checked again after a change of any of them.
      if (isNamedDomain(domainOf(hostname), manifest)) continue
      // `link-hidden` reports these.
      if (hiddenElements(scan).some(({ offset, end }) => link.offset >= offset && link.offset <= end)) continue
      found.push({ label: link.label, hostname, href })
    }
    // Who put one there put all of them there.
    const [first, ...others] = found
    if (!first) return
    const more =
      others.length === 0 ? '' : ` (and ${others.length} more such ${others.length === 1 ? 'link' : 'links'})`
    yield {
      what: `The link "${first.label}" {pages} leads to ${first.hostname}, which the manifest does not name${more}.`,
      cause: found.map(({ href }) => href).join(' '),
      phrase: first.href,
      subject: first.href,
    }
  },
}

/** Letters of a text in a message. */
const mostShown = 80

/** A text with two words for what intruders sell; empty for others. */
const soldIn = perText((text) => (isSpam(text) ? text : ''))

const soldInTitle = perDistinct(({ text }: DistinctElement) => (isSpam(text) ? text : ''))

/** The title and the text blocks with two such words: hardly any page has one. */
function soldTexts(scan: HtmlScan): string[] {
  const found: string[] = []
  for (const { distinct } of elementsNamed(scan, 'title')) if (soldInTitle(distinct) !== '') found.push(distinct.text)
  for (const block of scan.textBlocks) if (soldIn(block) !== '') found.push(block.text)
  return found
}

const soldLinks = selection(
  (element) =>
    (element.name === 'a' || element.name === 'area') &&
    /^(?:https?:)?\/\//i.test(hrefOf(element)) &&
    isLink(element) &&
    (sold.test(hrefOf(element)) || sold.test(element.label)),
)
