import { expect, test } from 'vitest'
import { checkClaimed, checkHiddenFees } from '#generator/load/facts/policies/reversed-statements/claimed.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const brought = (text: string) =>
  checkClaimed(companySources({ claims: ['Our movers bring all equipment'], services: [text] })).map(
    ({ words }) => words,
  )

test.each([
  ['Please have your tools ready.', 'Please have your tools ready'],
  ['The gardeners use your own tools and hoses.', 'gardeners use your own tools'],
  ['Equipment is provided by the customer.', 'Equipment is provided by the customer'],
  ['You supply the brushes, cloths and vacuum.', 'You supply the brushes'],
  ['Please provide a ladder.', 'Please provide a ladder'],
  ['Hosts provide the mop and the buckets.', 'Hosts provide the mop'],
  ['Bring your own extension cord for the job.', 'Bring your own extension cord'],
  ['Please have a vacuum ready for the crew.', 'Please have a vacuum ready'],
  ['We use your mop and your vacuum.', 'We use your mop'],
  ['The vacuum comes from you.', 'The vacuum comes from you'],
  ['We need a ladder from you.', 'We need a ladder from you'],
  ['Our plumbers do not bring their own equipment.', 'plumbers do not bring their own equipment'],
])('"%s" is not what the company claims', (text, words) => {
  expect(brought(text)).toEqual([words])
})

test.each([
  'If you prefer, we use your own tools.',
  'Do customers need to provide tools?',
  'We do not bring any shoes into the house.',
  'Please have the keys ready for us.',
  'You may provide a vacuum of your own.',
  'You need not provide a ladder.',
  'What guests use up, such as cloths and sponges, you supply.',
  'You provide water and power, and we bring the hoses.',
  'Do I have to supply a mop?',
  'We vacuum, and you supply the key.',
  'You have two ladders in the shed, which we leave alone.',
  'Please bring tools inside before the frost.',
  'We have the door shut while vacuums run and carry the dust out.',
  'Please provide access to the shed with the mower.',
  'Equipment is not provided by the landlord.',
])('"%s" is right', (text) => {
  expect(brought(text)).toEqual([])
})

const hidden = (text: string, pages = ['There are no hidden fees.']) =>
  checkHiddenFees(companySources({ services: [text], pages })).map(({ words }) => words)

test.each([
  ['A fuel surcharge, not included in the quote, applies.', 'surcharge, not included in the quote'],
  ['A travel fee of $25 is not part of your estimate.', 'fee of $25 is not part of your estimate'],
  ['Stairs have a fee of $40 on top of the agreed price.', 'fee of $40 on top of the agreed price'],
])('"%s" is a hidden fee', (text, words) => {
  expect(hidden(text)).toEqual([words])
  expect(hidden(text, [])).toEqual([])
})

test.each([
  'Permit fees are not included in the estimate.',
  'If you add a room, a fee on top of the agreed price applies.',
  'You never pay a fee that is not in your estimate.',
  'Work that is not part of your estimate is charged by the hour.',
  'A travel fee of $25 is part of your estimate.',
])('"%s" is no hidden fee', (text) => {
  expect(hidden(text)).toEqual([])
})
