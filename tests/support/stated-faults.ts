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
  ['population-differs', 'an alias with residents of its own', { of: 'heber', cells: { population: '16400' } }],
  [
    'population-in-text-differs',
    'the largest city, which is the second',
    inText('cities.csv', 'Utah’s second-largest city', 'Utah’s largest city'),
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
  ['text-of-another-place', 'the winter of a town that is not in the table', lehi('It takes a Logan winter hard.')],
  ['rating-unlike-text', 'a single testimonial with one star', inText('testimonials.yaml', 'rating: 5', 'rating: 1')],
  ['text-of-another-place', 'the winter of another town', lehi('It takes a Draper winter harder than most.')],
  [
    'text-of-another-region',
    'a text of a county about another',
    inText('counties/utah.yaml', 'northern part of Utah County', 'northern part of Summit County'),
  ],
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
]

/** Sentences of the same kinds that may be true: a name and the edit. */
export const statedFacts: readonly [name: string, edit: ManifestFault][] = [
  ['the sides of the area', about('We drive from Magna in the west to Woodland in the east.')],
  ['an end within a county', about('In Utah County we drive from Lehi in the north to Orem.')],
  ['the side and distance of a city', lehi('Downtown Salt Lake City is 26 miles to the north.')],
  ['a place between one of the table and another', lehi('Lehi lies between Draper and Provo.')],
  ['the office', about('We come from an office on Broadway in Salt Lake City.')],
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
]
