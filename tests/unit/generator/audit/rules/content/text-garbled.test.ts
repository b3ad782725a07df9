import { expect, test } from 'vitest'
import { textGarbled } from '#generator/audit/rules/content/text-garbled.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'
import { cpuTime } from '../../../../../support/cpu-time.ts'

const phrases = (html: string) =>
  // The rule reads neither manifest nor threshold.
  Array.from(textGarbled.check(scanHtml(html), { manifest: {} as Manifest, limit: () => 0 }), ({ phrase }) => phrase)

test('reports a byte that is not UTF-8, with the word around it', () => {
  expect(phrases('<p>A caf\uFFFD by the river</p>')).toEqual(['caf\uFFFD'])
})

test('reports an apostrophe, a letter and a space that were read as Windows-1252', () => {
  expect(phrases('<p>Itâ€™s done</p>')).toEqual(['Itâ€™s'])
  expect(phrases('<img alt="A cafÃ© by the river">')).toEqual(['cafÃ©'])
  expect(phrases('<title>Two rooms,Â\u00A0one price</title>')).toEqual(['rooms,Â\u00A0one'])
})

test('ignores letters with diacritics, alone and in capitals', () => {
  expect(phrases('<p>Château, NÃO, Âge, IRMÃ e pão – “größte” café™</p>')).toEqual([])
})

test('searches a long text without spaces in linear time', () => {
  const text = `${'a'.repeat(1_000_000)}â€`
  expect(cpuTime(() => expect(phrases(`<p>${text}</p>`)).toEqual([]))).toBeLessThan(1500)
})
