import { expect, test } from 'vitest'
import { slugInTwoLetters, slugOf } from '#src/slug-of.ts'

test.each([
  ['Castilla y León', 'castilla-y-leon'],
  ['Gießen', 'giessen'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Königsbrunn', 'konigsbrunn'],
  ['東京', ''],
])('the slug of %s is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['Königsbrunn', 'koenigsbrunn'],
  ['Ko\u0308nigsbrunn', 'koenigsbrunn'],
  ['Ålborg', 'aalborg'],
  ['Tromsø', 'tromsoe'],
  ['Fürth', 'fuerth'],
])('with two letters for one, the slug of %s is "%s"', (name, slug) => {
  expect(slugInTwoLetters(name)).toBe(slug)
})
