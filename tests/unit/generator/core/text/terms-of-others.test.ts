import { expect, test } from 'vitest'
import { isCanceledByCompany, isTermOfOthers, withoutOthers } from '#generator/core/text/terms-of-others.ts'

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

test.each([
  ['National companies have contracts of 12 months.', true],
  ['You may cancel within 14 days under the Sale of Services Act 1999.', true],
  [
    'If you sign a contract worth more than $50 at your home, you may cancel it within 10 days of receiving your copy.',
    true,
  ],
  ['A contract signed at home can be cancelled within 10 days without a reason.', true],
  ['A contract of 12 months can be cancelled with 30 days of notice.', false],
  ['Our technician is at your home within 2 hours, and you may cancel until then.', false],
  ['Unlike other companies, we ask for 24 hours.', false],
  ['Cancel 24 hours before.', false],
  ['Your right to cancel within 14 days of an order made by phone, online or at your door is not affected.', true],
  ['You have the right to cancel up to 24 hours before a visit.', false],
])('"%s" is about others: %s', (sentence, isOfOthers) => {
  expect(isTermOfOthers(sentence)).toBe(isOfOthers)
})

test.each([
  ['If rain is forecast within 2 hours we cancel the visit.', true],
  ['If you cancel within 2 hours, we charge half.', false],
  ['If we ever have to cancel within 2 hours, your next visit is half price.', true],
  ['Visits canceled by us within 2 hours cost you nothing.', true],
  ['We cancel a visit free of charge if you tell us 24 hours before.', false],
  ['Si anulamos con menos de 2 horas, la próxima visita lleva un descuento.', true],
  ['Si tenemos que cancelar con menos de 2 horas, no cobramos la siguiente.', true],
  ['Una cita anulada por nuestra parte con menos de 2 horas se repite gratis.', true],
  ['Anulamos la cita sin coste si nos avisa 24 horas antes.', false],
  ['Si anula con menos de 24 horas, cobramos la mitad.', false],
  ['Tiene que anular 24 horas antes.', false],
  ['Puede cancelar hasta 24 horas antes.', false],
])('"%s" is about a visit that the company cancels: %s', (sentence, isByCompany) => {
  expect(isCanceledByCompany(sentence)).toBe(isByCompany)
})
