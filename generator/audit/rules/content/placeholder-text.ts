import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** What templates and authors leave behind. Case counts: "todo" is Spanish for "all". */
const leftover =
  /lorem ipsum|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|\[object Object\]|\{\{|\$\{|\{[a-z][\w.-]{1,30}\}|\bNaN\b|(?<![\w-])undefined(?![\w-])|(?<![\w-])null(?![\w-]| and void)|<<<<<<<|>>>>>>>|(?:&lt;){7}|(?:&gt;){7}|\[(?:[A-Z][a-z]+ ?){1,4}\](?!\()|%%[A-Z_]+%%|\*\*\w[^*]*\*\*|\]\((?:https?:|\/)|&amp;(?:amp|lt|gt|quot|nbsp|#\d+|[lr]squo|mdash);|(?<![\w%])%(?:[A-Z]{2,}[A-Z_]*%|[sd](?!\w))|&lt;(?:[A-Z][A-Z_ ]{2,}|\/?(?:br|p|b|i|em|strong|span|div|li|ul|a)\b[^&]{0,80})&gt;|\bX{4,}\b|[Yy]our (?:Company|Business) Name|Company Name Here|As an AI (?:language )?model|(?:Certainly|Sure|Of course)! Here(?:’s| is| are)|\b(?:Fatal error|Uncaught \w*Error|Parse error|Warning): [^<]{0,120} (?:on line|at line|in \/)|Traceback \(most recent call last\)|SQLSTATE\[|mysqli?_connect\(/

/** The same in structured data, and the profiles that templates link to. */
const leftoverInData =
  /\{\{[^}"]*\}\}|\$\{[^}"]*\}|\[object Object\]|"(?:undefined|null|NaN|TODO)"|(?:facebook|instagram|twitter|x|linkedin|yelp|tiktok|youtube)\.com\/(?:@?your[\w-]*|username|profile|page|example|#)(?=["/])/g

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
  '&lt;',
  'Company Name',
  'Business Name',
  'As an AI ',
  '! Here',
  'rror: ',
  'Warning: ',
  'Traceback',
  'SQLSTATE',
  '_connect(',
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
  how: 'Searches text, title, descriptions, alt text and labels for lorem ipsum, TODO, FIXME, TBD, XXX, names in braces or brackets, [object Object], NaN, undefined and null, merge markers, names in percent signs, tags that are shown as text, error messages of programs, phrases of language models, Markdown that was not rendered, and characters that were escaped twice. Case counts, except in lorem ipsum.',
  fix: 'Write the missing text. If the build wrote the placeholder, correct the template or the field of the manifest.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  *check(scan): Generator<Issue> {
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      if (!hasSign(text)) return []
      const [phrase] = leftover.exec(text) ?? (/lorem ipsum/i.exec(text) || [])
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [{ what: `${place} {pages} contains the placeholder "${phrase}".`, phrase, cause: phrase }]
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
  return texts.filter((each) => hasSign(each.text))
})
