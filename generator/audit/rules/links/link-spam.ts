import type { Manifest } from '#manifest/schema.ts'
import { domainOf } from '../../../core/domain.ts'
import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { elementsNamed, type HtmlScan } from '../../../core/html/scan-html.ts'
import { literal } from '../../../core/text/literal.ts'
import { isSpam } from '../../../core/text/spam-words.ts'
import { hrefOf } from '../../markup/link-kinds.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import { rankedLinks, soldLinks } from '../../markup/sold-links.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { isNamedDomain } from '../../truth/named-domains.ts'

/** Names the spam of a page as the subject of findings. */
export const spam = 'spam'

/** A link to a site that sells by links in hacked sites, and that the manifest does not name. */
export const linkSpam: MarkupRule = {
  code: 'link-spam',
  scope: 'markup',
  title: 'Link or text that an intruder left',
  severity: 'error',
  why: 'Casinos, pills and loans are sold by links that intruders put into the sites of others. Visitors lose trust, and search engines may drop the site.',
  how: 'Finds links to other sites whose URL or text has a word for what is sold so, such as casino, or whose text is a search such as "best cheap roofing" with a place of the company, unless the manifest names the domain, and texts with two such words, unless the manifest has them. Texts of a page with such a link are those of the link. `link-hidden` reports the links that visitors do not see.',
  fix: 'Remove the link, and find out who wrote it. If the page was edited by hand, build it again.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  supersededBy: ['link-hidden', 'link-other-host', 'private-host'],
  *check(scan, { manifest }): Generator<Issue> {
    const links = foreignLinks(scan, manifest)
    const [first, ...others] = links
    const about = { explains: [spam], followsFrom: [spam] }
    // Who put one there put all of them there, with the texts around them.
    if (!first) {
      for (const phrase of soldTexts(scan))
        yield {
          what: `A text {pages} advertises what the company does not sell: "${phrase.slice(0, mostShown)}${phrase.length > mostShown ? '…' : ''}".`,
          whatOfSeveral: '{count} texts {pages} advertise what the company does not sell{phrases}.',
          cause: 'text',
          phrase,
          isRightIfWritten: true,
          ...about,
        }
      return
    }
    const more =
      others.length === 0 ? '' : ` (and ${others.length} more such ${others.length === 1 ? 'link' : 'links'})`
    yield {
      what: `The link "${first.label}" {pages} leads to ${first.hostname}, which the manifest does not name${more}.`,
      cause: [...new Set(links.map(({ hostname }) => hostname))].join(' '),
      phrase: first.href,
      subject: first.href,
      ...about,
    }
  },
}

/** `best cheap roofing Holt`: words of a search, with a place of the company. Such links are sold. */
const namesPlace = (label: string, { cities, counties, site }: Manifest): boolean =>
  [...cities, ...counties, { name: site.business.address.regionName ?? '' }].some(
    ({ name }) => name !== '' && new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(label),
  )

type ForeignLink = { label: string; hostname: string; href: string }

/** The links with a word for what intruders sell that lead to other sites, which the manifest does not name. */
function foreignLinks(scan: HtmlScan, manifest: Manifest): ForeignLink[] {
  const own = new URL(manifest.site.origin)
  return [...soldLinks(scan), ...rankedLinks(scan).filter((link) => namesPlace(link.label, manifest))].flatMap(
    (link) => {
      const href = hrefOf(link)
      if (!URL.canParse(href, own.origin)) return []
      const { hostname, origin } = new URL(href, own.origin)
      if (origin === own.origin || isOtherHostOf(hostname, own.host)) return []
      // A page whose links are searched for in all texts of the manifest is checked again after a change of any of them.
      return isNamedDomain(domainOf(hostname), manifest) ? [] : [{ label: link.label, hostname, href }]
    },
  )
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
