import { expect, test } from 'vitest'
import { claimsIn } from '#generator/audit/text/claims.ts'
import type { Manifest } from '#manifest/schema.ts'

const claim = (text: string, counts: string) => ({ text, counts, value: Number.parseInt(text, 10) })
const manifestIn = (language: string, ...claims: object[]) =>
  ({ site: { language, claims }, cities: [], counties: [] }) as unknown as Manifest // no other field is read

const spanish = manifestIn(
  'es-ES',
  claim('12 municipios de la provincia de Toledo', 'cities'),
  claim('8 servicios profesionales', 'services'),
)
const english = manifestIn('en', claim('12 mountain towns in Idaho', 'cities'))
const services = manifestIn('en', claim('8 services', 'services'))
const other = manifestIn('de', claim('12 Orte in Berlin', 'cities'))

const italian = manifestIn('it-IT', claim('13 comuni', 'cities'))

const read = (text: string, manifest: Manifest) =>
  claimsIn(text, manifest).map(({ counts, value }) => `${value} ${counts}`)

test.each([
  ['Trabajamos en 40 municipios de la zona.', spanish, '40 cities'],
  ['Ofrecemos 20 servicios profesionales.', spanish, '20 services'],
  ['We clean in 40 mountain towns.', english, '40 cities'],
  ['We clean in 40 towns.', english, '40 cities'],
  ['Our team has served over 40 towns since 2010.', english, '40 cities'],
  ['In 2010 we were new. Now we clean in 40 towns.', english, '40 cities'],
  ['Lo fundó su padre, y atendemos 40 municipios.', spanish, '40 cities'],
  ['En 2010 éramos tres, y hoy vamos a 40 municipios.', spanish, '40 cities'],
  ['We offer 20 services in two counties.', services, '20 services'],
  ['Wir arbeiten in 40 Orte in Berlin.', other, '40 cities'],
  ['Lavoriamo in 40+ comuni.', italian, '40 cities'],
])('"%s" counts the places or services of the company', (text, manifest, found) => {
  expect(read(text, manifest)).toEqual([found])
})

test.each([
  ['Plaza Mayor 6, 45001 Toledo', spanish],
  ['La Città metropolitana di Torino ha 312 comuni.', italian],
  ['Somos 20 profesionales.', spanish],
  ['La provincia tiene 204 municipios.', spanish],
  ['El año pasado hicimos 31.000 servicios.', spanish],
  ['1 Main Street, 83702 Idaho', english],
  ['The state has 200 towns.', english],
  ['La riada afectó a los 204 municipios de la región.', spanish],
  ['Llegábamos a 25 municipios, y era demasiado.', spanish],
  ['En verano hicimos 12 servicios en una sola noche.', spanish],
  ['Hacemos 12 servicios al día.', spanish],
  ['¿Cuáles son los 3 servicios más pedidos?', spanish],
  ['The flood hit all 44 towns.', english],
  ['The flood of the spring damaged 44 mountain towns.', english],
  ['We used to drive to 25 towns.', english],
  ['In 2010 we had two shops and drove to 25 towns.', english],
  ['We did 12 services in one night.', services],
  ['Hauptstraße 1, 10115 Berlin', other],
])('"%s" does not', (text, manifest) => {
  expect(read(text, manifest)).toEqual([])
})

test('of two or more cities, the one that is named before the others counts, too', () => {
  const cities = ['Holt', 'Ashby', 'Denby'].map((name) => ({ name }))
  const manifest = { ...english, cities } as unknown as Manifest // no other field is read
  expect(read('We clean in Holt and 2 towns around it.', manifest)).toEqual([])
  expect(read('We clean in Holt and 3 towns around it.', manifest)).toEqual(['3 cities'])
  expect(read('We clean in 2 towns.', manifest)).toEqual(['2 cities'])
})
