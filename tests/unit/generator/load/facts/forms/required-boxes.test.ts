import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkRequiredBoxes } from '#generator/load/facts/forms/required-boxes.ts'

function found(label: string, { required = true, type = 'checkbox', help = '', tag = 'en-US' } = {}): string[] {
  const at = { file: 'quote.yaml', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text: '' }
  const quote = { at, locate: () => at, file, value: { fields: [{ name: 'box', type, label, help, required }] } }
  const records = { documents: { quote }, language: { tag } }
  return checkRequiredBoxes({ records } as unknown as FactSources).map(({ code }) => code) // what the check reads
}

test.each([
  ['I have pets', {}],
  ['There is an elevator', {}],
  ['Send me your newsletter', {}],
  ['Tengo mascotas', { tag: 'es-US' }],
])('%s cannot be required', (label, options) => {
  expect(found(label, options)).toEqual(['box-required'])
})

test.each([
  ['I have pets', { required: false }],
  ['How many pets?', { type: 'number' }],
  ['I agree to the terms', {}],
  ['I have read the privacy policy', {}],
  ['I am over 18', {}],
  ['You may text me about this request', {}],
  ['I am the owner, or have permission', {}],
  ['Texts', { help: 'By this you consent to text messages.' }],
  ['He leído la política de privacidad', { tag: 'es-US' }],
])('%s can', (label, options) => {
  expect(found(label, options)).toEqual([])
})
