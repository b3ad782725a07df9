import { describe, expect, test } from 'vitest'
import { createNameMask, maskedNames } from '#generator/core/text/name-mask.ts'
import { hashWords } from '#generator/core/text/words.ts'
import type { Manifest } from '#manifest/schema.ts'
import { maskedWordReader } from '#src/report/masked-words.ts'
import { hashText } from '#src/text-hash.ts'

const names = {
  place: ['Heber', 'Heber City', 'Salt Lake City', 'Summit'],
  county: ['Salt Lake', 'Salt Lake County', 'Summit'],
  zip: ['84032'],
  service: ['Deep Cleaning', 'Move-In Cleaning', ''],
}
const { maskText, maskWritten, maskWords } = createNameMask(names)

const cases: [behaviour: string, text: string, masked: string][] = [
  ['a name in any case becomes its type', 'Deep cleaning in HEBER CITY, 84032', '{service} in {place} {zip}'],
  ['the longest name wins', 'Salt Lake County and Salt Lake City', '{county} and {place}'],
  ['a name of several words may hold a hyphen', 'Move-in cleaning near Heber', '{service} near {place}'],
  ['single words of a name are kept', 'salt in a deep lake of the city', 'salt in a deep lake of the city'],
  ['a name that is cut off is a shorter name', 'Salt Lake Cit', '{county} cit'],
  ['a name of two types has the first', 'at Summit', 'at {place}'],
  ['other numbers are kept', '24 miles, 84043', '24 miles 84043'],
]

describe('in a text', () => {
  test.each(cases)('%s', (_, text, masked) => {
    expect(maskText(text)).toBe(masked)
  })
})

test('other words stay as written', () => {
  expect(maskWritten('Deep cleaning In HEBER CITY: What We Do')).toBe('{service} In {place} What We Do')
})

describe('in hashed words', () => {
  test.each(cases)('%s', (_, text, masked) => {
    expect([...maskWords(hashWords(text)).words]).toEqual(masked.split(' ').map((word) => hashText(word) | 0))
  })

  test('every word of a name is marked, as written and masked', () => {
    const { isNamed, replacesName } = maskWords(hashWords('near Salt Lake City or Heber'))
    expect([...isNamed]).toEqual([0, 1, 1, 1, 0, 1])
    expect([...replacesName]).toEqual([0, 1, 0, 1])
  })
})

describe('in the report, which masks texts in the browser', () => {
  const read = maskedWordReader(names)

  test.each(cases)('%s', (_, text, masked) => {
    expect(
      read(text)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(masked)
  })
})

test('where two places have one name, the name with its state is that of a place too', () => {
  const city = (name: string, county: string) => ({ name, county, postalCodes: [] })
  const county = (key: string, region: string) => ({ key, name: key, fullName: `${key} County`, region })
  const mask = createNameMask(
    maskedNames({
      cities: [city('Anthony', 'El Paso'), city('Anthony', 'Doña Ana'), city('Fabens', 'El Paso')],
      counties: [county('El Paso', 'TX'), county('Doña Ana', 'NM')],
      services: [],
    } as unknown as Manifest),
  )
  expect(mask.maskWritten('About Anthony, TX')).toBe('About {place}')
  expect(mask.maskWritten('About Anthony (El Paso County), TX')).toBe('About {place}')
  expect(mask.maskWritten('About Anthony, OR')).toBe('About {place} OR')
  expect(mask.maskWritten('About Fabens, TX')).toBe('About {place} TX')
})
