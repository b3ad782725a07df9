import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/amounts.ts'
import { isOfPast } from '#generator/load/facts/languages/no-price.ts'
import { isPriceOfJob } from '#generator/load/facts/price-subject.ts'

test.each([
  ['en', 'Cylinder Rekeying', 'From $19.'],
  ['en', 'Cylinder Rekeying', 'We come today. Each rekeyed cylinder costs just $19.'],
  ['en', 'House Lockout', 'House lockouts for your home start at $59, with the trip.'],
  ['en', 'House Lockout', 'A house lockout from $19 is always possible.'],
  ['es', 'Limpieza de desagües', 'La limpieza de un desagüe cuesta desde 90 €.'],
])('in %s, an amount is the price of %s in "%s"', (language, name, text) => {
  expect(pricesOf(text, name, language)).toEqual([true])
})

test.each([
  ['en', 'Tap Repair', 'A washer costs $4, and a cartridge $35.'],
  ['en', 'House Lockout', 'From 10 p.m. to 6 a.m. the trip costs $30 more.'],
  ['en', 'House Lockout', 'A lockout costs $30 more at night.'],
  ['en', 'Driveway Clearing', 'Doubles start at $640.'],
  ['en', 'Tap Repair', 'We charge $28 for each quarter of an hour.'],
  ['es', 'Chinches', 'A partir del segundo dormitorio, 120 € por cada uno.'],
  ['en', 'Tap Repair', 'A tap repair begins with an inspection. It costs $75, which is taken off the bill.'],
  ['en', 'Tap Repair', 'We charge $75, which we credit toward the repair.'],
  ['es', 'Chinches', 'Cobramos $75, que se descuentan del tratamiento.'],
  ['en', 'House Lockout', 'A house lockout from $19 usually ends in a bill of several hundred.'],
  ['en', 'House Lockout', 'A lockout from $19 becomes one from $300 at the door.'],
  ['es', 'Limpieza de desagües', 'Una limpieza de desagües desde 20 € suele acabar en una factura larga.'],
  ['de', 'Rohrreinigung', 'Ab €90.'],
])('in %s, no amount is the price of %s in "%s"', (language, name, text) => {
  expect(pricesOf(text, name, language)).not.toContain(true)
})

const pricesOf = (text: string, name: string, language: string) =>
  amountsIn(text).map((amount) => isPriceOfJob(amount, { names: [name], language }))

test('the price of a single visit is not that of a season', () => {
  const [amount] = amountsIn('Single visits cost from $45.')
  const isOf = (...names: string[]) => amount && isPriceOfJob(amount, { names, language: 'en' })
  expect([isOf('Plowing', 'season'), isOf('Plowing', 'visit')]).toEqual([false, true])
})

test('a price by the foot is that of a job by the foot alone', () => {
  expect(pricesOf('Sealing costs from $3 a foot.', 'Repair and Sealing', 'en')).toEqual([false])
  const [amount] = amountsIn('Sealing costs from $3 a foot.')
  expect(amount && isPriceOfJob(amount, { names: ['Sealing', 'per foot'], language: 'en' })).toBe(true)
})

test.each([
  'In March 2009 a tap repair cost $55.',
  'Until 2015 a tap repair was $60.',
  'Fit a filter, and rinse it. It costs about $20.',
  'We say which makes sense after an inspection. It costs $20.',
  'We say whether a repair makes sense after an inspection. It costs $20.',
  'We bring the cartridge. It costs $20.',
  'A brass mixer is the usual tap here. From $38 it costs more than plastic.',
])('%s', (text) => {
  const [amount] = amountsIn(text)
  const subject = { names: ['Tap Repair'], language: 'en', today: '2026-05-02' }
  expect(amount && isPriceOfJob(amount, subject)).toBe(false)
})

test.each([
  ['Le decimos cuál conviene después de una inspección. Cuesta 20 €.', false],
  ['Le decimos si conviene un arreglo después de una inspección. Cuesta 20 €.', false],
  ['Vendemos la junta al costo. Cuesta 20 €.', false],
  ['Vamos a domicilio el mismo día. Cuesta 20 €.', true],
  ['El arreglo incluye una visita. Cuesta 20 €.', true],
])('%s', (text, isOfJob) => {
  const [amount] = amountsIn(text)
  expect(amount && isPriceOfJob(amount, { names: ['Arreglo de grifos'], language: 'es' })).toBe(isOfJob)
})

test.each([
  'In 2026 a tap repair costs $55.',
  'We repair a tap in an hour. It costs $20.',
  'A tap repair may need a new washer. It costs $20.',
  'We come to the house the same day. It costs $20.',
  'With a new washer we repair the tap. It costs $20.',
  'A tap repair takes an hour. It costs about $20.',
  'We come today. It costs $20.',
  'Tap repair costs $20, twice as much as a new washer.',
  'A tap repair is a small job. From $20 it includes the trip.',
])('%s', (text) => {
  const [amount] = amountsIn(text)
  const subject = { names: ['Tap Repair'], language: 'en', today: '2026-05-02' }
  expect(amount && isPriceOfJob(amount, subject)).toBe(true)
})

test('a row of a table is a sentence of its own', () => {
  const [first, second] = amountsIn(
    '| | 2009 | 2026 |\n|---|---|---|\n| Tap repair | $55 | $96 |\n| Lockout | $45 | $72 |\n',
  )
  expect(first?.sentence).toContain('Tap repair')
  expect(second?.sentence).toBe(first?.sentence)
  expect(amountsIn('| Tap repair | $55 |\n| Lockout | $45 |')[1]?.sentence).not.toContain('Tap')
})

test.each([
  ['In March 2009 a repair cost ', true],
  ['En 2009 una reparación costaba ', true],
  ['Since 2009 it was ', false],
  ['In 2026 a repair cost ', false],
  ['A repair of 2009 is now ', false],
])('the words "%s" give a price of the past: %s', (before, isPast) => {
  expect(isOfPast(before, '2026-05-02')).toBe(isPast)
})
