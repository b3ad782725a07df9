import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** What templates, programs and authors leave behind, by where it comes from. Case counts: "todo" is Spanish for "all". */
const leftovers: readonly RegExp[] = [
  // Texts to be replaced, and notes.
  /lorem ipsum|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|\bX{4,}\b|[Yy]our (?:Company|Business) Name|Company Name Here/,
  // Values of a script.
  /\[object Object\]|\bNaN\b|(?<![\w-])undefined(?![\w-])|(?<![\w-])null(?![\w-]| and void)/,
  // Variables: `{{city}}`, `${city}`, `{city}`, `%%city%%`, `%CITY%`, `%s`, `__CITY__`, `[[city]]`, `*|CITY|*`, `{% if %}`.
  /\{\{|\$\{|\{[a-z][\w.-]{1,30}\}|%%\w+%%|(?<![\w%])%(?:[A-Z]{2,}[A-Z_]*%|[sd](?!\w))|\b__[A-Z]+(?:_[A-Z]+)*__\b|\[\[[^\]<]{1,40}\]\]|\*\|[A-Z_]+\||\{% ?\w/,
  // `[Your City]`, `[CITY NAME]`, `[insert phone]`, `&lt;CITY&gt;`.
  /\[(?:[A-Z][a-z]+ ?){1,4}\](?!\()|\[[A-Z]+(?:[ _-][A-Z]+)+\]|\[(?:[Yy]our|[Ii]nsert|city|town|state|zip|company|business|phone|service|location|name|address)\b[^\]<]{0,60}\](?!\()|\[(?:CITY|TOWN|STATE|ZIP|COMPANY|BUSINESS|PHONE|SERVICE|LOCATION|NAME|ADDRESS|PRICE)\]|&lt;[A-Z][A-Z_ ]{2,}&gt;/,
  // Variants of a sentence to choose from: `{reliable|trusted}`.
  /\{[^{}|<>]{1,60}(?:\|[^{}|<>]{1,60})+\}/,
  // Short codes of content management systems: `[contact-form-7 id="123"]`, `[/vc_row]`.
  /\[\/?[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?: [^\]<]{1,120})?\](?!\()|\[[a-z]+ [a-z-]+=[^\]<]{1,120}\]/,
  // Marks of versions that were merged.
  /<<<<<<<|>>>>>>>|(?:&lt;){7}|(?:&gt;){7}/,
  // Markdown that was not rendered.
  /\*\*\w[^*]*\*\*|(?<=^|\s)\*\*(?=\w)|\] ?\((?:https?:|\/)|(?<![\w&#])#{2,6} (?=\p{Lu})/u,
  // Characters that were escaped twice, and tags that are shown as text.
  /&amp;(?:amp|lt|gt|quot|nbsp|#\d+|[lr]squo|mdash);|&lt;\/?(?:br|p|b|i|em|strong|span|div|li|ul|a)\b[^&]{0,80}&gt;/,
  // Replies of language models.
  /\b[Aa]s an? (?:AI|large) (?:language )?(?:model|assistant|chatbot)|(?:Certainly|Sure|Of course|Absolutely)! Here(?:[’']s| is| are)|\bI hope this helps\b|\b[Ll]et me know if you(?:[’']d| would) like any (?:changes|edits|adjustments|revisions)|\bmy (?:knowledge cutoff|training data)\b|\bHere(?:[’']s| is) (?:a|an|the|your) (?:[\w-]+ ){0,2}(?:rewritten|revised|rewrite|SEO-optimized) /,
  // Messages of programs.
  /\b(?:Fatal error|Uncaught \w*Error|Parse error|Warning): [^<]{0,120} (?:on line|at line|in \/)|Traceback \(most recent call last\)|SQLSTATE\[|mysqli?_connect\(/,
  // Posts and titles that a new installation has.
  /Just another WordPress site|Welcome to WordPress\. This is your first post|Hello world!/,
]
const leftover = new RegExp(leftovers.map(({ source }) => source).join('|'), 'u')

/** Titles that editors give to new pages. */
const newPage =
  /^(?:New Page|Untitled(?: Document| Page)?|Page Title|Home ?Page|Sample Page|Document|Default Title|Title|My (?:New )?(?:Site|Website))(?=\s*[|–—-]|\s*$)/i

/** The same in structured data, and the profiles that templates link to. */
const leftoverInData =
  /\{\{[^}"]*\}\}|\$\{[^}"]*\}|\[object Object\]|"(?:undefined|null|NaN|TODO)"|(?:facebook|instagram|twitter|x|linkedin|yelp|tiktok|youtube)\.com\/(?:@?your[\w-]*|username|profile|page|example|#)(?=["/])/g

const leftoverIn = (text: string) => (hasSign(text) ? (leftover.exec(text) ?? /lorem ipsum/i.exec(text)) : undefined)

const isNewPage = ({ text, place }: { text: string; place: string }) => place === 'The title' && newPage.test(text)

/** Character references of which the first character was escaped again: `&amp;nbsp;`. */
const escaped = ['amp', 'lt', 'gt', 'quot', 'nbsp', '#', 'lsquo', 'rsquo', 'mdash'].map((name) => `&amp;${name}`)

/** Each match contains one of these. Searching for them is many times faster than the pattern, and hardly any text has one. */
const signs = [
  '{',
  'orem ipsum',
  'OREM IPSUM',
  'TODO',
  'FIXME',
  'TBD',
  'XXX',
  '[object',
  'NaN',
  'undefined',
  'null',
  '[',
  '<<<<',
  '>>>>',
  '&lt;&lt;',
  '&gt;&gt;',
  '**',
  '](',
  '] (',
  '# ',
  '__',
  '*|',
  '&lt;',
  'Company Name',
  'Business Name',
  's an AI ',
  's a large ',
  'my knowledge',
  'my training',
  'hope this helps',
  'know if you',
  'Here',
  'rror: ',
  'Warning: ',
  'Traceback',
  'SQLSTATE',
  '_connect(',
  'WordPress',
  'Hello world',
  ...escaped,
]

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
  how: 'Searches text, title, descriptions, alt text and labels for lorem ipsum, TODO, FIXME, TBD, XXX, names in braces or brackets, [object Object], NaN, undefined and null, merge markers, names in percent signs, variants of a sentence, short codes, tags that are shown as text, error messages of programs, replies of language models, titles of new pages, Markdown that was not rendered, and characters that were escaped twice. Case counts, except in lorem ipsum.',
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
    for (const { attributes, text } of elementsNamed(scan, 'script'))
      if (attributes.type === 'application/ld+json' && dataSigns.some((sign) => text.includes(sign)))
        for (const [phrase] of text.matchAll(leftoverInData))
          if (!seen.has(phrase)) {
            seen.add(phrase)
            yield { what: `The structured data {pages} contains the placeholder "${phrase}".`, phrase, cause: phrase }
          }
    for (const { distinct } of scan.elements)
      for (const { text, place } of signedTexts(distinct)) yield* found(text, place)
  },
}

/** A title that was never written explains a heading about something else. */
const subjectAt = (place: string) => (place === 'The title' ? { subject: 'title' } : {})

/** A percent sign before letters. Prices and shares have it after a number. */
const percent = /%[%A-Zsd]/

const hasSign = (text: string) =>
  signs.some((sign) => text.includes(sign)) || (text.includes('%') && percent.test(text))

/** The texts of an element that are worth searching: its title, and attributes for readers. */
const signedTexts = perDistinct(({ name, attributes, text }: DistinctElement) => {
  const texts = name === 'title' ? [{ text, place: 'The title' }] : []
  for (const attribute of readAttributes) {
    const value = attributes[attribute]
    // Browser settings such as the viewport are not text for readers.
    if (value === undefined || (name === 'meta' && /viewport|referrer/i.test(attributes.name ?? ''))) continue
    const place = name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute
    texts.push({ text: value, place: `The ${place}` })
  }
  return texts.filter((each) => hasSign(each.text) || isNewPage(each))
})
