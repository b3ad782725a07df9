import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { es } from '#generator/load/facts/languages/es.ts'
import { checkNamedAreas, inEnglish, possibleAreas } from '#generator/load/facts/place-claims/named-areas.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

test.each([
  ['La sierra de Segovia y la capital.', ['Segovia']],
  ['Trabajamos en León y en la Comunidad de Madrid.', ['León', 'Comunidad de Madrid', 'Comunidad', 'Madrid']],
  // Each of these is a municipality of Mexico.
  ['Casas con cisternas bajo el patio.', []],
  ['La Reforma pide dos tinacos.', []],
  ['Taller en la calle Hidalgo y en la colonia de Guadalupe.', []],
  ['Trabajamos en el Centro.', []],
  ['Vamos hasta Querétaro.', []],
  ['A Lugo y Pontevedra no vamos.', []],
  ['Familias que llegaban de Galicia y Cantabria.', []],
  ['Los pueblos de la provincia de Toledo que empiezan al otro lado.', []],
  ['Más allá de la sierra está Segovia.', []],
  ['Los de Illescas son de otra provincia, Toledo.', []],
])('%s', (text, names) => {
  expect(possibleAreas(text, es)).toEqual(names)
})

test.each([
  'Roscommon, Offaly and Tipperary are next door.',
  'Sligo and Roscommon lie to the east.',
  'We don’t go to Limerick.',
])('%s', (text) => {
  expect(possibleAreas(text, inEnglish)).toEqual([])
})

test('the name of a division may have a hyphen', () => {
  expect(es.inDivision.exec('En el condado de Miami-Dade trabajamos.')?.[1]).toBe('Miami-Dade')
})

const gazetteer = await openGazetteer('GB', [])

test.each([
  ['York', 'We clean across North Yorkshire.', []],
  ['West Yorkshire', 'We clean across Leeds and Bradford.', []],
  ['York', 'We clean across Kent.', ['Kent']],
])('a company in %s: "%s"', (name, body, areas) => {
  const at = { file: { path: 'counties/own.yaml', shown: 'counties/own.yaml', text: body } }
  const county = { ...at, slug: 'own', value: { name, body }, locate: () => ({ file: '', line: 1, column: 1 }) }
  const sources = {
    gazetteer,
    site: { value: { business: { name: 'Brook', address: { locality: 'Ashby', country: 'GB' } } } },
    records: {
      language: { tag: 'en-GB' },
      cities: [],
      documents: {},
      folders: { counties: [county], offices: [], pages: [] },
    },
  } as unknown as FactSources // what the check reads
  expect(checkNamedAreas(sources).flatMap(({ words }) => words ?? [])).toEqual(areas)
})
