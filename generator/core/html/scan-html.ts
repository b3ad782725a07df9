import { decodeHTML } from 'entities'
import { groupBy } from '../group-by.ts'
import type { DistinctElement } from './distinct-element.ts'
import type { DistinctText } from './distinct-text.ts'
import { createElementCollector } from './element-collector.ts'
import { inside, type Surrounding, traits } from './element-traits.ts'
import { createMainText } from './main-text.ts'
import { createNestingCheck } from './nesting-check.ts'
import { createSurroundings } from './surroundings.ts'
import type { Tag } from './tag.ts'
import { readTokens } from './tokens.ts'

/** An element of a page. */
export type HtmlElement = Pick<DistinctElement, 'name' | 'attributes' | 'text' | 'label' | 'surroundings'> & {
  /** Offset of its tag in the scanned HTML, and of the end of its end tag. */
  offset: number
  end: number
  /** What it is apart from its offsets. */
  distinct: DistinctElement
}

/** What an HTML fragment contains. */
export type HtmlScan = {
  html: string
  hasDoctype: boolean
  /** Number of elements, including those not kept. */
  size: number
  /** The elements that rules may need, in order: those of a known name, and any with an id, role, style or event handler. */
  elements: HtmlElement[]
  /** The same by name. */
  byName: ReadonlyMap<string, readonly HtmlElement[]>
  /** Every `id`. */
  ids: string[]
  /** Words of text in `<main>`, or in the whole fragment if it has no `<main>`. */
  words: number
  /** That text, and the `href` of every anchor in it, as written and in order, with white space collapsed. */
  content: string
  /** The same in parts, cut at the tags of all elements but inline ones. */
  contentParts: readonly DistinctText[]
  /** Text of `<main>` outside navigation, forms, asides, scripts and drawings: decoded, one entry per block. */
  text: string[]
  /** The same, each looked up once for all rules. */
  textBlocks: readonly DistinctText[]
  /** Whether the elements of `<main>` are closed in order. */
  isNestedRight: boolean
}

/** Scans HTML in one pass. A test compares the result with a real parser on every page of the site. */
export function scanHtml(html: string): HtmlScan {
  const ids: string[] = []
  const elements = createElementCollector()
  const surroundings = createSurroundings(/<head[\s>]/i.test(html.slice(0, 2000)))
  const main = createMainText(html)
  const nesting = createNestingCheck()
  let mains = 0
  let closedMains = 0
  let hasDoctype = false
  let size = 0
  let leftOutDepth = 0
  let foreignDepth = 0
  let isInDrawnTitle = false // the <title> of a drawing is a tooltip, not text of the page

  /** At the tag of an element that is not inline. */
  const separateWords = (closed: string) => {
    main.separateWords(foreignDepth === 0)
    elements.separateWords(closed)
  }

  /** At a start tag whose element has content. */
  const enter = ({ name, is }: Tag) => {
    if ((is & traits.surrounding) !== 0) surroundings.enter(name)
    if ((is & traits.leftOut) !== 0) leftOutDepth++
    if ((is & traits.foreign) !== 0) foreignDepth++
    if (foreignDepth > 0 && name === 'title') isInDrawnTitle = true
  }

  readTokens(html, {
    doctype: () => {
      hasDoctype = true
    },
    text: (start, end) => {
      if (elements.takeRawText(html, start, end) || isInDrawnTitle) return
      const isMain = main.has(end)
      if (surroundings.isIn('head') && /\S/.test(html.slice(start, end))) surroundings.leaveHead()
      if (!isMain && !elements.isCollecting()) return
      const plain = decoded(html.slice(start, end))
      if (isMain) main.addText(start, end)
      if (isMain && leftOutDepth === 0 && foreignDepth === 0) main.addToBlock(plain)
      if (foreignDepth === 0) elements.addText(plain)
    },
    open: (tag, start, end) => {
      const { name, attributes, is } = tag
      size++
      if ((is & traits.inline) === 0) separateWords('')
      else if (name === 'a') main.addSpace()
      if (name === 'body' || (is & traits.inHead) === 0) surroundings.leaveHead()
      if (attributes.id) ids.push(attributes.id)
      if (tag.isKept)
        elements.add(tag, {
          surroundings: surroundings.bits(),
          start,
          end,
          isRaw: (is & traits.rawText) !== 0 && foreignDepth === 0,
        })
      if (name === 'img') elements.addAlt(attributes.alt ?? '')
      if (name === 'a' && main.has(start) && attributes.href !== undefined) main.addHref(attributes.href)
      if (main.has(start)) nesting.open(tag)
      if (name === 'main') mains++
      if (tag.opens) enter(tag)
    },
    close: (tag, start, end) => {
      const { name, is } = tag
      if (main.has(start)) nesting.close(tag)
      if (name === 'head') surroundings.leaveHead()
      if (name === 'main') closedMains++
      if (name === 'title') isInDrawnTitle = false
      if (name === 'a') main.addSpace()
      if ((is & traits.inline) === 0) separateWords(name)
      if ((is & traits.surrounding) !== 0) surroundings.leave(name)
      if ((is & traits.leftOut) !== 0 && leftOutDepth > 0) leftOutDepth--
      if ((is & traits.foreign) !== 0 && foreignDepth > 0) foreignDepth--
      elements.close(name, end)
    },
  })
  const kept = elements.finish()
  return {
    html,
    hasDoctype,
    size,
    elements: kept,
    byName: groupBy(kept, ({ name }) => name),
    ids,
    // Only what is between the first tags of <main> is followed.
    isNestedRight: mains === closedMains && mains <= 1 && nesting.isRight(),
    ...main.finish(),
  }
}

/** Elements of some names, in document order. */
export function elementsNamed({ byName }: Pick<HtmlScan, 'byName'>, ...names: string[]): readonly HtmlElement[] {
  const [first = none, second, ...others] = names.flatMap((name) => {
    const found = byName.get(name)
    return found ? [found] : []
  })
  return second ? [first, second, ...others].flat().sort((a, b) => a.offset - b.offset) : first
}
const none: readonly HtmlElement[] = []

export function isInside({ surroundings }: Pick<HtmlElement, 'surroundings'>, ...any: Surrounding[]): boolean {
  for (const name of any) if ((surroundings & inside[name]) !== 0) return true
  return false
}

const decoded = (text: string) => (text.includes('&') ? decodeHTML(text) : text)
