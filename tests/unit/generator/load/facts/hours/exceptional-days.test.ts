import { expect, test } from 'vitest'
import { isAboutSomeDays } from '#generator/load/facts/hours/exceptional-days.ts'

test.each([
  'Before Labor Day the office closes at 3 p.m.',
  'We are open until noon on Christmas Eve.',
  'On December 24 the office closes at noon.',
  'The office is closed on the 26th of December.',
  'In summer we are open until 8 PM.',
  'From June to August the office opens at 7 AM.',
  'In the snow season the office is open until 9 PM.',
  'En agosto abrimos de 8 a 15 horas.',
  'En Nochebuena atendemos de 9 a 12.',
  'El 24 de diciembre atendemos de 9 a 12.',
  'We answer the phone until 8 PM on days with a storm warning.',
  'In a hard freeze we answer around the clock.',
  'The line is open day and night during storms.',
  'After the hail the office is open until 9 PM.',
  'When an ice storm is near, we answer 24 hours a day.',
  'Durante una nevada contestamos día y noche.',
  'Tras la tormenta abrimos las 24 horas.',
  'Si hay una inundación, el teléfono está abierto día y noche.',
  'Los días con aviso de nevada atendemos hasta las 22.',
])('%s: hours of some days', (sentence) => {
  expect(isAboutSomeDays(sentence)).toBe(true)
})

test.each([
  'We are open from 8 AM to 6 PM, even on holidays.',
  'Our office is open every day except Christmas, 8 AM to 8 PM.',
  'Our office is open Monday to Friday, 8 AM to 8 PM.',
  'Our office may close at 9 PM.',
  'In a leak or a clog, we answer around the clock.',
  'We repair storm damage, and we are open 24 hours a day.',
  'When you need us, we are open day and night.',
  'Si nos necesita, atendemos día y noche.',
  'Reparamos daños por heladas y atendemos las 24 horas.',
  'Abrimos de lunes a viernes, incluso festivos.',
])('%s: the hours of all days', (sentence) => {
  expect(isAboutSomeDays(sentence)).toBe(false)
})
