import { expect, test } from 'vitest'
import { differenceIn } from '#generator/load/facts/review/difference.ts'
import { referenceEntries } from '#generator/load/facts/review/reference-entries.ts'
import type { Records } from '#generator/load/records.ts'

const at = { file: 'x.yaml', line: 1, column: 1 }
const record = (path: string, value: object) => ({
  slug: path.replace(/^.*\/|\.\w+$/g, ''),
  value,
  at,
  locate: () => at,
  file: { path, shown: path, text: '' },
})

type Given = { [Name in keyof Records['folders'] | keyof Records['documents'] | 'rows' | 'landmarks']?: object }

/** The entries of a manifest with one record of each given value. */
function entries({ rows, landmarks, site, testimonials, images, navigation, quote, redirects, ...given }: Given) {
  const names = [
    'services',
    'categories',
    'offices',
    'counties',
    'cities',
    'pages',
    'articles',
    'guide',
    'traits',
  ] as const
  const records = {
    folders: Object.fromEntries(
      names.map((name) => [name, name in given ? [record(`${name}/one.yaml`, given[name] ?? {})] : []]),
    ),
    documents: Object.fromEntries(
      Object.entries({ site, testimonials, images, navigation, quote, redirects }).flatMap(([name, value]) =>
        value ? [[name, record(`${name}.yaml`, value)]] : [],
      ),
    ),
    landmarks: landmarks ? [record('landmarks.csv', landmarks)] : [],
    cities: rows ? [{ ...record('cities.csv', rows), slug: 'odell' }] : [],
  } as unknown as Records // what entries are made of
  return referenceEntries(records)
}

const factsOf = (given: Given) => entries(given).map(({ facts }) => facts)

test.each<[name: string, given: Given, facts: string[][]]>([
  [
    'a testimonial',
    {
      testimonials: {
        items: [
          { name: 'Ada K.', review: 'Quick.', service: 'drains', location: 'Odell', rating: 5, source: 'website' },
        ],
      },
    },
    [['Ada K.', 'location Odell', 'rating 5', 'service drains', 'source website']],
  ],
  [
    'a row of places',
    {
      rows: {
        county: 'avon',
        name: 'Odell',
        kind: 'city',
        population: 900,
        population_basis: 'census',
        description: 'Wet.',
      },
    },
    [['odell', 'county avon', 'kind city', 'population_basis census']],
  ],
  [
    'the traits of a place',
    {
      cities: {
        traits: [
          { trait: 'wet', because: 'Rain.' },
          { trait: 'old', because: 'Years.' },
        ],
      },
    },
    [['cities/one', 'trait old', 'trait wet']],
  ],
  [
    'a service',
    {
      services: {
        order: 1,
        icon: 'pipe',
        category: 'pipes',
        type: 'Plumber',
        price: { kind: 'from', amount: 9, currency: 'USD', unit: 'drain' },
      },
    },
    [['services/one', 'category pipes', 'currency USD', 'kind from', 'type Plumber', 'unit drain']],
  ],
  [
    'an office with its days',
    {
      offices: {
        counties: ['avon'],
        cities: [],
        address: { street: '1 Row', region: 'OR' },
        hours: { week: [{ days: ['Monday', 'Friday'], opens: '08:00', closes: '18:00' }] },
      },
    },
    [
      ['offices/one', 'counties avon', 'region OR'],
      ['08:00–18:00', 'Friday', 'Monday'],
    ],
  ],
  [
    'a page',
    {
      pages: {
        screen: 'about',
        image: 'van',
        ownSections: ['x'],
        services: { items: [{ name: 'Drains', service: 'drains' }] },
        gallery: { items: [{ before: 'a', after: 'b', caption: 'Cleared.', city: 'odell' }] },
        callToAction: { heading: 'Ask', action: { label: 'Call', page: 'contact' } },
        more: [{ page: 'home' }, { label: 'Drains', service: 'drains', city: 'odell' }],
      },
    },
    [
      ['pages/one', 'image van'],
      ['b', 'before a', 'city odell'],
      ['Drains', 'service drains'],
      ['page contact'],
      ['service drains city odell'],
    ],
  ],
  [
    'the topics of a trait',
    { traits: { services: { drains: { topic: 'Roots', text: 'Roots grow.' } } } },
    [['drains', 'topic Roots']],
  ],
  [
    'the legend of the checklist',
    { pages: { screen: 'checklist', legend: { standard: 'Included', addon: 'On request' } } },
    [['pages/one'], ['legend', 'addon On request', 'standard Included']],
  ],
  [
    'redirects',
    {
      redirects: [
        { from: '/old/', to: '/new/' },
        { service: 'drains', gone: true },
      ],
    },
    [
      ['/old/', 'to /new/'],
      ['drains', 'gone true'],
    ],
  ],
  [
    'a landmark',
    {
      landmarks: {
        ...{ name: 'Hood River', names: ['Hood River'], counties: ['hood-river'], places: ['odell'] },
        ...{ points: [{ latitude: 45.64, longitude: -121.515 }], flows: ['north'] },
      },
    },
    [['Hood River', 'counties hood-river', 'flows north', 'places odell', 'point 45.64 -121.515']],
  ],
  ['a season', { guide: { order: 3, monthNumbers: [9, 10] } }, [['guide/one', 'monthNumbers 10', 'monthNumbers 9']]],
  [
    'pictures',
    {
      images: {
        fallback: 'van',
        pictures: [{ file: 'river.svg', alt: 'A river', stockFor: ['odell'], alwaysFor: [] }],
        drawings: [
          {
            name: 'lake',
            scene: 'lake',
            lights: ['day'],
            seasons: ['summer'],
            stockFor: ['avon', 'odell'],
            alwaysFor: [],
            stockForOthers: true,
          },
        ],
      },
    },
    [
      ['images', 'fallback van', 'stockForOthers lake'],
      ['odell', 'stockFor lake', 'stockFor river.svg'],
      ['avon', 'stockFor lake'],
      ['lake', 'scene lake', 'seasons summer'],
    ],
  ],
  [
    'fields of the form',
    {
      quote: {
        fields: [
          { name: 'rooms', services: ['drains'], maximum: 99 },
          { name: 'day', past: true },
          { name: 'message' },
        ],
      },
    },
    [
      ['rooms', 'maximum 99', 'services drains'],
      ['day', 'past true'],
    ],
  ],
  [
    'links with a label',
    { navigation: { header: { links: [{ page: 'home' }, { label: 'Ask', page: 'contact' }] } } },
    [['page contact']],
  ],
  ['nothing', {}, []],
])('%s', (_, given, facts) => {
  expect(factsOf(given)).toEqual(facts)
})

const testimonial = (service: string, source = 'website') => ({
  testimonials: { items: [{ name: 'Ada K.', service, source }] },
})

test('another service of a testimonial is at its field', () => {
  const [stated] = entries(testimonial('drains'))
  const [former] = factsOf(testimonial('roofs'))
  if (!stated) throw new Error('no entry')
  expect(differenceIn({ stated, former })).toEqual({
    what: 'The testimonial "Ada K." has "service drains", where it had "service roofs" when it was reviewed.',
    words: 'service drains',
  })
  expect(stated.entry?.paths.get('service drains')).toEqual(['items', 0, 'service'])
})

const week = (...days: string[]) => ({
  offices: { counties: [], cities: [], hours: { week: [{ days, opens: '08:00', closes: '18:00' }] } },
})

test('a day that is no longer in the hours is reported, although it has a capital', () => {
  const stated = entries(week('Monday')).find(({ entry }) => entry?.noun === 'time')
  if (!stated) throw new Error('no entry')
  expect(differenceIn({ stated, former: ['08:00–18:00', 'Friday', 'Monday'] })?.what).toBe(
    'The time "08:00–18:00" no longer has "Friday", as it did when it was reviewed.',
  )
  expect(differenceIn({ stated, former: ['08:00–18:00', 'Monday'] })).toBeUndefined()
})

test.each<[name: string, one: Given, other: Given]>([
  ['days', week('Monday', 'Friday'), week('Friday', 'Monday')],
  [
    'traits',
    { counties: { traits: [{ trait: 'wet' }, { trait: 'old' }] } },
    { counties: { traits: [{ trait: 'old' }, { trait: 'wet' }] } },
  ],
  [
    'fields',
    { services: { category: 'pipes', type: 'Plumber', price: {} } },
    { services: { price: {}, type: 'Plumber', category: 'pipes' } },
  ],
])('another order of %s is no change', (_, one, other) => {
  expect(factsOf(one)).toEqual(factsOf(other))
})
