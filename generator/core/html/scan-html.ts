import { decodeHTML } from 'entities'
import { inside, type Surrounding, traits, traitsByName } from './element-traits.ts'
import { type Attributes, readTokens } from './tokens.ts'

export type HtmlElement = {
  /** Lower case. */
  name: string
  /** By lower-case name, decoded. */
  attributes: Attributes
  /** What is written between its tags, white space joined; only where `telling` says so. Of a script as it is. */
  text: string
  /** The same with text in place of pictures, or what `aria-label` or `title` says instead. */
  label: string
  /** Bits of `inside`. */
  surroundings: number
  /** Of its tag, in the HTML that was scanned, and of the end of its end tag. */
  offset: number
  end: number
}

/** What a stretch of HTML says. */
export type HtmlScan = {
  html: string
  hasDoctype: boolean
  /** Elements, those that say nothing included. */
  size: number
  /** Those that say something, in their order: see `telling`, and whatever has an id, a role, a style or a handler. */
  elements: HtmlElement[]
  /** The same by name. */
  byName: ReadonlyMap<string, readonly HtmlElement[]>
  /** Every `id`. */
  ids: string[]
  /** Words of text in `<main>`, or in the whole of the HTML when it has no `<main>`. */
  words: number
  /** That text and the `href` of every anchor in it, as written, in their order; white space is joined. */
  content: string
  /**
   * Text of `<main>` that is the page's own, decoded, a block an entry: without navigation, forms, asides, scripts
   * and drawings.
   */
  text: string[]
}

/** Reads HTML, or a stretch of it. A test holds this to a real parser on every page of the site. */
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
  let isInDrawnTitle = false // of a drawing: a tooltip, no text of the page

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
  /** At the edge of an element that stands in no line; its own end parts none of its words. */
  const partWords = (closed: string) => {
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
        const { name } = rawElement as HtmlElement // just looked at
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
      if ((is & traits.inline) === 0) partWords('')
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
      if ((is & traits.inline) === 0) partWords(name)
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

/** Where a tag begins, in lower case as we write it or otherwise; -1 where it does not. */
export function indexOfTag(html: string, tag: string, from = 0): number {
  const at = html.indexOf(tag, from)
  if (at >= 0) return at
  const found = html.slice(from).search(new RegExp(tag, 'i'))
  return found < 0 ? -1 : from + found
}

/** Elements of some names, in their order. */
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

/** White space as one space between words. Most texts are so already, and looking is quicker than replacing. */
function joinSpace(text: string): string {
  return unjoined.test(text) ? text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '') : text
}
const unjoined = /[\t\n\f\r]| {2}|^ | $/

function isEmpty(attributes: Attributes): boolean {
  for (const name in attributes) if (name !== 'class') return false
  return true
}

/** Of any element: what can be pointed at, what it is made to be, and what a policy may forbid. */
function isNotable(attributes: Attributes): boolean {
  for (const name in attributes)
    if (name === 'id' || name === 'role' || name === 'style' || name === 'tabindex' || name.startsWith('on'))
      return true
  return false
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
