import { expect, test } from 'vitest'
import { headStrays } from '#generator/audit/truth/head-strays.ts'
import { knownOf } from '#generator/audit/truth/known-names.ts'
import type { StatementReader } from '#generator/audit/truth/read-statements.ts'
import { mentionReader } from '#generator/audit/truth/statements/mentions.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../../support/scanned-page.ts'

const county = (slug: string, name: string) => ({ key: slug, slug, name, fullName: `Zona ${name}`, region: 'Sevilla' })
const city = (slug: string, name: string, of: string) => ({ key: slug, slug, name, county: of, postalCodes: [] })
const known = knownOf({
  site: { business: { address: { country: 'ES' } } },
  services: [],
  counties: [county('centro', 'Centro'), county('norte', 'Norte')],
  cities: [city('sevilla', 'Sevilla', 'centro'), city('lora', 'Lora', 'norte')],
} as unknown as Manifest) // no other field is read

const { placesIn, namesIn, mentionsOf } = mentionReader(known)
const reader = {
  placesIn,
  mentionsIn: (text: string, words: Int32Array) => mentionsOf(namesIn(text, words), text),
  amountsIn: () => [],
  postalCodesIn: () => [],
  misspeltIn: () => undefined,
  strangeTownIn: () => undefined,
  strangeRegionIn: () => undefined,
} as unknown as StatementReader // no more is read of an alt text or a description

function straysIn(alt: string, slug: string): string[] {
  const html = `<meta property="og:image:alt" content="${alt}"><main></main>`
  const subject = { place: known.places.get(slug), service: undefined }
  return headStrays(scannedPage(html), subject, known, reader).map(({ found }) => found)
}

function describedStrays(description: string, slug: string): string[] {
  const page = scannedPage(`<meta name="description" content="${description}"><main></main>`)
  return headStrays(page, { place: known.places.get(slug), service: undefined }, known, reader).map(
    ({ found }) => found,
  )
}

test('an alt text that names the county of its page may name a region after it', () => {
  expect(straysIn('Pintura en Zona Norte, Sevilla. Ilustración de una casa', 'norte')).toEqual([])
  expect(straysIn('Pintura en Lora, Sevilla', 'lora')).toEqual([])
})

test('an alt text that names another place is found', () => {
  expect(straysIn('Pintura en Sevilla', 'norte')).toEqual(['Sevilla'])
  expect(straysIn('Pintura en Lora', 'sevilla')).toEqual(['Lora'])
})

test.each([
  'The county seat faces Lora across the river.',
  'Houses on a hill opposite Lora.',
  'The old quarter borders Lora.',
  'Casas frente a Lora.',
])('of a page about another place, the description "%s" names its neighbor', (description) => {
  expect(describedStrays(description, 'sevilla')).toEqual([])
})

test('a description that names another place is found', () => {
  expect(describedStrays('The county seat of Lora.', 'sevilla')).toEqual(['Lora'])
})
