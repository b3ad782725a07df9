import { expect, test } from 'vitest'
import { textGarbled } from '#generator/audit/rules/content/text-garbled.ts'
import { scanHtml } from '#generator/scan/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'
import { cpuTime } from '../../../../../support/cpu-time.ts'

const phrases = (html: string) =>
  // The rule reads neither manifest nor threshold.
  Array.from(textGarbled.check(scanHtml(html), { manifest: {} as Manifest, limit: () => 0 }), ({ phrase }) => phrase)

test('a byte that is no UTF-8 is found in the word it stands in', () => {
  expect(phrases('<p>A caf\uFFFD by the river</p>')).toEqual(['caf\uFFFD'])
})

test('an apostrophe, a letter and a space that were read as Windows-1252 are found', () => {
  expect(phrases('<p>Itâ€™s done</p>')).toEqual(['Itâ€™s'])
  expect(phrases('<img alt="A cafÃ© by the river">')).toEqual(['cafÃ©'])
  expect(phrases('<title>Two rooms,Â\u00A0one price</title>')).toEqual(['rooms,Â\u00A0one'])
})

test('letters with marks, alone and in capitals, are none', () => {
  expect(phrases('<p>Château, NÃO, Âge, IRMÃ e pão – “größte” café™</p>')).toEqual([])
})

test('a long text without a space is read at once', () => {
  const text = `${'a'.repeat(1_000_000)}â€`
  expect(cpuTime(() => expect(phrases(`<p>${text}</p>`)).toEqual([]))).toBeLessThan(1500)
})
