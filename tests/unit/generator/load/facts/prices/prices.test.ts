import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPrices } from '#generator/load/facts/prices/prices.ts'

/** A record whose fields are in one line each. */
function recordOf(folder: string, slug: string, value: Record<string, unknown>) {
  const path = `${folder}/${slug}.yaml`
  const text = Object.values(value)
    .map((each) => JSON.stringify(each))
    .join('\n')
  return { slug, value, file: { path, shown: path, text }, locate: () => ({ file: path, line: 1, column: 1 }) }
}

/** The codes and messages about prices of a company with the range $100–$900. Each service has an amount, a text and perhaps a unit. */
function found(
  services: Record<string, [amount: number, text: string, unit?: string]>,
  priceRange = '$100–$900',
  page = '',
) {
  const records = Object.entries(services).map(([name, [amount, text, unit = 'visit']]) => {
    const price = { kind: 'from', amount, currency: 'USD', unit }
    return recordOf('services', name.toLowerCase().replace(' ', '-'), { name, body: text, price })
  })
  const none = { pages: [], articles: [], offices: [], cities: [], counties: [], traits: [], guide: [], categories: [] }
  const business = { priceRange, description: '', tagline: '', address: { country: 'US' } }
  const sources = {
    site: recordOf('site', 'site', { business, policies: [], claims: [] }),
    records: {
      folders: { ...none, services: records, pages: [recordOf('pages', 'about', { body: page })] },
      ...{ documents: {}, cities: [], language: { tag: 'en-US' } },
    },
  } as unknown as FactSources // what the check reads
  return checkPrices(sources).map(({ code, what }) => `${code}: ${what}`)
}

const table = '| Work | per foot |\n|---|---|\n| Work, aluminum of .032 | $9.50 |'

test('a price and texts outside the range are named with their files', () => {
  expect(
    found({
      'Tap Repair': [150, 'A tap repair costs $1,200.'],
      'Drain Repair': [150, 'A drain repair costs $1,300.'],
      'Roof Repair': [950, ''],
    }),
  ).toEqual([
    'price-range-differs: The price range is $100–$900, but the price in services/roof-repair.yaml:1 and "$1,200" in services/tap-repair.yaml:2, and 1 more text, are outside it.',
  ])
})

test('the price of one of several things is not that of a job', () => {
  const stains = (unit: string) => found({ 'Tap Repair': [100, ''], 'Stain Removal': [9, '', unit] })
  expect(stains('panel')).toEqual([])
  expect(stains('front')).toEqual([])
  expect(stains('bale')).toEqual([])
  expect(stains('home')).toHaveLength(1)
})

test('a range may begin with a price that is none of a service, if a text has it', () => {
  const services = (text: string) => found({ 'Tap Repair': [150, text], 'Roof Repair': [160, ''], Gutters: [170, ''] })
  expect(services('')).toEqual([
    'price-range-differs: The price range $100–$900 begins with 100, but the lowest price of a service is 150.',
  ])
  expect(services('A range of $100–$900.')).toHaveLength(1)
  expect(services('A visit to look at it costs $100.')).toEqual([])
})

test('two prices without an end are no range', () => {
  const open: Parameters<typeof found>[0] = { 'Tap Repair': [950, ''], 'Roof Repair': [110, ''] }
  expect(found(open, 'From $100 per tap; visits from $150')).toEqual([])
  expect(found(open, 'Hähne ab $150, Dächer ab $100 je Meter')).toEqual([])
  expect(found(open, 'ab $150 je Hahn, $100 je Meter')).toEqual([])
  expect(found(open, 'From $100 to $150')).not.toEqual([])
})

test.each(['$900–$100', '900 € bis 100 €', '900–100 €', 'from $900 up to $100', 'CHF 900 à CHF 100'])(
  'the range "%s" is reversed',
  (range) => {
    expect(found({ 'Tap Repair': [150, ''] }, range)).toContainEqual(expect.stringContaining('price-range-reversed'))
  },
)

test('one text has no others beside it', () => {
  expect(found({ 'Tap Repair': [150, 'A tap repair costs $1,200.'], 'Roof Repair': [950, ''] })).toEqual([
    'price-range-differs: The price range is $100–$900, but the price in services/roof-repair.yaml:1 and "$1,200" in services/tap-repair.yaml:2 are outside it.',
  ])
})

test('prices per foot in a table are not outside the range, and a single price outside is wrong itself', () => {
  expect(found({ 'Tap Repair': [150, table] })).toEqual([])
  expect(found({ 'Tap Repair': [150, table], 'Roof Repair': [950, ''] })).toEqual([
    'price-outside-range: The price 950 is outside the price range of the company, $100–$900.',
  ])
})

const panes = (text: string): Parameters<typeof found>[0] => ({ 'Window Washing': [8, text], 'Tap Repair': [150, ''] })

test.each([
  ['The smallest order is $160.', []],
  ['The minimum for a visit is $1,160.', []],
  ['No visit costs less than $149.', []],
  ['We bring a minimum of 20 panes, which is $160.', []],
  ['The minimum for us to come is $160.', []],
  ['We bring a minimum of 20 panes, which is $7.', [expect.stringContaining('price-outside-range')]],
  ['No job ever comes to less than $1,149.', []],
  ['No visit costs less than $7.', [expect.stringContaining('price-outside-range')]],
  ['No pane costs less than $149.', [expect.stringContaining('price-outside-range')]],
  ['The smallest order is $7.', [expect.stringContaining('price-outside-range')]],
  ['The smallest pane counts. It costs $160.', [expect.stringContaining('price-outside-range')]],
])('a price of 8, where a text says "%s"', (text, expected) => {
  expect(found(panes(text))).toEqual(expected)
})

test('another text may have the price of a part of a job', () => {
  const inPage = (page: string) => found(panes('The smallest order is $160.'), undefined, page)
  expect(inPage('Windows from $8.')).toEqual([])
  expect(inPage('Windows from $9.')).toEqual([
    'price-in-text-differs: The text says "from $9", but the price range of the company is 100 to 900.',
  ])
})

test.each([
  ['cabinet door', []],
  ['room', []],
  ['spot', []],
  ['light switch', []],
  ['visit', [expect.stringContaining('price-outside-range')]],
  ['bathroom', [expect.stringContaining('price-outside-range')]],
  ['room visit', [expect.stringContaining('price-outside-range')]],
])('a price of 8 per %s, where no visit is below the range', (unit, expected) => {
  expect(found({ 'Window Washing': [8, '', unit], 'Tap Repair': [150, ''] })).toEqual(expected)
})

test('prices of parts alone may be below a range, whose beginning a text has', () => {
  const parts = (page: string, first = 40) =>
    found({ Walls: [first, '', 'room'], Doors: [45, '', 'door'], Floors: [50, '', 'room'] }, undefined, page)
  expect(parts('The minimum charge for a visit is $100.')).toEqual([])
  expect(parts('The minimum charge for a visit is $110.')).toContainEqual(
    expect.stringContaining('price-range-differs'),
  )
  expect(parts('The minimum charge for a visit is $100.', 950)).toEqual([
    'price-outside-range: The price 950 is outside the price range of the company, $100–$900.',
  ])
})

test.each([
  'The price begins at $150. With the $40 that a new customer saves by booking in May, a tap repair costs $110.',
  'New customers get 20% off. A tap repair costs $120.',
  'A tap repair costs $150, a washer is $9, and the price of a tap is $60.',
  'From $150. A tap repair costs $95 an hour beyond that.',
])('a service from $150 may say "%s"', (text) => {
  expect(found({ 'Tap Repair': [150, text, 'tap'], 'Roof Repair': [160, ''] }, 'From $150')).toEqual([])
})

test.each([
  'The price begins at $120. New customers save $40.',
  'A tap repair costs $120.',
  'From $120 per tap, trip included.',
])('a service from $150 does not say "%s"', (text) => {
  expect(found({ 'Tap Repair': [150, text, 'tap'], 'Roof Repair': [160, ''] }, 'From $150')).toEqual([
    expect.stringContaining('price-in-text-differs'),
  ])
})

test('the price of one service in a sentence with another is that of both', () => {
  const services: Parameters<typeof found>[0] = { 'Tap Repair': [150, ''], 'Roof Cleaning': [160, ''] }
  expect(found(services, 'From $150', 'Tap Repair with a roof clean is $90.')).toEqual([])
  expect(found(services, 'From $150', 'Tap Repair is $90.')).toHaveLength(1)
})
