import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/prices/amounts.ts'
import { isPriceOfKind } from '#generator/load/facts/prices/price-of-kind.ts'

const pricesOf = (text: string, language: string) =>
  amountsIn(text).map((amount) => isPriceOfKind(amount, { names: ['Deep Scrub', 'visit'], language }))

test.each([
  ['Studios start at $59.'],
  ['A studio starts from just $59.'],
  ['Small offices start at $59, and large ones at $300.'],
  ['For studios, prices are simple. A studio costs only $59.'],
  ['Smaller homes from $59.'],
  ['A one-room flat on the ground floor starts at $59.'],
  ['Studios go for as little as $59.'],
  ['Studio: $59.'],
  ['| Size | Price |\n| --- | --- |\n| Studio | $59 |\n| House | $159 |'],
  ['Simple jobs start at $59.'],
  ['The visit is thorough, and small apartments start at $59.'],
  ['Los estudios cuestan desde 59 €.', 'es'],
  ['Un piso pequeño cuesta solo 59 €.', 'es'],
])('"%s" begins with the price for some jobs', (text, language = 'en') => {
  expect(pricesOf(text, language)[0]).toBe(true)
})

test.each([
  ['The oven in a studio starts at $59.'],
  ['Windows start at $5 in a house.'],
  ['Add-ons for apartments start at $15.'],
  ['Apartments pay a deposit of $50.'],
  ['Homes with a pet pay $20 more.'],
  ['Homes cost $20 less on Mondays.'],
  ['Studios cost $45 an hour.'],
  ['Studios save $30 on Mondays.'],
  ['Other companies charge from $39, and homes are rushed.'],
  ['Weekly visits to homes start at $59.'],
  ['Return visits start at $49.'],
  ['Homes in the old town cost $50 in 1910.'],
  ['A drinking-water unit below the sink is $48.'],
  ['Used offices start at $9 on the market.'],
  ['An office costs $45 a visit.'],
  ['The lot is $20 a day.'],
  ['A home with a plan costs $50.'],
  ['Homes in winter cost $50.'],
  ['A home is $50 if you book two visits.'],
  ['A home costs $50 in soap.'],
  ['A studio cost $40 when we began.'],
  ['The parking of the building is $12.'],
  ['Each room after that is $30.'],
  ['Las ventanas de un piso cuestan desde 9 €.', 'es'],
  ['Un piso cuesta 20 € más el sábado.', 'es'],
])('"%s" does not', (text, language = 'en') => {
  expect(pricesOf(text, language)).not.toContain(true)
})
