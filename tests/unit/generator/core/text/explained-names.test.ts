import { expect, test } from 'vitest'
import { isAboutNames, isExplainedAt } from '#generator/core/text/explained-names.ts'

const isExplained = (text: string, name: string) => isExplainedAt(text, text.indexOf(name))

test.each([
  ['Houston is pronounced without the u, as if it were Howston.', 'Howston'],
  ['The town is named for the alamos, and spelled Allamo at first.', 'Allamo'],
  ['Until 1889 the station was known as Marlowe.', 'Marlowe'],
  ['The landing had been first called Marlowe Ferry.', 'Marlowe'],
  ['The town honors Governor Amos Hartlee.', 'Hartlee'],
  ['The founders chose it after Bishop R. Hartlee.', 'Hartlee'],
])('"%s" explains the name %s', (text, name) => {
  expect(isExplained(text, name)).toBe(true)
})

test.each([
  ['The name is pronounced as it is written. Howston is old.', 'Howston'],
  ['The name is pronounced as it is written; Howston is old.', 'Howston'],
  ['People mispronounce the name, and Howston is old.', 'Howston'],
  ['The ferry was sold, and Marlowe is quiet.', 'Marlowe'],
  ['After the flood Hartlee had a new mill.', 'Hartlee'],
])('"%s" does not explain the name %s', (text, name) => {
  expect(isExplained(text, name)).toBe(false)
})

test.each([
  ['A clerk misspelled it in 1871.', true],
  ['The postmaster proposed Marlowe.', true],
  ['The railroad dropped a letter of Hartlee.', true],
  ['Drivers confuse it with Marlowe, a mill town on the coast.', true],
  ['Freight for the tannery was confused with that of Hartlee.', true],
  ['The roofs of Marlowe are of slate.', false],
  ['Hartlee has a ferry and a mill.', false],
  ['The fog of Hartlee causes confusion.', false],
])('whether "%s" is about names: %s', (sentence, expected) => {
  expect(isAboutNames(sentence)).toBe(expected)
})
