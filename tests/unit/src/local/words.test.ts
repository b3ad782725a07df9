import { expect, test } from 'vitest'
import { loadMessages } from '#generator/load/messages/load-messages.ts'
import { countyFact, countyTerm, countyWord, withPauses } from '#src/local/words.ts'
import { indexSite } from '#src/site.ts'
import { smallSite } from '../../small-site.ts'

const { manifest } = await smallSite()
const [county] = manifest.counties

test.each([
  ['en-US', 'US', ['Hood River County'], 'County', 'counties'],
  ['en-US', 'US', ['Orleans Parish', 'Jefferson Parish'], 'Parish', 'parishes'],
  ['en-US', 'US', ['Orleans Parish', 'Hancock County'], 'County', 'counties'],
  ['en-GB', 'GB', ['North Yorkshire'], 'Area', 'areas'],
  ['en-IE', 'IE', ['County Cork', 'County Kerry'], 'County', 'counties'],
  ['es-ES', 'ES', ['Comarca de Avilés', 'Comarca del Nalón'], 'Comarca', 'comarcas'],
  ['es-ES', 'ES', ['Comunidad de Madrid'], 'Zona', 'zonas'],
  ['en-US', 'MX', ['Municipality of Celaya', 'Municipality of León'], 'Municipality', 'municipalities'],
  ['es-US', 'US', ['Condado de El Paso'], 'Condado', 'condados'],
  ['es-US', 'US', ['Municipio de San Juan'], 'Municipio', 'municipios'],
  ['en-US', 'US', ['Municipio de San Juan'], 'Municipality', 'municipalities'],
])('in %s, parts of %s such as %s are called %s and %s', (language, country, fullNames, one, many) => {
  if (!county) throw new Error('no county')
  const { messages } = loadMessages(language)
  const { business, ...settings } = manifest.site
  const site = { ...settings, language, business: { ...business, address: { ...business.address, country } } }
  const counties = fullNames.map((fullName) => ({ ...county, fullName, name: nameIn(fullName) }))
  const source = { manifest: { ...manifest, messages, site, counties } }
  expect(countyWord(source)).toBe(one)
  expect(countyTerm(source, 2)).toBe(many)
})

/** The name without the words that complete it. */
const nameIn = (fullName: string) =>
  fullName.replace(
    / (?:County|Parish)$|^(?:County|Comarca del?|Comunidad de|Condado de|Municipality of|Municipio de) /,
    '',
  )

test.each([
  ['es-ES', 'ES', 'Provincia de Soria', 'Odell', 'Provincia', 'Soria'],
  ['es-ES', 'ES', 'Provincia de Soria', 'Soria', 'Zona', 'Provincia de Soria'],
  ['es-US', 'US', 'Municipio de Soria', 'Soria', 'Municipio', 'Municipio de Soria'],
  ['en-US', 'US', 'Soria County', 'Soria', 'County', 'Soria County'],
])('in %s and %s, the fact of %s beside %s', (language, country, fullName, town, label, name) => {
  const [city] = manifest.cities
  if (!county || !city) throw new Error('no county')
  const { business, ...settings } = manifest.site
  const own = { ...county, fullName, name: 'Soria' }
  const site = { ...settings, language, business: { ...business, address: { ...business.address, country } } }
  const cities = [{ ...city, name: town }]
  const index = indexSite({ ...manifest, messages: loadMessages(language).messages, site, counties: [own], cities })
  expect(countyFact(index, own)).toEqual({ label, name })
})

test.each([
  ['en-US', 'Anthony, TX is near, and Anthony, NM, is far.', 'Anthony, TX, is near, and Anthony, NM, is far.'],
  [
    'es-US',
    'Anthony, TX queda a 25 millas (Anthony, NM está cerca).',
    'Anthony, TX, queda a 25 millas (Anthony, NM, está cerca).',
  ],
  ['fr-CA', 'Anthony, TX est loin.', 'Anthony, TX est loin.'],
])('in %s, "%s" has a comma after each region', (language, sentences, expected) => {
  const site = { ...manifest.site, language }
  const index = { namesakes: new Set(['Anthony']), manifest: { ...manifest, site } } as unknown as Parameters<
    typeof withPauses
  >[0] // what it reads
  expect(withPauses(index, sentences)).toBe(expected)
})
