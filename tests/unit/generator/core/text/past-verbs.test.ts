import { expect, test } from 'vitest'
import { isAboutPast, isInPastClause } from '#generator/core/text/past-verbs.ts'

test.each([
  'La garantía era de dos años',
  'El plazo terminó',
  'Las visitas costaban menos',
  'Llegábamos a tres pueblos',
  'Hicimos dos obras',
])('"%s" is about the past', (text) => {
  expect(isAboutPast(text, 'es')).toBe(true)
})

test.each([
  'La garantía de la cerrajería acaba hoy',
  'Trabajamos todavía en la fontanería de la policía',
  'El club fue una fábrica y hoy es un hotel',
])('"%s" may be about today', (text) => {
  expect(isAboutPast(text, 'es')).toBe(false)
})

test.each([
  ['La inspección era gratuita hasta el 3 de mayo de 2021.', true],
  ['Hasta el 3 de mayo de 2021, la inspección era gratuita.', true],
  ['La oferta, que empezó en abril, vale hasta el 3 de mayo de 2021.', false],
  ['Ahorre un 10 % hasta el 3 de mayo de 2021 si instaló la caldera con nosotros.', false],
])('"%s" has a deadline of the past: %s', (sentence, isPast) => {
  const words = sentence.match(/hasta el 3 de mayo de 2021/i)?.[0] ?? ''
  expect(isInPastClause(sentence, words, 'es')).toBe(isPast)
})
