import { expect, test } from 'vitest'
import { withoutOthers } from '#generator/load/facts/policies/of-others.ts'

test.each([
  ['Muchas exigen 48 horas para cancelar; nosotros, 24.', '; nosotros, 24.'],
  ['Otras empresas piden el 50 %, pero aquí basta el 30 %.', ', pero aquí basta el 30 %.'],
  ['Many firms want 48 hours of notice, we want 24.', ', we want 24.'],
  ['Others charge 1,000 dollars for less. We do not.', '. We do not.'],
])('"%s" leaves out the terms of other companies', (text, own) => {
  expect(withoutOthers(text)).toBe(own)
})

test.each([
  'Otras visitas se cancelan con 48 horas.',
  'Most visits are free to cancel up to 48 hours before.',
  'Nosotros pedimos 24 horas.',
])('"%s" is about the company', (text) => {
  expect(withoutOthers(text)).toBe(text)
})
