import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { hasLeftoverSign, leftoverIn } from '../../../core/text/leftovers.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** Titles that editors give to new pages. */
const newPage =
  /^(?:New Page|Untitled(?: Document| Page)?|Page Title|Home ?Page|Sample Page|Document|Default Title|Title|My (?:New )?(?:Site|Website))(?=\s*[|–—-]|\s*$)/i

/** The same in structured data, and the profiles that templates link to. */
const leftoverInData =
  /\{\{[^}"]*\}\}|\$\{[^}"]*\}|\[object Object\]|"(?:undefined|null|NaN|TODO)"|(?:facebook|instagram|twitter|x|linkedin|yelp|tiktok|youtube)\.com\/(?:@?your[\w-]*|username|profile|page|example|#)(?=["/])/g

const isNewPage = ({ text, place }: { text: string; place: string }) => place === 'The title' && newPage.test(text)

/** The same for structured data. */
const dataSigns = [
  '{{',
  '${',
  '[object',
  '"undefined"',
  '"null"',
  '"NaN"',
  '"TODO"',
  ...['facebook', 'instagram', 'twitter', 'x', 'linkedin', 'yelp', 'tiktok', 'youtube'].map((name) => `${name}.com/`),
]

/** Attributes with text for readers. */
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const

/** Text that was never written. */
export const placeholderText: MarkupRule = {
  code: 'placeholder-text',
  scope: 'markup',
  title: 'Placeholder text',
  severity: 'error',
  why: 'Visitors see an unfinished page, and search results repeat the placeholder.',
  how: 'Searches text, title, descriptions, alt text and labels for lorem ipsum, TODO, FIXME, TBD, XXX, names in braces or brackets, [object Object], NaN, undefined and null, merge markers, names in percent signs, variants of a sentence, short codes, tags that are shown as text, error messages of programs, replies of language models, titles of new pages, Markdown that was not rendered, ends of excerpts, and characters that were escaped twice. Case counts, except in lorem ipsum.',
  fix: 'Write the missing text. If the build wrote the placeholder, correct the template or the field of the manifest.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  *check(scan): Generator<Issue> {
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      const [phrase] = (isNewPage({ text, place }) && newPage.exec(text)) || leftoverIn(text) || []
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [
        { what: `${place} {pages} contains the placeholder "${phrase}".`, phrase, cause: phrase, ...subjectAt(place) },
      ]
    }
    yield* found(scan.content, 'The text')
    for (const { text } of signedData(scan))
      for (const [phrase] of text.matchAll(leftoverInData))
        if (!seen.has(phrase)) {
          seen.add(phrase)
          yield { what: `The structured data {pages} contains the placeholder "${phrase}".`, phrase, cause: phrase }
        }
    for (const { distinct } of signedElements(scan))
      for (const { text, place } of signedTexts(distinct)) yield* found(text, place)
  },
}

/** A title that was never written explains a heading about something else. */
const subjectAt = (place: string) =>
  place === 'The title' || place === 'The description' ? { subject: place.slice('The '.length) } : {}

const signedElements = selection((element) => signedTexts(element).length > 0)

const signedData = selection(
  ({ name, attributes, text }) =>
    name === 'script' && attributes.type === 'application/ld+json' && dataSigns.some((sign) => text.includes(sign)),
)

const none: readonly { text: string; place: string }[] = []

/** Settings such as the viewport are no text for readers. The hashes of a policy may contain any letters, `TBD` too. */
const isForBrowsers = (attributes: DistinctElement['attributes']) =>
  attributes['http-equiv'] !== undefined || /viewport|referrer/i.test(attributes.name ?? '')

/** The texts of an element that are worth searching: its title, and attributes for readers. */
const signedTexts = perDistinct(({ name, attributes, text }: DistinctElement) => {
  const texts = name === 'title' ? [{ text, place: 'The title' }] : []
  for (const attribute of readAttributes) {
    const value = attributes[attribute]
    if (value === undefined || (name === 'meta' && isForBrowsers(attributes))) continue
    const place = name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute
    texts.push({ text: value, place: `The ${place}` })
  }
  const signed = texts.filter((each) => hasLeftoverSign(each.text) || isNewPage(each))
  return signed.length === 0 ? none : signed
})
