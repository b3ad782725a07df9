import { describe, expect, test } from 'vitest'
import { knownOf } from '#generator/audit/truth/known-names.ts'
import { strangerReader } from '#generator/audit/truth/strangers.ts'
import type { Manifest } from '#manifest/schema.ts'

const address = { street: '1 Main St', locality: 'The Dalles', region: 'OR', postalCode: '97058', country: 'US' }
const manifest = {
  site: {
    origin: 'https://www.town.example',
    language: 'en-US',
    business: { name: 'Town Drains', email: 'office@town.example', address },
    claims: [],
  },
  offices: [],
  services: [{ slug: 'drains', name: 'Drains', price: { kind: 'from', amount: 99, currency: 'USD' } }],
  counties: [
    {
      key: 'hood-river',
      slug: 'hood-river',
      name: 'Hood River',
      fullName: 'Hood River County',
      region: 'OR',
      regionName: 'Oregon',
    },
  ],
  cities: ['Odell', 'Parkdale', 'New Century, OR'].map((name) => ({
    key: name,
    slug: name.toLowerCase(),
    name,
    county: 'hood-river',
    postalCodes: [],
    description: `${name} is near Mount Hood.`,
  })),
} as unknown as Manifest // no other field is read
const read = strangerReader(manifest, knownOf(manifest))
const foundIn = (text: string, places: string[] = []) =>
  read(text, places).map(({ kind, found }) => `${kind}: ${found}`)

describe('finds', () => {
  test.each([
    ['domain: info@other.example', 'Write to info@other.example today.'],
    ['domain: www.other.example', 'More on www.other.example today.'],
    ['price: £199', 'From £199 per home.'],
    ['place: Salem, OR', 'Drains of Salem, OR are old.'],
    ['place: Salem, Oregon', 'Drains of Salem, Oregon are old.'],
    ['company: Valley Rooter Pros', 'At Valley Rooter Pros, we treat every home like our own.'],
    ['county: Maricopa County', 'Disputes go to arbitration in Maricopa County.'],
  ])('%s', (found, text) => {
    expect(foundIn(text)).toEqual([found])
  })

  test('a strange town in a list of places', () => {
    expect(foundIn('We serve Odell, Salem and Parkdale.', ['Odell', 'Parkdale'])).toEqual(['place: Salem'])
  })
})

test.each([
  'Write to office@town.example or see https://www.town.example.',
  'From $99 in Odell, OR and The Dalles, Oregon.',
  'We clean in Hood River County.',
  'After the Winter, Oregon is green.',
  'About New Century, OR', // a name with its region
  'We drive to River, OR.', // the end of a longer name, as in Soto del Real
  'We serve Odell, Mount Hood and Parkdale.',
  'At Town Drains, we answer the phone.',
  'At Mount Hood, we drive with chains.',
])('accepts "%s"', (text) => {
  expect(foundIn(text, ['Odell', 'Parkdale'])).toEqual([])
})

test('a domain of two names, such as co.uk, is not a domain of the company', () => {
  const { business } = manifest.site
  const british = { ...manifest.site, origin: 'https://town.co.uk', business: { ...business, email: 'a@town.co.uk' } }
  const readBritish = strangerReader({ ...manifest, site: british }, knownOf(manifest))
  expect(readBritish('More on www.other.co.uk today.', []).map(({ found }) => found)).toEqual(['www.other.co.uk'])
  expect(readBritish('More on www.town.co.uk today.', [])).toEqual([])
})
