import { expect, test } from 'vitest'
import { checkPriceSums } from '#generator/load/facts/prices/price-sums.ts'
import { textSources } from '../../../../../support/text-sources.ts'

/** The words that are found in a text. */
const found = (text: string, tag?: string) => checkPriceSums(textSources(text, { tag })).map(({ words }) => words)

test.each([
  ['From $12 per window. A house with twenty windows comes to about $420.', 'twenty windows comes to about $420'],
  ['Screens are $4 each window. Ten windows cost $14.', 'Ten windows cost $14'],
  ['Four visits at $199 come to $696.', 'Four visits at $199 come to $696'],
  ['Four short visits at $199 each add up to about $696.', 'Four short visits at $199 each add up to about $696'],
  ['Two rooms at $50 a room total $150.', 'Two rooms at $50 a room total $150'],
  ['We charge $150 a tree, so 3 large trees are $1,450.', '3 large trees are $1,450'],
])('the sum in "%s" is wrong', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'From $12 per window. A house with twenty windows comes to about $240.',
  'From $12 per window. A house with twenty windows comes to $260.',
  'From $12 per window. Twenty windows with a discount come to $150.',
  'Four visits at $199 come to $796.',
  'Four visits at $199 each add up to about $800.',
  'Two visits at $100 a week come to $800.',
  'Two visits at $100 with a discount come to $180.',
  'Two visits at $100 come to $20 less.',
  'Two visits at $100 come to $180 with a plan.',
  'The first two visits at $100 come to $180.',
  'It is $60 an hour. Two hours are $180 with the minimum.',
  'It is $98 a yard. Two yards are the least, that is $196. Cedar is $14 a yard more than oak.',
  'At $4 a step a flight of fourteen comes to $56.',
  'Oak is $98 a yard, cedar $112 a yard. Two yards are $224.',
  'From $12 per window. Twenty doors come to $900.',
  'From $12 per window. Twenty windows come to €900.',
])('the sum in "%s" may be right', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['Who books three cleanings a year pays $165 a visit instead of $145.', '$165 a visit instead of $145'],
  ['Members pay $30 rather than $25.', '$30 rather than $25'],
])('the discount in "%s" makes it dearer', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Who books three cleanings a year pays $120 a visit instead of $145.',
  'Customers who cancel late pay $50 instead of $25.',
  'A visit on a Sunday is $165 for customers instead of $145.',
  'The larger house is $300 instead of $200.',
  'Regulars pay $1,200 instead of $1,450.',
])('"%s" says no such thing', (text) => {
  expect(found(text)).toEqual([])
})

test('texts in other languages are not read', () => {
  expect(found('Members pay $30 rather than $25.', 'de-DE')).toEqual([])
})
