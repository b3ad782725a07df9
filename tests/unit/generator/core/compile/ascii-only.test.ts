import { expect, test } from 'vitest'
import { asciiOnly } from '#generator/core/compile/ascii-only.mjs'

const source = [
  'const quoted = "’é–😀";',
  'const { size = "½" } = {};',
  'const written = `“ ” …` + quoted;',
  'const found = written.match(/[“”]|[à-ÿ]|[\\u{1F600}-😂]/gu);',
  'const raw = new RegExp(String.raw`\\s(?:–|…)`).test(written);',
  'const año = 2026; // “año”',
  'return { quoted, written, found, raw, año, size }',
].join('\n')

test('a bundle without letters beyond ASCII does the same', () => {
  const escaped = asciiOnly.renderChunk(source)
  expect(escaped).toMatch(/^[\0-\x7f]+$/)
  const expected = new Function(source)()
  expect(expected).toMatchObject({ found: ['“', '”', 'é', '😀'], raw: true, año: 2026 })
  expect(new Function(escaped)()).toEqual(expected)
})
