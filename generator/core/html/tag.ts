import { decodeHTMLAttribute } from 'entities'
import { ownCopy } from '../own-copy.ts'
import { createTable, type Distinct } from './distinct.ts'
import type { DistinctElement } from './distinct-element.ts'
import { traits, traitsByName } from './element-traits.ts'

/** Attributes of an element by lower-case name, with decoded values. The value of an attribute without one is empty. */
export type Attributes = Readonly<Record<string, string>>

/** A start tag or an end tag. A tag that occurs again, byte for byte, is the same object. */
export type Tag = Distinct & {
  /** As written. */
  html: string
  /** Lower case. */
  name: string
  isEnd: boolean
  isSelfClosed: boolean
  attributes: Attributes
  /** The name of an attribute that it has twice; empty for none. */
  repeated: string
  /** Bits of `traits`. */
  is: number
  /** Whether rules may need its element. */
  isKept: boolean
  /** Whether its element has content: it is neither void nor closed at once. Links and headings always have. */
  opens: boolean
  /** The elements with this start tag, by their text. Undefined for a tag that is not kept. */
  elements: Map<string, DistinctElement[]> | undefined
}

const known = createTable<Tag>()
/** Those of few letters without attributes, by their `shortCode`: nearly half of all tags are end tags. */
const knownShort = new Map<number, Tag>()

/** The tag that was read before from exactly the characters from one offset up to another. */
export function knownTag(html: string, start = 0, end = html.length): Tag | undefined {
  const code = end - start > longestShort ? 0 : shortCode(html, start, end)
  const short = code === 0 ? undefined : knownShort.get(code)
  return short ?? known.get(html.slice(start, end))
}

/** Characters of `</strong>`, the longest tag with a code. */
const longestShort = 9

/** A number for a tag such as `<h2>` or `</strong>`, with a name of small letters and digits; 0 for any other. */
function shortCode(html: string, start: number, end: number): number {
  if (html.charCodeAt(end - 1) !== 0x3e) return 0 // the text ends within a tag
  const isEnd = html.charCodeAt(start + 1) === 0x2f
  let code = 0
  for (let at = start + (isEnd ? 2 : 1); at < end - 1; at++) {
    const char = html.charCodeAt(at)
    if (char > 0x60 && char <= 0x7a) code = 33 * code + char - 0x60
    else if (char > 0x30 && char <= 0x36) code = 33 * code + char - 0x30 + 26
    else return 0
  }
  return isEnd ? -code : code
}

/** Forgets all tags, and with them the elements that have them. */
export function forgetTags(): void {
  known.clear()
  knownShort.clear()
}

/** The tag that is all of a text. */
export function tagOf(html: string): Tag {
  const tag = knownTag(html) ?? readTag(html, 0)
  if (!tag) throw new Error(`${html} is not a tag.`)
  return tag
}

/**
 * Reads the tag that begins at an offset with `<` and a letter, or `</` and a letter or `>`.
 * @returns undefined if it is never closed.
 */
export function readTag(html: string, start: number): Tag | undefined {
  const nameEnd = nameEndOf(html, start)
  const attributes: Record<string, string> = {}
  repeated = ''
  const end = readAttributes(html, nameEnd, attributes)
  if (end < 0) return undefined
  const text = html.slice(start, end)
  // A tag is looked up by the characters up to the first `>`, which may be part of an attribute.
  if (text.indexOf('>') === text.length - 1 && known.isWanted(text)) return keepTag(ownCopy(text))
  return createTag(text, nameEnd - start, attributes)
}

/** The same tag, read again from a copy of its own. */
function keepTag(html: string): Tag {
  const nameEnd = nameEndOf(html, 0)
  const attributes: Record<string, string> = {}
  repeated = ''
  readAttributes(html, nameEnd, attributes)
  const tag = createTag(html, nameEnd, attributes)
  tag.elements = new Map()
  known.keep(html, tag)
  const code = html.length > longestShort ? 0 : shortCode(html, 0, html.length)
  if (code !== 0) knownShort.set(code, tag)
  return tag
}

function createTag(html: string, nameEnd: number, attributes: Attributes): Tag {
  const isEnd = html.charCodeAt(1) === 0x2f
  const isSelfClosed = html.charCodeAt(html.length - 2) === 0x2f
  const name = html.slice(isEnd ? 2 : 1, nameEnd).toLowerCase()
  const is = traitsByName.get(name) ?? 0
  return {
    html,
    name,
    isEnd,
    isSelfClosed,
    attributes,
    repeated,
    is,
    isKept: !isEnd && isKept(is, attributes),
    opens: !isEnd && ((is & traits.withText) !== 0 || !(isSelfClosed || (is & traits.void) !== 0)),
    elements: undefined,
    memo: [],
  }
}

/** Whether rules may need an element. */
function isKept(is: number, attributes: Attributes): boolean {
  if ((is & traits.known) === 0) return isNotable(attributes)
  return (is & traits.onlyWithAttributes) === 0 || !isEmpty(attributes)
}

function isEmpty(attributes: Attributes): boolean {
  for (const name in attributes) if (name !== 'class') return false
  return true
}

const notable = new Set('id role style hidden tabindex data-module data-nosnippet itemscope aria-hidden'.split(' '))

/**
 * Whether an element of any name is kept: something may refer to it, a policy may forbid it, it is hidden from visitors or
 * from search results, or it loads a script.
 */
function isNotable(attributes: Attributes): boolean {
  for (const name in attributes) if (notable.has(name) || name.startsWith('on')) return true
  return false
}

export const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b)

function nameEndOf(html: string, start: number): number {
  let end = start + (html.charCodeAt(start + 1) === 0x2f ? 2 : 1)
  for (; end < html.length; end++) {
    const code = html.charCodeAt(end)
    if (code === 0x3e || code === 0x2f || isSpace(code)) break
  }
  return end
}

/** The last attribute that occurred twice since this was emptied. */
let repeated = ''

/** Reads attributes up to the end of the tag. Returns the offset after it, or -1 if the tag is never closed. */
function readAttributes(html: string, from: number, attributes: Record<string, string>): number {
  const { length } = html
  for (let i = from; i < length; ) {
    const code = html.charCodeAt(i)
    if (code === 0x3e) return i + 1
    if (code === 0x2f || isSpace(code)) {
      i++
      continue
    }
    const nameStart = i++ // a name may begin with "="
    for (; i < length; i++) {
      const next = html.charCodeAt(i)
      if (next === 0x3d || next === 0x3e || next === 0x2f || isSpace(next)) break
    }
    const name = html.slice(nameStart, i).toLowerCase()
    let after = i
    while (after < length && isSpace(html.charCodeAt(after))) after++
    let value = ''
    if (html.charCodeAt(after) === 0x3d) {
      after++
      while (after < length && isSpace(html.charCodeAt(after))) after++
      const quote = html.charCodeAt(after)
      if (quote === 0x22 || quote === 0x27) {
        const end = html.indexOf(quote === 0x22 ? '"' : "'", after + 1)
        if (end < 0) return -1
        value = html.slice(after + 1, end)
        i = end + 1
      } else {
        let end = after
        for (; end < length; end++) {
          const next = html.charCodeAt(end)
          if (next === 0x3e || isSpace(next)) break
        }
        value = html.slice(after, end)
        i = end
      }
    }
    // If an attribute occurs twice, the first one counts.
    if (attributes[name] === undefined) attributes[name] = value.includes('&') ? decodeHTMLAttribute(value) : value
    else repeated = name
  }
  return -1
}
