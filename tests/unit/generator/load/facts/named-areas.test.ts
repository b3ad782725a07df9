import { expect, test } from 'vitest'
import { es } from '#generator/load/facts/languages/es.ts'
import { inEnglish, possibleAreas } from '#generator/load/facts/named-areas.ts'

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
