import { expect, test } from 'vitest'
import { isHoursOfPast, isOfOtherHouse } from '#generator/load/facts/hours/hours-of-others.ts'

test.each([
  'The library is open from 9 AM to 5 PM.',
  'The mill at the bridge opens from 7 AM to 3 PM.',
  'The town hall’s opening hours are 9 AM to 4 PM.',
  'The opening hours of the museum are 10 AM to 4 PM.',
  'La biblioteca está abierta de 9:00 a 17:00.',
  'El conserje de un edificio trabaja de 8:00 a 15:00, y luego le llamamos.',
  'El horario de la piscina es de 10:00 a 20:00.',
])('"%s" is about the hours of another house', (sentence) => {
  expect(isOfOtherHouse(sentence, 'Brook Drains')).toBe(true)
})

test.each([
  'The office is open from 9 AM to 5 PM.',
  'Our opening hours are 9 AM to 4 PM.',
  'The brook team is open from 9 AM to 5 PM.',
  'La oficina está abierta de 9:00 a 17:00.',
  'La ferretería abre de 9:00 a 17:00.',
  'El taller de la calle Mayor abre de 9:00 a 17:00.',
  'Los lunes abrimos de 9:00 a 17:00.',
  'Horario de oficina: de 9:00 a 17:00.',
  'El horario de la tienda es de 10:00 a 20:00.',
  'La biblioteca que cuidamos está abierta de 9:00 a 17:00.',
])('"%s" may be about those of the company', (sentence) => {
  expect(isOfOtherHouse(sentence, 'Brook Drains')).toBe(false)
})

test.each([
  ['Our hours were 8 AM to 9 PM then.', true],
  ['In 1990 the shop opened from 8 AM to 9 PM.', true],
  ['Al principio la tienda abría de 8:00 a 21:00.', true],
  ['Antes abríamos de 8:00 a 21:00.', true],
  ['Our hours are 8 AM to 9 PM, and they were shorter in 1990.', false],
  ['Antes abríamos a las 8:00, y ahora de 9:00 a 21:00.', false],
  ['Abrimos de 8:00 a 21:00.', false],
])('"%s" gives hours of the past: %s', (sentence, isPast) => {
  expect(isHoursOfPast(sentence)).toBe(isPast)
})

test.each([
  ['Call the utility, which answers 24 hours a day.', true],
  ['Llame a su distribuidora, que atiende las 24 horas.', true],
  ['En caso de peligro llame al 112, disponible las 24 horas.', true],
  ['Call our office, which answers 24 hours a day.', false],
  ['Llame a nuestra oficina, que atiende las 24 horas.', false],
])('"%s" is about whom to call instead: %s', (sentence, isOther) => {
  expect(isOfOtherHouse(sentence, 'Brook Drains')).toBe(isOther)
})
