import { expect, test } from 'vitest'
import { textLanguage } from '#generator/audit/rules/content/text-language.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../../../support/scanned-page.ts'

const names = ['Rincón de la Victoria', 'Cuevas del Becerro', 'Alhaurín de la Torre', 'Canillas de Albaida', 'Mijas']

/** The texts that are in another language than that of the site. */
function found(text: string, language = 'en-GB'): (string | undefined)[] {
  const cities = names.map((name) => ({ name }))
  const counties = [{ fullName: 'Municipio de Mijas' }]
  const address = { street: 'Calle de la Luz 48', locality: 'Mijas' }
  const site = { language, business: { name: 'Cisternas de la Costa', address } }
  // The rule reads no other field, and no threshold.
  const manifest = { site, cities, counties, offices: [] } as unknown as Manifest
  const page = scannedPage(`<html><body><main><p>${text}</p></main></body></html>`, {})
  return Array.from(textLanguage.check(page.own, { manifest, limit: () => 0 }), ({ phrase }) => phrase)
}

const spanish = 'Vamos por las casas de la ciudad, y los grifos se cubren de una capa blanca.'

test('reports a text in Spanish, also beside the names of places', () => {
  expect(found(spanish)).toEqual([spanish])
  expect(found(`${spanish} Mijas.`)).toHaveLength(1)
})

test('reports no text after the name of its language', () => {
  expect(found(`We leave you a list. Also in Spanish: ${spanish}`)).toEqual([])
  expect(found(`We leave you a list: ${spanish}`)).toHaveLength(1)
})

test.each([
  'Atendemos en español. Llame a Rosa al (501) 555-0142 para una visita gratis o para ayuda con los papeles.',
  'Rosa answers the phone. Hablamos español, y por eso las visitas, los precios y los papeles son en los dos idiomas.',
  'Nous parlons français, et le devis est fait dans les deux langues pour tous les clients de la région.',
  'Wir sprechen Deutsch, und das Angebot ist für Sie auch in der Sprache, die Sie am besten kennen.',
  'We come soon.</p><a href="/contact/">Reservar en español con la oficina</a><p>And we stay.',
])('reports no invitation to the speakers of another language: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('reports a text after an invitation', () => {
  expect(found(`Atendemos en español.</p><p>${spanish}`)).toEqual([spanish])
})

test.each([
  ['Preguntas que la gente hace primero', 1],
  ['Códigos postales que atendemos', 1],
  ['Casa de la Paz', 0],
  ['The rooms de luxe and gluten', 0],
  ['The Villa de la Rosa and its garden', 0],
  ['Pasta con le sarde', 0],
])('of the heading %s, reports %i', (heading, count) => {
  expect(found(`We come soon.</p><h2>${heading}</h2><p>And we stay.`)).toHaveLength(count)
})

test('reports a text in a language that shares words with that of the site', () => {
  const french = 'Nous remplaçons les serrures de toutes les portes, et le prix est annoncé avant le début des travaux.'
  expect(found(french, 'es-ES')).toEqual([french])
  expect(found(spanish, 'es-ES')).toEqual([])
  const names = 'De la Rue, Les Halles y Le Corbusier son los nombres de las salas que están en la planta de arriba.'
  expect(found(names, 'es-ES')).toEqual([])
})

test('ignores a list of places with Spanish names', () => {
  expect(found(`We visit ${names.join(', ')} and ${names[0]}.`)).toEqual([])
})

test('ignores a county that is named for a town, and the address of the company', () => {
  expect(found('We come soon.</p><a href="/mijas/">Municipio de Mijas</a><p>And we stay.')).toEqual([])
  const line = 'Cisternas de la Costa, Calle de la Luz 48, Mijas, 952 55 01 42, hola@costa.example'
  expect(found(`${line}, y por la red`)).toEqual([])
})
