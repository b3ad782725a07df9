import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { placeFigures } from '#generator/load/facts/stated-in-language/place-figures.ts'

const address = { street: '', locality: 'Oviedo', postalCode: '33001', country: 'ES', region: 'Asturias' }
const at = { file: 'cities/pravia.yaml', line: 1, column: 1 }

/** What is found in the text of Pravia, some 30 km north-west of the office in Oviedo. */
function found(body: string): string[] {
  const file = { path: at.file, shown: at.file, text: body }
  const row = (slug: string, name: string, value: object) => ({
    ...{ slug, at, locate: () => at, file },
    value: { name, county: 'asturias', description: '', ...value },
  })
  const pravia = { latitude: 43.489, longitude: -6.113, population: 8000, postal_codes: '33120 33129' }
  const cities = [
    row('pravia', 'Pravia', pravia),
    row('grado', 'Grado', { latitude: 43.388, longitude: -6.073, postal_codes: '33820' }),
  ]
  const text = { slug: 'pravia', at, locate: () => at, file, value: { body } }
  const counties = [{ slug: 'asturias', value: { name: 'Asturias', region: 'Asturias' } }]
  const sources = {
    gazetteer: { near: () => [{ region: '34' }] },
    site: { value: { business: { address, coordinates: { latitude: 43.361, longitude: -5.848 } } } },
    records: { cities, folders: { cities: [text], counties, offices: [] }, language: { tag: 'es-ES' } },
  } as unknown as FactSources // no other field is read
  return placeFigures(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Pravia está a 90 km de nuestra oficina.', 'a 90 km de nuestra oficina'],
  ['Pravia queda a unos 30 km al sur del taller.', 'queda a unos 30 km al sur del taller'],
  ['A unos 5 km de nuestra oficina, Pravia es pequeña.', 'A unos 5 km de nuestra oficina'],
  ['El pueblo está al sur de Grado.', 'está al sur de Grado'],
  ['Pravia queda al sur de Grado y del río.', 'queda al sur de Grado'],
  ['El código postal de Pravia es el 33820.', '33820'],
  ['El código postal es el 08001.', '08001'],
  ['Pravia está en la Comunidad Valenciana.', 'está en la Comunidad Valenciana'],
  ['Pravia, con unos 80.000 habitantes, crece.', 'con unos 80.000 habitantes'],
  ['Con unos 80.000 habitantes es la mayor de todas.', 'Con unos 80.000 habitantes'],
])('"%s" contradicts the table', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Pravia está a 30 km de nuestra oficina, y a 45 por la costa.',
  'Pravia queda a unos 40 km al noroeste del taller.',
  'Pravia está a 90 km de la oficina de turismo.',
  'La playa de Rodiles está a 90 km de nuestra oficina.',
  'Pravia tiene una playa que está a 90 km de nuestra oficina.',
  'El pueblo está al norte de Grado.',
  'La estación de Pravia está al sur de Grado.',
  'El código postal de Pravia es el 33125.',
  'El código postal de Grado es el 33820.',
  'Pravia está en Asturias.',
  'Pravia está en la carretera de Galicia.',
  'Nuestro proveedor está en Galicia.',
  'Pravia, con unos 8.500 habitantes, crece.',
  'En 1900 Pravia tenía 80.000 habitantes.',
  'Con 80.000 vecinos, Avilés es mayor.',
  'El concejo y otros tres, con unos 80.000 habitantes, comparten hospital.',
])('"%s" does not', (text) => {
  expect(found(text)).toEqual([])
})
