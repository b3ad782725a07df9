import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
/** At the end of the first paragraph of the page "about". */
const about = (sentence: string) => inText('pages/about.md', 'place better.', `place better. ${sentence}`)
const wasatch = (name: string) => inText('counties/wasatch.yaml', 'name: Wasatch', `name: ${name}`)
/** The kind of Airbnb cleaning in structured data. */
const airbnbType = (type: string) =>
  inText('services/airbnb-cleaning.yaml', 'price: { kind', `serviceType: ${type}\nprice: { kind`)
const hardWater = (words: string) =>
  inText('traits/hard-water.yaml', 'Water rich in calcium', `${words} Water rich in calcium`)

/** Records that have what belongs to another one or to the program: the code, a name and the edit. */
export const recordFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  ['place-name-misspelt', 'a county with its designation', wasatch('Wasatch County')],
  ['place-name-misspelt', 'a county with its designation in small letters', wasatch('Wasatch county')],
  ['place-name-misspelt', 'a county with its designation, abbreviated', wasatch('Wasatch Co.')],
  ['place-name-misspelt', 'a county with its region', wasatch('Wasatch, UT')],
  ['place-name-misspelt', 'a county with its designation and its region', wasatch('Wasatch County, Utah')],
  ['text-of-another-service', 'a service whose type is another service', airbnbType('Office Cleaning')],
  [
    'text-of-another-service',
    'a service whose type is another service, in small letters',
    airbnbType('office cleaning'),
  ],
  ['escape-sequence', 'line breaks as characters', hardWater(String.raw`Rings form.\n\nSoap turns to film.`)],
  [
    'escape-sequence',
    'a line break of Windows as characters',
    hardWater(String.raw`Rings form.\r\nSoap turns to film.`),
  ],
  ['escape-sequence', 'a line break between two words', hardWater(String.raw`Rings form\nsoap turns to film.`)],
  ['escape-sequence', 'an apostrophe as a number', hardWater(String.raw`The kettle\u2019s crust.`)],
  ['escape-sequence', 'an apostrophe that was escaped', hardWater(String.raw`The kettle\'s crust.`)],
  ['escape-sequence', 'a tab in Markdown', about(String.raw`Rags are washed.\tEach of us has a set.`)],
  [
    'place-not-served',
    'another county in place of one that is served',
    inText('site.yaml', 'Salt Lake, Utah, Summit and\n  Wasatch', 'Salt Lake, Davis, Summit and\n  Wasatch'),
  ],
  [
    'wrong-county',
    'two places in the list of another county',
    inText('pages/about.md', 'Silver Summit, Summit Park', 'Silver Summit, Alta, Brighton, Summit Park'),
  ],
  [
    'redirect-to-alias',
    'a redirect to another name of a page',
    inText('redirects.yaml', '# No city has', '- { from: /talk-to-us/, to: /contact-us/ }\n# No city has'),
  ],
  [
    'keywords-repeated',
    'a list of keywords before the text of a place',
    inText(
      'cities.csv',
      'Halfway down the valley, Murray',
      'House cleaning Murray, maid service Murray, cleaners Murray, cheap house cleaning Murray, office cleaning Murray. Halfway down the valley, Murray',
    ),
  ],
  [
    'text-cut-off',
    'a last paragraph without its end',
    inText(
      'services/apartment-cleaning.yaml',
      'Apartments on a repeating schedule follow the same rule as houses, and their first appointment is a [deep clean](/services/deep-cleaning/).',
      'Apartments on a repeating schedule follow the same rule as houses, and their first appointment',
    ),
  ],
  [
    'text-cut-off',
    'the description of a page without its end',
    inText(
      'pages/service-areas.md',
      'and see its cleaning services and\n  the ZIP codes we cover there.',
      'and see its cleaning services and\n  the ZIP',
    ),
  ],
  [
    'text-cut-off',
    'the reason of a trait that ends on any word',
    inText(
      'counties/wasatch.yaml',
      'means clogged shower heads and a white line at every spout.',
      'means clogged shower heads and a white line',
    ),
  ],
  [
    'distance-in-text-differs',
    'a place that is surrounded by one some kilometers away',
    inText('cities.csv', 'Surrounded by Sandy on', 'Surrounded by Murray on'),
  ],
]

/** What is similar and right: a name and the edit. */
export const recordFacts: readonly [name: string, edit: ManifestFault][] = [
  ['a county whose name has the designation', wasatch('Wasatch County\ndesignation: none')],
  [
    'a heading as the last paragraph',
    inText(
      'services/apartment-cleaning.yaml',
      'appointment is a [deep clean](/services/deep-cleaning/).',
      'appointment is a [deep clean](/services/deep-cleaning/).\n\n  Apartments and Condos in the Valley, Year after Year',
    ),
  ],
  [
    'a place that is surrounded by two',
    inText('cities.csv', 'Surrounded by Sandy on', 'Surrounded by Murray and Sandy on'),
  ],
  ['a type of its own', airbnbType('Vacation rental cleaning')],
  ['a path of Windows', about(String.raw`The list is in C:\new\tasks.`)],
  ['an escape sequence as code', about('Write `\\n` for a line break.')],
]
