import { expect, test } from 'vitest'
import { withArticles } from '#src/spanish-articles.ts'

test.each([
  ['Fugas en Condado de Clark, WA', 'Fugas en el Condado de Clark, WA'],
  ['Jardinería Comunidad de Madrid', 'Jardinería Comunidad de Madrid'],
  ['Poda en Principado de Asturias', 'Poda en el Principado de Asturias'],
  ['Fugas en Comunidad de Madrid', 'Fugas en la Comunidad de Madrid'],
  ['Otras localidades de Condado de Clark', 'Otras localidades del Condado de Clark'],
  ['Otras localidades de Provincia de Toledo', 'Otras localidades de la Provincia de Toledo'],
  ['Sobre Condado de Clark', 'Sobre el Condado de Clark'],
  ['Fugas en Comunidades Unidas', 'Fugas en Comunidades Unidas'],
  ['Fugas en Soto del Real', 'Fugas en Soto del Real'],
])('%s', (message, sentence) => {
  expect(withArticles(message, 'es-ES')).toBe(sentence)
})

test('other languages keep their sentences', () => {
  expect(withArticles('Leaks en Condado de Clark', 'en-US')).toBe('Leaks en Condado de Clark')
})
