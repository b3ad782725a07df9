import { expect, test } from 'vitest'
import { checkTextFigures } from '#generator/load/facts/counts/text-figures.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const counties = ['Lewis', 'Lane', 'Summit'].map((name) => ({ slug: name.toLowerCase(), value: { name } }))

// What the check reads of it.
const gazetteer = {
  regionOf: () => 'OR',
  countiesOf: () => ['Lewis', 'Lane', 'Summit', 'Clark'].map((name) => ({ name })),
}

/** Codes of what is found in a text of a company that serves three of the four counties of its region, with Hauser in Summit County. */
function found(
  text: string,
  { services = 0, served = counties }: { services?: number; served?: object[] } = {},
): string[] {
  const { site, records } = companySources({ pages: [text] })
  const sources = {
    gazetteer,
    site: { ...site, value: { ...site.value, business: { name: 'Brook', address: { country: 'US' } } } },
    records: {
      ...records,
      cities: [{ value: { name: 'Hauser', county: 'summit' } }],
      folders: { ...records.folders, counties: served, cities: [] },
      written: {
        counties: new Map(served.map((county) => [county, county])),
        services: new Map(Array.from({ length: services }, (_, index) => [`${index}`, 'file'])),
        offices: new Map(),
        cityRows: new Map(),
      },
    },
  } as unknown as FactSources // what the check reads
  return checkTextFigures(sources).map(({ code }) => code)
}

test.each([
  ['We work in Lewis and Lane counties.', ['county-missing-in-text']],
  ['Roofs in Lewis and Lane counties and in Hauser.', []],
  ['In the new neighborhoods of Lewis and Lane counties we see much of it.', []],
  ['We work in Lewis, Lane and Clark counties.', ['place-not-served']],
  ['We work in Lewis and Summit counties, and across the line in Lane and Clark counties.', []],
  ['We work just over the county line too, in Lewis and Clark counties.', []],
  ['We buy from growers in Lewis and Clark counties.', []],
  ['We work across the state line too, in Summit and Clark counties.', []],
  ['We work over the hills too, in Summit and Clark counties.', ['place-not-served']],
  ['In Lewis and Lane counties a travel charge of $20 is added to each visit.', []],
  ['In Lewis and Lane counties we come on Tuesdays.', []],
  ['- Schools in Lewis and Lane counties\n- Shops along the river in Hauser', []],
])('%s', (text, codes) => {
  expect(found(text)).toEqual(codes)
})

test.each([
  'Today there are about 620 homes and 41 offices.',
  'Three do windows, two carpets, and five clean offices in the evening.',
  'Eleven crews of two, about 620 homes and 41 offices.',
  'We look after 41 offices this way, and all 41 offices have our number.',
  'In Hauser we serve 40 offices and a school.',
  'We have 41 offices on a weekly plan.',
  'Our customers have 41 offices in all.',
  'A building with twelve offices takes two evenings.',
  'The tower has 30 offices on nine floors.',
  'A plan with 24 services a year costs less.',
])('"%s" counts no offices or services of the company', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'We work from nine offices.',
  'We have nine offices in three counties.',
  'Call one of our nine offices.',
  'Five crews and nine offices are on the road.',
  'Brook is a company with nine local offices.',
  'Choose from our 14 cleaning services.',
])('"%s" counts more than there are', (text) => {
  expect(found(text)).toEqual(['count-in-text-differs'])
})

test('a city in no county has a record like one, and may be counted or not', () => {
  const city = { slug: 'holt', value: { name: 'Holt', designation: 'City of …' } }
  const codes = (text: string) => found(text, { served: [...counties, city] })
  expect(codes('We work in three counties.')).toEqual([])
  expect(codes('We work in four counties.')).toEqual([])
  expect(codes('We work in five counties.')).toEqual(['count-in-text-differs'])
  expect(found('We work in four counties.')).toEqual(['count-in-text-differs'])
})

test.each([
  'It offers more than twenty services to homeowners.',
  'Choose from over 20 cleaning services.',
  'We offer 20+ services.',
  'With nearly twenty services, Brook is never idle.',
  'Brook provides two dozen services.',
  'More than thirteen services are on this list.',
])('twelve services, and "%s"', (text) => {
  expect(found(text, { services: 12 })).toEqual(['count-in-text-differs'])
})

test.each([
  'It offers more than ten services to homeowners.',
  'It offers more than twelve services, and 12+ services on Sundays.',
  'We offer about fourteen services.',
  'We offer a dozen services, or nearly a dozen services.',
  'Our plan has more than twenty services a year.',
  'Lane County has more than twenty services for the elderly.',
  'More than twenty customers asked for these services.',
])('of twelve services, "%s" is no wrong number', (text) => {
  expect(found(text, { services: 12 })).toEqual([])
})
