import { expect, test } from 'vitest'
import { sentencesOnHours } from '#generator/load/facts/site-hours.ts'

test.each([
  'Our crews work from 7 AM to 5 PM.',
  'We work in your home from 9 AM to 4 PM.',
  'We work from 8 AM to 5 PM and start to drill at nine.',
  'The bylaws of many buildings allow noise from 9 AM to 5 PM.',
  'La cuadrilla trabaja de 8:30 a 18:00.',
  'La jornada en la obra es de 8:00 a 18:00.',
  'Trabajamos de 8:00 a 18:00 y picamos a partir de las 9:00.',
  '## El horario de ruido\n\nEs corto. Trabajamos de 9:00 a 17:00.',
  '## Noise\n\nWe work from 9 AM to 5 PM.',
])('"%s" is about work at a home', (text) => {
  expect(sentencesOnHours(text).filter((sentence) => /\d/.test(sentence))).toEqual([])
})

test.each([
  'We work from 7 AM to 5 PM.',
  'Our office is open from 7 AM to 5 PM, and our crews know it.',
  'Our hours are no secret to the neighbors: 7 AM to 5 PM.',
  'Trabajamos de 8:00 a 18:00.',
  'Abrimos de 8:00 a 18:00, también por las obras.',
  '## Noise\n\nSaws are loud.\n\n## Hours\n\nWe work from 9 AM to 5 PM.',
])('"%s" may be about the office', (text) => {
  expect(sentencesOnHours(text).filter((sentence) => /\d/.test(sentence))).toHaveLength(1)
})
