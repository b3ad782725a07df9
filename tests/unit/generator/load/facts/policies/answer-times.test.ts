import { expect, test } from 'vitest'
import { checkAnswerTimes } from '#generator/load/facts/policies/answer-times.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (statement: string, text: string) =>
  checkAnswerTimes(companySources({ policies: [{ subject: 'quote-response', statement }], pages: [text] })).map(
    ({ words }) => words,
  )

test.each([
  ['We answer requests within one business day.', 'We reply within two hours.', 'two hours'],
  ['We answer requests within one business day.', 'Enquiries are answered within 3 working days.', '3 working days'],
  ['Requests are answered within 2 hours.', 'You will have our answer within a week.', 'a week'],
  ['Respondemos a las solicitudes en un día laborable.', 'Le respondemos en 30 minutos.', '30 minutos'],
  ['Contestamos en 24 horas.', 'Contestamos en dos días.', 'dos días'],
  ['We answer requests within two hours.', 'We reply within half an hour.', 'half an hour'],
  ['We answer requests within two hours.', 'We reply within a fortnight.', 'a fortnight'],
  ['We answer requests within two hours.', 'We reply within forty-eight hours.', 'forty-eight hours'],
  [
    'We answer within 4 hours.',
    '## Complaints\n\nWrite to us.\n\n## Quotes\n\nWe answer within five working days.',
    'five working days',
  ],
])('after "%s", "%s" is another time', (statement, text, words) => {
  expect(found(statement, text)).toEqual([words])
})

test.each([
  ['We answer requests within one business day.', 'We reply within 24 hours.'],
  ['We answer requests within one business day.', 'We usually reply within two hours.'],
  ['We answer requests within one business day.', 'We answer emergency calls within 15 minutes.'],
  ['We answer requests within one business day.', 'We reply within a day, and to texts within an hour.'],
  ['We answer requests within 24-48 hours.', 'We reply within two days.'],
  ['We answer requests within 30 minutes.', 'We reply within half an hour.'],
  ['We answer requests within one day.', 'We reply within twenty-four hours.'],
  ['You have our written quote within 3 days of our visit.', 'We reply within 24 hours.'],
  ['Contestamos en 24 horas.', 'Contestamos en un día.'],
  ['Requests are answered within 2 hours.', 'Complaints are read by the owner, and we reply within 7 days.'],
  ['Contestamos en 24 horas.', 'A los clientes con cuota les respondemos en cuatro horas.'],
  [
    'We answer requests within one business day.',
    'Members have our answer within two hours, as we reply within two hours.',
  ],
  ['We answer within 4 hours.', '## 9. Complaints\n\nWrite to us. We answer within five working days.'],
  ['Contestamos en 24 horas.', 'En una urgencia contestamos en 10 minutos.'],
])('after "%s", "%s" is right', (statement, text) => {
  expect(found(statement, text)).toEqual([])
})

test('another policy may have an answer with a time of its own', () => {
  const policies = [
    { subject: 'quote-response', statement: 'We answer requests within 4 business hours.' },
    { subject: 'claims', statement: 'Damage is reported within 5 days, and we answer within 3 business days.' },
  ]
  const wordsIn = (text: string) =>
    checkAnswerTimes(companySources({ policies, pages: [text] })).map(({ words }) => words)
  expect(wordsIn('Tell us what broke. You have an answer within 3 business days.')).toEqual([])
  expect(wordsIn('You report it within 5 days. We answer within 3 business days.')).toEqual([])
  expect(wordsIn('Ask for a price. You have an answer within 5 days.')).toEqual(['5 days'])
})
