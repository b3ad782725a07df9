import type { Manifest } from '#manifest/schema.ts'
import { hoursText } from '#src/format.ts'
import { kept } from '#src/kept.ts'
import { escapeXml } from '../../../core/escape-xml.ts'
import { elementsNamed, type HtmlElement, type HtmlScan } from '../../../core/html/scan-html.ts'
import { hasText } from '../../../core/text/has-text.ts'
import { literal } from '../../../core/text/literal.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { PageRule } from '../../rule.ts'

/** A paragraph or a section that a page has twice. */
export const paragraphRepeated: PageRule = {
  code: 'paragraph-repeated',
  scope: 'page',
  title: 'Paragraph or section twice on one page',
  severity: 'warning',
  why: 'A reader who meets the same paragraph again takes the page for generated, and the second one says nothing.',
  how: 'Compares the text blocks of the main content of a page that have at least the given number of characters, those of at least 120 with others that begin or end the same and differ in a few words, unless the manifest has these, each entry of a list with the next one, the links that are entries of one list, and the first text blocks below H2 headings with the same words. Ignores paragraphs that an English field of the manifest has twice, which validate finds, and opening hours, which two offices may have in common.',
  fix: 'Remove one of the two. If both come from fields of records, say something else in one of them.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  thresholds: { least: { value: 80, unit: 'characters', meaning: 'Shorter text blocks may occur again.' } },
  supersededBy: ['testimonial-differs'],
  *check({ own }, { manifest, limit }) {
    const entry = linkTwice(own)
    if (entry !== undefined) {
      yield { what: `The entry "${entry}" is twice in a list of links {pages}.`, phrase: entry, cause: entry }
      return
    }
    const section = sectionTwice(own)
    if (section !== undefined) {
      yield { what: `The section "${section}" is twice {pages}.`, phrase: section, cause: section }
      return
    }
    const least = limit('least')
    const seen = new Set<string>()
    const rewordedOf = rewordedReader()
    let last = ''
    for (const text of own.text) {
      if (text === last && isEntryTwice(text, own.html)) {
        yield {
          what: `The entry "${text.slice(0, 60)}" is twice in a row in a list {pages}.`,
          phrase: text,
          cause: text,
        }
        return
      }
      last = text
      if (text.length < least) continue
      if (seen.size < seen.add(text).size) {
        const phrase = text.length < leastReworded ? undefined : rewordedOf(text)
        if (phrase === undefined) continue
        yield {
          what: `The paragraph "${text.slice(0, 60)}…" {pages} is another one of the page in a few other words.`,
          phrase,
          isRightIfWritten: true,
          cause: text,
        }
        return
      }
      if (isWrittenTwice(manifest, text) || hoursOfOffices(manifest).has(text)) continue
      yield {
        what: `The paragraph "${text.slice(0, 60)}…" is twice {pages}.`,
        phrase: text,
        cause: text,
        followsFrom: [text],
      }
      return
    }
  },
}

/** Shorter paragraphs may differ in a few words only. */
const leastReworded = 120

/** Characters at the start or the end that two versions of a paragraph have in common. */
const sharedEnd = 40

/** The largest share of its words in which a paragraph differs from one that it is a version of. */
const mostOther = 0.25

/** Finds the words in which a paragraph differs from an earlier one. Names and numbers are what similar paragraphs are about. */
function rewordedReader(): (text: string) => string | undefined {
  const earlier = new Map<string, string>()
  return (text) => {
    const ends = [`^${text.slice(0, sharedEnd)}`, `${text.slice(-sharedEnd)}$`]
    const other = ends.map((end) => earlier.get(end)).find((each) => each !== undefined)
    for (const end of ends) earlier.set(end, text)
    if (other === undefined) return undefined
    const [words, known] = [text.split(' '), new Set(other.split(' '))]
    const own = words.filter((word) => !known.has(word))
    const isReworded =
      own.length > 0 && own.length <= mostOther * words.length && own.every((word) => !/[\p{Lu}\d]/u.test(word))
    const at = words.indexOf(own[0] ?? '')
    return isReworded ? words.slice(Math.max(0, at - 2), at + 3).join(' ') : undefined
  }
}

/** Whether two entries of a list, next to each other, are one text of several words. */
const isEntryTwice = (text: string, html: string) =>
  text.includes(' ') &&
  new RegExp(`>${literal(escapeXml(text))}</li>\\s*<li[^>]*>${literal(escapeXml(text))}<`).test(html)

/** A link that is an entry of a list by itself, and another entry of the same list. In a list of places, one is then missing. */
function linkTwice(scan: HtmlScan): string | undefined {
  const earlier = new Map<string, HtmlElement>()
  return elementsNamed(scan, 'a').find((link) => {
    const { href = '' } = link.attributes
    const first = earlier.get(href)
    earlier.set(href, link)
    return (
      first !== undefined &&
      link.label !== '' &&
      link.label === first.label &&
      isEntry(first, scan.html) &&
      isEntry(link, scan.html) &&
      !/<\/?[ou]l[\s>]/i.test(scan.html.slice(first.end, link.offset))
    )
  })?.label
}

/** Whether an entry of a list has nothing but a link. */
const isEntry = ({ offset, end }: HtmlElement, html: string) =>
  /<li[^<>]*>\s*$/i.test(html.slice(Math.max(0, offset - mostBeforeEntry), offset)) &&
  /^\s*<\/li>/i.test(html.slice(end, end + mostBeforeEntry))

/** Characters of the tag of an entry. */
const mostBeforeEntry = 200

/** Text blocks below two equal headings, from which the sections are equal: plans may each have a heading "What you get". */
const fewestEqual = 2

/** The heading of a section that a page has twice. */
function sectionTwice(scan: HtmlScan): string | undefined {
  const labels = elementsNamed(scan, 'h2').map(({ label }) => label)
  return labels.find((label, at) => {
    if (label === '' || labels.indexOf(label) === at) return false
    const [first = 0, second = 0] = scan.text.flatMap((text, index) => (text === label ? index : []))
    if (second - first <= fewestEqual) return false
    return Array.from({ length: fewestEqual }, (_, each) => each + 1).every(
      (step) => scan.text[first + step] !== undefined && scan.text[first + step] === scan.text[second + step],
    )
  })
}

/** The opening hours of the offices, as a list of offices has them. Asked only about paragraphs that a page has twice. */
const hoursOfOffices = kept(
  (manifest: Manifest): ReadonlySet<string> =>
    new Set(manifest.offices.map(({ hours }) => hoursText({ manifest }, hours))),
)

/** Whether one text of an English manifest has a paragraph twice. Asked only about paragraphs that a page has twice. */
const isWrittenTwice = kept((manifest: Manifest, paragraph: string): boolean => {
  if (!manifest.site.language.startsWith('en')) return false
  return hasText(manifest, (text) => {
    if (text.length < 2 * paragraph.length) return false
    const line = oneLine(text)
    return line.indexOf(paragraph) !== line.lastIndexOf(paragraph)
  })
})
