import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import type { HtmlScan } from '../../../core/html/scan-html.ts'
import { isSpam } from '../../../core/text/spam-words.ts'
import { contentOf, hiddenByAttribute } from '../../markup/hidden-elements.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { spam } from '../links/link-spam.ts'

/** Declarations by which a text takes no space on the screen, though crawlers read it. */
const hiding =
  /(?:^|[;\s])(?:font-size:\s*(?:0(?:\.\d+)?(?:px|em|rem)?|1px)\s*(?:;|$)|opacity:\s*0(?:\.0+)?\s*(?:;|$)|(?:left|top|right|text-indent):\s*-\d{3,})/i

/** Declarations by which nothing is shown until a script changes it. */
const removing = /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden)/i

const color = /(?:^|[;\s])color:\s*([^;!]+)/i
const background = /(?:^|[;\s])background(?:-color)?:\s*([^;!]+)/i

/** Whether a text has the color of its background: `color: #fff; background: white`. */
function isInvisible(style: string): boolean {
  const [ink, paper] = [color, background].map((pattern) => pattern.exec(style)?.[1]?.trim().toLowerCase())
  return ink !== undefined && paper !== undefined && fullColor(ink) === fullColor(paper)
}

/** `#ffffff` for `#fff` and `white`. */
const fullColor = (name: string) =>
  name === 'white' ? '#ffffff' : name === 'black' ? '#000000' : name.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** Whether nothing but its style says how a script would find an element to show it. */
function isOutOfReach(attributes: DistinctElement['attributes']): boolean {
  for (const name in attributes) if (name !== 'style') return false
  return true
}

/** Elements of their own, with text in them. A link with such a style is one to skip to the main content. */
const hiddenElements = selection(
  ({ name, attributes }) =>
    attributes.style !== undefined &&
    !/^(?:a|body|html|main|style|script|iframe|template)$/.test(name) &&
    (hiding.test(attributes.style) ||
      isInvisible(attributes.style) ||
      (removing.test(attributes.style) && isOutOfReach(attributes))),
)

/** Without one of these, no section is read. */
const sectionsWithHidden = selection(({ name, attributes }) => name === 'section' && attributes.hidden !== undefined)

/** A text for search engines alone. */
export const textHidden: MarkupRule = {
  code: 'text-hidden',
  scope: 'markup',
  title: 'Hidden text',
  severity: 'error',
  why: 'Google counts text that only crawlers can read as spam, and may remove the page or the whole site from its results.',
  how: 'Finds elements with a style attribute that hides them from everyone but crawlers, with at least eight words or two links in them: opacity 0, a font size of 0 or 1 px, the color of the background that it also sets, or a position outside of the screen. With 15 words, also display: none and visibility: hidden on an element without another attribute, which no script is likely to show. A section with a heading and as many words that has the attribute hidden, and no id or role by which a script would find it, is a warning. An H1 with the attribute hidden is an error, and so is another text with it of 15 words or two links. Shorter texts may be for screen readers.',
  fix: 'Show the text, or remove it. If the page was edited by hand, build it again.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links',
  supersededBy: ['link-hidden', 'link-spam'],
  *check(scan): Generator<Issue> {
    for (const { whole, heading, tag } of hiddenSections(scan))
      yield {
        severity: 'warning',
        what: `The section "${heading}" {pages} has the attribute hidden, so no one sees it.`,
        phrase: heading,
        subject: tag,
        ...(isSpam(whole) && { followsFrom: [spam] }),
      }
    for (const element of hiddenByAttribute(scan)) {
      const { text, words, links } = contentOf(scan.html, element)
      if (element.name !== 'h1' && words < leastRemoved && links < leastLinks) continue
      yield {
        what: `The text "${shortened(text)}" {pages} has the attribute hidden, so no one sees it.`,
        phrase: text,
        subject: `hidden ${text}`,
        ...(isSpam(text) && { followsFrom: [spam] }),
      }
    }
    for (const element of hiddenElements(scan)) {
      const { style = '' } = element.attributes
      const { text, words, links } = contentOf(scan.html, element)
      const isShort = removing.test(style) ? words < leastRemoved : words < leastWords
      if (isShort && links < leastLinks) continue
      yield {
        what: `The text "${text.slice(0, 57)}…" {pages} is hidden by the style "${style}".`,
        phrase: text,
        subject: `style ${style}`,
        ...(isSpam(text) && { followsFrom: [spam] }),
      }
    }
  },
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Sections that are hidden as a whole. A script shows one that it finds by an id or a role. */
function hiddenSections(scan: HtmlScan): { whole: string; heading: string; tag: string }[] {
  if (sectionsWithHidden(scan).length === 0) return []
  return Array.from(scan.html.matchAll(section), ([whole, tag = '', heading = '']) => ({ whole, tag, heading })).filter(
    ({ whole, tag }) => {
      const names = tag.replace(/"[^"]*"/g, '')
      const words = whole.replace(/<[^>]*>/g, ' ').match(/[\p{L}\d]+/gu)?.length ?? 0
      return (
        /\shidden(?:=|\s|>)/.test(names) &&
        !/\s(?:id|role|aria-live|data-[\w-]+)=/.test(names) &&
        (words >= leastRemoved || whole.includes('<h1'))
      )
    },
  )
}

/** A section up to its end tag, or that of a section inside. */
const section =
  /(<section\b[^>]*>)(?:(?!<\/section>)[\s\S])*?<h[1-3]\b[^>]*>([^<]+)<\/h[1-3]>(?:(?!<\/section>)[\s\S])*/g

const leastWords = 8
/** A message of a form that a script shows is shorter. */
const leastRemoved = 15
const leastLinks = 2
