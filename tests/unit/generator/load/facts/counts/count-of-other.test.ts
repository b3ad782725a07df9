import { expect, test } from 'vitest'
import { isCountOfOther } from '#generator/load/facts/counts/count-of-other.ts'

const isOther = (sentence: string) => isCountOfOther(sentence, 'Catoctin Hearth & Chimney')

test.each([
  'It is the law in all 88 counties of Ohio.',
  'It has been seen in 30 counties of Ohio, and in Maine.',
  'Wendover Electric reads meters in 24 counties.',
  'Ohio has 88 counties.',
  'Se ha visto en más de 30 condados de Ohio.',
  'Wendover Electric lee medidores en 24 condados.',
])('%s: a count of others', (sentence) => {
  expect(isOther(sentence)).toBe(true)
})

test.each([
  'We work in five counties of Ohio.',
  'In five counties, chimneys are swept by noon.',
  'Catoctin Hearth serves homes in five counties.',
  'Trabajamos en 24 condados de Ohio.',
  'Limpieza en 24 condados.',
])('%s: a count of the company', (sentence) => {
  expect(isOther(sentence)).toBe(false)
})
