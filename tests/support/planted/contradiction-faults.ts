import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
/** At the end of the first paragraph of the page "about". */
const about = (sentence: string) => inText('pages/about.md', 'place better.', `place better. ${sentence}`)
const promised = (sentence: string) =>
  inText('pages/terms-conditions.md', 'those areas within 7 days at no extra charge.', sentence)
const remedy = (price: string) => promised(`those areas within 7 days ${price}.`)
const aim = (words: string) =>
  inText('pages/about.md', 'Our aim is {claim.satisfaction}.', `Our aim is {claim.satisfaction}. ${words}`)
const answered = (sentence: string) =>
  inText('pages/contact.md', 'Booking requests are answered within 2 hours during business hours.', sentence)
const before = (sentence: string) =>
  inText(
    'services/apartment-cleaning.yaml',
    'Please check three things before the day:',
    `${sentence} Please check three things before the day:`,
  )
const review = (sentence: string) =>
  inText(
    'testimonials.yaml',
    'They arrived forty minutes late once',
    `${sentence} They arrived forty minutes late once`,
  )
const refused = (things: string) =>
  inText('faqs.yaml', 'We do not handle fragile blinds,', `We do not handle ${things}, fragile blinds,`)
const moving = (sentence: string) =>
  inText(
    'services/move-out-cleaning.yaml',
    'No cleaner can promise what a landlord',
    `${sentence} No cleaner can promise what a landlord`,
  )
const hired = (sentence: string) =>
  inText('pages/careers.md', 'check when you apply.', `check when you apply. ${sentence}`)
const paid = (sentence: string) => inText('faqs.yaml', 'Payment is due when the work is complete.', sentence)
const invoice = (sentence: string) =>
  inText(
    'pages/terms-conditions.md',
    'Payment is due on completion of the service.',
    `Payment is due on completion of the service. ${sentence}`,
  )
const question = (text: string, answer = 'Yes, and we are glad of it.') =>
  inText(
    'faqs.yaml',
    '- question: Which areas do you serve?',
    `- question: ${text}\n  answer: ${answer}\n- question: Which areas do you serve?`,
  )

const listed = (feature: string) => inText('services/deep-cleaning.yaml', 'Sturdy blinds dusted', feature)
const collected = (item: string) =>
  inText('pages/privacy-policy.md', 'where our office is.', `where our office is. ${item}`)
/** A review for another service. */
const reviewFor = (service: string, before: string, other: string) =>
  inText(
    'testimonials.yaml',
    `service: ${service}\n    rating: 5\n    review: >-\n      ${before}`,
    `service: ${other}\n    rating: 5\n    review: >-\n      ${before}`,
  )

/** Texts of the sample that say the opposite of another text: the code, a name and the edit. */
export const contradictionFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  [
    'policy-numbers-differ',
    'the two periods of the guarantee',
    moving('Tell us within 7 days, and we clean it again within 24 hours.'),
  ],
  ['statement-reversed', 'a fine for a review', invoice('A customer who posts an unfavorable review owes us $250.')],
  ['statement-reversed', 'reviews that are forbidden', invoice('You agree not to post negative reviews of our work.')],
  ['statement-reversed', 'tools that the customer has to have', moving('Please provide a vacuum and a mop.')],
  ['policy-numbers-differ', 'half a price for the remedy of the guarantee', remedy('at half the original price')],
  ['policy-numbers-differ', 'a small fee for the remedy', remedy('for a small service fee')],
  ['policy-numbers-differ', 'the hourly rate for the remedy', remedy('at our hourly rate')],
  ['policy-numbers-differ', 'a sum for the remedy', remedy('for $40')],
  ['policy-numbers-differ', 'a share for the remedy', remedy('at 50% of the price')],
  [
    'policy-numbers-differ',
    'a price for coming back',
    about('Something is not right? Tell us, and we come back for an additional charge.'),
  ],
  ['refund-not-in-policy', 'money that no policy gives back', aim('If not, you get all of your money back.')],
  ['refund-not-in-policy', 'a full refund', aim('Not happy? We offer a full refund.')],
  ['refund-not-in-policy', 'a guarantee of the money', aim('It is a 100% money-back guarantee.')],
  ['refund-not-in-policy', 'a refund of what was paid', aim('If you are not satisfied, we refund every penny.')],
  ['refund-not-in-policy', 'a refund in full', about('If a visit disappoints you, it is refunded in full.')],
  ['policy-numbers-differ', 'an answer in minutes', answered('Booking requests are answered within 30 minutes.')],
  ['policy-numbers-differ', 'an answer in another unit', answered('We get back to you within one business day.')],
  ['policy-numbers-differ', 'an answer in days', about('Send a request, and you will hear from us within three days.')],
  [
    'policy-numbers-differ',
    'an answer in less than half an hour',
    about('We reply to requests in less than 15 minutes.'),
  ],
  [
    'statement-reversed',
    'a vacuum that customers have ready',
    before('Please have a vacuum, a mop and cleaning products ready, since our cleaners do not bring any.'),
  ],
  ['statement-reversed', 'tools of the customer', before('Our cleaners use your own vacuum and products.')],
  ['statement-reversed', 'supplies that are not included', before('Cleaning supplies are not included.')],
  ['statement-reversed', 'customers who provide the products', before('Customers provide the cleaning products.')],
  ['statement-reversed', 'crews without equipment', about('Our teams do not carry their own equipment.')],
  [
    'statement-reversed',
    'a review of work that the company refuses',
    review('They even cleared out a mouse infestation.'),
  ],
  ['statement-reversed', 'a review of another thing', review('The crew also took care of the biohazards in the shed.')],
  [
    'statement-reversed',
    'a fee that is not in the estimate',
    invoice('A fuel surcharge of $15 that is not part of your estimate is added.'),
  ],
  ['statement-reversed', 'a fee on top of the price', invoice('We add a $20 service fee on top of the quoted price.')],
  ['statement-reversed', 'a surcharge and a tip', invoice('A fuel surcharge and an automatic gratuity are added.')],
  [
    'statement-reversed',
    'a charge that no quote has',
    invoice('A supply charge of $8, not included in your quote, covers our products.'),
  ],
  [
    'payment-differs',
    'a deposit that no other text knows',
    paid('Half of the price is due as a deposit at booking, the other half a week before the visit.'),
  ],
  ['payment-differs', 'a deposit in percent', paid('A 50% deposit is required at booking.')],
  ['payment-differs', 'half of the price up front', about('We take half of the price up front.')],
  ['payment-differs', 'a deposit that holds the day', about('To hold your day we ask for a $75 deposit.')],
  [
    'feature-excluded',
    'an add-on that the service includes',
    inText(
      'checklist.yaml',
      'movein: standard, airbnb: addon, construction: addon',
      'movein: addon, airbnb: addon, construction: addon',
    ),
  ],
  ['feature-excluded', 'an add-on among what is included', listed('Interior windows washed')],
  ['feature-excluded', 'a feature that the terms except', listed('Fragile blinds washed by hand')],
  ['feature-excluded', 'a feature that a policy excepts', listed('Biohazards cleaned up')],
  [
    'feature-excluded',
    'a feature that a text of the service excepts',
    inText(
      'services/airbnb-cleaning.yaml',
      'price: { kind: from, amount: 89, currency: USD, unit: turnover }\npricingNote: >-\n  Bedrooms,',
      '  - Antique rugs shaken outside\nprice: { kind: from, amount: 89, currency: USD, unit: turnover }\npricingNote: >-\n  Antique rugs are never cleaned, because they fade. Bedrooms,',
    ),
  ],
  ['text-of-another-trade', 'a store in the privacy policy', collected('Our Shopify checkout.')],
  ['text-of-another-trade', 'an address for parcels', collected('We keep your shipping address for a year.')],
  ['text-of-another-trade', 'a cart', collected('We remember what is in your shopping cart.')],
  [
    'text-of-another-service',
    'a review of a home for offices',
    reviewFor('event-cleaning', 'Eighty people', 'office-cleaning'),
  ],
  [
    'text-of-another-service',
    'a review of an office for homes',
    inText(
      'testimonials.yaml',
      'service: house-cleaning\n    rating: 5\n    review: >-\n      Two big dogs, a mudroom',
      'service: house-cleaning\n    rating: 5\n    review: >-\n      Our break room',
    ),
  ],
  [
    'feature-excluded',
    'a task that the service includes, as none',
    inText(
      'checklist.yaml',
      '{ deep: standard, weekly: standard, biweekly: standard, monthly: standard, movein: none, airbnb: standard, construction: none, commercial: none, event: addon }',
      '{ deep: standard, weekly: standard, biweekly: standard, monthly: standard, movein: none, airbnb: none, construction: none, commercial: none, event: addon }',
    ),
  ],
  ['text-repeated', 'a question in other words', question('Do I have to be at home during the visit?')],
  ['text-repeated', 'a question about somebody', question('Must someone be there when you come?')],
  ['text-repeated', 'the price in other words', question('How much will a cleaning cost?')],
  ['text-repeated', 'the rhythm in other words', question('How often do you come?', 'Every week.')],
  ['rating-unproven', 'a deposit that is promised', moving('We guarantee you get your full deposit back.')],
  [
    'rating-unproven',
    'a landlord who is promised',
    moving('It is guaranteed that your landlord will return the deposit.'),
  ],
  ['rating-unproven', 'a claim that is promised', about('We guarantee insurance approval.')],
  [
    'statement-reversed',
    'insurance of contractors',
    hired('Our cleaners are independent contractors and carry their own insurance.'),
  ],
  ['statement-reversed', 'crews that the insurance does not cover', about('Our crews are not covered by our policy.')],
  [
    'statement-reversed',
    'tools that customers put out',
    before('You should put your mop and supplies out for the crew.'),
  ],
  ['hours-in-text-differ', 'crews at night', about('Our crews arrive after midnight.')],
  ['hours-in-text-differ', 'crews while customers sleep', about('We clean while you sleep.')],
  ['word-misspelt', 'a promise that a letter reverses', about('We do now sell your address.')],
  ['word-misspelt', 'another word of English', about('Ask for the office manger.')],
  ['word-misspelt', 'what a replacement left', about('We also clean a warehome. A warehome is large.')],
  [
    'keywords-repeated',
    'search terms with a town and its region, in a text of a place',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. House cleaning Lehi UT, maid service Lehi, UT, cheap cleaners Lehi Utah, best cleaning near me.',
    ),
  ],
  [
    'text-of-another-company',
    'another company that customers shall ask, in a text of a place',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. Ask Bright Maids about your floors.'),
  ],
  [
    'text-of-another-company',
    'the name of a competitor that everyone knows',
    inText('pages/careers.md', 'A day with us might be', 'A day with Molly Maid might be'),
  ],
  [
    'sentence-twice',
    'a task of a season that replaced another one',
    inText(
      'guide/fall.yaml',
      '    - Replace door sweeps that let light through',
      '    - Vacuum registers and return grilles',
    ),
  ],
  [
    'word-misspelt',
    'a spoiled word that begins a sentence',
    inText('cities/south-salt-lake.yaml', 'Warehouses near West Temple', 'Warehomes near West Temple'),
  ],
  [
    'text-unfinished',
    'a video that no page has',
    inText(
      'guide/fall.yaml',
      'Seal gaps around window\n',
      'As you can see in the video above, seal gaps around window\n',
    ),
  ],
  [
    'text-unfinished',
    'a table below a text that has none',
    inText(
      'services/deep-cleaning.yaml',
      'People book it in spring,',
      'The table below has the hours for each size. People book it in spring,',
    ),
  ],
  [
    'text-unfinished',
    'a photo below a paragraph of the terms',
    inText(
      'pages/terms-conditions.md',
      '## 12. This Website',
      'As the photo below shows, we mark each key.\n\n## 12. This Website',
    ),
  ],
  [
    'text-in-another-language',
    'a clause with commas in Spanish',
    inText(
      'cities/midvale.yaml',
      'Renters bring bicycles, strollers and dogs through lobbies;',
      'Los inquilinos pasan con bicicletas, cochecitos y perros por los vestíbulos;',
    ),
  ],
  [
    'link-to-spam',
    'a casino behind a harmless word',
    inText('counties/summit.yaml', 'Snow is the', 'Try [lucky slots](https://spins-casino.example/utah). Snow is the'),
  ],
  [
    'price-range-differs',
    'a range that begins far below all prices',
    inText('site.yaml', 'priceRange: $79–$300', 'priceRange: $49–$300'),
  ],
  ['hiring-discriminates', 'jobs for women alone', hired('We hire women under 35 only.')],
  ['hiring-discriminates', 'a limit of age', hired('Applicants must be under 40.')],
  ['hiring-discriminates', 'people who are preferred', hired('We prefer women under 35 without children.')],
  ['hiring-discriminates', 'a request for a portrait', hired('Attach a portrait to your application.')],
  ['hiring-discriminates', 'a question about the family', hired('Tell us if you are married or plan to have a baby.')],
  ['hiring-discriminates', 'a faith', hired('The ideal candidate is of Christian faith.')],
  [
    'rating-unproven',
    'a deposit among the features',
    inText(
      'services/move-out-cleaning.yaml',
      '  - Ceiling fixtures dusted',
      '  - Full return of your deposit guaranteed',
    ),
  ],
  [
    'hours-in-text-differ',
    'crews at night, and a clause without',
    about('We clean at night, so no office has to meet us.'),
  ],
]

/** What is similar and right: a name and the edit. */
export const contradictionFacts: readonly [name: string, edit: ManifestFault][] = [
  ['a thing that the terms except, left alone', listed('Fragile blinds protected while we dust')],
  ['an extra that a feature calls one', listed('Inside of the oven as an add-on')],
  ['another task at a thing with an add-on', listed('Garage shelves dusted')],
  ['a store that the company does not have', collected('We have no online store, and need no shipping address.')],
  ['parts of another company', collected('Another company may ask for your shipping address.')],
  ['a remedy that is free in other words', remedy('and charge nothing for it')],
  [
    'a price for a later visit',
    about('If something was missed, we re-clean it free of charge; later visits are at our hourly rate.'),
  ],
  [
    'a price for what the guarantee does not cover',
    about('If the stain is not covered by our guarantee, we come back at our hourly rate.'),
  ],
  ['a return that is no remedy', about('We can come back each fall for half the price of a deep clean.')],
  ['a refund of a deposit', about('Your landlord gives you a full refund of your deposit if the home is clean.')],
  ['a refund that is denied', about('We do not give a full refund, but we come back.')],
  ['money of another kind', about('A wet summer gave the farmers their money back.')],
  ['an answer on the phone', about('We answer calls within a minute.')],
  ['an answer that is usual', about('We usually reply within an hour.')],
  ['an answer on weekends', about('We reply within 2 hours, and within one day on holidays.')],
  ['an answer in minutes that are hours', about('You hear from us within 120 minutes.')],
  ['a product that a customer likes', about('If you prefer your own products, please have them ready.')],
  ['things that a customer may leave', about('Please have any special products for your stone ready.')],
  ['tools of guests', about('Guests bring their own towels and equipment.')],
  ['supplies without their end', before('Linens and soap are provided by you; cleaning products we bring.')],
  ['a review of work that was refused', review('They do not touch an infestation, and gave us a number.')],
  ['a review of another part', review('They washed the sturdy blinds.')],
  ['a review of what was found', review('They found a mouse infestation behind the stove.')],
  ['a thing that is refused, and a similar one', refused('heavy pianos')],
  ['work that is not in the estimate', invoice('Work that is not part of your estimate is priced before we begin.')],
  ['a tax that is not in the estimate', invoice('Sales tax is a charge on top of the quoted price.')],
  ['a fee that is denied', invoice('There is no fuel surcharge on top of the quoted price.')],
  ['a fee that is known', invoice('A fee for parking, not included in your estimate, is passed on.')],
  ['a deposit of a landlord', about('Your landlord may ask for a deposit of one month.')],
  ['no deposit', about('We do not ask for a deposit.')],
  ['deposits of lime', about('A deposit of lime is collected from the shower head.')],
  ['a deposit, and the rest at the end', paid('A deposit of 20% is due at booking and the rest on completion.')],
  ['a deposit of large jobs', about('For jobs over $2,000 we ask for a deposit of 20%.')],
  ['a question about another thing', question('Do I need to be home for the walk-through?')],
  ['a question of the company', question('Do you need to be home in the evening?')],
  ['a price of another service', question('How much does organizing cost?', 'It is billed by the hour.')],
  ['a second place of a customer', about('Your second location is cleaned on the same day.')],
  ['a promise that is denied', moving('We cannot guarantee that you get your full deposit back.')],
  [
    'a promise with its remedy',
    moving('We guarantee your deposit return: if the landlord objects, we come back free.'),
  ],
  ['insurance of a car', hired('You need your own car insurance.')],
  ['insurance of others', about('Our crews wait until your subcontractors show their own insurance.')],
  ['supplies that are restocked', before('Please leave your paper supplies out for the crew to restock.')],
  ['tools that are out of the way', before('Please put your tools out of the way for the crew.')],
  ['something that works overnight', about('We leave the paste on the stain overnight.')],
  ['work at night by exception', about('In an emergency we come at night.')],
  ['a promise that people deny', moving('No one can guarantee that your landlord will return the deposit.')],
  ['what a company does now', about('We do now offer weekends, and the manger scene comes down in January.')],
  ['compounds with a home', about('We clean townhomes and a motorhome.')],
  ['jobs for everyone', hired('We hire women and men of every age, and no one under 18.')],
  ['a least age', hired('You must be at least 18 years old to drive our vans.')],
  ['people whom a company encourages', hired('Women are encouraged to apply.')],
  ['a law', hired('We never hire women only: the law forbids to choose by sex or age.')],
  ['a review of a home with an office', review('My home office is free of dust, too.')],
  [
    'a review of offices that names the house',
    inText(
      'testimonials.yaml',
      'Eleven desks, two restrooms',
      'Unlike our house, the office shines. Eleven desks, two restrooms',
    ),
  ],
]
