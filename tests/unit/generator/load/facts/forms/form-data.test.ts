import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkFormData } from '#generator/load/facts/forms/form-data.ts'

function asked(help: string): string[] {
  const at = { file: 'quote.yaml', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text: help }
  const quote = { at, locate: () => at, file, value: { fields: [{ name: 'notes', help }] } }
  const records = { documents: { quote }, language: { tag: 'en-US' } }
  return checkFormData({ records } as unknown as FactSources).flatMap(({ words }) => words ?? []) // what the check reads
}

test.each([
  ['Parking, and your card number with its three-digit security code.', 'card number'],
  ['Your bank account number for the refund.', 'bank account number'],
  ['Date of birth', 'Date of birth'],
  ['The password of your router', 'password'],
])('"%s" asks for "%s"', (help, words) => {
  expect(asked(help)).toEqual([words])
})

test.each([
  'Parking, stairs, the alarm, who opens the door.',
  'Never write card numbers or passwords here.',
  'The last four digits of the card number on your receipt.',
  'The number of the gift card.',
])('"%s" asks for nothing secret', (help) => {
  expect(asked(help)).toEqual([])
})
