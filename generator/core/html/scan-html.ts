import { decodeHTML } from 'entities'
import { inside, type Surrounding, traits, traitsByName } from './element-traits.ts'
import { type Attributes, readTokens } from './tokens.ts'

export type HtmlElement = {
  /** Lower case. */
  name: string
  /** By lower-case name, decoded. */
  attributes: Attributes
  /** Its text with white space collapsed, for elements in `withText` of element-traits.ts; of a script and style, unchanged. */
  text: string
  /** Its accessible name: `aria-label`, else its text including the alt text of images, else `title`. */
  label: string
  /** Bits of `inside`. */
  surroundings: number
  /** Offset of its start tag in the scanned HTML, and of the end of its end tag. */
  offset: number
  end: number
}

/** What a scan reads from an HTML fragment. */
export type HtmlScan = {
  html: string
  hasDoctype: boolean
  /** Number of elements, including those that are not kept. */
  size: number
  /** The kept elements in document order: those that element-traits.ts names, and any with an id, role, style, tabindex or handler. */
  elements: HtmlElement[]
  /** The same by name. */
  byName: ReadonlyMap<string, readonly HtmlElement[]>
  /** Every `id`. */
  ids: string[]
  /** Number of words in `<main>`, or in the whole HTML if it has no `<main>`. */
  words: number
  /** The same text, and the `href` of every link in it, as written and in document order; white space is collapsed. */
  content: string
  /**
   * The text of `<main>` that is compared with other pages, decoded, one entry per block. Excludes navigation, forms,
   * asides, scripts and drawings.
   */
  text: string[]
}

/** Scans HTML, or a fragment of it. A test compares the result with parse5 on every page of the site. */
export function scanHtml(html: string): HtmlScan {
  const elements: HtmlElement[] = []
  const ids: string[] = []
  const content: string[] = []
  const text: string[] = []
  const mainStart = indexOfTag(html, '<main')
  const mainClose = mainStart < 0 ? -1 : indexOfTag(html, '</main>', mainStart)
  const mainEnd = mainClose < 0 ? html.length : mainClose
  const isInMain = (offset: number) => offset > mainStart && offset <= mainEnd
  const open = new Map<string, number>()
  const collecting: HtmlElement[] = []
  const unclosed: HtmlElement[] = []
  let hasDoctype = false
  let size = 0
  let surroundings = /<head[\s>]/i.test(html.slice(0, 2000)) ? inside.head : 0
  let leftOutDepth = 0
  let foreignDepth = 0
  let words = 0
  let isInWord = false
  let block = ''
  let rawElement: HtmlElement | undefined
  let isInDrawnTitle = false // the title of a drawing is a tooltip, not text of the page

  const enter = (name: string) => {
    open.set(name, (open.get(name) ?? 0) + 1)
    surroundings |= inside[name as Surrounding]
  }
  const leave = (name: string) => {
    const depth = open.get(name)
    if (depth === undefined) return
    open.set(name, depth - 1)
    if (depth <= 1) {
      surroundings &= ~(inside[name as Surrounding] ?? 0)
      open.delete(name)
    }
  }
  const endBlock = () => {
    const joined = joinSpace(block)
    if (joined !== '') text.push(joined)
    block = ''
  }
  /** Separates words at the start and end of a block element. The end of an element adds no space to its own text. */
  const separateWords = (closed: string) => {
    isInWord = false
    if (content[content.length - 1] !== ' ') content.push(' ')
    if (foreignDepth === 0 && block !== '') endBlock()
    for (const element of collecting) {
      if (element.name === closed) continue
      element.text += ' '
      element.label += ' '
    }
  }
  const finish = (element: HtmlElement) => {
    if (element.name === 'script' || element.name === 'style') {
      element.label = element.text
      return
    }
    const { 'aria-label': name, title } = element.attributes
    const isSame = element.label === element.text
    element.text = joinSpace(element.text)
    element.label = name?.trim() || (isSame ? element.text : joinSpace(element.label)) || title?.trim() || ''
  }

  readTokens(html, {
    doctype: () => {
      hasDoctype = true
    },
    text: (start, end) => {
      const isMain = isInMain(end)
      const isRaw = rawElement !== undefined
      if (isRaw) {
        const { name } = rawElement as HtmlElement // set, as `isRaw` is true
        const raw = html.slice(start, end)
        ;(rawElement as HtmlElement).text = name === 'title' || name === 'textarea' ? decoded(raw) : raw
        rawElement = undefined
        return
      }
      if (isInDrawnTitle) return
      if ((surroundings & inside.head) !== 0 && /\S/.test(html.slice(start, end))) surroundings &= ~inside.head
      if (!isMain && collecting.length === 0) return
      const written = html.slice(start, end)
      if (isMain) {
        content.push(written)
        words += countWords(html, start, end, isInWord)
        isInWord = html.charCodeAt(end - 1) > 0x20
      }
      const plain = decoded(written)
      if (isMain && leftOutDepth === 0 && foreignDepth === 0 && mainStart >= 0) block += plain
      if (foreignDepth > 0) return
      for (const element of collecting) {
        element.text += plain
        element.label += plain
      }
    },
    open: (name, attributes, start, end, isSelfClosed) => {
      size++
      const is = traitsByName.get(name) ?? 0
      const isMain = isInMain(start)
      if ((is & traits.inline) === 0) separateWords('')
      else if (name === 'a') block += ' '
      if (name === 'body' || ((surroundings & inside.head) !== 0 && (is & traits.inHead) === 0))
        surroundings &= ~inside.head
      const isKept =
        (is & traits.known) !== 0
          ? (is & traits.onlyWithAttributes) === 0 || !isEmpty(attributes)
          : isNotable(attributes)
      if (attributes.id) ids.push(attributes.id)
      let element: HtmlElement | undefined
      if (isKept) {
        element = { name, attributes, text: '', label: '', surroundings, offset: start, end }
        elements.push(element)
        if (name === 'img' || name === 'area') element.label = attributes.alt ?? ''
      }
      if (name === 'img') for (const outer of collecting) outer.label += ` ${attributes.alt ?? ''} `
      if (name === 'a' && isMain && attributes.href !== undefined) content.push(` ${attributes.href} `)
      if ((isSelfClosed || (is & traits.void) !== 0) && (is & traits.withText) === 0) return
      if ((is & traits.surrounding) !== 0) enter(name)
      if ((is & traits.leftOut) !== 0) leftOutDepth++
      if ((is & traits.foreign) !== 0) foreignDepth++
      if (foreignDepth > 0 && name === 'title') isInDrawnTitle = true
      if (!element) return
      if ((is & traits.rawText) !== 0 && foreignDepth === 0) rawElement = element
      unclosed.push(element)
      if ((is & traits.withText) !== 0 && name !== 'script' && name !== 'style' && name !== 'title')
        collecting.push(element)
    },
    close: (name, _start, end) => {
      const is = traitsByName.get(name) ?? 0
      if (name === 'head') surroundings &= ~inside.head
      rawElement = undefined
      if (name === 'title') isInDrawnTitle = false
      if (name === 'a') block += ' '
      if ((is & traits.inline) === 0) separateWords(name)
      if ((is & traits.surrounding) !== 0) leave(name)
      if ((is & traits.leftOut) !== 0 && leftOutDepth > 0) leftOutDepth--
      if ((is & traits.foreign) !== 0 && foreignDepth > 0) foreignDepth--
      for (let i = unclosed.length - 1; i >= 0; i--) {
        const element = unclosed[i] as HtmlElement // within its length
        if (element.name !== name) continue
        element.end = end
        finish(element)
        unclosed.splice(i, 1)
        const at = collecting.lastIndexOf(element)
        if (at >= 0) collecting.splice(at, 1)
        break
      }
    },
  })
  endBlock()
  for (const element of unclosed) finish(element)
  return {
    html,
    hasDoctype,
    size,
    elements,
    byName: groupByName(elements),
    ids,
    words,
    content: content
      .join('')
      .replace(/\s{2,}|[\t\r\n]/g, ' ')
      .trim(),
    text,
  }
}

function groupByName(elements: readonly HtmlElement[]): Map<string, HtmlElement[]> {
  const found = new Map<string, HtmlElement[]>()
  for (const element of elements) {
    const known = found.get(element.name)
    if (known) known.push(element)
    else found.set(element.name, [element])
  }
  return found
}

/** Offset of a tag, ignoring case; -1 without one. Lower case, which we write, is searched first. */
export function indexOfTag(html: string, tag: string, from = 0): number {
  const at = html.indexOf(tag, from)
  if (at >= 0) return at
  const found = html.slice(from).search(new RegExp(tag, 'i'))
  return found < 0 ? -1 : from + found
}

/** Elements with any of some names, in document order. */
export function elementsNamed({ byName }: Pick<HtmlScan, 'byName'>, ...names: string[]): readonly HtmlElement[] {
  const [first = none, second, ...others] = names.flatMap((name) => {
    const found = byName.get(name)
    return found ? [found] : []
  })
  return second ? [first, second, ...others].flat().sort((a, b) => a.offset - b.offset) : first
}
const none: readonly HtmlElement[] = []

export function isInside({ surroundings }: HtmlElement, ...any: Surrounding[]): boolean {
  return any.some((name) => (surroundings & inside[name]) !== 0)
}

const decoded = (text: string) => (text.includes('&') ? decodeHTML(text) : text)

/** Collapses white space. Most texts need no change, and testing is faster than replacing. */
function joinSpace(text: string): string {
  return unjoined.test(text) ? text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '') : text
}
const unjoined = /[\t\n\f\r]| {2}|^ | $/

function isEmpty(attributes: Attributes): boolean {
  for (const name in attributes) if (name !== 'class') return false
  return true
}

/** Whether an element of any name is kept: a target of a fragment, or one with a role, a tab stop, or inline code that a policy may forbid. */
function isNotable(attributes: Attributes): boolean {
  for (const name in attributes)
    if (name === 'id' || name === 'role' || name === 'style' || name === 'tabindex' || name.startsWith('on'))
      return true
  return false
}

/** Number of words that start between two offsets. `isInWord`: the text begins inside a word that was already counted. */
function countWords(text: string, start: number, end: number, isInWord: boolean): number {
  let words = 0
  for (let offset = start; offset < end; offset++) {
    const isSpace = text.charCodeAt(offset) <= 0x20
    if (!isSpace && !isInWord) words++
    isInWord = !isSpace
  }
  return words
}
