import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
const redirect = (line: string) => inText('redirects.yaml', '# No city has', `- ${line}\n# No city has`)
const mail = (link: string) => inText('pages/terms-conditions.md', '[{email}]({emailLink})', link)
const services = (link: string) => inText('pages/about.md', '[service areas](/service-areas/)', link)

/** At the end of the first paragraph of the page "about", and in a benefit of the page for applicants. */
const about = (sentence: string) => inText('pages/about.md', 'place better.', `place better. ${sentence}`)
const job = (sentence: string) =>
  inText('pages/careers.md', 'Ask about the rate for your area before you say yes.', sentence)
const review = (sentence: string) =>
  inText('testimonials.yaml', 'My husband stopped sneezing.', `My husband stopped sneezing. ${sentence}`)

/** Slips in links, redirects and names of the sample: the code, a name and the edit. */
export const overlookedFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  [
    'placeholder-in-text',
    'two versions of a term between merge markers',
    inText(
      'pages/terms-conditions.md',
      'Payment is due on completion of the service.',
      '<<<<<<< HEAD\nPayment is due on completion of the service.\n=======\nPayment is due in advance.\n>>>>>>> terms\n',
    ),
  ],
  [
    'placeholder-in-text',
    'a license number that was not filled in',
    about('We hold license no. 0000000-XXXX of the State Board of Dusting.'),
  ],
  [
    'placeholder-in-text',
    'a hint of a form in place of a text',
    about('Enter a short description of up to 160 characters here.'),
  ],
  [
    'duplicate-entry',
    'a question above the answer to another one',
    inText('faqs.yaml', 'question: When and how do I pay?', 'question: How much does a cleaning cost?'),
  ],
  [
    'phone-in-text-differs',
    'a line of a town that the company does not have',
    {
      file: 'cities/park-city.yaml',
      replace: 'Say where the back door is,',
      with: 'Call our Park City line at (435) 555-0142 and say where the back door is,',
    },
  ],
  [
    'distance-in-text-differs',
    'a drive of minutes to an office far away',
    {
      file: 'cities/henefer.yaml',
      replace: 'In haying weeks,',
      with: 'Our office is only ten minutes down the road. In haying weeks,',
    },
  ],
  [
    'place-not-served',
    'crews in towns that are not in the table',
    {
      file: 'counties/utah.yaml',
      replace: 'New building is what',
      with: 'Our crews in Provo and Spanish Fork are out every day. New building is what',
    },
  ],
  [
    'count-in-text-differs',
    'a county fewer than the company serves',
    {
      file: 'counties/salt-lake.yaml',
      replace: 'Three things reach',
      with: 'It is the busiest of the three counties we serve. Three things reach',
    },
  ],
  [
    'statement-reversed',
    'background checks on request',
    {
      file: 'faqs.yaml',
      replace: 'is covered by insurance and has passed a\n    background check.',
      with: 'is covered by insurance; a background\n    check is made on request of the customer.',
    },
  ],
  [
    'statement-reversed',
    'supplies of the customer in place of those of the company',
    {
      file: 'services/apartment-cleaning.yaml',
      replace: 'and how often you would like us back.',
      with: 'and how often you would like us back. Please provide your own vacuum, mop and cleaning products.',
    },
  ],
  [
    'redirect-chain',
    'a redirect to a redirect',
    redirect('{ from: /areas/, to: /counties/utah-ut-cleaning-services/ }'),
  ],
  [
    'link-to-other-host',
    'a redirect to the domain without "www"',
    redirect('{ from: /our-services/, to: https://saltbrush.example/services/ }'),
  ],
  [
    'link-to-other-host',
    'a link to the domain without "www"',
    services('[service areas](https://saltbrush.example/service-areas/)'),
  ],
  [
    'domain-misspelt',
    'an origin with four letters in place of "www"',
    inText('site.yaml', 'origin: https://www.', 'origin: https://wwww.'),
  ],
  [
    'bad-link',
    'a link without a text',
    inText('pages/terms-conditions.md', '[services](/services/)', '[](/services/)'),
  ],
  ['bad-link', 'an address as the target of its own link', mail('[{email}]({email})')],
  ['link-to-another-subject', 'a number that opens an e-mail', mail('[{phone}]({emailLink})')],
  ['link-to-another-subject', 'an address that calls', mail('[{email}]({phoneLink})')],
  [
    'text-repeated',
    'a tip of the guide with the text of another one',
    inText(
      'guide/winter.yaml',
      `From the first fire-up to the last, the furnace filter should be replaced every 30 days. Hold the old one up to a
      lamp; if no light comes through, the blower has been working too hard. Vacuum the slot before the new one goes in.`,
      `When the valley is socked in, keep the windows closed and check the state’s daily air quality forecast. Run the range
      hood whenever you cook and skip candles and wood fires, which add particles of their own. Vacuum slowly and
      dust with a damp cloth so that what has settled stays out of the air.`,
    ),
  ],
  [
    'business-name-misspelt',
    'a slip that is a word, in the name of the company',
    inText('site.yaml', 'Saltbrush Cleaning looks after', 'Saltbush Cleaning looks after'),
  ],
  [
    'business-name-misspelt',
    'a slip that is no word, in the name of the company',
    inText('pages/about.md', 'place better.', 'place better. Saltbrush Cleanning has grown.'),
  ],
  [
    'name-twice',
    'a place that is there twice, in two words',
    inText(
      'cities.csv',
      'salt-lake,Murray,murray,',
      'salt-lake,Mill Creek,mill-creek,city,,63380,census,84106,40.68652,-111.8755,,"Mill Creek, on the bench, has quiet streets.",Made up\nsalt-lake,Murray,murray,',
    ),
  ],
  [
    'text-of-another-place',
    'the name of another place within a sentence',
    inText('cities.csv', 'streets make up Henefer, farm', 'streets make up Echo, farm'),
  ],
  [
    'link-to-spam',
    'a link that an intruder left, with one word for what it sells',
    inText(
      'pages/about.md',
      'show where we go.',
      'show where we go. [Best casino bonus](https://lucky-casino7.example/).',
    ),
  ],
  [
    'phone-in-text-differs',
    'a number in a link that lacks its calling code',
    inText('pages/terms-conditions.md', '[{phone}]({phoneLink})', '[{phone}](tel:+8015550142)'),
  ],
  [
    'figures-differ',
    'another altitude of a valley floor',
    inText(
      'cities/heber-city.yaml',
      'Cold settles on this valley floor.',
      'Cold settles on this valley floor, 9,600 feet above the sea.',
    ),
  ],
  [
    'price-in-text-differs',
    'a sum that is not the hours times the price',
    inText(
      'services/professional-organizing.yaml',
      'Time is the only meter.',
      'Time is the only meter: a session of four hours comes to $500.',
    ),
  ],
  [
    'price-in-text-differs',
    'a flat fee of a service by the hour',
    inText('faqs.yaml', 'Organizing is billed by the hour', 'Organizing is a flat fee per room'),
  ],
  [
    'tax-of-another-country',
    'a tax that the country does not have',
    inText('services/move-out-cleaning.yaml', 'inspection list.', 'inspection list. All prices include 20% VAT.'),
  ],
  [
    'office-in-another-town',
    'another street in the town of the office',
    inText(
      'pages/press.md',
      'cleaning company at {address}.',
      'cleaning company at 1 Dune Road, Suite 4, Salt Lake City, UT 84101.',
    ),
  ],
  [
    'statement-reversed',
    'things that customers have ready, of a company that brings all supplies',
    inText(
      'pages/terms-conditions.md',
      'Our cleaners bring all supplies and equipment.',
      'Please have a mop and your own products ready for our cleaners.',
    ),
  ],
  [
    'statement-reversed',
    'lists of customers that are sold',
    inText(
      'pages/privacy-policy.md',
      'with a buyer or successor, if',
      'with partners, to whom we sell lists of mobile numbers;\n- with a buyer or successor, if',
    ),
  ],
  [
    'county-seat-differs',
    'a courthouse in another town than the seat',
    inText(
      'counties/summit.yaml',
      'courthouse in Coalville, outfitters in Kamas',
      'courthouse in Kamas, outfitters in Coalville',
    ),
  ],
  [
    'box-required',
    'a box that not everyone can tick',
    inText('quote.yaml', 'label: I have pets }', 'label: I have pets, required: true, missing: Tick this box. }'),
  ],
  [
    'secret-asked',
    'the number of a card in the form',
    inText('quote.yaml', 'help: Parking, stairs, the alarm', 'help: Your card number, parking, stairs, the alarm'),
  ],
  [
    'link-to-other-host',
    'a link out of a list of search results',
    services('[service areas](https://www.google.com/url?q=https://www.saltbrush.example/service-areas/&sa=D)'),
  ],
  ['link-to-other-host', 'a short link', services('[service areas](https://bit.ly/3saltbrush)')],
  [
    'link-to-workspace',
    'a link to a text that is being written',
    services('[service areas](https://docs.google.com/document/d/1aQz/edit)'),
  ],
  [
    'text-repeated',
    'the text of another item of the page',
    inText(
      'pages/home.md',
      'You approve a price for the work you asked for. An add-on is priced before anyone starts on it.',
      'The person at your door has passed a background check, and the work they do is insured.',
    ),
  ],
  [
    'text-in-another-language',
    'the end of a sentence in Spanish',
    inText(
      'pages/service-areas.md',
      'address and we will tell you if we can get a team there.',
      'address y le diremos con gusto si podemos enviar un equipo de limpieza a su casa.',
    ),
  ],
  ['note-in-text', 'the code of a customer', review('The lockbox code is still 4471, and they know it.')],
  [
    'contact-of-customer',
    'where the key of a customer is',
    review('The spare key is under the mat, and they found it.'),
  ],
  ['contact-of-customer', 'the phone number of a customer', review('Questions? My cell is 435-649-2817.')],
  [
    'hours-in-text-differ',
    'a choice of the form at night',
    inText('quote.yaml', 'options: [Morning, Midday, Afternoon]', 'options: [Morning, Midday, Afternoon, Overnight]'),
  ],
  [
    'hours-in-text-differ',
    'crews that begin in the night, and what follows from it',
    inText(
      'services/office-cleaning.yaml',
      'We clean in daytime, weekends included, so many offices meet us at work.',
      'Our crews start at ten in the evening, so most offices never meet us at work.',
    ),
  ],
  [
    'text-in-another-language',
    'a task of a list with names of a trade',
    inText(
      'checklist.yaml',
      '- name: Wipe down the stovetop and control knobs',
      '- name: Limpiar la estufa y las perillas de control',
    ),
  ],
  ['review-of-insider', 'a review by a relative', review('My cousin owns the company and asked me to post this.')],
  [
    'review-of-insider',
    'a review by an owner’s brother',
    review('My brother, who owns the company, sent his best people.'),
  ],
  ['review-of-insider', 'a review by the accountant', review('As their accountant, I see how hard they work.')],
  ['review-rewarded', 'a review that was paid for', review('They took $50 off our bill for writing five stars.')],
  ['review-rewarded', 'a reward for a review', about('Leave us a Google review and get $10 off your next visit.')],
  ['wage-below-minimum', 'a wage that the law forbids', job('Pay starts at $6.50 an hour in every area.')],
  ['wage-below-minimum', 'work without pay', job('Your first two days with us are unpaid.')],
  ['customers-refused', 'tenants with a voucher', about('We do not take bookings from Section 8 tenants.')],
  [
    'figures-differ',
    'a sum that its own price contradicts',
    about('Screens are $4 per window. Twenty windows come to about $420.'),
  ],
  ['discount-impossible', 'a plan that is dearer', about('With a plan, customers pay $40 a room instead of $25.')],
  ['tax-evaded', 'pay off the books', job('Good work can earn you a bonus on top, in cash and off the books.')],
  ['tax-evaded', 'no tax for cash', about('There is no sales tax if you pay cash.')],
  ['tax-evaded', 'a price without a receipt', about('The cash price is lower: cash in hand, no receipt.')],
  [
    'link-to-spam',
    'a link to a game of chance',
    inText(
      'pages/about.md',
      'place better.',
      'place better. Play the [best online slots](https://lucky-slots-casino.example/bonus).',
    ),
  ],
  [
    'text-of-another-company',
    'customers of another company in another city',
    inText('pages/press.md', 'Customers\n    can report', 'Sparkle & Shine Boise customers\n    can report'),
  ],
  [
    'note-in-text',
    'the code of a gate in a note',
    inText(
      'cities/highland.yaml',
      'Highland lies between',
      '(Note for crew: Hendersons, 6180 W Oak Hollow Drive, gate code 4471#, alarm off with 0926.) Highland lies between',
    ),
  ],
  ['unknown-placeholder', 'a misspelt placeholder', inText('pages/careers.md', '| {business}', '| {bussiness}')],
]

/** What is similar and right: a name and the edit. */
export const overlookedFacts: readonly [name: string, edit: ManifestFault][] = [
  [
    'the counties by their number',
    {
      file: 'counties/salt-lake.yaml',
      replace: 'Three things reach',
      with: 'It is the busiest of the four counties we serve. Three things reach',
    },
  ],
  [
    'a drive of minutes to the office',
    {
      file: 'cities/murray.yaml',
      replace: 'on former farmland.',
      with: 'on former farmland. Our office is twenty minutes down the road.',
    },
  ],
  ['a link to the own host', services('[service areas](https://www.saltbrush.example/service-areas/)')],
  [
    'the name of the company in plural',
    inText('pages/about.md', 'place better.', 'place better. Saltbrush Cleanings are gentle.'),
  ],
  [
    'a link to a client with such a name',
    inText(
      'pages/about.md',
      'place better.',
      'place better. We clean at the [Dune hotel](https://dune-casino.example/).',
    ),
  ],
  [
    'the altitude of a pass above the place',
    inText(
      'cities/heber-city.yaml',
      'Cold settles on this valley floor.',
      'Cold settles on this valley floor. Guardsman Pass is 9,700 feet above the sea.',
    ),
  ],
  [
    'hours times the price',
    inText(
      'services/professional-organizing.yaml',
      'Time is the only meter.',
      'Time is the only meter: a session of four hours comes to $600.',
    ),
  ],
  [
    'a tax of the country',
    inText('services/move-out-cleaning.yaml', 'inspection list.', 'inspection list. Sales tax does not apply.'),
  ],
  [
    'the address of the office with its town',
    inText(
      'pages/press.md',
      'cleaning company at {address}.',
      'cleaning company at 159 W Broadway, Suite 200, Salt Lake City, UT 84101.',
    ),
  ],
  ['an address in a link with words', mail('[write to {email}]({emailLink}) or [call]({phoneLink})')],
  [
    'another courthouse, and one of the past',
    inText(
      'counties/summit.yaml',
      'courthouse in Coalville, outfitters in Kamas',
      'a courthouse in Park City and the old courthouse in Kamas',
    ),
  ],
  ['a discount for what a review is not about', review('They took $50 off our bill for the late start. Five stars.')],
  [
    'reviews without a reward, and a discount beside them',
    about(
      'Leave us a review on Google. We never offer a discount for a review. New customers get $10 off a first visit.',
    ),
  ],
  ['a wage above the least, and more for nights', job('Pay starts at $17.50 an hour, and nights add $2 an hour more.')],
  ['pay on the books', job('Everyone is on the books, and we never pay under the table.')],
  ['work under the table', about('We vacuum under the table and wipe dust off the books.')],
  ['a code without its digits', about('Leave a note for the crew: a door code, or a lockbox by the door.')],
]
