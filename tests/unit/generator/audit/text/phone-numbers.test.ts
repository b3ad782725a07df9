import { beforeAll, describe, expect, test } from 'vitest'
import { phoneNumbers } from '#generator/audit/text/phone-numbers.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'
import { smallSite } from '../../../small-site.ts'

const county = 'Permits come from the county at 509-493-3321.'
const police = 'Call Hood River Police at 541-555-0182 about a closed street.'

describe('the number of an authority that the text names', () => {
  let manifest: Manifest
  beforeAll(async () => {
    const at = { file: 'faqs.yaml', replace: 'answer: ', with: `answer: ${police} ${county} ` }
    manifest = (await smallSite([at])).manifest
  })
  const numbersIn = (text: string) => phoneNumbers(scanHtml(`<main><p>${text}</p></main>`), manifest)

  test('is right if the manifest has it', () => {
    expect(numbersIn(police)).toEqual([])
  })

  test('is right without a name if it is unlike the number of the company', () => {
    expect(numbersIn(county)).toEqual([])
  })

  test('is right as a link in such a text', () => {
    const linkTo = (number: string) => police.replace('541-555-0182', `<a href="tel:+1${number}">541-555-0182</a>`)
    expect(numbersIn(linkTo('5415550182'))).toEqual([])
    expect(numbersIn(linkTo('5415550183')).map(({ number }) => number)).toEqual(['+15415550183'])
  })

  test('is right in a cell of a table that the manifest has', () => {
    const body = '<table><tr><td>Whom to call</td><td>503-378-4621</td></tr></table>'
    const withTable = { ...manifest, articles: [{ body }] } as unknown as Manifest // what is read
    const inCell = (number: string) =>
      phoneNumbers(scanHtml(`<main><table><tr><td>${number}</td></tr></table></main>`), withTable)
    expect(inCell('503-378-4621')).toEqual([])
    expect(inCell('503-378-4622')).toHaveLength(1)
  })

  test('is wrong if the words say that it is the number of the company', () => {
    expect(numbersIn('Call 509-493-3321 for a permit.').map(({ number }) => number)).toEqual(['509-493-3321'])
  })

  test('is wrong if a page alone has it', () => {
    expect(numbersIn(police.replace('0182', '0183')).map(({ number }) => number)).toEqual(['541-555-0183'])
  })

  test('is wrong as a number of the company', () => {
    expect(numbersIn('Call us at 541-555-0182.').map(({ number }) => number)).toEqual(['541-555-0182'])
  })
})
