import { expect, test } from 'vitest'
import { isAboutCompany } from '#generator/load/facts/counts/company-sentences.ts'

const isAbout = (sentence: string) => isAboutCompany(sentence, 'Ashby Roofs')

test.each([
  'We work in Lane and Holt counties.',
  '{business} serves Lane and Holt counties.',
  'Ashby Roofs was founded in 2012 for Lane and Holt counties.',
  'Your roof in Lane and Holt counties is safe.',
  'Estimates are free in Lane and Holt counties.',
  'Roof repair for homes in Lane and Holt counties.',
  'Lane and Holt counties',
])('"%s" is about the company', (sentence) => {
  expect(isAbout(sentence)).toBe(true)
})

test.each([
  'The beetle was found in Lane and Holt counties in 2012.',
  'Hail fell on Lane and Holt counties two decades ago.',
  'The beetle is common in Lane and Holt counties.',
  'Wells have hard water in Lane and Holt counties.',
  'The disease has reached Lane and Holt counties.',
])('"%s" is about something else', (sentence) => {
  expect(isAbout(sentence)).toBe(false)
})
