import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkReviewContacts } from '#generator/load/facts/testimonials/review-contacts.ts'

function found(review: string): string[] {
  const at = { file: 'testimonials.yaml', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text: review }
  const testimonials = { at, locate: () => at, file, value: { items: [{ review }] } }
  const business = { phone: { e164: '+14355550142' }, email: 'hello@brook.example' }
  const sources = { site: { value: { business } }, records: { documents: { testimonials } } }
  return checkReviewContacts(sources as unknown as FactSources).flatMap(({ words }) => words ?? []) // what the check reads
}

test.each([
  ['Questions? My cell is 435-649-2817.', '435-649-2817'],
  ['Call me on (435) 649 2817 any time.', '(435) 649 2817'],
  ['Write to ann.holt@mail.example and I tell you more.', 'ann.holt@mail.example'],
  ['The spare key is under the mat, and they found it.', 'spare key is under the mat'],
  ['Our gate code is 0815, and they let themselves in.', 'gate code is 0815'],
  ['Mein Handy: +49 170 1234567.', '+49 170 1234567'],
])('"%s" has the contact "%s" of a customer', (review, words) => {
  expect(found(review)).toEqual([words])
})

test.each([
  'I called (435) 555-0142 at seven, and they came.',
  'I wrote to hello@brook.example on 2026-05-14.',
  'They did 1,200 square feet in 2 hours for $1,150.',
  'Order 2024-0042 was done in May 2024.',
])('"%s" has none', (review) => {
  expect(found(review)).toEqual([])
})
