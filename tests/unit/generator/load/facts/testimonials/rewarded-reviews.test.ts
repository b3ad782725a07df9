import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkRewardedReviews } from '#generator/load/facts/testimonials/rewarded-reviews.ts'

function isFound(answer: string, tag = 'en-US'): boolean {
  const at = { file: 'faqs.yaml', line: 1, column: 1 }
  const faqs = { at, locate: () => at, file: { path: at.file, shown: at.file, text: answer }, value: [{ answer }] }
  const folders = { pages: [], articles: [], offices: [], counties: [], services: [], cities: [] }
  const site = { value: { business: {}, policies: [], claims: [] } }
  const records = { folders, documents: { faqs }, language: { tag } }
  return checkRewardedReviews({ site, records } as unknown as FactSources).length > 0 // what the check reads
}

test.each<[answer: string, tag?: string]>([
  ['They took $50 off our bill for writing five stars.'],
  ['I got a gift card in exchange for my review.'],
  ['The roofer gave us a 10% discount for a good Google review.'],
  ['Thanks for the $40 off for posting this!'],
  ['They offered us a $25 gift card to leave a review.'],
  ['We knock 5% off if you leave us a review.'],
  ['Leave us a Google review and get $10 off your next visit.'],
  ['Review us on Yelp, and we will send you a coupon.'],
  ['Post a 5-star review for a chance to win a gift card.'],
  ['If you write a review, we take $20 off the next move.'],
  ['Five-star reviews earn you a $20 credit.'],
  ['Every month there is a raffle for customers’ reviews: leave a review to enter the drawing.'],
  ['Me descontaron 20 € por poner cinco estrellas.', 'es-ES'],
  ['Déjenos una reseña en Google y reciba un 10 % de descuento.', 'es-ES'],
  ['Recibirá un vale si nos deja una opinión.', 'es-ES'],
])('"%s" rewards a review', (answer, tag) => {
  expect(isFound(answer, tag)).toBe(true)
})

test.each<[answer: string, tag?: string]>([
  ['They took $50 off our bill for the late start, and I give five stars.'],
  ['We never pay for reviews, and no discount depends on one.'],
  ['One star off because parking cost £9.'],
  ['Paid $195, kept my roof, and left a review.'],
  ['We donate $5 to the food bank for every review.'],
  ['An annual plan gives you 10% off. Please leave us a review.'],
  ['We charge $50 for a review of the plans.'],
  ['A free review of your bill comes with every visit.'],
  ['Read our reviews, then ask for a free estimate.'],
  ['We paid $300 for a five-star job.'],
  ['Pagué 83 € y les dejo cinco estrellas.', 'es-ES'],
  ['No ofrecemos descuentos por una reseña.', 'es-ES'],
  ['Lea las opiniones y pida un presupuesto gratis.', 'es-ES'],
])('"%s" does not', (answer, tag) => {
  expect(isFound(answer, tag)).toBe(false)
})
