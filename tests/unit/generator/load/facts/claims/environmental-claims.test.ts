import { expect, test } from 'vitest'
import { checkEnvironmentalClaims } from '#generator/load/facts/claims/environmental-claims.ts'
import { textSources } from '../../../../../support/text-sources.ts'

const found = (text: string, tag?: string) =>
  checkEnvironmentalClaims(textSources(text, { tag })).map(({ code, words }) => [code, words])

test.each<[text: string, words: string, tag?: string]>([
  ['Everything we use is certified by the EPA as 100% chemical-free and safe to drink.', '100% chemical-free'],
  ['Our sprays are completely chemical-free.', 'completely chemical-free'],
  ['It is totally free of chemicals.', 'totally free of chemicals'],
  ['Our foam contains no chemicals whatsoever.', 'contains no chemicals whatsoever'],
  ['What we spray is safe enough to drink.', 'What we spray is safe enough to drink'],
  [
    'Our solution is natural, mild and safe for kids to swallow.',
    'solution is natural, mild and safe for kids to swallow',
  ],
  ['Our products are so gentle that you could drink them.', 'products are so gentle that you could drink them'],
  ['Our products are endorsed by the CDC.', 'products are endorsed by the CDC'],
  ['Everything we use is approved by OSHA.', 'Everything we use is approved by OSHA'],
  [
    'Our service is recommended by the Environmental Protection Agency.',
    'Our service is recommended by the Environmental Protection Agency',
  ],
  ['We are certified by the World Health Organization.', 'We are certified by the World Health Organization'],
  ['We bring CDC-approved disinfectants.', 'CDC-approved disinfectants'],
  ['It is approved by the FDA as completely safe for pets.', 'approved by the FDA as completely safe'],
  ['Usamos fórmulas 100 % libres de químicos.', '100 % libres de químicos', 'es-US'],
  ['Nuestros productos están certificados por la EPA.', 'productos están certificados por la EPA', 'es-US'],
])('"%s" is true of no product', (text, words, tag) => {
  expect(found(text, tag)).toEqual([['rating-unproven', words]])
})

test.each<[text: string, tag?: string]>([
  ['We use an EPA-registered disinfectant.'],
  ['We use products from the EPA’s Safer Choice list.'],
  ['We are an EPA Lead-Safe Certified firm.'],
  ['We are certified by the EPA as a lead-safe firm.'],
  ['Our technicians are certified by the EPA under Section 608.'],
  ['Our filters are NSF certified.'],
  ['We install EPA-certified wood stoves.'],
  ['Our crews follow OSHA rules and have OSHA 10 cards.'],
  ['We follow the CDC’s advice for wet basements.'],
  ['No product is 100% chemical-free.'],
  ['The EPA does not certify products as safe to drink.'],
  ['Is it 100% chemical-free?'],
  ['Beware of companies that say they are endorsed by the EPA.'],
  ['After the treatment your water is safe to drink.'],
  ['Once the spray is dry, the fruit of treated trees is safe to eat.'],
  ['We offer low-odor and chemical-free methods.'],
  ['A pool that smells has used-up chlorine, not too many chemicals.'],
  ['Those who are approved by the city may park here.'],
  ['We use products that are safe for children and pets.'],
  ['We are licensed by the state and approved by most insurers.'],
  ['Ningún producto es 100 % libre de químicos.', 'es-US'],
])('"%s" may be true', (text, tag) => {
  expect(found(text, tag)).toEqual([])
})
