import { describe, expect, test } from 'vitest'
import { es } from '#generator/audit/language/es.ts'
import { isGeneric } from '#generator/audit/markup/link-kinds.ts'
import { contentWords } from '#generator/audit/text/content-words.ts'
import { durationsIn } from '#generator/audit/text/policy-terms.ts'

describe('a relative date in Spanish', () => {
  const found = (text: string) => (es.relativeDate.signs.test(text) ? (text.match(es.relativeDate.phrase) ?? []) : [])

  test.each([
    ['Abrimos hace 3 semanas en Getafe.', 'hace 3 semanas'],
    ['Se publicó hace unos días.', undefined],
    ['La escribió hace un mes.', 'hace un mes'],
    ['Precios actualizados esta semana.', 'actualizados esta semana'],
    ['Trabajamos aquí desde hace 25 años.', undefined],
    ['Hace 2 años que limpiamos su casa.', 'Hace 2 años'],
  ])('in "%s" is %s', (text, phrase) => {
    expect(found(text)).toEqual(phrase === undefined ? [] : [phrase])
  })
})

test.each([
  ['Avise con 48 horas de antelación.', [48]],
  ['Respondemos en 24-48 horas.', [24, 48]],
  ['De 2 a 3 días.', [48, 72]],
  ['La garantía es de 2 meses y 1 semana.', [1440, 168]],
  ['Cuesta 40 horarios.', []],
])('the durations in "%s" are %j hours', (text, hours) => {
  expect(durationsIn(text, es)).toEqual(hours)
})

test.each([
  ['Leer más…', true],
  ['Haga clic aquí', true],
  ['Limpieza de oficinas', false],
])('the link text "%s": generic is %s', (label, isExpected) => {
  expect(isGeneric(label, es)).toBe(isExpected)
})

test('content words leave out articles and prepositions', () => {
  expect(contentWords('La limpieza de su casa en Getafe', es.functionWords)).toEqual(['limpieza', 'casa', 'getafe'])
})

test.each([
  ['Página no disponible', true],
  ['Próximamente', true],
  ['Proximidad', false],
])('the heading "%s": of an empty page is %s', (heading, isExpected) => {
  expect(es.emptyPage.test(heading)).toBe(isExpected)
})

test.each([
  ['/politica-de-privacidad/', 'privacy'],
  ['Protección de datos', 'privacy'],
  ['Términos del servicio', 'terms'],
  ['/aviso-legal/', 'terms'],
] as const)('"%s" leads to the page of the kind %s', (text, kind) => {
  expect(es.legalPages[kind].test(text)).toBe(true)
})

test('words with one stem end differently', () => {
  const stem = (word: string) => word.replace(es.endings, '')
  expect(['cancelaciones', 'cancelación', 'cancelada', 'cancelar'].map(stem)).toEqual(Array(4).fill('cancel'))
})

test.each([
  ['En una casa que era un campo hace dos años, entran arañas.', true],
  ['Si usted sembró hace dos semanas, riegue cada día.', true],
  ['Abrimos el taller hace dos años.', false],
])('"%s": true on any day is %s', (text, isExpected) => {
  const [before = '', after = ''] = text.split(/hace dos \p{L}+/u)
  expect(es.relativeDate.isGeneric(before, after)).toBe(isExpected)
})
