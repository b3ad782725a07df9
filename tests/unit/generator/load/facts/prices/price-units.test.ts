import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/prices/amounts.ts'
import { otherUnit } from '#generator/load/facts/prices/price-units.ts'
import type { Priced } from '#generator/load/facts/prices/priced-services.ts'

/** What the first amount of a text is for, of a service with an amount and a unit, and with another text. */
function found(text: string, unit: string, { note = '', language = 'en' } = {}): string | undefined {
  const [amount] = amountsIn(text)
  const isHourly = unit === 'hour'
  const value = { name: 'Sorting', price: { kind: isHourly ? 'hourly' : 'from', amount: 150, unit }, note }
  const priced = { record: { value }, amount: 150, isHourly, isRate: isHourly } as unknown as Priced // what it reads
  return amount && otherUnit(amount, priced, { names: ['Sorting', unit], language })?.words
}

test.each([
  ['Time is the only meter, at $150 a session.', 'hour', '$150 a session'],
  ['We charge $150 per visit.', 'hour', '$150 per visit'],
  ['It is $150 a home.', 'hour', '$150 a home'],
  ['It is $150 a month.', 'week', '$150 a month'],
  ['It is $150 an hour.', 'visit', '$150 an hour'],
  ['A visit is $150 a room.', 'visit', '$150 a room'],
  ['A home is $150 per window.', 'home', '$150 per window'],
])('"%s" is wrong by the %s', (text, unit, words) => {
  expect(found(text, unit)).toBe(words)
})

test.each([
  ['It is $150 an hour.', 'hour'],
  ['The minimum is $150 a visit.', 'hour'],
  ['The trip costs $150 a visit.', 'hour'],
  ['It is $150 a session of one hour.', 'hour'],
  ['It is $150 a month.', 'visit'],
  ['It is $150 a home.', 'visit'],
  ['Each further room is $150 a room.', 'visit'],
  ['It is $150 a room.', 'room'],
  ['Carpets are $150 a room.', 'visit'],
  ['It is $150 a softener.', 'visit'],
])('"%s" is right, or is not known to be wrong, by the %s', (text, unit) => {
  expect(found(text, unit)).toBeUndefined()
})

test('a session may take an hour', () => {
  const text = 'It is $150 a session.'
  expect(found(text, 'hour', { note: 'A session takes one hour.' })).toBeUndefined()
  expect(found(text, 'hour', { note: 'Plan one hour to sort. A session ends with labels.' })).toBe('$150 a session')
})

test('the words of Spanish are read', () => {
  expect(found('Cuesta 150 € por visita.', 'hour', { language: 'es' })).toBe('150 € por visita')
  expect(found('Cuesta 150 € al mes.', 'semana', { language: 'es' })).toBe('150 € al mes')
})
