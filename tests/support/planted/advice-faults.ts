import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
/** In place of an item of advice in the guide, which has a "never". */
const advice = (sentence: string) =>
  inText('pages/home-maintenance-guide.md', 'Never mix bleach with vinegar or ammonia.', sentence)

const winter = (sentence: string) =>
  inText('traits/winter-inversion.yaml', 'furnace before we come.', `furnace before we come. ${sentence}`)

const apartment = (sentence: string) =>
  inText(
    'services/apartment-cleaning.yaml',
    'how often you would like us back.',
    `how often you would like us back. ${sentence}`,
  )

/** At the end of the first paragraph of the page "about". */
const about = (sentence: string) => inText('pages/about.md', 'place better.', `place better. ${sentence}`)

const policy = (name: string) =>
  inText(
    'pages/privacy-policy.md',
    'This policy explains what {business} does',
    `This policy explains what ${name} does`,
  )

const summit = (sentence: string) => inText('counties/summit.yaml', 'Snow is the', `${sentence} Snow is the`)

/** At the end of the passage of a town on moves. */
const orem = (sentence: string) =>
  inText('cities/orem.yaml', 'departure date in one message.', `departure date in one message. ${sentence}`)

/** In place of a fee of an answer. */
const access = (words: string) =>
  inText('faqs.yaml', 'one can let us in, a trip fee applies.', `one can let us in, ${words}.`)

/** In place of what a text on moves says of deposits. */
const moving = (sentence: string) =>
  inText(
    'services/move-out-cleaning.yaml',
    'No cleaner can promise what a landlord will decide about a deposit, but you can take pictures of clean rooms.',
    sentence,
  )

/** In place of what the policy says of the sale of information. */
const sale = (sentence: string) =>
  inText('pages/privacy-policy.md', 'We do not sell personal information. We share it only:', sentence)

/** In place of what a text says of hazardous materials. */
const hazard = (sentence: string) =>
  inText(
    'services/post-construction-cleaning.yaml',
    'We do not touch asbestos, lead paint or any other hazardous material',
    sentence,
  )

/** In place of what a text of a town leaves to others. */
const tubs = (sentence: string) =>
  inText('cities/midway.yaml', 'Hot tubs themselves belong\n    to a pool service.', sentence)

/** In place of what the text on moves refuses. */
const repairs = (sentence: string) => inText('services/move-out-cleaning.yaml', 'We clean; we do not repair.', sentence)

/** Two new sections of a service. */
const sections = (...[heading, text, second, other]: readonly [string, string, string, string]) => {
  const last = '  - heading: What Waits for an Open Night'
  const written = [
    ...[`  - heading: ${heading}`, `    text: ${text}`],
    ...[`  - heading: ${second}`, `    text: ${other}`, last],
  ]
  return inText('services/airbnb-cleaning.yaml', last, written.join('\n'))
}

/** Advice and promises of the sample that hurt people or are untrue of the world: the code, a name and the edit. */
export const adviceFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  [
    'statement-reversed',
    'work with asbestos at no charge',
    inText(
      'services/post-construction-cleaning.yaml',
      'We do not touch asbestos, lead paint or any other hazardous material, and',
      'We also remove asbestos and lead paint for you at no extra charge, but',
    ),
  ],
  [
    'statement-reversed',
    'bleach on a cloth with vinegar',
    inText(
      'guide/summer.yaml',
      'a cloth soaked in white vinegar over',
      'a cloth soaked in white vinegar and a splash of bleach over',
    ),
  ],
  [
    'statement-reversed',
    'a cold house in winter',
    inText('guide/winter.yaml', 'Leave\n      the heat on in a cabin', 'Turn\n      the heat off in a cabin'),
  ],
  [
    'rating-unproven',
    'a deposit that is certain',
    inText(
      'services/move-out-cleaning.yaml',
      'No cleaner can promise what a landlord will decide about a deposit, but you can take pictures of clean rooms.',
      'Book with us and you are certain to get your whole deposit back, or your landlord answers to us.',
    ),
  ],
  [
    'statement-reversed',
    'chemicals that must not be stored together',
    advice('Keep acids in one bin with the bleach.'),
  ],
  [
    'rating-unproven',
    'a study that no one can look up',
    advice('A 2023 study by the Harvard Institute of Domestic Hygiene found that 87% of homes are dusty.'),
  ],
  ['statement-reversed', 'fuel by a flame', advice('Keep a can of gasoline near the water heater.')],
  ['statement-reversed', 'chemicals with toxic gas', advice('Mix bleach with a little vinegar or ammonia.')],
  ['statement-reversed', 'a generator in a house', advice('In a power cut, run the generator in the garage.')],
  ['statement-reversed', 'a smoke alarm without its battery', advice('Take the batteries out of the smoke alarm.')],
  [
    'statement-reversed',
    'a card number that customers send',
    inText(
      'pages/contact.md',
      'Please never send a card number by text or e-mail.',
      'You can also send us your card number by text or e-mail.',
    ),
  ],
  [
    'text-of-another-subject',
    'two sections under the heading of the other one',
    sections(
      'Towels by Color',
      'Send us the gate and the parking spot.',
      'The Gate and Parking',
      'We sort towels by color.',
    ),
  ],
  ['rating-unproven', 'a cure', winter('Regular visits cure asthma and chronic bronchitis.')],
  ['rating-unproven', 'a family that catches nothing', winter('It keeps your family from catching COVID-19.')],
  [
    'rating-unproven',
    'products that an office certifies, and that people drink',
    about('Everything we use is certified by the EPA as 100% chemical-free and safe to drink.'),
  ],
  ['rating-unproven', 'people who need no medicine', winter('Many clients put their inhalers away.')],
  ['rating-unproven', 'people who are cured', winter('Clients with four visits a year are cured of asthma.')],
  ['rating-unproven', 'a company that an office endorses', about('Our services are endorsed by the CDC.')],
  ['price-in-text-differs', 'a kind below the lowest price', apartment('Studios start at $59.')],
  ['price-in-text-differs', 'a kind for as little', apartment('Small condos go for as little as $49.')],
  ['price-in-text-differs', 'a kind that costs just so much', apartment('A studio costs just $59.')],
  ['price-in-text-differs', 'a short name in a town', orem('Move-outs here start at $59.')],
  ['price-in-text-differs', 'the price of another service in a town', orem('Deep cleans here cost just $119.')],
  ['policy-numbers-differ', 'a fee that an answer denies', access('there is no charge')],
  ['policy-numbers-differ', 'a visit that costs nothing', access('the visit costs you nothing')],
  ['policy-numbers-differ', 'a fee that a page denies', about('We never charge a trip fee.')],
  [
    'statement-reversed',
    'a claim of most people alone',
    inText('pages/about.md', 'every cleaner passes a background check', 'most of our cleaners pass a background check'),
  ],
  ['statement-reversed', 'a claim of some people alone', about('Nearly all of our cleaners are insured.')],
  [
    'rating-unproven',
    'a deposit that a landlord pays back',
    moving('We guarantee that your landlord pays back the full deposit, and you can take pictures.'),
  ],
  ['rating-unproven', 'a deposit that is never lost', moving('You will never lose your deposit with us.')],
  [
    'statement-reversed',
    'information that may be sold',
    sale('We may sell personal information to marketing partners. We share it only:'),
  ],
  ['statement-reversed', 'information that is sold', sale('Your details may be sold. We share them only:')],
  [
    'statement-reversed',
    'hazardous materials',
    hazard('We also remove asbestos and lead paint, but no other hazardous material'),
  ],
  ['statement-reversed', 'asbestos that is included', hazard('Asbestos removal is included')],
  [
    'figures-differ',
    'a height that lost a zero',
    inText('guide/spring.yaml', 'Above 6,000 feet, move', 'Above 600 feet, move'),
  ],
  ['figures-differ', 'a cold afternoon of summer', inText('guide/summer.yaml', '95-degree', '35-degree')],
  [
    'statement-reversed',
    'work that other texts leave to others',
    tubs('We also drain hot tubs\n    and balance their chlorine.'),
  ],
  ['statement-reversed', 'a refusal without its "not"', repairs('We clean; we do repair.')],
  ['statement-reversed', 'work that the answers refuse', moving('Biohazards and infestations are part of the job.')],
  ['license-differs', 'an invented license', about('We hold license no. 48812-C of the State Board of Dusting.')],
  ['text-of-another-company', 'the policy of another company', policy('Bright Homes of Ogden')],
  ['hours-in-text-differ', 'days of a county alone', summit('We work here Monday to Friday only.')],
  ['hours-in-text-differ', 'a weekend off in a county', summit('We do not work on weekends.')],
  ['hours-in-text-differ', 'hours of a county alone', summit('We plan hours between nine and five on any day.')],
  [
    'hours-in-text-differ',
    'hours at night in a county',
    inText(
      'counties/summit.yaml',
      'hours between eight and six on any day',
      'hours between ten at night and four in the morning on any day',
    ),
  ],
  ['hours-in-text-differ', 'crews at four in the morning', summit('Our crews start at 4 AM here.')],
  [
    'figures-differ',
    'metres in place of feet',
    inText('guide/spring.yaml', 'Above 6,000 feet, move', 'Above 6,000 meters, move'),
  ],
  ['figures-differ', 'degrees of the other scale', advice('In winter, keep the house at 68 °C.')],
  [
    'sun-side-differs',
    'sides that are exchanged',
    inText(
      'guide/summer.yaml',
      'west side in the morning and east side in the afternoon',
      'east side in the morning and west side in the afternoon',
    ),
  ],
  ['sun-side-differs', 'moss toward the sun', advice('Moss grows on the south side of a roof.')],
]

/** What is similar and right: a name and the edit. */
export const adviceFacts: readonly [name: string, edit: ManifestFault][] = [
  ['chemicals with a warning', advice('Mix bleach with ammonia and you breathe toxic fumes.')],
  ['chemicals apart', advice('Mix bleach with water, and keep the vinegar for the glass.')],
  ['a receipt that customers get', about('You can pay by card, and we send the receipt by e-mail.')],
  [
    'two sections under their headings',
    sections(
      'Towels by Color',
      'We sort towels by color.',
      'The Gate and Parking',
      'Send us the gate and the parking spot.',
    ),
  ],
  ['a generator outside', advice('In a power cut, run the generator outside, far from the windows.')],
  ['what helps the ill', winter('A good vacuum helps people with asthma.')],
  ['a product with its registration', about('We use an EPA-registered disinfectant on request.')],
  ['what no product is', about('No product is 100% chemical-free.')],
  ['medicine that is out of the way', winter('Please put your medicines away before we come.')],
  ['a cure that is denied', winter('No visit cures asthma.')],
  ['an add-on below the lowest price', apartment('An oven in a studio starts at $25 as an add-on.')],
  ['a deposit below the lowest price', apartment('Studios pay a deposit of $40.')],
  ['a kind at the lowest price', apartment('Studios start at $79.')],
  ['the price of a service in a town', orem('Move-outs here start at $149.')],
  ['an add-on of a service in a town', orem('Move-outs with a garage cost $40 more.')],
  ['a fee in other words', access('you are charged a trip fee')],
  ['something else that is free', about('Estimates are free of charge, and there is no fee for a key.')],
  ['quiet hours of others', summit('We respect quiet hours between ten at night and seven in the morning.')],
  ['a claim of many companies', about('Most companies have people who are not insured.')],
  ['what some people have as well', about('Some of our cleaners are certified in the care of stone.')],
  ['a deposit by law', moving('By law your landlord must return the full deposit within 30 days.')],
  ['information at the sale of a company', about('In a merger, your information may be sold with other assets.')],
  ['asbestos of others', hazard('Asbestos is removed by a licensed contractor before we come')],
  ['a mild afternoon of summer', inText('guide/summer.yaml', '95-degree', '75-degree')],
  ['work around a thing of others', tubs('We also sweep around the hot tub.')],
  ['a verb that a contrast stresses', repairs('We clean, but we do repair a loose hinge.')],
  ['work that the answers refuse, of others', moving('Infestations are part of the work of pest control.')],
  ['a license of others', about('Ask any plumber for a number such as license 12345.')],
  ['the policy of the company by its name', policy('Saltbrush Cleaning')],
  ['days of another house', summit('The county office is open Monday to Friday only.')],
  ['a day that suits', summit('A weekday suits us better than a weekend.')],
  ['a height in metres', inText('guide/spring.yaml', 'Above 6,000 feet, move', 'Above 2,000 meters, move')],
  [
    'a rare word beside the word of another text',
    inText(
      'cities/sugar-house.yaml',
      'named for a beet sugar mill that never\n  produced sugar.',
      'named for a sugar mill that was\n  never finished.',
    ),
  ],
  ['degrees of the country', advice('In winter, keep the house at 68 °F.')],
  ['moss away from the sun', advice('Moss grows on the north side of a roof.')],
  ['a side of a valley', advice('The east side of the valley has the evening sun.')],
]
