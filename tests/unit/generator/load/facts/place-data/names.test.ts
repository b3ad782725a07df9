import { expect, test } from 'vitest'
import { slugFits } from '#generator/load/facts/place-data/names.ts'

test.each([
  ['lees-summit', 'Lee’s Summit'],
  ['lee-s-summit', 'Lee’s Summit'],
  ['koenigsbrunn', 'Königsbrunn'],
  ['konigsbrunn', 'Königsbrunn'],
  ['giessen', 'Gießen'],
  ['piano-and-safes', 'Pianos and Safes'],
  ['estate-cleanouts', 'Estate Clean-Outs'],
  ['dry-wall-repair', 'Drywall Repairs'],
])('the slug "%s" fits %s', (slug, name) => {
  expect(slugFits(slug, name)).toBe(true)
})

test.each([
  ['kaenigsbrunn', 'Königsbrunn'],
  ['boise', 'Nampa'],
])('the slug "%s" does not fit %s', (slug, name) => {
  expect(slugFits(slug, name)).toBe(false)
})
