import { expect, test } from 'vitest'
import { isExplainedAt } from '#generator/core/text/explained-names.ts'

const isExplained = (text: string, name: string) => isExplainedAt(text, text.indexOf(name))

test.each([
  ['Houston is pronounced without the u, as if it were Howston.', 'Howston'],
  ['The town is named for the alamos, and spelled Allamo at first.', 'Allamo'],
])('"%s" explains the name %s', (text, name) => {
  expect(isExplained(text, name)).toBe(true)
})

test.each([
  ['The name is pronounced as it is written. Howston is old.', 'Howston'],
  ['The name is pronounced as it is written; Howston is old.', 'Howston'],
  ['People mispronounce the name, and Howston is old.', 'Howston'],
])('"%s" does not explain the name %s', (text, name) => {
  expect(isExplained(text, name)).toBe(false)
})
