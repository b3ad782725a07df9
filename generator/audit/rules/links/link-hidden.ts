import { elementsNamed, type HtmlElement, type HtmlScan } from '../../../core/html/scan-html.ts'
import { contentOf, hiddenByAttribute, hiddenByStyle } from '../../markup/hidden-elements.ts'
import { hrefOf } from '../../markup/link-kinds.ts'
import { isSold } from '../../markup/sold-links.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { spam } from './link-spam.ts'

/** Links to other sites in a text that no one sees. */
export const linkHidden: MarkupRule = {
  code: 'link-hidden',
  scope: 'markup',
  title: 'Hidden links to other sites',
  severity: 'error',
  why: 'Links that only crawlers find are spam. They are usually left by someone who broke into the site, and cost it its place in search results.',
  how: 'Finds links to other sites in, or on, an element with a style attribute that hides it: display: none, visibility: hidden, opacity or font size 0, or a position outside of the screen. In an element with the attribute hidden that no script is likely to show, finds two links to other sites, or one with a word for what intruders sell. Reports the links of a page together.',
  fix: 'Remove the links, and find out how they came there. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  *check(scan, { manifest }): Generator<Issue> {
    const found = hiddenLinks(scan, manifest.site.origin)
    const links = [...new Set(found.map(({ link }) => link))]
    const first = links.find(isSold) ?? links[0]
    if (!first) return
    const isSpam = isSold(first)
    const others = links.length - 1
    const more =
      isSpam && others > 0 ? `, and ${others} more such ${others === 1 ? 'link' : 'links'}` : ` and ${others} more`
    const [subject, ...hiding] = new Set(found.map(({ hidden }) => hidden))
    yield {
      what: `Hidden ${isSpam ? 'spam' : 'text'} {pages} has ${isSpam ? `the link "${first.label}"` : 'a link'} to ${hrefOf(first)}${others === 0 ? '' : more}.`,
      phrase: hrefOf(first),
      // Who put one there put all of them there.
      cause: [...new Set(links.map(hostOf))].join(' '),
      subject,
      explains: [...hiding, ...(isSpam ? [spam] : [])],
    }
  },
}

type HiddenLink = { link: HtmlElement; hidden: string }

/** The links to other sites in hidden elements, with the subject of each element that hides one. */
function hiddenLinks(scan: HtmlScan, origin: string): HiddenLink[] {
  const [styled, marked] = [hiddenByStyle(scan), hiddenByAttribute(scan)]
  if (styled.length + marked.length === 0) return []
  const links = elementsNamed(scan, 'a').filter(
    (link) => /^https?:/i.test(hrefOf(link)) && !hrefOf(link).startsWith(origin),
  )
  const linksIn = ({ offset, end }: HtmlElement, hidden: string) =>
    links.filter((link) => link.offset >= offset && link.offset <= end).map((link) => ({ link, hidden }))
  return [
    ...styled.flatMap((element) => linksIn(element, `style ${element.attributes.style}`)),
    ...marked.flatMap((element) => {
      const inside = linksIn(element, `hidden ${contentOf(scan.html, element).text}`)
      return inside.length >= leastLinks || inside.some(({ link }) => isSold(link)) ? inside : []
    }),
  ]
}

function hostOf(link: HtmlElement): string {
  const href = hrefOf(link)
  return URL.canParse(href) ? new URL(href).host : href
}

/** Of links in an element with the attribute hidden. One alone may be for a script to show. */
const leastLinks = 2
