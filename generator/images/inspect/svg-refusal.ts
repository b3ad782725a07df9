import { type Attribute, readMarkup } from './svg-markup.ts'

/** Why an SVG is not passed to the renderer, and the position of the reason in its text. */
export type SvgRefusal = { line: number; column: number } & (
  | { kind: 'runs'; thing: string }
  | { kind: 'holds'; thing: string }
  | { kind: 'loads'; target: string }
  | { kind: 'declares' }
  | { kind: 'malformed' }
  | { kind: 'encoding'; name?: string }
  | { kind: 'too-many-pixels'; width: number; height: number }
)

type Finding = { offset: number } & Reason
type Reason = SvgRefusal extends infer R ? (R extends SvgRefusal ? Omit<R, 'line' | 'column'> : never) : never

/**
 * Finds content that must not be in an image: script, other documents, external resources, entity declarations.
 * Returns the first in the text.
 */
export function refuseSvg(bytes: Uint8Array, pixelLimit: number): SvgRefusal | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { kind: 'encoding', line: 1, column: 1 }
  }
  const finding = find(text, pixelLimit)
  if (!finding) return undefined
  const { offset, ...reason } = finding
  const before = text.slice(0, offset).split('\n')
  return { ...reason, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function find(text: string, pixelLimit: number): Finding | undefined {
  let isRoot = true
  /** The open style element. */
  let style: { offset: number; text: string } | undefined
  for (const part of readMarkup(text)) {
    const { offset } = part
    if (part.kind === 'malformed') return { kind: 'malformed', offset }
    if (part.kind === 'declaration' && !isStandardDoctype(part.text)) return { kind: 'declares', offset }
    if (part.kind === 'instruction') {
      const reason = inInstruction(part)
      if (reason) return { ...reason, offset }
    }
    if (part.kind === 'open') {
      const finding = inElement(part.name, offset) ?? first(part.attributes, inAttribute)
      if (finding) return finding
      const size = isRoot ? declaredSize(part.attributes) : undefined
      if (size && size.width * size.height > pixelLimit) return { kind: 'too-many-pixels', offset, ...size }
      isRoot = false
      style = localName(part.name) === 'style' ? { offset, text: '' } : style
    }
    // To a renderer, the pieces between comments are one style sheet.
    if (part.kind === 'text' && style) style.text += part.text
    if (part.kind === 'close' && style && localName(part.name) === 'style') {
      const target = loadedByCss(style.text)
      if (target) return { kind: 'loads', target, offset: style.offset }
      style = undefined
    }
  }
  return undefined
}

/** The DOCTYPE of older drawing programs. It names the standard's DTD, which the renderer does not fetch. */
function isStandardDoctype(text: string): boolean {
  return /^DOCTYPE\s+([\w-]+:)?svg(\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*")?\s*$/.test(
    text,
  )
}

function inInstruction({ name, text }: { name: string; text: string }): Reason | undefined {
  if (name === 'xml-stylesheet') return { kind: 'loads', target: /href\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? name }
  const [, encoding] = /\sencoding\s*=\s*["']([^"']*)/.exec(name === 'xml' ? text : '') ?? []
  // If the renderer used another encoding than this check, the text could mean something else to it.
  return encoding && !/^(utf-?8|us-ascii|ascii)$/i.test(encoding) ? { kind: 'encoding', name: encoding } : undefined
}

const running = new Set(['script', 'handler', 'listener'])
const holding = new Set(['foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas', 'include'])

function inElement(name: string, offset: number): Finding | undefined {
  if (running.has(localName(name))) return { kind: 'runs', thing: `<${name}>`, offset }
  if (holding.has(localName(name))) return { kind: 'holds', thing: `<${name}>`, offset }
  return undefined
}

function inAttribute({ name, value, offset }: Attribute): Finding | undefined {
  const local = localName(name)
  if (/^on[a-z]/.test(local)) return { kind: 'runs', thing: name, offset }
  // An animation sets attributes, so a forbidden attribute must not be animated either.
  if (local === 'attributename' && /^(on[a-z]|([\w-]+:)?href$)/i.test(value.trim()))
    return { kind: 'runs', thing: `${name}="${value}"`, offset }
  if ((local === 'href' || local === 'src' || name.toLowerCase() === 'xml:base') && !isWithin(value))
    return { kind: 'loads', target: value, offset }
  const target = loadedByCss(value)
  return target ? { kind: 'loads', target, offset } : undefined
}

/** The external resource that a style sheet or an attribute such as `fill` loads. */
function loadedByCss(text: string): string | undefined {
  const css = text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex, char) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : char,
  )
  const [, imported] = /@import\s*(?:url\()?\s*["']?([^"';)]*)/i.exec(css) ?? []
  if (imported !== undefined) return imported
  for (const [, target = ''] of css.matchAll(/url\(\s*["']?([^"')]*)/gi)) if (!isWithin(target)) return target
  return /(?:image-set|\bsrc)\(\s*["']?([^"')]*)/i.exec(css)?.[1]
}

/**
 * A fragment of the same SVG, or an embedded raster image or font. An embedded SVG could contain everything refused
 * here.
 */
function isWithin(target: string): boolean {
  return /^\s*($|#|data:(image\/(png|jpe?g|gif|webp|avif)|font\/|application\/(x-)?font))/i.test(target)
}

/** The size of the root element in pixels. Read here, because the renderer's count overflows beyond 2³¹. */
function declaredSize(attributes: readonly Attribute[]): { width: number; height: number } | undefined {
  const textOf = (name: string) => attributes.find((attribute) => attribute.name === name)?.value ?? ''
  const pixels = (text: string) => Number(/^\s*\+?([\d.]+(?:e\+?\d+)?)(?:px)?\s*$/i.exec(text)?.[1] ?? Number.NaN)
  const [, , boxWidth = '', boxHeight = ''] = textOf('viewBox')
    .trim()
    .split(/[\s,]+/)
  const width = pixels(textOf('width') || boxWidth)
  const height = pixels(textOf('height') || boxHeight)
  return width > 0 && height > 0 ? { width, height } : undefined
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

function first<T, R>(items: readonly T[], of: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = of(item)
    if (result !== undefined) return result
  }
  return undefined
}
