import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })

/** A line before the hosting in site.yaml. */
const setting = (line: string) => inText('site.yaml', 'hosting:\n', `${line}\nhosting:\n`)
const gallery = (items: string) =>
  inText('services/deep-cleaning.yaml', 'requirement: ', `gallery: { items: [${items}] }\nrequirement: `)
const [sink, hall] = ['services/deep-cleaning', 'services/house-cleaning']

/** Settings, pictures and lists of the sample that contradict themselves or have no effect: the code, a name and the edit. */
export const settingsFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  [
    'link-tracked',
    'a click identifier in a link of a text',
    inText('services/deep-cleaning.yaml', '(/cleaning-checklist/)', '(/cleaning-checklist/?gclid=abc123)'),
  ],
  [
    'link-to-staging',
    'a link beside a frame, with a host for testing',
    inText(
      'site.yaml',
      'linkUrl: https://book.saltbrush.example/form',
      'linkUrl: https://book-staging.saltbrush.example/form',
    ),
  ],
  [
    'text-of-another-subject',
    'two labels of the legend of the checklist exchanged',
    inText(
      'pages/cleaning-checklist.md',
      'standard: Included in the service\n  addon: Available as an add-on',
      'standard: Available as an add-on\n  addon: Included in the service',
    ),
  ],
  [
    'limit-without-effect',
    'limits that every page keeps',
    setting('audit: { doorways: { share: 0, words: 0, most: 0.5 } }'),
  ],
  [
    'unused-line',
    'a number for emergencies that no text gives',
    inText('site.yaml', '  phone:', '  lines: [{ id: emergency, e164: "+18015550191" }]\n  phone:'),
  ],
  [
    'keywords-repeated',
    'a list of keywords, one of them beside a word that others have there',
    inText(
      'services/house-cleaning.yaml',
      'Recurring cleaning for the whole house, weekly to quarterly:',
      'House cleaning Utah, best house cleaning, cheap house cleaning, house cleaning near me, maid house cleaning:',
    ),
  ],
  ['limit-without-effect', 'a limit for all pages', setting('audit: { doorways: { most: 1 } }')],
  [
    'known-issue-endless',
    'a fault that is accepted for a lifetime',
    inText('known-issues.yaml', "expires: '2027-12-31'", "expires: '2099-12-31'"),
  ],
  [
    'reason-missing',
    'a fault that is accepted without a reason',
    inText('known-issues.yaml', 'reason: The company plans a blog.', 'reason: tbd #'),
  ],
  [
    'link-to-another-subject',
    'a link to the forms of another company',
    inText('site.yaml', 'linkUrl: https://book.saltbrush.example', 'linkUrl: https://book.brightmaids.example'),
  ],
  [
    'link-to-another-subject',
    'a frame of another company',
    inText('site.yaml', 'url: https://jobs.saltbrush.example/apply?', 'url: https://jobs.brightmaids.example/apply?'),
  ],
  ['figures-differ', 'a frame that shows no form', inText('site.yaml', 'height: 2500', 'height: 25')],
  [
    'duplicate-entry',
    'a claim with the text of another one',
    inText('site.yaml', 'text: Eco-friendly products', 'text: Free estimates'),
  ],
  [
    'picture-twice',
    'a picture twice in a gallery',
    gallery(`{ image: ${sink}, caption: A sink. }, { image: ${sink}, caption: A hall. }`),
  ],
  [
    'picture-twice',
    'a caption twice in a gallery',
    gallery(`{ image: ${sink}, caption: The sink of a flat. }, { image: ${hall}, caption: The sink of a flat. }`),
  ],
  [
    'placeholder-misplaced',
    'two placeholders exchanged',
    inText('pages/home.md', 'at {address}. Office hours are {hours}', 'at {hours}. Office hours are {address}'),
  ],
  [
    'text-repeated',
    'one title for a request that was sent and one that was not',
    inText('pages/contact.md', 'title: Quote Requested Successfully!', 'title: Quote Request Failed'),
  ],
  [
    'text-of-another-company',
    'a policy about what another company does',
    inText('pages/privacy-policy.md', 'what {business} does', 'what Bright Maids LLC does'),
  ],
  [
    'analytics-not-in-policy',
    'a policy that names statistics without any',
    inText('pages/privacy-policy.md', 'This website has no', 'This website uses Google Analytics. This website has no'),
  ],
  [
    'policy-numbers-differ',
    'a range in another unit',
    inText('faqs.yaml', 'Plan on at least 24–48 hours', 'Plan on at least 24–48 days'),
  ],
  [
    'policy-numbers-differ',
    'a case without the fee of its policy',
    inText('faqs.yaml', 'charged at 100%', 'free of charge'),
  ],
  [
    'statement-reversed',
    'customers who bring what the company claims to bring',
    inText('faqs.yaml', 'No. Cleaners bring all supplies', 'Yes. Please provide all supplies'),
  ],
  [
    'text-of-another-company',
    'the address of another company',
    inText('pages/terms-conditions.md', 'or write to {business}, {address}', 'or write to Bright Maids LLC, {address}'),
  ],
  [
    'place-not-served',
    'a list of counties of another company',
    inText(
      'pages/privacy-policy.md',
      'Salt Lake, Utah, Summit, and Wasatch counties. In this',
      'Maricopa and Pinal counties. In this',
    ),
  ],
  [
    'link-to-another-subject',
    'a main button that leads to the press',
    inText('navigation.yaml', 'label: Book Now, page: contact', 'label: Book Now, page: press'),
  ],
  [
    'word-misspelt',
    'a short word without a letter, in a claim',
    inText('site.yaml', 'text: 15+ years experience', 'text: 15+ yers experience'),
  ],
  [
    'word-misspelt',
    'a misspelt label of the quote form',
    inText('quote.yaml', 'label: Special instructions', 'label: Special instrutions'),
  ],
  [
    'word-misspelt',
    'an alt text with one letter in place of two',
    inText('images.yaml', 'alt: Illustration of a small apartment', 'alt: Ilustration of a small apartment'),
  ],
  [
    'garbled-text',
    'two spaces in the name of the company',
    inText('site.yaml', '  name: Saltbrush Cleaning', '  name: Saltbrush  Cleaning'),
  ],
  [
    'placeholder-in-text',
    'an author who is an example',
    inText('testimonials.yaml', 'name: Greg N.', 'name: Firstname L.'),
  ],
  [
    'placeholder-in-text',
    'an author in brackets',
    inText('testimonials.yaml', 'name: Dale W.', 'name: "[Customer name]"'),
  ],
  [
    'placeholder-in-text',
    'the heading of a template',
    inText('pages/press.md', 'heading: Coming Soon', 'heading: Section Heading Here'),
  ],
  [
    'text-unfinished',
    'the place of a testimonial without its state',
    inText('testimonials.yaml', 'location: Lehi, UT', 'location: Lehi'),
  ],
  [
    'rating-unlike-text',
    'five stars above a warning',
    inText(
      'testimonials.yaml',
      'They looked at photos, gave me a price for two days and never made a face.',
      'They were two hours late and broke a lamp. I would not hire them again.',
    ),
  ],
  [
    'text-unfinished',
    'a title of a program',
    inText('pages/press.md', 'title: Press and Media Inquiries', 'title: Home #'),
  ],
  [
    'title-of-another-page',
    'the heading of another page',
    inText(
      'pages/careers.md',
      'heading: Cleaning Jobs in Utah with Flexible Hours',
      'heading: Press and Media Inquiries',
    ),
  ],
  [
    'alt-unlike-image',
    'an alt text for any image',
    inText(
      'images.yaml',
      'alt: Illustration of a hall with tall arched windows and tables set with flowers for an event',
      'alt: Image',
    ),
  ],
  [
    'keywords-repeated',
    'a heading of keywords',
    inText(
      'pages/services.md',
      'heading: All Cleaning Services and Starting Prices',
      'heading: Cleaning Services, Cleaning Company, House Cleaning, Best Cleaning Utah',
    ),
  ],
  [
    'price-in-text-differs',
    'a price below all services, after a comma',
    inText('pages/services.md', 'Utah counties, with starting prices.', 'Utah counties, from $49.'),
  ],
  [
    'link-to-another-subject',
    'a link in a text with the name of another page',
    inText('pages/about.md', '[service areas](/service-areas/)', '[service areas](/services/)'),
  ],
  [
    'duplicate-field',
    'the message of another field',
    inText('quote.yaml', 'missing: Enter your last name.', 'missing: Enter your first name.'),
  ],
  [
    'figures-differ',
    'an order twice, and the next one missing',
    inText('counties/summit.yaml', 'order: 3', 'order: 1'),
  ],
  [
    'months-differ',
    'a month of another season',
    inText('guide/fall.yaml', 'monthNumbers: [9, 10, 11]', 'monthNumbers: [8, 9, 10]'),
  ],
  ['text-of-another-trade', 'the trade of another company', inText('site.yaml', 'trade: cleaning', 'trade: plumbing')],
  [
    'policy-numbers-differ',
    'a late cancellation that costs less',
    inText('site.yaml', 'The same day, outcome: 100%', 'The same day, outcome: 10%'),
  ],
  [
    'domain-misspelt',
    'an origin with a letter missing',
    inText('site.yaml', 'origin: https://www.saltbrush.example', 'origin: https://www.saltbrsh.example'),
  ],
  [
    'sentence-twice',
    'two groups of tasks with one title',
    inText('checklist.yaml', 'title: Living Areas', 'title: Bathrooms'),
  ],
  [
    'word-misspelt',
    'a short word with two letters exchanged',
    inText('pages/home.md', 'from Magna in the west', 'from Magna in the wset'),
  ],
  [
    'word-twice',
    'a word of a title twice',
    inText('pages/services.md', 'title: All Cleaning Services and', 'title: All Cleaning Cleaning Services and'),
  ],
]

/** What is so, and looks like one of these faults. */
export const settingsFacts: readonly [name: string, edit: ManifestFault][] = [
  [
    'a price of an extra, after a comma in a text',
    inText(
      'services/event-cleaning.yaml',
      'fullDescription: |-\n  ',
      'fullDescription: |-\n  Add the inside of an oven, from $25. ',
    ),
  ],
  [
    'a message about a part of the field',
    inText(
      'quote.yaml',
      'label: Street address, autocomplete',
      'label: Street address, required: true, missing: Enter the street and the city or town., autocomplete',
    ),
  ],
  [
    'a company that came instead of one that did not',
    inText(
      'testimonials.yaml',
      'Money well spent.',
      'The crew before them never showed up; I will not call that one again.',
    ),
  ],
  [
    'short forms of a trade',
    inText(
      'services/event-cleaning.yaml',
      'fullDescription: |-\n  ',
      'fullDescription: |-\n  Call for an appt, and name the sqft and the reno. ',
    ),
  ],
  [
    'a link between brackets, and a note',
    inText('pages/about.md', 'Saltbush is the', 'Read [the list here](/services/). Saltbush is the'),
  ],
  [
    'services in a row',
    inText(
      'pages/press.md',
      'heading: Coming Soon',
      'heading: House Cleaning, Office Cleaning, Deep Cleaning, Event Cleaning',
    ),
  ],
  ['limits for pages of a few words', setting('audit: { doorways: { share: 0, words: 40 } }')],
  [
    'a fault that is accepted for three years',
    inText('known-issues.yaml', "expires: '2027-12-31'", "expires: '2029-12-31'"),
  ],
  [
    'a link to a service for bookings',
    inText(
      'site.yaml',
      'linkUrl: https://book.saltbrush.example/form',
      'linkUrl: https://saltbrush.bookings.example/form',
    ),
  ],
  [
    'a frame of a service whose link is a page of the company',
    inText('site.yaml', 'url: https://jobs.saltbrush.example/apply?', 'url: https://forms.hiring.example/4711?'),
  ],
  [
    'two pictures with a short caption in a gallery',
    gallery(`{ image: ${sink}, caption: Before and after. }, { image: ${hall}, caption: Before and after. }`),
  ],
  [
    'placeholders in their sentences',
    inText('pages/about.md', 'place better.', 'place better. Call {phone}; our hours are {hours}, at {address}.'),
  ],
  [
    'statistics that are those of others, or of no one',
    inText(
      'pages/privacy-policy.md',
      'This website has no',
      'We do not use Google Analytics. The booking service may use Google Analytics. This website has no',
    ),
  ],
  [
    'a fee that another case does not have',
    inText(
      'pages/about.md',
      'place better.',
      'place better. A same-day visit has no fee. You need not provide any supplies. Order supplies for 24–48 hours.',
    ),
  ],
  [
    'counties of the company with one that it visits',
    inText('pages/about.md', 'place better.', 'place better. We started in Salt Lake and Wasatch counties.'),
  ],
]
