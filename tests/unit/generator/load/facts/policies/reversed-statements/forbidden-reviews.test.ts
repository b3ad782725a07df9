import { expect, test } from 'vitest'
import { checkForbiddenReviews } from '#generator/load/facts/policies/reversed-statements/forbidden-reviews.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string) => checkForbiddenReviews(companySources({ pages: [text] }))

test.each([
  'Anyone who posts an unfavorable review owes us $250.',
  'A negative online review costs you $500.',
  'There is a fee of $300 for each bad review.',
  'Customers who leave a one-star rating will be billed $100.',
  'We may take legal action over negative comments.',
  'We will sue anyone who writes a bad review.',
  'A review with fewer than three stars voids your guarantee.',
  'You agree not to post negative reviews of our work.',
  'You agree to remove any review that we ask you to take down.',
  'Customers may not post reviews on Google or Yelp.',
  'You waive the right to review us.',
  'This contract has a non-disparagement clause.',
  'Negative reviews are strictly prohibited.',
  'Reviews may be posted only with our written consent.',
  'You assign to us the copyright in any review of our work.',
  'Clients who disparage us are banned from further visits.',
  'By booking you forfeit your deposit if you post a bad review.',
])('"%s" is void', (text) => {
  expect(found(text)).toHaveLength(1)
})

test.each([
  'We answer every bad review within a day.',
  'A bad review costs us more than a second visit.',
  'We never charge a fee for a negative review.',
  'You are free to post a negative review, and there is no fee.',
  'Some companies fine customers for bad reviews.',
  'The law forbids a fee for a bad review.',
  'We may take legal action over false and defamatory reviews.',
  'Please tell us before you post a review, so that we can put it right.',
  'Leave us a review on Google, good or bad.',
  'You must pay within 7 days. Reviews are welcome.',
  'Will you sue me for a bad review?',
  'We review each fee once a year.',
  'Your feedback, good or bad, helps us to train the crew.',
  'If you complain, we come back and charge nothing.',
  'Comments with insults may be removed from our website.',
  'Customers may not post photos of our crew.',
])('"%s" is fine', (text) => {
  expect(found(text)).toEqual([])
})
