/** Cells of a row of cities.csv, or a text of a file to replace. */
export type ManifestFault =
  | { cells: Record<string, string>; of: string }
  | { file: string; replace: string; with: string }

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
/** At the end of the first paragraph of the page "about". */
const about = (sentence: string) => inText('pages/about.md', 'place better.', `place better. ${sentence}`)
const lehi = (sentence: string) =>
  inText('cities/lehi.yaml', 'lies between the two.', `lies between the two. ${sentence}`)

/** What texts of the sample state about places, figures and links, and is not so: the code, a name and the edit. */
export const statedFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  ['coordinates-elsewhere', 'the latitude of the next town', { cells: { latitude: '40.64301' }, of: 'francis' }],
  [
    'distance-in-text-differs',
    'a dozen miles from the office, which is farther away',
    inText(
      'cities/timber-lakes.yaml',
      'Many come when the road is pleasant.',
      'Many come when the road is pleasant. It is only a dozen miles from our office.',
    ),
  ],
  [
    'figures-differ',
    'a height far below that of the town',
    inText(
      'cities/park-city.yaml',
      'Visitors set the tempo.',
      'Visitors set the tempo. Park City is at about 4,200 feet.',
    ),
  ],
  [
    'testimonial-from-elsewhere',
    'a home in a town far from all places',
    inText('testimonials.yaml', 'organize the pantry for me', 'organize the pantry of our house in Logan'),
  ],
  [
    'link-to-spam',
    'a link that an intruder put into a text',
    about('Then rest with the [best online casino](https://lucky-spins.example/no-deposit-bonus/).'),
  ],
  [
    'texts-not-taken',
    'a number that takes no text messages, and texts that ask for them',
    inText('site.yaml', 'display: (801) 555-0142 }', 'display: (801) 555-0142, texts: false }'),
  ],
  [
    'word-misspelt',
    'a plural with the letter y',
    inText('pages/service-areas.md', 'in Four Utah Counties', 'in Four Utah Countys'),
  ],
  [
    'link-with-session',
    'a link that was copied by somebody who was signed in',
    inText(
      'site.yaml',
      'linkUrl: https://portal.saltbrush.example/login',
      'linkUrl: https://portal.saltbrush.example/login?session_token=9f31c7a04be25d68',
    ),
  ],
  [
    'price-unit-differs',
    'a price for a session of what a text bills by the hour',
    inText(
      'services/professional-organizing.yaml',
      'kind: hourly, amount: 150, currency: USD, unit: hour',
      'kind: from, amount: 150, currency: USD, unit: session',
    ),
  ],
  [
    'payment-differs',
    'ways to pay that the terms do not list',
    inText('faqs.yaml', 'cash, check or any major credit card.', 'cash, check, any major credit card, Venmo or Zelle.'),
  ],
  [
    'statement-reversed',
    'work that the company refuses elsewhere, for lack of a "not"',
    inText('services/miracle-cleaning.yaml', 'We do not clean biohazards such as', 'We clean biohazards such as'),
  ],
  [
    'statement-reversed',
    'work without the check that the company claims',
    inText(
      'pages/careers.md',
      'insured and background-checked; expect that\ncheck when you apply.',
      'insured; you can start\nwithout a background check.',
    ),
  ],
  ['rating-unproven', 'a product that prevents an illness', about('What we spray on handles prevents the flu.')],
  [
    'link-to-another-subject',
    'a word of one service that leads to another',
    inText(
      'counties/summit.yaml',
      '[turnover cleaning](/services/airbnb-cleaning/)',
      '[turnover cleaning](/services/event-cleaning/)',
    ),
  ],
  [
    'text-of-another-subject',
    'an answer about something else',
    inText(
      'faqs.yaml',
      'question: Do I need to provide cleaning supplies or a vacuum?',
      'question: How often do you come with a vacuum?',
    ),
  ],
  [
    'text-cut-off',
    'a description that ends within a word, after a whole sentence',
    inText(
      'cities.csv',
      'lofts, landings and several bathrooms that all need to be kept in step.',
      'lofts, landings and sever',
    ),
  ],
  [
    'redirect-to-home',
    'two folders that lead to the home page, as one fact',
    inText(
      'redirects.yaml',
      '# The slug of a county',
      '- { from: /shop/*, to: / }\n- { from: /wp-content/*, to: / }\n# The slug of a county',
    ),
  ],
  [
    'price-range-differs',
    'the lowest price of the range with two digits exchanged',
    inText('services/apartment-cleaning.yaml', 'amount: 79', 'amount: 97'),
  ],
  [
    'raw-html',
    'a frame of a video with attributes that are near to words',
    inText(
      'cities/sandy.yaml',
      '  Mountain weather comes first',
      '  <iframe width="560" src="https://video.example/a" allowfullscreen></iframe> <br/>\n\n  Mountain weather comes first',
    ),
  ],
  [
    'policy-numbers-differ',
    'another notice of new prices than in the policy and in the terms',
    inText('faqs.yaml', 'in writing 30 days beforehand', 'in writing 14 days beforehand'),
  ],
  [
    'unknown-field',
    'a short name of a field in a part of the quote form',
    inText('quote.yaml', 'city, zipCode, squareFootage', 'city, zip, squareFootage'),
  ],
  [
    'domain-misspelt',
    'the domain of a frame and of its link',
    inText(
      'site.yaml',
      'url: https://portal.saltbrush.example/login?embed=true\n    linkUrl: https://portal.saltbrush.example/login',
      'url: https://portal.saltbush.example/login?embed=true\n    linkUrl: https://portal.saltbush.example/login',
    ),
  ],
  [
    'text-in-capitals',
    'the name of a service in capitals',
    inText('services/deep-cleaning.yaml', 'name: Deep Cleaning', 'name: DEEP CLEANING'),
  ],
  [
    'date-passed',
    'an offer that ended in the past, with its first day',
    about('The discount for new customers runs from January 1 to March 31, 2026.'),
  ],
  ['text-of-another-region', 'the sea, far from it', about('Salt spray dulls windows.')],
  ['date-relative', 'an event without a date', about('A second office is expected to open soon.')],
  [
    'text-in-capitals',
    'a title written as spam',
    {
      file: 'pages/home.md',
      replace: 'title: House and Office',
      with: 'title: ★★★★★ BEST CLEANERS EVER!!! House and Office',
    },
  ],
  ['date-passed', 'a notice of a lockdown', about('Because of the lockdown our crews wear masks.')],
  ['date-passed', 'an event of the past', about('Meet us at the home show on Saturday, March 14, 2026.')],
  [
    'text-of-another-subject',
    'the features of another service, in other words',
    inText(
      'services/office-cleaning.yaml',
      '  - Trash and recycling taken out\n  - Restrooms cleaned and restocked\n  - Break room sink, tables and microwave wiped\n  - Conference tables and whiteboard ledges cleaned\n  - Clear desk surfaces dusted\n  - Door handles and light switches wiped\n  - Entrance glass cleaned\n  - Carpets vacuumed and hard floors mopped\n  - Written room-by-room plan\n',
      '  - Fresh sheets on each bed\n  - Towels folded as in your photos\n  - Fridge emptied of guest food\n  - Coffee and soap put out\n  - Beds made before check-in\n',
    ),
  ],
  [
    'experience-differs',
    'a company that two people began later than its claim',
    about('Two of us began this company in 2021.'),
  ],
  [
    'address-part-twice',
    'a street with the whole address',
    inText(
      'site.yaml',
      'street: 159 W Broadway, Suite 200',
      'street: 159 W Broadway, Suite 200, Salt Lake City, UT 84101',
    ),
  ],
  [
    'place-name-misspelt',
    'the town of the office without its last word',
    inText('site.yaml', 'locality: Salt Lake City', 'locality: Salt Lake'),
  ],
  [
    'office-in-another-town',
    'an office in a city of another state',
    inText('pages/about.md', 'from an office on Broadway in Salt Lake City', 'from an office on Broadway in Boise'),
  ],
  [
    'text-of-another-place',
    'a trait whose text begins with another place',
    inText(
      'cities/lehi.yaml',
      'Software firms lined the interstate',
      'Around Deer Valley in Park City, software firms lined the interstate',
    ),
  ],
  [
    'text-of-another-place',
    'a text that names another place, also as a destination',
    inText(
      'cities/alta.yaml',
      'Silver brought people to Alta first;',
      'Silver brought people to Park City first; Park City was rich, then Park City burned;',
    ),
  ],
  [
    'office-in-another-town',
    'an office that a heading of the area puts in another town',
    inText('pages/about.md', 'The office is in Salt Lake City, but', 'The office is in Provo, but'),
  ],
  [
    'place-name-misspelt',
    'a name as public data has it only from another script',
    { of: 'herriman', cells: { name: 'Heriman' } },
  ],
  [
    'unknown-county-name',
    'a state that has no county of the name, though several others have',
    inText('counties/summit.yaml', 'order: 3\n', 'region: WY\norder: 3\n'),
  ],
  [
    'office-in-another-region',
    'an office in another state than its postal code and all texts',
    inText('site.yaml', 'region: UT\n    regionName: Utah\n', 'region: ID\n    regionName: Idaho\n'),
  ],
  [
    'distance-in-text-differs',
    'a place at the other end of the valley',
    inText('cities.csv', 'Out at the western edge, Magna', 'Out at the eastern edge of the valley, Magna'),
  ],
  [
    'text-of-another-region',
    'a city that a text gives to another state',
    inText('pages/careers.md', 'Customers trust us with', 'Families across Boulder, Colorado trust us with'),
  ],
  [
    'text-of-another-region',
    'the middle of a large city in another state',
    inText('cities/sandy.yaml', 'through the middle of Sandy', 'through the middle of Phoenix'),
  ],
  [
    'text-of-another-region',
    'rentals of a service in a large city in another state',
    inText('services/airbnb-cleaning.yaml', 'Turnovers for short-term rentals', 'Turnovers for rentals in Denver'),
  ],
  [
    'text-of-another-region',
    'the center of a large city on a page of the area',
    inText('pages/service-areas.md', 'near downtown Salt Lake City', 'near downtown Las Vegas'),
  ],
  [
    'text-of-another-place',
    'a description that begins with a large city in another state',
    inText('cities.csv', 'Orem was orchard', 'Tulsa was orchard'),
  ],
  ['population-differs', 'an alias with residents of its own', { of: 'heber', cells: { population: '16400' } }],
  [
    'population-in-text-differs',
    'the largest city, which is the second',
    inText('cities.csv', 'Utah’s second-largest city', 'Utah’s largest city'),
  ],
  [
    'population-in-text-differs',
    'the second city by public data and the table, as the third',
    inText('cities.csv', 'Utah’s second-largest city', 'Utah’s third-largest city'),
  ],
  [
    'distance-in-text-differs',
    'the west and the east of the area exchanged',
    about('We drive from Woodland in the west to Magna in the east.'),
  ],
  [
    'distance-in-text-differs',
    'an end of the area that is none',
    about('We drive from Wanship in the north down to Orem.'),
  ],
  [
    'distance-in-text-differs',
    'a city on the other side, ten miles away',
    lehi('Downtown Salt Lake City is ten miles to the south.'),
  ],
  [
    'distance-in-text-differs',
    'a city on the right side, too near',
    lehi('Downtown Salt Lake City is six miles to the north.'),
  ],
  [
    'distance-in-text-differs',
    'between two places that are both on one side',
    inText('cities.csv', 'Quiet Marion lies between Kamas and Oakley', 'Quiet Marion lies between Kamas and Lehi'),
  ],
  [
    'distance-in-text-differs',
    'next to a city far away',
    inText('cities.csv', 'Orem was orchard', 'Next to Coalville, Orem was orchard'),
  ],
  ['place-not-served', 'a county after the word "counties"', inText('faqs.yaml', 'and Wasatch. On', 'and Davis. On')],
  [
    'price-in-text-differs',
    'a term of a policy that all texts contradict',
    inText('site.yaml', 'outcome: $100–300', 'outcome: $150–400'),
  ],
  [
    'policy-numbers-differ',
    'another number of hours, twice in one answer',
    inText(
      'faqs.yaml',
      '48+ hours of notice there is no fee. Under 48',
      '72+ hours of notice there is no fee. Under 72',
    ),
  ],
  [
    'figures-differ',
    'another age of children than in the policies',
    inText('pages/privacy-policy.md', 'not directed to children under 13', 'not directed to children under 16'),
  ],
  [
    'placeholder-in-text',
    'the profile of a template',
    inText('site.yaml', '  priceRange:', '  sameAs: [https://www.facebook.com/yourpage]\n  priceRange:'),
  ],
  [
    'distance-in-text-differs',
    'between a city and one that is not in the table',
    inText('cities.csv', 'Lindon, between Orem and Pleasant Grove', 'Lindon, between Orem and Provo'),
  ],
  [
    'place-name-misspelt',
    'a long name with two wrong letters, in a list',
    inText('pages/about.md', 'Saratoga Springs and', 'Sarasota Springs and'),
  ],
  ['phone-in-text-differs', 'another number', about('Text (801) 555-0124 in the morning.')],
  [
    'hours-in-text-differ',
    'when the phone is answered',
    inText('pages/customer-login.md', 'from 8 AM to 6 PM', 'from 8 AM to 8 PM'),
  ],
  ['office-in-another-town', 'an office in a served town', about('We come from an office on Center Street in Orem.')],
  [
    'text-of-another-region',
    'a county of another state',
    inText(
      'pages/terms-conditions.md',
      'binding arbitration in Salt Lake County.',
      'binding arbitration in Clark County, Nevada.',
    ),
  ],
  [
    'text-of-another-region',
    'another state in a title',
    inText('pages/careers.md', 'title: Cleaning Jobs in Utah', 'title: Cleaning Jobs in Idaho'),
  ],
  ['experience-differs', 'a founding in other words', about('We started with two vacuums in 2019.')],
  [
    'text-repeated',
    'a sentence of another place, shortened and with the own name',
    inText(
      'cities.csv',
      'Quiet Marion lies between Kamas and Oakley, a scatter of ranch homes on the valley floor with mountains to either side.',
      'At the southern end of the Kamas Valley, Marion is a crossroads town of hayfields, corrals and a growing number of new houses.',
    ),
  ],
  [
    'text-in-another-language',
    'a sentence of an English text',
    about('Los vecinos lo oyen todo, así que acuerde cuándo hay que dejar de clasificar botellas.'),
  ],
  [
    'text-in-another-language',
    'sentences with words that resemble English ones',
    about(
      'Separe el sofá un palmo de la ventana para que circule el aire. Una vez al mes limpie el borde superior de los muebles de la cocina.',
    ),
  ],
  ['rating-unlike-text', 'a single testimonial with one star', inText('testimonials.yaml', 'rating: 5', 'rating: 1')],
  [
    'postal-code-of-another-place',
    'a code of the next town among its own',
    { of: 'orem', cells: { zip_codes: '84057 84058 84059 84097 84604' } },
  ],
  [
    'text-of-another-service',
    'a sentence about another service',
    inText('services/move-out-cleaning.yaml', 'Move-out cleaning takes', 'Move-in cleaning takes'),
  ],
  [
    'placeholder-in-text',
    'a number to fill in',
    inText('guide/winter.yaml', 'On nights near zero', 'On nights below XX degrees'),
  ],
  ['placeholder-in-text', 'a word to fill in', about('We come within [MINUTES] of your call.')],
  ['word-misspelt', 'a wrong form of the verb', about('You should not has to wait.')],
  ['word-misspelt', 'a word that sounds like another', about('We wipe the bear shelves.')],
  [
    'statement-reversed',
    'advice without its "never"',
    about('For stubborn stains, mix bleach with vinegar or ammonia.'),
  ],
  [
    'months-differ',
    'a step of a timeline out of order',
    inText('guide/spring.yaml', '- when: Late March', '- when: Late May'),
  ],
  [
    'count-in-text-differs',
    'a number above a list of another length',
    inText('guide/fall.yaml', 'text: Ten jobs', 'text: Twelve jobs'),
  ],
  [
    'link-to-another-subject',
    'a link with a service and a city to another city',
    inText(
      'pages/home.md',
      'label: Office cleaning in Murray, service: office-cleaning, city: murray',
      'label: Office cleaning in Murray, service: office-cleaning, city: midvale',
    ),
  ],
  [
    'link-to-another-subject',
    'a link to another county',
    inText('navigation.yaml', 'label: Utah County, county: utah', 'label: Utah County, county: salt-lake'),
  ],
  [
    'link-to-another-subject',
    'the image of another service',
    inText('services/event-cleaning.yaml', 'image: services/event-cleaning', 'image: services/office-cleaning'),
  ],
  [
    'link-to-another-subject',
    'the link of another embed',
    inText('site.yaml', 'https://jobs.saltbrush.example/apply\n', 'https://book.saltbrush.example/form\n'),
  ],
  [
    'text-of-another-subject',
    'the text about another service, in a city',
    inText(
      'cities/sandy.yaml',
      `Towers near the interstate share lobbies and garages, so a tenant’s cleaning begins at the suite
    door. Let building management know our names, and find out where trash is collected. In the
    single-story medical and dental rows along the avenues eastward, the mat at the front counts most,
    especially in weeks when the canyon snow comes down.`,
      `Before the walk-through with your landlord we wipe closets, descale the shower and degrease the oven
    racks, so that the deposit has a better chance. Leave the power on until the last bedroom of the old
    home is done, and hand back your keys only after you have taken pictures of every empty room.`,
    ),
  ],
  ['placeholder-in-text', 'a mark for a word to come', lehi('The TK road leads there.')],
  ['placeholder-in-text', 'a mark of a bulletin board', about('Ask [b]before[/b] the visit.')],
  ['text-of-another-trade', 'the people of another trade', about('Our certified arborists come with us.')],
  ['word-misspelt', 'the verb of a single subject', about('Homes with pets often does best with a visit a week.')],
  ['statement-reversed', 'no insurance', about('We take care but carry no insurance.')],
  ['phone-in-text-differs', 'a message to an e-mail address', about('Text {email} in the morning.')],
  ['payment-differs', 'a payment before the work', about('You pay in full before the crew arrives.')],
  [
    'payment-differs',
    'a way to pay that another text accepts',
    inText(
      'pages/terms-conditions.md',
      'We accept cash, checks, and major credit cards',
      'We accept checks, but no cash',
    ),
  ],
  [
    'price-in-text-differs',
    'a price by the hour in a question',
    inText('faqs.yaml', 'Organizing is billed by the hour', 'Organizing is billed at $125 an hour'),
  ],
  [
    'map-of-another-address',
    'the other side of the street',
    inText('site.yaml', 'maps?q=159+W+Broadway', 'maps?q=159+E+Broadway'),
  ],
  [
    'map-of-another-address',
    'a postal code that both maps contradict',
    inText('site.yaml', 'postalCode: "84101"', 'postalCode: "84111"'),
  ],
  [
    'profile-of-another-name',
    'the start page of a network',
    inText('site.yaml', '  priceRange:', '  sameAs: [https://www.instagram.com/]\n  priceRange:'),
  ],
  ['office-in-another-town', 'an office in another street', about('We come from an office on State Street.')],
  [
    'link-to-another-subject',
    'the icon of another service',
    inText('services/office-cleaning.yaml', 'icon: office-cleaning', 'icon: airbnb-cleaning'),
  ],
  [
    'link-to-another-subject',
    'a label that leads to another page everywhere else',
    inText(
      'pages/home.md',
      'primary: { label: Get Free Quote, page: contact }',
      'primary: { label: Get Free Quote, page: about }',
    ),
  ],
  ['link-twice', 'an entry of a menu twice', inText('navigation.yaml', '- city: orem', '- city: lindon')],
  [
    'link-to-staging',
    'a link to a copy for testing',
    about('See [the areas](https://staging.saltbrush.example/service-areas/).'),
  ],
  [
    'license-differs',
    'the link to another licence',
    inText('pages/home.md', 'licenses/by/4.0/', 'licenses/by-nc-nd/4.0/'),
  ],
  [
    'redirect-to-another-site',
    'a redirect that an intruder wrote',
    inText(
      'redirects.yaml',
      '# No city has',
      '- { from: /coupons/, to: "https://www.free-spins.example/?aff=1" }\n# No city has',
    ),
  ],
  [
    'redirect-to-home',
    'a redirect of a lost page to the home page',
    inText('redirects.yaml', '# No city has', '- { from: /services/carpet-cleaning/, to: / }\n# No city has'),
  ],
  [
    'redirect-to-home',
    'a redirect of a whole folder to the home page',
    inText('redirects.yaml', '# No city has', '- { from: /blog/*, to: / }\n# No city has'),
  ],
  [
    'alt-unlike-image',
    'search terms',
    inText(
      'images.yaml',
      'Illustration of a clean kitchen with a wooden counter and a window that frames mountains',
      'best house cleaning salt lake city utah cheap maid service cleaners',
    ),
  ],
  [
    'alt-unlike-image',
    'snow in summer',
    inText('images.yaml', 'seasons: [winter]\n    lights: [evening]', 'seasons: [summer]\n    lights: [evening]'),
  ],
  [
    'title-of-another-page',
    'the title of another page',
    inText('pages/careers.md', 'Cleaning Jobs in Utah, Flexible Hours |', 'Book a Cleaning or Get a Free Quote |'),
  ],
  [
    'place-not-served',
    'the towns of another company in the description of the site',
    inText(
      'site.yaml',
      'short-term rentals in Salt Lake, Utah, Summit and\n  Wasatch counties. Call',
      'rentals in Denver, Boulder and Aurora. Call',
    ),
  ],
  ['place-not-served', 'a list with a town that is not in the table', about('We also work in Provo and Orem.')],
  [
    'count-in-text-differs',
    'the number of communities of a county',
    inText(
      'counties/summit.yaml',
      'In the east the Kamas Valley',
      'We work in 40 communities. In the east the Kamas Valley',
    ),
  ],
  [
    'distance-in-text-differs',
    'a place on the other side of its county',
    inText('counties/summit.yaml', 'In the east the Kamas Valley', 'In the west the Kamas Valley'),
  ],
  [
    'distance-in-text-differs',
    'the other end of a valley than in the text of the place',
    inText('cities.csv', 'At the southern end of the Kamas Valley', 'At the northern end of the Kamas Valley'),
  ],
  [
    'policy-numbers-differ',
    'more garbage bags than in the policy',
    inText('services/move-out-cleaning.yaml', 'take away up to 2 garbage bags', 'take away up to 4 garbage bags'),
  ],
  [
    'policy-numbers-differ',
    'another deadline for claims',
    inText(
      'pages/terms-conditions.md',
      'Report any issue or damage claim within 24',
      'Report any issue or damage claim within 72',
    ),
  ],
  [
    'text-of-another-company',
    'the liability of another company in the terms',
    inText(
      'pages/terms-conditions.md',
      'our liability for anything',
      'the liability of Sparkle Maids LLC for anything',
    ),
  ],
  [
    'text-of-another-company',
    'another company as the subject of a sentence',
    inText('pages/privacy-policy.md', '{business} cleans homes', 'Sparkle Home Services cleans homes'),
  ],
  ['test-page-indexed', 'a page for testing', inText('pages/spinner-demo.md', 'indexed: false', 'indexed: true')],
  [
    'heading-skips-level',
    'a heading with four signs',
    inText('pages/terms-conditions.md', '## 5. Access', '#### 5. Access'),
  ],
  [
    'table-unfinished',
    'a table without its line of dashes',
    inText(
      'pages/terms-conditions.md',
      'For recurring services, please',
      '| Notice | Fee |\n| 24 hours | None |\n\nFor recurring services, please',
    ),
  ],
  [
    'policy-numbers-differ',
    'another period in a sentence about two policies',
    inText('pages/about.md', 'Report a problem within 24 hours', 'Report a problem within 72 hours'),
  ],
  [
    'alt-unlike-image',
    'another city than those that the image is for',
    inText('images.yaml', 'along a suburban street, with mountains beyond', 'along a suburban street in Draper'),
  ],
  ['discount-impossible', 'more than the whole price', about('New customers get 110% off the first visit.')],
  ['text-rude', 'words for no customer', about('If not, that is your problem.')],
  [
    'keywords-repeated',
    'a list of search terms',
    lehi('House cleaning Lehi. Best house cleaning Lehi. Cheap house cleaning. House cleaning in Utah.'),
  ],
  [
    'text-in-another-language',
    'a part of a sentence',
    lehi('Call us, los esquís rotos de los huéspedes se informan, and we come.'),
  ],
  ['coordinates-elsewhere', 'two digits exchanged', { of: 'orem', cells: { latitude: '40.2696' } }],
  ['coordinates-elsewhere', 'rounded coordinates', { of: 'midway', cells: { latitude: '40.5', longitude: '-111.5' } }],
  ['kind-differs', 'a neighborhood that is a city', { of: 'sugar-house', cells: { kind: 'city' } }],
  [
    'kind-differs',
    'a neighborhood that a text calls a city',
    inText('cities/sugar-house.yaml', 'The neighborhood was named', 'The city of Sugar House has its name'),
  ],
  [
    'hours-in-text-differ',
    'support at all hours',
    inText('pages/contact.md', 'Use the form if', 'We have 24/7 support. Use the form if'),
  ],
  ['note-in-text', 'a question to a person', about('We come early. (Jen, is this still right after the merger?)')],
  ['statement-reversed', 'work without a license', about('We work without a license, as the state allows.')],
  [
    'date-passed',
    'an offer whose end begins the sentence',
    inText(
      'services/house-cleaning.yaml',
      'how often we come and any add-ons.',
      'how often we come. Through June 30, 2026, the second visit is half price.',
    ),
  ],
  [
    'policy-numbers-differ',
    'another break in service',
    inText('pages/about.md', 'a break in service of more than\n3 months', 'a break in service of more than 6 months'),
  ],
  [
    'alt-unlike-image',
    'the number of a picture in an agency',
    inText(
      'images.yaml',
      'alt: Illustration of a tidy laundry room',
      'alt: shutterstock_1184432 laundry room final2.jpg of a tidy laundry room',
    ),
  ],
  [
    'alt-unlike-image',
    'the alt text of a later image',
    inText(
      'images.yaml',
      'Illustration of a hall with tall arched windows and tables set with flowers for an event',
      'Illustration of a well-ordered closet with clothes hung by color, folded linen, boxes and shoes',
    ),
  ],
  ['distance-in-text-differs', 'a southern end that is none', inText('faqs.yaml', 'down to Orem', 'down to Lehi')],
  [
    'figures-differ',
    'disputes in another county than in the policy',
    inText(
      'pages/terms-conditions.md',
      'binding arbitration in Salt Lake County',
      'binding arbitration in Utah County',
    ),
  ],
  [
    'text-of-another-region',
    'a namesake of the county in another state',
    inText('cities.csv', 'working center of northern Summit County', 'working center of Summit County, Colorado'),
  ],
  [
    'testimonial-from-elsewhere',
    'a home in another town than the customer',
    inText('testimonials.yaml', 'organize the pantry for me', 'organize the pantry of our house in Draper'),
  ],
  [
    'text-repeated',
    'the sentences of another review',
    inText(
      'testimonials.yaml',
      'After my knee surgery I only needed the floors',
      'Closing slipped by two days and they moved our move-in clean without any fuss. I needed the floors',
    ),
  ],
  [
    'figures-differ',
    'the digits of a ZIP code',
    inText('quote.yaml', 'the five digits of the', 'the four digits of the'),
  ],
  [
    'count-in-text-differs',
    'counties above a list of another length',
    inText('pages/about.md', 'heading: Four Counties', 'heading: Three Counties'),
  ],
  [
    'policy-numbers-differ',
    'a thing in the checklist',
    inText('checklist.yaml', 'up to 2 garbage bags', 'up to 3 garbage bags'),
  ],
  [
    'policy-numbers-differ',
    'another interval than in the policy and in other texts',
    inText('guide/winter.yaml', 'filter should be replaced every 30 days', 'filter should be replaced every 90 days'),
  ],
  [
    'figures-differ',
    'another notice of new prices',
    inText('pages/terms-conditions.md', 'We give 30 days’ written notice', 'We give 14 days’ written notice'),
  ],
  [
    'policy-numbers-differ',
    'another range in the answer to a question',
    inText('pages/home-maintenance-guide.md', 'Aim for 30–50%', 'Aim for 40–60%'),
  ],
  ['rating-unproven', 'a rank without its source', about('We are the #1 rated cleaners here.')],
  ['rating-unproven', 'what no product does', about('Our spray kills 100% of viruses.')],
  [
    'sentence-twice',
    'a task twice in a group',
    inText('checklist.yaml', '- name: Change sheets when a clean set is left out', '- name: Make the beds'),
  ],
  [
    'text-of-another-company',
    'the party of a policy',
    inText(
      'pages/terms-conditions.md',
      'mean {business}, with its office at {address}.',
      'mean Wasatch Shine Services, LLC.',
    ),
  ],
  [
    'text-of-another-company',
    'whose policy it is',
    inText(
      'pages/privacy-policy.md',
      'explains what {business} does',
      'explains how Bluebird Janitorial Inc. uses it, and what we do',
    ),
  ],
  [
    'distance-in-text-differs',
    'minutes to the center of a far city',
    inText(
      'cities.csv',
      'make Coalville the working',
      'make Coalville, ten minutes from downtown Salt Lake City, the working',
    ),
  ],
  [
    'hours-in-text-differ',
    'a day that all texts have',
    inText('site.yaml', 'Friday, Saturday, Sunday]', 'Friday, Saturday]'),
  ],
  [
    'dead-link',
    'a link to a service under another name',
    inText('services/house-cleaning.yaml', '(/services/deep-cleaning/)', '(/services/deep-clean/)'),
  ],
  [
    'stale-known-issue',
    'a misspelt URL of a known issue',
    inText('known-issues.yaml', 'url: /reviews/', 'url: /review/'),
  ],
  ['word-twice', 'an article twice', inText('cities/sandy.yaml', 'cuts a wild ravine', 'cuts a a wild ravine')],
  [
    'emphasis-open',
    'an emphasis that begins in the first of many lines',
    inText('pages/about.md', 'Local matters', '**Local matters'),
  ],
  [
    'text-in-another-language',
    'a sentence with a word that resembles an English one',
    about('Algunos trabajos no tienen nombre, y por eso los llamamos a medida.'),
  ],
  [
    'link-to-another-subject',
    'a label with another service before the name of its city',
    inText(
      'pages/home.md',
      '{ label: Move-out cleaning in Orem, service: move-out-cleaning',
      '{ label: Move-out cleaning in Orem, service: move-in-cleaning',
    ),
  ],
  [
    'hours-in-text-differ',
    'another beginning of the working day',
    inText('services/office-cleaning.yaml', 'We work {hours}.', 'We work from 7 AM to 6 PM.'),
  ],
  [
    'hours-in-text-differ',
    'another end of the day in words, in a county',
    inText('counties/utah.yaml', 'Our hours run from eight to six', 'Our hours run from eight to seven'),
  ],
  [
    'price-in-text-differs',
    'another end of a range than in the policy',
    inText('services/house-cleaning.yaml', 'typical house clean is $100–300', 'typical house clean is $100–200'),
  ],
  [
    'policy-numbers-differ',
    'two fees exchanged',
    inText(
      'faqs.yaml',
      'the fee is 25% of the booked price, under 24 hours it is 50%',
      'the fee is 50% of the booked price, under 24 hours it is 25%',
    ),
  ],
  [
    'office-in-another-town',
    'an office in a town that is not in the table',
    inText('pages/about.md', 'from an office on Broadway in Salt Lake City.', 'from an office on Broadway in Ogden.'),
  ],
  [
    'statement-reversed',
    'a "not" in a requirement',
    inText('faqs.yaml', 'deep clean is therefore required for all', 'deep clean is therefore not required for all'),
  ],
  [
    'bad-value',
    'a letter in the phone number of a county',
    inText('counties/summit.yaml', 'order: 3', 'phone: { e164: "+1801555O142" }\norder: 3'),
  ],
  [
    'unknown-key',
    'a misspelt field of one of many drawings',
    inText('images.yaml', 'name: stock/canyon', 'nam: stock/canyon'),
  ],
  [
    'unknown-service-type',
    'a misspelt service type of the checklist',
    inText('checklist.yaml', 'id: movein', 'id: movin'),
  ],
  ['place-name-misspelt', 'a name with its state', { of: 'lehi', cells: { name: 'Lehi, UT' } }],
  [
    'name-twice',
    'a row that was copied',
    inText('cities.csv', 'utah,Orem,orem,city,,98129', 'utah,Lindon,orem,city,,98129'),
  ],
  [
    'hours-implausible',
    'a closing time of the morning, which three texts contradict',
    inText('site.yaml', 'closes: "18:00"', 'closes: "06:00"'),
  ],
  [
    'hours-in-text-differ',
    'open day and night',
    inText('pages/contact.md', 'Texting works best', 'We answer the phone 24 hours a day. Texting works best'),
  ],
  [
    'unknown-county-name',
    'a county that descriptions name',
    inText('counties/summit.yaml', 'name: Summit', 'name: Sumit'),
  ],
  ['bad-link', 'a space inside a link', inText('pages/about.md', '[service areas](/', '[service areas] (/')],
  [
    'distance-in-text-differs',
    'a side before the name',
    inText(
      'cities/riverton.yaml',
      'Irrigation shapes',
      'Twelve miles north of Salt Lake City, Riverton keeps its pace. Irrigation shapes',
    ),
  ],
  [
    'distance-in-text-differs',
    'where a place begins',
    inText('cities/draper.yaml', 'Bike tires bring', 'Draper begins just northwest of Sandy. Bike tires bring'),
  ],
  [
    'postal-code-elsewhere',
    'an office with the ZIP code of the next town',
    inText('site.yaml', 'postalCode: "84101"', 'postalCode: "84010"'),
  ],
  ['note-in-text', 'what is to be inserted', about('(insert link to reviews here)')],
  ['word-twice', 'the end of a name', about('We know Salt Lake City City well.')],
  [
    'office-in-another-town',
    'our office of another town',
    inText(
      'cities/kamas.yaml',
      'Beaver Creek and',
      'From our Park City office we come in half an hour. Beaver Creek and',
    ),
  ],
  [
    'text-of-another-company',
    'another company in the text of a county',
    inText(
      'counties/utah.yaml',
      'New building is what',
      'Brightway Maids has worked here from the start. New building is what',
    ),
  ],
  [
    'text-of-another-service',
    'a description that begins with another service',
    inText('services/office-cleaning.yaml', 'Desks, restrooms,', 'Airbnb cleaning for desks, restrooms,'),
  ],
  ['email-of-another-domain', 'the domain with a word more', about('Write to jobs@saltbrushcleaning.example.')],
  [
    'place-not-served',
    'a list with a county that is not served',
    about('We clean in Salt Lake, Utah, Summit and Weber counties.'),
  ],
  [
    'count-in-text-differs',
    'a number of counties in a link',
    inText('pages/careers.md', 'all [four counties]', 'all [five counties]'),
  ],
  [
    'statistics-of-another-site',
    'statistics of another company',
    inText(
      'site.yaml',
      'hosting:\n',
      'analytics: { services: [{ vendor: plausible, domain: brightwaymaids.example }], consent: none, policy: { page: privacy-policy } }\nhosting:\n',
    ),
  ],
  [
    'text-repeated',
    'the text about a service in a place of fewer words',
    inText(
      'cities/draper.yaml',
      `Before a closing on the ridge, drive up once in bad weather, and tell your movers and us what tires it
    takes. With four or five bathrooms to wash, the visit may need a second day. Intercom panels,
    central-vacuum inlets and a second laundry upstairs are easily missed; list them. Deer netting and patio
    heaters left outside are for the seller to fetch.`,
      `A cabin sold with contents is not empty, and inside cupboards can be cleaned only when plates and
    mouse-proof tins are out of them. Agree on that with the seller. If water was shut off for winter, have it
    on and the heater running by our arrival. Lofts take longer than their size suggests.`,
    ),
  ],
  [
    'text-of-another-service',
    'the text of a place that begins with another service',
    inText(
      'cities/lehi.yaml',
      'Snack walls and coffee taps leave',
      'Airbnb cleaning here begins where coffee taps leave',
    ),
  ],
  [
    'distance-in-text-differs',
    'the office too near to a city, in a county',
    inText(
      'counties/wasatch.yaml',
      'Tell us when the last person',
      'Our office is 8 miles from Heber City. Tell us when the last person',
    ),
  ],
  [
    'distance-in-text-differs',
    'all places nearer than the farthest is',
    about('Every town we serve is within 15 miles of our office.'),
  ],
  [
    'postal-code-of-another-place',
    'two digits of a code exchanged',
    { of: 'west-valley-city', cells: { zip_codes: '84118 84119 84102 84128' } },
  ],
  [
    'text-repeated',
    'two sentences about a service in another place',
    inText(
      'cities/lehi.yaml',
      'Snack walls and coffee taps leave',
      'Towers near the interstate share lobbies and garages, so a tenant’s cleaning begins at the suite\n    door. Let building management know our names, and find out where trash is collected. Snack walls and coffee taps leave',
    ),
  ],
  [
    'text-of-another-place',
    'the gardens of another city',
    inText('cities/holladay.yaml', 'Shade keeps these gardens', 'Shade keeps the gardens of Taylorsville'),
  ],
  [
    'text-repeated',
    'the first paragraph of another service',
    inText(
      'services/move-out-cleaning.yaml',
      'Your furniture is gone, the',
      'An office gets dirty in predictable places: the handle of the refrigerator, the carpet between the door and the copier, the second stall. We build the visit around those places and the hours when your people need them.\n\n  Your furniture is gone, the',
    ),
  ],
  [
    'link-to-another-subject',
    'the frame of another embed',
    inText(
      'site.yaml',
      'url: https://portal.saltbrush.example/login?embed',
      'url: https://book.saltbrush.example/form?embed',
    ),
  ],
  [
    'staging-address',
    'a frame of the system for testing',
    inText('site.yaml', ' url: https://book.', ' url: https://staging-book.'),
  ],
  [
    'text-of-another-company',
    'the name of the company in two words',
    inText('pages/privacy-policy.md', '{business} cleans homes', 'Salt Brush Cleaning cleans homes'),
  ],
  [
    'domain-misspelt',
    'a link of an embed whose host has lost a letter',
    inText('site.yaml', 'https://jobs.saltbrush.example/apply\n', 'https://jbs.saltbrush.example/apply\n'),
  ],
  [
    'domain-misspelt',
    'a link of an embed with two letters exchanged',
    inText('site.yaml', 'https://jobs.saltbrush.example/apply\n', 'https://jobs.saltbursh.example/apply\n'),
  ],
  [
    'policy-numbers-differ',
    'a request that is answered later',
    inText('pages/contact.md', 'requests are answered within 2', 'requests are answered within 4'),
  ],
  [
    'policy-numbers-differ',
    'less notice that costs less',
    inText('site.yaml', '50% of the booked price }', '20% of the booked price }'),
  ],
  ['date-passed', 'a license that has expired', about('Our license is valid through June 30, 2025.')],
  ['weekday-differs', 'another day of the week', about('We move on Saturday, November 29, 2026.')],
  [
    'office-outside-its-town',
    'an office with two digits exchanged, in the next town',
    inText('site.yaml', 'coordinates: { latitude: 40.76263', 'coordinates: { latitude: 40.67263'),
  ],
  ['population-differs', 'the count of the census before', { of: 'lehi', cells: { population: '47407' } }],
  [
    'population-in-text-differs',
    'a lower rank than in public data',
    inText('cities.csv', 'Utah’s second-largest city', 'Utah’s fourth-largest city'),
  ],
  [
    'distance-in-text-differs',
    'the wrong side of a city, after the name',
    lehi('Lehi is a town of mills, thirty miles north of Park City.'),
  ],
  [
    'hours-in-text-differ',
    'a time of the form at which the company is closed',
    inText('quote.yaml', 'options: [Morning, Midday, Afternoon]', 'options: [Morning, Midday, After 8 PM]'),
  ],
  ['distance-in-text-differs', 'the other side, without a distance', lehi('Draper lies to the south, as ever.')],
  ['distance-in-text-differs', 'between two sides', lehi('Draper is about nine miles to the southwest.')],
  ['distance-in-text-differs', 'too far away on its side', lehi('Draper is about thirty miles to the north.')],
  ['distance-in-text-differs', 'a neighbor far away', lehi('Next door to Coalville, it keeps its pace.')],
  ['distance-in-text-differs', 'the office too near', lehi('Our Salt Lake City office is only 9 miles away.')],
  [
    'count-in-text-differs',
    'fewer communities than a county has',
    inText('counties/summit.yaml', 'Snow is the common thread.', 'Snow joins our eleven communities in Summit County.'),
  ],
  [
    'link-to-another-subject',
    'the image of another city',
    { of: 'magna', cells: { hero_image: 'stock/cottonwood-heights' } },
  ],
  [
    'link-to-another-subject',
    'a picture of another city',
    inText(
      'services/deep-cleaning.yaml',
      'features:',
      'gallery: { items: [{ image: services/deep-cleaning, caption: A kitchen in Park City., city: midway }] }\nfeatures:',
    ),
  ],
  [
    'text-of-another-subject',
    'the description of a service in words of another',
    inText(
      'services/office-cleaning.yaml',
      'Desks, restrooms, break rooms and lobbies cleaned on a schedule that stays clear of your\n  meetings and your customers.',
      'Fresh beds, a reset kitchen and stocked towels between two guests of your rental, with damage\n  reported to the host.',
    ),
  ],
  [
    'feature-excluded',
    'an extra among what is included',
    inText('services/deep-cleaning.yaml', 'Sturdy blinds dusted', 'Inside of the oven and refrigerator'),
  ],
  [
    'policy-numbers-differ',
    'a complaint that may be later',
    inText('services/move-out-cleaning.yaml', 'pass it on within 24 hours', 'pass it on within 72 hours'),
  ],
  [
    'place-missing-in-text',
    'one place of a county',
    inText('pages/about.md', 'Park City, Snyderville,', 'Snyderville,'),
  ],
  [
    'policy-numbers-differ',
    'a limit of things that all texts contradict',
    inText('site.yaml', 'Up to 2 garbage bags removed', 'Up to 3 garbage bags removed'),
  ],
  [
    'policy-numbers-differ',
    'a term with another number than its statement and the texts',
    inText('site.yaml', 'outcome: Tell us within 24 hours', 'outcome: Tell us within 48 hours'),
  ],
  [
    'policy-numbers-differ',
    'another interval than that of a policy',
    inText(
      'pages/home-maintenance-guide.md',
      'Plan a deep clean every 3–4 months',
      'Plan a deep clean every 6–8 months',
    ),
  ],
  [
    'policy-numbers-differ',
    'another range than that of a policy',
    inText('pages/home-maintenance-guide.md', 'indoor humidity at 30–50%', 'indoor humidity at 50–70%'),
  ],
  [
    'policy-numbers-differ',
    'an interval that all texts contradict',
    inText('site.yaml', 'Deep clean, outcome: Every 3–4 months', 'Deep clean, outcome: Every 6–8 months'),
  ],
  [
    'distance-in-text-differs',
    'a drive of an hour in ten minutes, at the beginning of a text',
    inText('cities/woodland.yaml', 'Wolf Creek Pass stands', 'Ten minutes from our office, Wolf Creek Pass stands'),
  ],
  [
    'garbled-text',
    'a character that is not seen within a word',
    inText('pages/careers.md', 'The work is physical.', 'The work is phy\u200bsical.'),
  ],
  [
    'keywords-repeated',
    'search terms with one city in a text',
    about(
      'Maid service Salt Lake City, cleaning lady Salt Lake City, cheap house cleaning Salt Lake City, cleaners near me. Call us.',
    ),
  ],
  [
    'area-code-elsewhere',
    'the area code of another state',
    inText('counties/utah.yaml', 'order: 2', 'phone: { e164: "+17025550177", display: (702) 555-0177 }\norder: 2'),
  ],
  [
    'keywords-repeated',
    'a list of keywords that repeats two words',
    about('House cleaning Sandy, house cleaning Orem, house cleaning Lehi, house cleaning Draper.'),
  ],
  [
    'place-missing-in-text',
    'a town in a list with a letter too many',
    inText('pages/about.md', 'Basin; Kamas,', 'Basin; Kammas,'),
  ],
  ['text-in-capitals', 'a name in capitals', { of: 'sandy', cells: { name: 'SANDY' } }],
  ['distance-in-text-differs', 'a city too near by car', lehi('Park City is a ten-minute drive away.')],
  ['phone-in-text-differs', 'a digit that is missing', about('Text (801) 555-142 in the morning.')],
  [
    'phone-in-text-differs',
    'the number of a person of the company',
    about('In the morning, call our dispatcher Dana Reyes at (801) 555-0111.'),
  ],
  [
    'email-of-another-domain',
    'a security contact with two letters exchanged',
    inText('site.yaml', 'mailto:security@saltbrush.', 'mailto:security@saltbursh.'),
  ],
  ['figures-differ', 'a range that ends before it begins', about('Keep indoor humidity at 50–30%.')],
  ['place-not-served', 'a town next to those that are served', about('Our cleaners also visit homes in Ogden.')],
  ['place-not-served', 'a town at the end of a list', about('Proudly serving Sandy, Draper and Provo.')],
  [
    'place-not-served',
    'a town in the text of a service',
    inText('services/deep-cleaning.yaml', 'Size matters most,', 'We also serve Provo. Size matters most,'),
  ],
  ['date-in-future', 'a change to come', about('Last updated January 1, 2035.')],
  ['date-in-future', 'a copyright notice of the future', about('© 2035 Saltbrush Cleaning.')],
  ['date-passed', 'an old copyright notice', about('© 2019 Saltbrush Cleaning. All rights reserved.')],
  ['date-passed', 'prices of a year', about('Our prices for 2023 are on the list.')],
  [
    'word-misspelt',
    'two letters exchanged in a label',
    inText('navigation.yaml', 'label: Checklist,', 'label: Checklsit,'),
  ],
  [
    'word-misspelt',
    'two letters exchanged in the tagline',
    inText('site.yaml', 'House and Office Cleaning', 'House and Offcie Cleaning'),
  ],
  [
    'word-misspelt',
    'a letter too few in a heading',
    inText('pages/about.md', 'title: Experienced Team', 'title: Experinced Team'),
  ],
  ['coordinates-elsewhere', 'a latitude with one decimal', { of: 'draper', cells: { latitude: '40.5' } }],
  ['price-range-differs', 'a range that a price and a text exceed', inText('site.yaml', '$79–$300', '$79–$250')],
  ['place-name-misspelt', 'an abbreviated side', { of: 'west-jordan', cells: { name: 'W. Jordan' } }],
  [
    'distance-in-text-differs',
    'a named office that is too many minutes away',
    inText(
      'cities/coalville.yaml',
      'Two streams shape the town.',
      'Our Salt Lake City office is ten minutes away. Two streams shape the town.',
    ),
  ],
  [
    'distance-in-text-differs',
    'neighbors in a city far away',
    inText(
      'cities/henefer.yaml',
      'Downstream of Echo',
      'Neighbors in Orem often share a visit with us. Downstream of Echo',
    ),
  ],
  ['placeholder-in-text', 'a source that was not filled in', { of: 'echo', cells: { source: 'TODO: add source' } }],
  [
    'office-in-another-town',
    'another suite of the building',
    inText(
      'pages/terms-conditions.md',
      'or write to {business}, {address}.',
      'or write to {business}, 159 W Broadway, Suite 210, Salt Lake City.',
    ),
  ],
  [
    'link-to-staging',
    'a frame whose link leads to a test of the service',
    inText('site.yaml', 'linkUrl: https://book.', 'linkUrl: https://staging.'),
  ],
  [
    'testimonial-of-the-company',
    'a testimonial of the company itself',
    inText('testimonials.yaml', 'name: Dale W.', 'name: Saltbrush Cleaning'),
  ],
  [
    'sentence-twice',
    'a frequency in two spellings',
    inText('site.yaml', 'frequencies: [Weekly, Bi-Weekly,', 'frequencies: [Weekly, Bi-Weekly, Biweekly,'),
  ],
  [
    'text-of-another-region',
    'a court in a county without an office or a place',
    inText(
      'pages/terms-conditions.md',
      'binding arbitration in Salt Lake County',
      'binding arbitration in Davis County',
    ),
  ],
  [
    'statement-reversed',
    'a price for estimates',
    inText('pages/terms-conditions.md', 'Estimates are free and', 'Estimates cost $25 and'),
  ],
  [
    'payment-differs',
    'two ways to pay alone',
    inText(
      'pages/terms-conditions.md',
      'We accept cash, checks, and major credit cards.',
      'We accept cash and Venmo only.',
    ),
  ],
  [
    'figures-differ',
    'another age of children, in a sentence with a duty',
    inText('pages/terms-conditions.md', 'directed to children under 13', 'directed to children under 16'),
  ],
  [
    'figures-differ',
    'days that a sentence refers to',
    inText('pages/terms-conditions.md', 'within those 7 days', 'within those 14 days'),
  ],
  [
    'text-of-another-place',
    'another town in a description that does not name its own',
    inText('cities.csv', 'close to Main Street in Heber City', 'close to Main Street in Midway'),
  ],
  [
    'text-of-another-place',
    'another city after the lake that a description begins with',
    inText('cities.csv', 'shore of Utah Lake, Saratoga Springs has', 'shore of Utah Lake, Eagle Mountain has'),
  ],
  [
    'text-of-another-place',
    'another city of which a description tells, without its own',
    inText('cities.csv', 'Swiss settlers gave Midway', 'Swiss settlers gave Midvale'),
  ],
  [
    'text-of-another-place',
    'a city that is not served, as the subject of a description',
    inText('cities.csv', 'Orem was orchard', 'Provo was orchard'),
  ],
  [
    'text-of-another-place',
    'the old part of another city, as the subject of a text',
    inText('cities/lehi.yaml', 'Old Lehi is a grid', 'Old Alpine is a grid'),
  ],
  [
    'map-of-another-address',
    'the title of the map with another house number',
    inText('site.yaml', 'office at 159 W Broadway', 'office at 195 W Broadway'),
  ],
  [
    'office-in-another-town',
    'the own street in another town',
    inText(
      'pages/privacy-policy.md',
      '- Mail: {business}, {address}',
      '- Mail: {business}, 159 W Broadway, Suite 200, Provo, UT 84601',
    ),
  ],
  [
    'office-in-another-town',
    'an office on another street of the own town',
    inText('pages/about.md', 'an office on Broadway in', 'an office on State Street in'),
  ],
  [
    'phone-in-text-differs',
    'a number at which the text of a place says to call us',
    inText('cities/park-city.yaml', 'Baths lead the round', 'Call us at (435) 555-0177. Baths lead the round'),
  ],
  [
    'count-in-text-differs',
    'too few counties in a heading',
    inText('pages/service-areas.md', 'in Four Utah Counties', 'in Three Utah Counties'),
  ],
  [
    'count-in-text-differs',
    'more places in a description than the table has',
    inText(
      'pages/home.md',
      'offices and short-term rentals in Salt Lake, Utah,\n  Summit and Wasatch counties.',
      'offices in Salt Lake City and 70 more communities.',
    ),
  ],
  [
    'link-to-another-subject',
    'the name of a page over a link to another',
    inText('navigation.yaml', 'label: Service Areas, page', 'label: Services, page'),
  ],
  [
    'link-to-another-subject',
    'the name of a service over another in a list',
    inText('pages/about.md', 'name: Event, service: event-cleaning', 'name: Event, service: office-cleaning'),
  ],
  [
    'text-of-another-region',
    'a number of counties of another state in a description',
    inText('pages/services.md', 'and events in four\n  Utah', 'and events in four Idaho'),
  ],
  [
    'place-not-served',
    'a town that is not served as an end of the area',
    inText('faqs.yaml', 'Henefer in the north', 'Logan in the north'),
  ],
  [
    'place-not-served',
    'a town that is not served in place of one of a list',
    inText('pages/about.md', 'Saratoga Springs and Eagle Mountain to', 'Saratoga Springs and Provo to'),
  ],
  [
    'place-not-served',
    'a town of the next county in a list',
    inText('pages/about.md', 'Oakley, Peoa, Samak', 'Bountiful, Oakley, Peoa, Samak'),
  ],
  [
    'price-in-text-differs',
    'another price of a service in the passage of a place',
    inText('cities/lehi.yaml', 'Give us the year', 'Deep cleaning here starts at $149. Give us the year'),
  ],
  [
    'policy-numbers-differ',
    'another number in the words of a term',
    inText('pages/contact.md', 'Schedule at least 24–48 hours ahead', 'Schedule at least 72 hours ahead'),
  ],
  ['statement-reversed', 'a price for what is free', about('An estimate costs $49, credited to your first visit.')],
  [
    'business-name-misspelt',
    'the name of the company in three words',
    about('A day with Salt Brush Cleaning is long.'),
  ],
  ['date-passed', 'a plan for a year that has passed', about('Window washing is coming in spring 2025.')],
  ['count-in-text-differs', 'a list that is longer', inText('pages/about.md', 'has 11 services', 'has nine services')],
  [
    'text-cut-off',
    'a text that ends on a word before a sentence',
    inText(
      'services/office-cleaning.yaml',
      'An office gets dirty in predictable places:',
      'We ask for a list of the rooms before the first visit, and\n\n  An office gets dirty in predictable places:',
    ),
  ],
  [
    'bad-link',
    'a link that is not closed',
    inText('pages/about.md', '[cleaning checklist](/cleaning-checklist/)', '[cleaning checklist](/cleaning-checklist/'),
  ],
]

/** Sentences of the same kinds that may be true: a name and the edit. */
export const statedFacts: readonly [name: string, edit: ManifestFault][] = [
  [
    'all towns of a county',
    inText('counties/summit.yaml', 'Snow is the common thread.', 'Snow joins all six towns of the county.'),
  ],
  ['the length of a road', lehi('A road of 61 miles from Salt Lake City to the Sevier River is the old way south.')],
  ['a tax that is added', about('With a tax of 20%, $100 becomes $120.')],
  ['a price beside a term', about('Offices that book four visits pay $425 each, and you can cancel at any time.')],
  ['the interest of a loan', about('For a deposit we know a bank with 12 months at 0% APR.')],
  ['a company that began in time', about('Two of us began this company in 2009.')],
  ['a crew that came from a large city', about('Our first customers in Denver moved here, and so did we.')],
  ['a city like another', about('It is as quiet as the streets of Phoenix at noon, unlike the homes in Los Angeles.')],
  ['a street with the name of a city', about('We know the shops of Denver Street and the homes in Boston Heights.')],
  ['the sides of the area', about('We drive from Magna in the west to Woodland in the east.')],
  ['an end within a county', about('In Utah County we drive from Lehi in the north to Orem.')],
  ['the side and distance of a city', lehi('Downtown Salt Lake City is 26 miles to the north.')],
  ['a place between one of the table and another', lehi('Lehi lies between Draper and Provo.')],
  ['the office', about('We come from an office on Broadway in Salt Lake City.')],
  ['vans that start in a town', about('Two of our vans are based in Sandy, so most visits begin on time.')],
  [
    'a side before the name',
    inText(
      'cities/riverton.yaml',
      'Irrigation shapes',
      'Southwest of Sandy, Riverton keeps its pace. Irrigation shapes',
    ),
  ],
  [
    'clients in another town',
    inText('cities/kamas.yaml', 'Beaver Creek and', 'Our Park City office clients know the road. Beaver Creek and'),
  ],
  [
    'a place that is described by its neighbors',
    {
      of: 'draper',
      cells: { description: 'A town between Sandy and Lehi with houses of every decade, on the bench.' },
    },
  ],
  [
    'a town in which people of another work',
    {
      of: 'draper',
      cells: { description: 'A town of benches and trails. Many of its people drive to Lehi and Sandy for work.' },
    },
  ],
  [
    'a city near a place that is not named',
    {
      of: 'midway',
      cells: {
        description: 'Chalets stand along the fields here. By road, Midvale is an hour away, behind the ridge.',
      },
    },
  ],
  [
    'a city that is a part of a name, near a place that is not named',
    {
      of: 'oakley',
      cells: { description: 'Pastures, log homes and a rodeo. The Draper Bank has sat on the corner for a century.' },
    },
  ],
  [
    'a town that is not served, and its road',
    { of: 'lindon', cells: { description: 'Gardens and a few animals. Provo is ten minutes by car, and busier.' } },
  ],
  ['another house in the street of the office', about('The bank is at 170 W Broadway, Salt Lake City, UT 84101.')],
  [
    'the number of a town hall',
    inText('cities/park-city.yaml', 'Baths lead', 'Permits: call the town at (435) 615-5000. Baths lead'),
  ],
  [
    'some of the counties in a heading of a service',
    inText('services/deep-cleaning.yaml', 'Making the Effect Last', 'What We Learned in Three Counties'),
  ],
  [
    'places in all',
    inText(
      'pages/home.md',
      'offices and short-term rentals in Salt Lake, Utah,\n  Summit and Wasatch counties.',
      'offices in Salt Lake City and 56 more communities.',
    ),
  ],
  ['a number in the words of a term about something else', about('Wax the floor at least 3 hours ahead.')],
  [
    'the price of a service in the passage of a place, and that of a part',
    inText(
      'cities/lehi.yaml',
      'Give us the year',
      'Deep cleaning here starts at $199, and an oven from $30. Give us the year',
    ),
  ],
  [
    'a valley that ends outside the area',
    inText(
      'counties/utah.yaml',
      'New building is what',
      'From Lehi in the north to Payson the valley is wide. New building is what',
    ),
  ],
  ['days that a text named before', about('Tell us within 3 days. A call within those three days is enough.')],
  [
    'days that are named one by one',
    about('A crew works five days, and rests on Sunday and Monday. On those two days, text us.'),
  ],
  ['ways to pay that others take', about('Pay in cash, by card or by check only if the crew agrees.')],
  [
    'a suburb',
    { of: 'murray', cells: { description: 'An old suburb of Salt Lake City with brick bungalows and wide streets.' } },
  ],
  ['a name with the end of another', about('We clean the Park City City Hall.')],
  ['counties where no one works', about('We do not work beyond Summit, Wasatch and Weber counties.')],
  ['a recipe in brackets', about('Soak it (add a cup of vinegar) and wait.')],
  [
    'an employer of a place',
    inText(
      'counties/utah.yaml',
      'New building is what',
      'Geneva Steel Company employs fewer people now. New building is what',
    ),
  ],
  ['a visit to an office', about('We clean an office on Center Street in Orem.')],
  ['a state that customers move to', about('Some moved to Idaho, others came from Reno, Nevada.')],
  ['the number of the company', about('Call (801) 555-0142.')],
  ['a greeting in another language', about('Se habla español. Hablamos con todos.')],
  ['a number for half of a list', inText('guide/fall.yaml', 'text: Ten jobs', 'text: Five jobs at a time')],
  ['advice against a poison', about('Never mix bleach with vinegar. It is wrong to mix bleach with ammonia.')],
  ['a Roman number and a tag', about('Class XX of the school, and a [VIDEO] of it.')],
  ['forms of the verb', about('What we do is simple. All it does takes an hour, and you should, as it is said, ask.')],
  ['a bear', about('A bear walks through the garden, and they bear the costs.')],
  ['what is saved', about('Book two visits and save $40.')],
  ['the verb of a gerund', about('Cleaning floors usually takes an hour, and one of the cleaners always has a key.')],
  ['a store', about('We buy it at TK Maxx.')],
  ['no cash at home', about('Leave no cash at home while we clean.')],
  ['insurance', about('Guests without insurance of their own are welcome.')],
  ['a phrase twice', about('House cleaning is a habit. With house cleaning every week, less is to be done.')],
  ['another site', about('See [the town](https://www.lehi-ut.gov/preview/).')],
  ['a town to which people drive', lehi('Many drive to jobs in Draper or in Salt Lake City.')],
  ['a park with dogs', about('Dogs in the park always have right of way.')],
  ['the hours of the day', about('We work from 8 AM to 6 PM. Our hours run from eight to six.')],
  ['the hours of a visit', about('We come between 8 and 10 AM, and guests arrive from three to five.')],
  ['one fee of the policy', about('If you cancel within 24 hours, the fee is 50%.')],
  ['a price of something else', about('A typical apartment clean is $120.')],
  ['an office in the state', about('We come from an office in Utah, and clean an office in Ogden.')],
  ['who a requirement is not for', about('A deep clean is required for all new recurring clients, not for one visit.')],
  [
    'the distance of the office',
    about('Our office is 30 miles from Park City. All towns are within 50 miles of our office.'),
  ],
  ['a day of the week', about('We moved on Sunday, November 29, 2026, and opened on Wednesday, 25 November 2026.')],
  ['a license that is valid', about('Our license is valid through June 30, 2031.')],
  ['an answer later than that to a request', about('We answer the phone within 10 minutes.')],
  ['a neighbor', lehi('Right next to American Fork, it keeps its pace.')],
  ['a neighbor of another place', lehi('In Hoytsville, next door to Coalville, they do the same.')],
  ['the side of a city, after the name', lehi('Lehi is a town of mills, twenty miles north of Orem.')],
  ['something on another side of a city', lehi('The lake is ten miles south of Orem, and Park City is beyond it.')],
  ['the distance of the office by its town', lehi('Our Salt Lake City office is some 28 miles away.')],
  [
    'all communities of a county',
    inText(
      'counties/summit.yaml',
      'Snow is the common thread.',
      'Snow joins our seventeen communities in Summit County.',
    ),
  ],
  ['some of the communities', about('In three communities of Summit County it snows in June.')],
  ['the image of the own county', { of: 'orem', cells: { hero_image: 'stock/utah-lake' } }],
  ['a city by car', lehi('Park City is a forty-minute drive away.')],
  [
    'prices of parts, of other kinds and of extra time',
    inText(
      'services/deep-cleaning.yaml',
      'Size matters most,',
      'A new filter costs $12, a second trip is $30 more, and large homes start at $280. Size matters most,',
    ),
  ],
  [
    'a city like those of the county',
    inText(
      'counties/utah.yaml',
      'New building is what',
      'Streets here are as wide as those of Sandy. New building is what',
    ),
  ],
  ['a town where no one works', about('We do not serve Provo. We visit Mary in Provo.')],
  ['places that are served', about('We also serve Sandy and Draper. Serving Utah since the beginning.')],
  ['a change that is planned', about('The list will be updated in January 2035. Last updated November 1, 2026.')],
  ['the notice of a picture', about('© 2019 Ada Birch. © 2026 Saltbrush Cleaning.')],
  ['prices of the past', about('According to a survey, prices for 2023 were lower.')],
  ['a name in a heading', inText('pages/about.md', 'title: Experienced Team', 'title: Meet Trane and Rinnai')],
  ['ranges', about('The office is open 8–5 hours on Sundays. Dust settles in 2–3 days.')],
  ['numbers like a phone number', about('The form 801 555 01 has 8015550 boxes, in 801-555-01 columns.')],
  [
    'the office by its town',
    inText('cities/murray.yaml', 'Smelter stacks', 'Our Salt Lake City office is ten minutes away. Smelter stacks'),
  ],
  [
    'neighbors in the next city',
    inText('cities/murray.yaml', 'Smelter stacks', 'Neighbors in Midvale share a visit. Smelter stacks'),
  ],
  ['the own suite in other words', about('We are at 159 W Broadway, Ste. 200, one floor up.')],
  ['another suite of another building', about('The bank is at 170 W Broadway, Suite 210.')],
  ['the number of a partner', about('Ask our friends at Hill City Police at (801) 555-7799.')],
  ['the court of the county of the office', about('Small claims go to the court of Salt Lake County.')],
  ['a price beside a free estimate', about('The estimate is free; a typical clean of $300 is paid on the day.')],
  ['the name of the company with a word of its own', about('A salt brush cleans little.')],
  ['a founding in a season', about('Since opening in spring 2011 we have kept the name.')],
  [
    'a city of the past, and a part of one',
    inText(
      'cities/sugar-house.yaml',
      'The neighborhood was named',
      'It was once to be the city of Sugar House. The neighborhood was named',
    ),
  ],
  ['a question in brackets', about('Some ask for less (So, is that still right for you?).')],
  ['an award', about('We were voted #1 rated by the readers of a paper. Hot water kills most germs.')],
  [
    'a former home',
    inText('testimonials.yaml', 'organize the pantry for me', 'organize it as in our old house in Draper'),
  ],
  [
    'a county of the past in another state',
    inText('cities.csv', 'Chalk Creek meets', 'Skiers come from Summit County, Colorado. Chalk Creek meets'),
  ],
  [
    'what is there at all hours',
    about('Book online 24/7. Our customers work around the clock. 24/7 emergency service costs more.'),
  ],
  [
    'those who process data, and the legal name',
    inText(
      'pages/privacy-policy.md',
      'This website has no accounts',
      'Our payment processor is Stripe, Inc. Learn how Twilio Inc. uses messages, and read our agreement with Google LLC. This website has no accounts',
    ),
  ],
  [
    'the legal name',
    inText(
      'pages/privacy-policy.md',
      'This website has no accounts',
      '“We” is Lone Peak Holdings LLC, doing business as Saltbrush Cleaning. This website has no accounts',
    ),
  ],
  [
    'times of the form within the hours',
    inText('quote.yaml', 'options: [Morning, Midday, Afternoon]', 'options: [8–11 AM, Noon, Until 6 PM]'),
  ],
  [
    'the sides of other places',
    lehi('Draper lies to the north, Pleasant Grove is six miles to the southeast. The road to Orem lies to the north.'),
  ],
  [
    'a trip to a city of another state',
    about('The owners moved here from homes in Boulder, Colorado, and we clean homes in Lehi, Utah.'),
  ],
  ['a link with a title', about('See the [list](/services/ "All services").')],
]
