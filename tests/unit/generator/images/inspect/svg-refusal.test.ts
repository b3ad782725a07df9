import { expect, test } from 'vitest'
import { svgProblem } from '#generator/images/inspect/picture-problems.ts'
import { refuseSvg } from '#generator/images/inspect/svg-refusal.ts'
import { cpuTime } from '../../../../support/cpu-time.ts'

/** Position and message of the refused part of a drawing. The content starts on the second line. */
function refusalOf(content: string, attributes = ''): string | undefined {
  return refusalOfText(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"${attributes}>\n${content}</svg>`)
}

function refusalOfText(text: string | Buffer): string | undefined {
  const refusal = refuseSvg(Buffer.from(text), 60_000_000)
  if (!refusal) return undefined
  const { line, column, code, what } = svgProblem(refusal)
  return `${line}:${column} ${code} ${what}`
}

const script = (thing: string) =>
  `unsafe-svg This drawing contains a script (${thing}), and an image must not run code.`
const other = (thing: string) => `unsafe-svg This drawing contains an element that is not a drawing (${thing}).`
const load = (target: string) => `unsafe-svg This drawing requests "${target}", and an image must not load anything.`
const declaration =
  'unsafe-svg This drawing has its own declarations (<!DOCTYPE or <!ENTITY), which can hide any content.'
const broken = 'unreadable-picture This drawing is damaged: it cannot be parsed from here on.'

test.each([
  ['<g>\n  <script>alert(1)</script></g>', `3:3 ${script('<script>')}`],
  ['<s:SCRIPT xmlns:s="http://www.w3.org/2000/svg"/>', `2:1 ${script('<s:SCRIPT>')}`],
  ['<rect width="1" onclick="alert(1)"/>', `2:17 ${script('onclick')}`],
  ["<rect\n OnLoad='alert(1)'/>", `3:2 ${script('OnLoad')}`],
  ['<set attributeName="onclick" to="x"/>', `2:6 ${script('attributeName="onclick"')}`],
  ['<a><animate attributeName="xlink:href"/></a>', `2:13 ${script('attributeName="xlink:href"')}`],
  ['<foreignObject/>', `2:1 ${other('<foreignObject>')}`],
  ['<h:iframe/>', `2:1 ${other('<h:iframe>')}`],
  ['<xi:include href="/etc/passwd"/>', `2:1 ${other('<xi:include>')}`],
  ['<image href="https://a.example/b.png"/>', `2:8 ${load('https://a.example/b.png')}`],
  ['<image xlink:href="/etc/passwd"/>', `2:8 ${load('/etc/passwd')}`],
  ['<image href="&#104;ttp://a.example"/>', `2:8 ${load('http://a.example')}`],
  ['<use href="other.svg#a"/>', `2:6 ${load('other.svg#a')}`],
  ['<a href="javascript:alert(1)"/>', `2:4 ${load('javascript:alert(1)')}`],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', `2:8 ${load('data:image/svg+xml;base64,PHN2Zz4=')}`],
  ['<g xml:base="https://a.example/"/>', `2:4 ${load('https://a.example/')}`],
  ['<rect fill="url(https://a.example/#b)"/>', `2:7 ${load('https://a.example/#b')}`],
  ['<rect style="fill: URL( \'b.svg#c\' )"/>', `2:7 ${load('b.svg#c')}`],
  ['<rect style="fill: u\\72l(b.svg)"/>', `2:7 ${load('b.svg')}`],
  ['<style>@import "https://a.example/b.css";</style>', `2:1 ${load('https://a.example/b.css')}`],
  ['<style><![CDATA[ a { fill: url(b.svg) } ]]></style>', `2:1 ${load('b.svg')}`],
  ['<style>@imp<!-- -->ort url(b.css)</style>', `2:1 ${load('b.css')}`],
  ['<style>a { fill: image-set("b.png" 1x) }</style>', `2:1 ${load('b.png')}`],
  ['<rect width="1"', `2:1 ${broken}`],
  ['<rect width=1/>', `2:1 ${broken}`],
  ['<!-- no end', `2:1 ${broken}`],
])('%s is refused', (content, refusal) => {
  expect(refusalOf(content)).toBe(refusal)
})

test.each([
  '<defs><path id="a" d="M0 0"/></defs><use href="#a"/><use xlink:href=\'#a\'/>',
  '<style>.a { fill: url(#b); mask: url("#c") } /* of an exporter */</style>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<!-- <script> <!DOCTYPE --><title>Our &amp; your &lt;script&gt;</title>',
  '<text>Write onclick="x" or url(b.png), &#8212; as you like</text>',
  '<metadata><rdf:RDF><cc:Work rdf:about="https://a.example/"/></rdf:RDF></metadata>',
  '<g font-family="on" opacity="0.5"></g>',
])('%s is accepted', (content) => {
  expect(refusalOf(content)).toBeUndefined()
})

test('script on the root element is refused', () => {
  expect(refusalOf('', ' onload="alert(1)"')).toBe(`1:62 ${script('onload')}`)
})

test.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY a "b">]>',
  '<!DOCTYPE svg SYSTEM "file:///etc/passwd">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://a.example/svg11.dtd">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG >" [<!ENTITY a "b">]>',
  '<!DOCTYPE html>',
  '<!ENTITY a "b">',
])('the declaration %s is refused', (text) => {
  expect(refusalOfText(`<?xml version="1.0"?>\n${text}\n<svg/>`)).toBe(`2:1 ${declaration}`)
})

test.each([
  // Written by Illustrator, Affinity Designer, Graphviz and old Inkscape, also on two lines.
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"\n  "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">',
  '<!DOCTYPE svg>',
])('%s, which names only the standard, is accepted', (text) => {
  expect(refusalOfText(`<?xml version="1.0" standalone="no"?>\n${text}\n<svg width="9" height="9"/>`)).toBeUndefined()
})

test('an external style sheet is refused', () => {
  expect(refusalOfText('<?xml-stylesheet href="https://a.example/b.css"?>\n<svg/>')).toBe(
    `1:1 ${load('https://a.example/b.css')}`,
  )
})

test('a drawing that is not UTF-8, or declares another encoding, is refused', () => {
  expect(refusalOfText(Buffer.from('<svg><title>\xe9</title></svg>', 'latin1'))).toBe(
    '1:1 unreadable-picture This drawing is not UTF-8.',
  )
  expect(refusalOfText('<?xml version="1.0" encoding="UTF-7"?><svg/>')).toBe(
    '1:1 unreadable-picture This drawing is not UTF-8, but "UTF-7".',
  )
  expect(refusalOfText('\uFEFF<?xml version="1.0" encoding="utf-8"?><svg/>')).toBeUndefined()
})

test.each([
  ['width="100000" height="100000"', '100,000 × 100,000'],
  ['width="1e9px" height="1e9px" viewBox="0 0 9 9"', '1,000,000,000 × 1,000,000,000'],
  ['viewBox="0 0 1e6, 1e6"', '1,000,000 × 1,000,000'],
])('a drawing with %s is too large', (attributes, pixels) => {
  expect(refusalOfText(`<svg ${attributes}/>`)).toBe(
    `1:1 huge-picture This image has ${pixels} pixels, more than the limit of 60,000,000.`,
  )
})

test('a large viewBox is accepted if width and height are small', () => {
  expect(refusalOfText('<svg width="800" height="600" viewBox="0 0 1000000 750000"/>')).toBeUndefined()
})

// 20 MB each of text on which a naive search takes quadratic time.
test.each([
  ['<svg><style>', '@import    ', '</style></svg>'],
  ['<svg><style>', 'url(#', '</style></svg>'],
  ['<svg ', 'a="&" ', '/>'],
  ['<svg>', '<g>', '</svg>'],
  ['<svg a="', '&#x41;', '"/>'],
  ['<svg>', '<!---->', '</svg>'],
])(
  'a long text of %s%s takes no longer than its length',
  (start, part, end) => {
    const bytes = Buffer.from(start + part.repeat(5_000_000 / part.length) + end)
    expect(cpuTime(() => refuseSvg(bytes, 60_000_000))).toBeLessThan(5_000)
  },
  120_000,
)
