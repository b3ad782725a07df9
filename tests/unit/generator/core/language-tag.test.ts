import { expect, test } from 'vitest'
import { isLanguageName, isLanguageTag, usualTag } from '#generator/core/language-tag.ts'

test.each(['en', 'es-US', 'es-419', 'fr-CA', 'zh-Hant-TW'])('%s is the tag of a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true)
})

test.each(['en-UK', 'xx', 'en-ZZ', 'EN', 'iw', 'en_US', ''])('%s is not', (tag) => {
  expect(isLanguageTag(tag)).toBe(false)
})

test('a tag in another form has a usual one', () => {
  expect(['en-UK', 'ES-us', 'iw', 'xx', 'en_US'].map(usualTag)).toEqual(['en-GB', 'es-US', 'he', undefined, undefined])
})

test('a folder has the name of a language only in lower case', () => {
  expect(['es', 'fr-ca', 'pages', 'faq', 'ES', 'guide'].filter(isLanguageName)).toEqual(['es', 'fr-ca'])
})
