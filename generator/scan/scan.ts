/**
 * What a page says, read from its HTML. React and our Markdown renderer write attributes in double quotes and escape
 * `<` everywhere else, so a scanner this small reads it; a test holds it to a real parser on every page.
 */
export type HtmlFacts = {
  title: string
  description: string
  /** As written; undefined when there is none. */
  canonical: string | undefined
  robots: string
  h1: string[]
  /** `href` of every anchor, as written. */
  links: string[]
  /** Everything the page loads: pictures, scripts, stylesheets, icons. */
  resources: string[]
  /** Absolute URLs other programs read: Open Graph and Twitter. */
  metaUrls: string[]
  /** Every `id`. */
  ids: string[]
  /** Text of every JSON-LD block. */
  jsonLd: string[]
  /** Words of text in `<main>`, or in the whole of the HTML when it has no `<main>`. */
  words: number
  /** That text and the `href` of every anchor in it, in their order; white space is joined. */
  content: string
  /** `src` of every picture there, as written. */
  pictures: string[]
}

type Attributes = Record<string, string>

const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g
/** Elements whose content is text, whatever it looks like. */
const rawTextElements = new Set(['script', 'style', 'title', 'textarea'])

/** Elements that part no word: `<b>C</b>all` is one. */
const inlineElements = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)

/** Elements whose attributes say something beside an `id`. */
const telling = new Set(['a', 'area', 'audio', 'img', 'link', 'meta', 'script', 'source', 'video'])

export function scanHtml(html: string): HtmlFacts {
  const facts: HtmlFacts = {
    title: '',
    description: '',
    canonical: undefined,
    robots: '',
    h1: [],
    links: [],
    resources: [],
    metaUrls: [],
    ids: [],
    jsonLd: [],
    words: 0,
    content: '',
    pictures: [],
  }
  const content: string[] = []
  const mainStart = html.indexOf('<main')
  const mainClose = mainStart < 0 ? -1 : html.indexOf('</main>', mainStart)
  const mainEnd = mainClose < 0 ? html.length : mainClose
  let heading = -1
  let textStart = 0
  let isInWord = false
  const isInMain = (offset: number) => offset > mainStart && offset <= mainEnd
  const noteText = (end: number) => {
    if (end === textStart || !isInMain(end)) return
    content.push(html.slice(textStart, end))
    facts.words += countWords(html, textStart, end, isInWord)
    isInWord = html.charCodeAt(end - 1) > 0x20
  }

  tag.lastIndex = 0
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [whole, slash, rawName = '', rawAttributes = ''] = match
    noteText(match.index)
    textStart = tag.lastIndex
    if (!rawName) continue
    const name = rawName.toLowerCase()
    if (!inlineElements.has(name)) {
      isInWord = false
      if (content[content.length - 1] !== ' ') content.push(' ')
    }
    if (slash) {
      if (name === 'h1' && heading >= 0) {
        facts.h1.push(textOf(html.slice(heading, match.index)))
        heading = -1
      }
      continue
    }
    const attributes = telling.has(name) || rawAttributes.includes(' id="') ? readAttributes(rawAttributes) : {}
    if (name === 'h1') heading = match.index + whole.length
    if (attributes.id) facts.ids.push(attributes.id)
    if (rawTextElements.has(name) && !whole.endsWith('/>')) {
      const end = html.indexOf(`</${rawName}`, tag.lastIndex)
      const content = html.slice(tag.lastIndex, end < 0 ? html.length : end)
      if (name === 'title' && !facts.title) facts.title = decode(content)
      if (name === 'script' && attributes.type === 'application/ld+json') facts.jsonLd.push(content)
      tag.lastIndex = textStart = end < 0 ? html.length : end
    }
    noteElement(facts, name, attributes)
    if (!isInMain(match.index)) continue
    if (name === 'a' && attributes.href !== undefined) content.push(` ${attributes.href} `)
    if (name === 'img' && attributes.src) facts.pictures.push(attributes.src)
  }
  noteText(html.length)
  facts.content = content
    .join('')
    .replace(/\s{2,}|[\t\r\n]/g, ' ')
    .trim()
  return facts
}

function noteElement(facts: HtmlFacts, name: string, attributes: Attributes): void {
  const { href, src, srcset, poster, content = '' } = attributes
  switch (name) {
    case 'a':
    case 'area':
      if (href !== undefined) facts.links.push(href)
      break
    case 'link':
      if (attributes.rel === 'canonical') facts.canonical = href
      else if (href) facts.resources.push(href)
      break
    case 'meta':
      noteMeta(facts, attributes.name ?? attributes.property ?? '', content)
      break
    case 'img':
    case 'script':
    case 'source':
    case 'video':
    case 'audio':
      if (src) facts.resources.push(src)
      if (poster) facts.resources.push(poster)
      if (srcset) facts.resources.push(...srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''))
      break
  }
}

function noteMeta(facts: HtmlFacts, name: string, content: string): void {
  if (name === 'description') facts.description = content
  else if (name === 'robots') facts.robots = content
  else if (/^(og:(url|image)|twitter:image)$/.test(name)) facts.metaUrls.push(content)
}

function readAttributes(text: string): Attributes {
  const attributes: Attributes = {}
  attribute.lastIndex = 0
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const name = (match[1] ?? '').toLowerCase()
    // Of an attribute written twice a browser takes the first.
    if (attributes[name] === undefined) attributes[name] = decode(match[2] ?? '')
  }
  return attributes
}

function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Runs of anything but white space that begin between two offsets. `isInWord` says that one goes on from before. */
function countWords(text: string, start: number, end: number, isInWord: boolean): number {
  let words = 0
  for (let offset = start; offset < end; offset++) {
    const isSpace = text.charCodeAt(offset) <= 0x20
    if (!isSpace && !isInWord) words++
    isInWord = !isSpace
  }
  return words
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/** Character references as React and the Markdown renderer write them; any other stays as it is. */
function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
