import { expect, test } from 'vitest'
import { meaningOf } from '#generator/load/facts/writing/same-questions.ts'

test.each([
  ['Do I have to be at home during the visit?', 'Do I need to be home, and what about my pets?'],
  ['Must someone be there when you come?', 'Do I need to be home?'],
  ['How much does a roof inspection cost?', 'What is the price of a roof inspection?'],
  ['Do you offer discounts?', 'Do you give any discounts?'],
  ['Is the estimate free?', 'Are your quotes free?'],
  ['What if I need to cancel?', 'What happens if I need to cancel a visit?'],
])('"%s" is "%s"', (first, second) => {
  expect(meaningOf(first)).toBe(meaningOf(second))
  expect(meaningOf(first)).not.toBe('')
})

test.each([
  ['Do I need to bring boxes?', 'Do you bring boxes?'],
  ['How much does drain cleaning cost?', 'How much does a water heater cost?'],
  ['Do I need to be home?', 'Do I need to be home for the inspection?'],
  ['What should I do before the move?', 'What do you do before the move?'],
  ['How often should I prune an oak?', 'When should I prune an oak?'],
  ['Do you offer a warranty on parts?', 'Do you offer a warranty on labor?'],
])('"%s" is not "%s"', (first, second) => {
  expect(meaningOf(first)).not.toBe(meaningOf(second))
})

test.each(['Is it free?', 'How much does a visit cost?'])('"%s" has too few words', (question) => {
  expect(meaningOf(question)).toBe('')
})
