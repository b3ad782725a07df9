import { expect, test } from 'vitest'
import { isList } from '#generator/core/text/keyword-lists.ts'

test('phrases that have a word in common are a list', () => {
  expect(isList('drain repair, drain cleaning, drain jetting, drains, cheap drain plumber')).toBe(true)
  expect(
    isList('24 hour drain repair, drain cleaning, drain jetting, drains, cheap drain plumber, drain cameras'),
  ).toBe(true)
})

test('clauses without their verb are none', () => {
  expect(
    isList(
      'Shops call us about moths, beetles and pantry flies; hotels about bugs; farms about rats; schools about ants',
    ),
  ).toBe(false)
})

test('a sentence with a figure in each phrase is none', () => {
  expect(isList('Of each dollar, 46 cents are wages, 14 cents vans and fuel, 9 cents rent, and 8 cents parts')).toBe(
    false,
  )
})
