import { decodeHTMLAttribute } from 'entities'

/** Attributes of an element by lower-case name, with decoded values. The value of an attribute without one is empty. */
export type Attributes = Record<string, string>

export type TokenHandler = {
  open: (name: string, attributes: Attributes, start: number, end: number, isSelfClosed: boolean) => void
  close: (name: string, start: number, end: number) => void
  /** Text between two tags, or the whole content of a raw text element. */
  text: (start: number, end: number) => void
  doctype: () => void
}

/** Raw text elements: their content is text even if it looks like markup. */
const rawTextElements = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'xmp', 'noembed', 'noframes'])

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b)

/**
 * Reads HTML as the standard's tokenizer does, for all three ways to write an attribute. A `<` that begins no tag is
 * text. Linear time: only the positions of a tag that is never closed are visited twice, and such a tag ends the text.
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function readTokens(html: string, handler: TokenHandler): void {
  const { length } = html
  let textStart = 0
  let foreign = 0 // depth of svg and math, where `<title>` and `<style>` contain markup
  for (let start = html.indexOf('<'); start >= 0; ) {
    const code = html.charCodeAt(start + 1)
    const isEnd = code === 0x2f
    if (isEnd ? !isLetter(html.charCodeAt(start + 2)) && html[start + 2] !== '>' : !isLetter(code)) {
      const isMarkup = isEnd || code === 0x21 || code === 0x3f
      if (!isMarkup || (isEnd && start + 2 >= length)) {
        start = html.indexOf('<', start + 1)
        continue
      }
      if (start > textStart) handler.text(textStart, start)
      textStart = endOfDeclaration(html, start)
      if (code === 0x21 && /^<!doctype/i.test(html.slice(start, start + 9))) handler.doctype()
      start = html.indexOf('<', textStart)
      continue
    }
    if (start > textStart) handler.text(textStart, start)
    const nameStart = start + (isEnd ? 2 : 1)
    const nameEnd = endOfName(html, nameStart)
    const name = html.slice(nameStart, nameEnd).toLowerCase()
    const attributes: Attributes = {}
    const end = readAttributes(html, nameEnd, attributes)
    if (end < 0) return // a tag that is never closed swallows the rest
    textStart = end
    const isForeignRoot = name === 'svg' || name === 'math'
    if (isEnd) {
      if (isForeignRoot && foreign > 0) foreign--
      handler.close(name, start, end)
    } else {
      const isSelfClosed = html.charCodeAt(end - 2) === 0x2f
      if (isForeignRoot && !isSelfClosed) foreign++
      handler.open(name, attributes, start, end, isSelfClosed)
      if (foreign === 0 && rawTextElements.has(name)) {
        const close = endOfRawText(html, name, end)
        if (close > end) handler.text(end, close)
        textStart = close
      }
    }
    start = html.indexOf('<', textStart)
  }
  if (textStart < length) handler.text(textStart, length)
}

function endOfDeclaration(html: string, start: number): number {
  if (html.startsWith('<!--', start)) {
    if (html.startsWith('<!-->', start)) return start + 5
    if (html.startsWith('<!--->', start)) return start + 6
    const dashes = html.indexOf('-->', start + 4)
    const bang = html.indexOf('--!>', start + 4)
    if (bang >= 0 && (dashes < 0 || bang < dashes)) return bang + 4
    return dashes < 0 ? html.length : dashes + 3
  }
  const end = html.indexOf('>', start)
  return end < 0 ? html.length : end + 1
}

function endOfName(html: string, start: number): number {
  let end = start
  for (; end < html.length; end++) {
    const code = html.charCodeAt(end)
    if (code === 0x3e || code === 0x2f || isSpace(code)) break
  }
  return end
}

/** Reads attributes up to the end of the tag. Returns the offset after it, or -1 if the tag is never closed. */
function readAttributes(html: string, from: number, attributes: Attributes): number {
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
  }
  return -1
}

/** Offset of the end tag of a raw text element, or of the end of the HTML without one. */
function endOfRawText(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length
    if (html.slice(at + 2, end).toLowerCase() !== name) continue
    const code = html.charCodeAt(end)
    if (code === 0x3e || code === 0x2f || isSpace(code)) return at
  }
  return html.length
}
