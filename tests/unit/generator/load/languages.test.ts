import { expect, test } from 'vitest'
import { languagesOf } from '#generator/load/languages.ts'

const languages = (country: string, tags: string[]) =>
  languagesOf({ languages: tags, business: { address: { country } } }).map(({ tag, folder }) => [tag, folder])

test('a language without a country is that of the country of the business', () => {
  expect(languages('US', ['en', 'es'])).toEqual([
    ['en', ''],
    ['es-US', 'es'],
  ])
})

test('languages that are listed with and without the country stay two', () => {
  expect(languages('CA', ['fr', 'fr-CA'])).toEqual([
    ['fr', ''],
    ['fr-CA', 'fr-ca'],
  ])
})
