import { expect, test } from 'vitest'
import { checkAddedFees } from '#generator/load/facts/policies/added-fees.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (text: string, promise = 'Quotes are free, and there are no hidden fees.') =>
  checkAddedFees(companySources({ pages: [promise, text] })).length

test.each<[text: string, promise?: string]>([
  ['A fuel surcharge and an automatic gratuity are added at checkout.'],
  ['An environmental fee is added to every bill.'],
  ['We add a service charge to the price.'],
  ['Your bill also includes a fuel surcharge.'],
  ['A mandatory tip is automatically applied.'],
  ['The price is per visit, plus a processing fee.'],
  ['An energy surcharge applies to all orders.', 'No surprise charges.'],
  ['A booking fee will be added.', 'The price you see is the price you pay.'],
  ['We charge a convenience fee.', 'Simple prices without surcharges.'],
])('"%s" contradicts a promise', (text, promise) => {
  expect(found(text, promise)).toBe(1)
})

test.each<[text: string, promise?: string]>([
  ['A fuel surcharge of $5 is added beyond the river.'],
  ['A fuel surcharge of 3% is added.'],
  ['A late fee is added after 30 days.'],
  ['If you pay late, a service fee is added.'],
  ['No fuel surcharge is added.'],
  ['Tips are welcome, but no gratuity is added.'],
  ['Sales tax is added to the bill.'],
  ['Salt is added in measured doses.'],
  ['We add a coat of wax for a small fee, which your quote has.'],
  ['Other companies add a fuel surcharge.'],
  ['Is a service fee added?'],
  ['The tip of the branch is charged with sap.'],
  ['A fuel surcharge is added at checkout.', 'Quotes are free.'],
  ['A fuel surcharge is added at checkout.', 'There is no surcharge for weekends.'],
  ['A weekend surcharge is added.'],
  ['A surcharge is added for tires.'],
  ['The disposal fee of the county is added.'],
])('"%s" contradicts nothing', (text, promise) => {
  expect(found(text, promise)).toBe(0)
})
