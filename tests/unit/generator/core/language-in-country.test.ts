import { expect, test } from 'vitest'
import { languageInCountry } from '#generator/core/language-in-country.ts'

test.each([
  ['es', 'US', 'es-US'],
  ['es', 'ES', 'es'],
  ['en', 'US', 'en'],
  ['en', 'GB', 'en-GB'],
  ['es-ES', 'US', 'es-ES'],
  ['fr', 'US', 'fr'],
  ['english', 'US', 'english'],
  ['es', 'USA', 'es'],
])('%s of a company in %s is %s', (tag, country, expected) => {
  expect(languageInCountry(tag, country)).toBe(expected)
})
