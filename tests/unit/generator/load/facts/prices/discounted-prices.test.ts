import { expect, test } from 'vitest'
import { checkDiscounts } from '#generator/load/facts/prices/discounted-prices.ts'
import { shownTexts } from '#generator/load/facts/texts.ts'
import { textSources } from '../../../../../support/text-sources.ts'

/** The words that are found in a text. */
const found = (text: string) => checkDiscounts(shownTexts(textSources(text))).map(({ words }) => words)

test.each([
  // 200 × 0.8 = 160
  ['New customers save 20%, so $200 becomes $180.', '20%, so $200 becomes $180'],
  // 99 × 0.9 = 89.10
  ['A plan that takes 10% off the $99 visit brings it to $79.20.', '10% off the $99 visit brings it to $79.20'],
  ['With 10% off the $99 visit, the plan makes it $79.', undefined],
  ['Ten percent off the $99 visit leaves $79 to pay.', 'Ten percent off the $99 visit leaves $79'],
  ['A 10% discount brings the $99 visit down to $79.', '10% discount brings the $99 visit down to $79'],
  ['The $99 visit, less 10%, is $79.20.', '$99 visit, less 10%, is $79.20'],
  ['The $99 visit with 10% off costs only $79.', '$99 visit with 10% off costs only $79'],
  ['With 10% off, a $99 visit comes to $79.20.', 'With 10% off, a $99 visit comes to $79.20'],
])('the price in "%s" is wrong', (text, words = expect.any(String)) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'A plan that takes 10% off the $99 visit brings it to $89.10.',
  'A plan that takes 10% off the $99 visit brings it to about $89.',
  'Up to 10% off the $99 visit brings it to $95.',
  '10% off the $99 visit and a coupon bring it to $79.',
  '10% off the $99 visit, plus the $10 coupon, brings it to $79.10.',
  '10% off the $99 visit brings it below $95.',
  'A 10% deposit on the $99 visit is $9.90.',
  '10% of the $99 visit is $9.90.',
  'With 10% off, a $99 visit is $9.90 less.',
  'At 20%, £10,000 becomes £12,000.',
  'The $99 visit with 10% tax comes to $108.90.',
  'Members get 10% off. The $99 visit is now $109.',
  'With 10% off the second visit, two $99 visits come to $188.10.',
])('the price in "%s" is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})
