import { longestKept } from './distinct.ts'
import { traits } from './element-traits.ts'
import { isSpace, knownTag, readTag, type Tag } from './tag.ts'

export type TokenHandler = {
  open: (tag: Tag, start: number, end: number) => void
  close: (tag: Tag, start: number, end: number) => void
  /** Text between two tags, or the whole content of a raw text element. */
  text: (start: number, end: number) => void
  doctype: () => void
}

/** Raw text elements: their content is text even if it looks like markup. */
const rawTextElements = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'xmp', 'noembed', 'noframes'])

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

/**
 * Reads HTML as the standard's tokenizer does, for all three ways to write an attribute. A `<` that begins no tag is
 * text. Linear time: the characters of a tag that is never closed are visited twice, and such a tag ends the text.
 * A tag known from an earlier page is not read again.
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function readTokens(html: string, handler: TokenHandler): void {
  const { length } = html
  let textStart = 0
  let foreign = 0 // depth of svg and math, where `<title>` and `<style>` contain markup
  let bracket = -1 // the first `>` after the current `<`
  for (let start = html.indexOf('<'); start >= 0; ) {
    if (bracket < start) bracket = indexOrEnd(html, '>', start)
    let tag = bracket - start < longestKept ? knownTag(html, start, bracket + 1) : undefined
    if (!tag && !beginsTag(html, start)) {
      const after = endOfDeclaration(html, start)
      if (after > start) {
        if (start > textStart) handler.text(textStart, start)
        if (isDoctype(html, start)) handler.doctype()
        textStart = after
      }
      start = html.indexOf('<', Math.max(after, start + 1))
      continue
    }
    if (start > textStart) handler.text(textStart, start)
    tag ??= readTag(html, start)
    if (!tag) return // a tag that is never closed swallows the rest
    const end = start + tag.html.length
    textStart = end
    const isForeignRoot = (tag.is & traits.foreign) !== 0
    if (tag.isEnd) {
      if (isForeignRoot && foreign > 0) foreign--
      handler.close(tag, start, end)
    } else {
      if (isForeignRoot && !tag.isSelfClosed) foreign++
      handler.open(tag, start, end)
      if (foreign === 0 && rawTextElements.has(tag.name)) {
        const close = endOfRawText(html, tag.name, end)
        if (close > end) handler.text(end, close)
        textStart = close
      }
    }
    start = html.indexOf('<', textStart)
  }
  if (textStart < length) handler.text(textStart, length)
}

/** Whether the `<` at an offset begins a start tag or an end tag. */
function beginsTag(html: string, start: number): boolean {
  if (html.charCodeAt(start + 1) !== 0x2f) return isLetter(html.charCodeAt(start + 1))
  return isLetter(html.charCodeAt(start + 2)) || html[start + 2] === '>'
}

const isDoctype = (html: string, start: number) => /^<!doctype/i.test(html.slice(start, start + 9))

const indexOrEnd = (html: string, text: string, from: number) => {
  const at = html.indexOf(text, from)
  return at < 0 ? html.length : at
}

/** Offset after the comment or declaration that begins with `<!`, `<?` or `</`; -1 if there is none, and `<` is text. */
function endOfDeclaration(html: string, start: number): number {
  const code = html.charCodeAt(start + 1)
  const isEnd = code === 0x2f
  if (!(isEnd || code === 0x21 || code === 0x3f) || (isEnd && start + 2 >= html.length)) return -1
  if (html.startsWith('<!--', start)) {
    if (html.startsWith('<!-->', start)) return start + 5
    if (html.startsWith('<!--->', start)) return start + 6
    const dashes = html.indexOf('-->', start + 4)
    const bang = html.slice(start + 4, dashes < 0 ? html.length : dashes).indexOf('--!>')
    if (bang >= 0) return start + 4 + bang + 4
    return dashes < 0 ? html.length : dashes + 3
  }
  const end = html.indexOf('>', start)
  return end < 0 ? html.length : end + 1
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
