/** A part of an SVG's text, and its offset. Comments are left out. */
export type Markup =
  | { kind: 'open'; offset: number; name: string; attributes: Attribute[] }
  | { kind: 'close'; offset: number; name: string }
  | { kind: 'text'; offset: number; text: string }
  /** `<!DOCTYPE …>` and other declarations. */
  | { kind: 'declaration'; offset: number; text: string }
  /** `<?name …?>` */
  | { kind: 'instruction'; offset: number; name: string; text: string }
  /** The text cannot be parsed from here on. Always the last part. */
  | { kind: 'malformed'; offset: number }

export type Attribute = { name: string; value: string; offset: number }

/**
 * Reads XML in one pass, in linear time. Accepts some malformed text (an unclosed element, a repeated attribute),
 * because it only searches for forbidden content; the renderer refuses malformed files itself.
 */
export function* readMarkup(text: string): Generator<Markup> {
  let at = 0
  while (at < text.length) {
    const offset = at
    if (text[at] !== '<') {
      at = indexOr(text, '<', at, text.length)
      yield { kind: 'text', offset, text: decodeReferences(text.slice(offset, at)) }
      continue
    }
    const bracket = brackets.find(([opening]) => text.startsWith(opening, offset))
    const end = bracket ? text.indexOf(bracket[1], offset + bracket[0].length) : -1
    if (bracket && end < 0) return yield { kind: 'malformed', offset }
    if (bracket) {
      const [opening, closing, kind] = bracket
      const inner = text.slice(offset + opening.length, end)
      at = end + closing.length
      if (kind === 'text') yield { kind, offset: offset + opening.length, text: inner }
      else if (kind === 'instruction') yield { kind, offset, name: inner.split(/\s/, 1)[0] ?? '', text: inner }
      else if (kind === 'close') yield { kind, offset, name: inner.trim() }
      else if (kind) yield { kind, offset, text: inner }
      continue
    }
    const tag = readTag(text, offset)
    if (!tag) return yield { kind: 'malformed', offset }
    at = tag.end
    yield { kind: 'open', offset, name: tag.name, attributes: tag.attributes }
    if (tag.isEmpty) yield { kind: 'close', offset, name: tag.name }
  }
}

/** Everything except opening tags: its start, its end and its kind. A comment has no kind. */
const brackets: [opening: string, closing: string, kind?: 'text' | 'instruction' | 'declaration' | 'close'][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>', 'text'],
  ['<?', '?>', 'instruction'],
  ['<!', '>', 'declaration'],
  ['</', '>', 'close'],
]

function readTag(text: string, start: number) {
  const name = matchAt(/<([^\s/<>="']+)/y, text, start)
  if (!name) return undefined
  let at = start + name[0].length
  const attributes: Attribute[] = []
  while (true) {
    at += matchAt(/\s*/y, text, at)?.[0].length ?? 0
    const end = matchAt(/\/?>/y, text, at)
    if (end) return { name: name[1] ?? '', attributes, end: at + end[0].length, isEmpty: end[0] === '/>' }
    const attribute = matchAt(/([^\s/<>="']+)\s*=\s*("[^"]*"|'[^']*')/y, text, at)
    if (!attribute) return undefined
    const [whole, key = '', quoted = ''] = attribute
    attributes.push({ name: key, value: decodeReferences(quoted.slice(1, -1)), offset: at })
    at += whole.length
  }
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at
  return sticky.exec(text)
}

function indexOr(text: string, part: string, from: number, otherwise: number): number {
  const index = text.indexOf(part, from)
  return index < 0 ? otherwise : index
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes character references such as `&amp;`, `&#38;` and `&#x26;`. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
