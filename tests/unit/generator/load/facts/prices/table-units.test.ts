import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/prices/amounts.ts'
import { isPriceOfJob } from '#generator/load/facts/prices/price-subject.ts'
import { isOfPartInTable } from '#generator/load/facts/prices/table-units.ts'

const table = (...rows: readonly string[]) => rows.map((row) => `| ${row} |`).join('\n')
const ofHead = (head: string) => table(`Work | ${head}`, '--- | ---', 'Gutter, aluminum of .032 | $9.50')

type Options = { language?: string; heading?: string; own?: readonly string[] }

/** Whether the table makes each amount of a text the price of a part of a job. */
const ofPart = (text: string, { language = 'en', heading = '', own = [] }: Options = {}) =>
  amountsIn(text, heading).map(({ units }) => isOfPartInTable(units, language, own))

test.each<[text: string, options?: Options]>([
  [ofHead('Per foot')],
  [ofHead('Price per sq. ft.')],
  [ofHead('$/ft')],
  [ofHead('An hour')],
  [ofHead('Hourly rate')],
  [ofHead('By the square foot')],
  [table('Work | Unit | Price', '--- | --- | ---', 'Gutter | foot | $9.50')],
  [table('Work | Price | Unit', '--- | --- | ---', 'Gutter | $9.50 | per linear foot')],
  [table('Per foot | $9.50')],
  [`## Prices per foot\n\n${ofHead('Price')}`],
  [`## Prices per foot\n\nWe measure it on the first visit.\n\n${ofHead('Price')}`],
  [`Our prices by the hour:\n\n${ofHead('Price')}`],
  [ofHead('Price'), { heading: 'What we charge per foot' }],
  [ofHead('por pie'), { language: 'es' }],
  [ofHead('Precio por metro cuadrado'), { language: 'es' }],
  [ofHead('€/m²'), { language: 'es' }],
  [ofHead('Precio'), { language: 'es', heading: 'Precios por hora' }],
])('the table "%s" gives the price of a part of a job', (text, options) => {
  expect(ofPart(text, options)).toEqual([true])
})

test.each<[text: string, options?: Options]>([
  [ofHead('Price')],
  [ofHead('Per visit')],
  [ofHead('A house')],
  [table('Work | Price', '--- | ---', 'Yard | $59')],
  [table('Work | Price | Time', '--- | --- | ---', 'Gutter | $59 | about an hour')],
  ['Prices per foot:\n\nA visit costs $59.'],
  [`## Prices per foot\n\n## Prices of visits\n\n${ofHead('Price')}`],
  [ofHead('Per visit'), { heading: 'Prices per foot' }],
  [ofHead('Per foot'), { own: ['Gutters', 'foot'] }],
  [ofHead('por visita'), { language: 'es', heading: 'Precios por pie' }],
])('the table "%s" does not', (text, options) => {
  expect(ofPart(text, options)).toEqual([false])
})

test('the heads of other columns say nothing of an amount', () => {
  const text = table('Work | Per visit | Per foot', '--- | --- | ---', 'Gutter | $59 | $9.50')
  expect(ofPart(text)).toEqual([false, true])
})

test.each([
  table('Work | Price', '--- | ---', 'Washer, aluminum of .032 | $9.50'),
  table('Work | Price', '--- | ---', 'Washer, aluminum from 0.032 | $9.50'),
  table('Work | Price', '--- | ---', 'Washer, approx. | $9.50'),
  table('Work | Price', '--- | ---', 'Washer No. 2, 5 in. | $9.50'),
])('the words before an amount are those of its row: "%s"', (text) => {
  const [amount] = amountsIn(text)
  expect(amount && isPriceOfJob(amount, { names: ['Tap Repair'], language: 'en' })).toBe(false)
  expect(amount?.sentence).toContain('$9.50')
})

test.each([
  table('Work | Price', '--- | ---', 'Tap repair | $9.50').split('\n').at(-1) ?? '',
  'We come at 9. A tap repair costs $9.50.',
])('a row or a sentence about the job has its price: "%s"', (text) => {
  expect(amountsIn(text).map((amount) => isPriceOfJob(amount, { names: ['Tap Repair'], language: 'en' }))).toEqual([
    true,
  ])
})

test('a decimal number is not the end of a sentence', () => {
  expect(amountsIn('Sheets of .032 cost $9.50, and nails of 1.5 inches $4.')).toMatchObject([
    { before: 'Sheets of .032 cost ' },
    { before: 'Sheets of .032 cost $9.50, and nails of 1.5 inches ' },
  ])
})
