import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/prices/amounts.ts'
import { isPriceOfJob } from '#generator/load/facts/prices/price-subject.ts'
import { startingAmount } from '#generator/load/facts/prices/starting-amounts.ts'

const subject = { names: ['Event Cleaning', 'event'], units: ['event'], language: 'en' }

/** Whether a text says that the price of an event begins with its amount. */
function isStart(text: string): boolean {
  const [stated] = amountsIn(text)
  if (!stated) return false
  const each = startingAmount(stated, subject)
  return each.isFrom && isPriceOfJob(each, subject)
}

test.each([
  'Guests and rooms shape the estimate for an event, and two hundred forty-nine dollars is where it starts.',
  'We come in the morning. $249 is where an event starts.',
  'We come in the morning. $249 is our starting price.',
  'Guests shape the price of an event; $249 is the starting rate.',
  'Guests matter, and $249 is where event cleaning begins.',
  'An event takes a morning. $249 is where it starts.',
])('"%s" gives the starting price', (text) => {
  expect(isStart(text)).toBe(true)
})

test.each([
  'Shelving is extra, and $40 is where it starts.',
  'Ironing is an add-on, and $40 is the starting price.',
  'We iron a tablecloth. $40 is where it starts.',
  '$40 is where the dishes start.',
  '$40 is the starting price for the dishes.',
  'The price of a tent is another one, and $40 is where it starts.',
  'The estimate for an event is free, and $40 is the tip.',
  'Guests shape the estimate for an event, and $40 is the deposit.',
])('"%s" does not', (text) => {
  expect(isStart(text)).toBe(false)
})
