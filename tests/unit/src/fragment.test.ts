import { expect, test } from 'vitest'
import { fragmentOf } from '#src/fragment.ts'

test.each([
  ['How often can you come?', 'how-often-can-you-come'],
  ['What’s included — and what isn’t?', 'what-s-included-and-what-isn-t'],
  ['¿Qué días abren?', 'que-dias-abren'],
  ['营业时间', ''],
])('%s', (text, fragment) => {
  expect(fragmentOf(text)).toBe(fragment)
})
