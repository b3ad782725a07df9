import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { isOfPast, isPastPrice } from '#generator/load/facts/languages/no-price.ts'
import { amountsIn } from '#generator/load/facts/prices/amounts.ts'
import { isPriceOfJob, subjectOf } from '#generator/load/facts/prices/price-subject.ts'
import type { ServiceRecord } from '#generator/load/facts/prices/priced-services.ts'

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
  'Every tap repair has a trial half day first. It costs $20.',
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

const washing = { names: ['Window Washing', 'visit'], units: ['visit'], language: 'en', today: '2026-05-02' }
const isOfWashing = (text: string) => amountsIn(text).map((amount) => isPriceOfJob(amount, washing))

test.each([
  'With the $40 that a new customer saves by booking in May, it is done.',
  '$11 a window for both sides, $7 outside, $6 inside; screens $3 each and storm windows $15 a set.',
  'Window washing is $11 a window.',
  'From $11 a window.',
  'A window is $11.',
  'For $8 a pane we treat them with a mild acid.',
  'We charge $50 if the gate is locked.',
  'You pay $45 for the screens.',
  'You pay $100 now and the rest on the day.',
  'The $95 charge is for the trip.',
  'Your $50 comes back with the bill.',
  'It costs $12 at any store.',
  'It costs $24 to cross with the van.',
  'The total is for all, and $90 of it is wages.',
  'We pay $21 to start.',
  'Our people start at $21 an hour.',
  'We sell the brush we use. It costs $15.',
  'Each extra has its price. It starts at $12.',
  'They cost $20.',
  'A visit is $99 on a plan.',
  'A visit is $99 if you book two.',
  'A visit is $99 in winter.',
  'A visit costs $75 on Sundays.',
  'The visit costs $40, which we take off the bill.',
  '"It costs $99," says an ad.',
  'A visit for $99 is a lure.',
  'A visit costs $25 in soap.',
])('in "%s", no amount is the price of the job', (text) => {
  expect(isOfWashing(text)).not.toContain(true)
})

test.each([
  'Window washing starts at $99.',
  'From $99 per visit.',
  '$99 a visit.',
  'It costs $99.',
  'The price is $99 for a small home.',
  'The price starts at $99 for most homes.',
  'A visit is $99 everywhere in town.',
  'You pay $99 for the visit.',
  'We charge $99.',
  'Window washing for $99.',
  'Window washing: $99.',
  'The price is the usual $99, with a minimum of one hour.',
  'A visit costs only $99 and takes two hours.',
  'Visits from $99 are always possible.',
])('in "%s", the amount is the price of the job', (text) => {
  expect(isOfWashing(text)[0]).toBe(true)
})

test.each([
  ['Con los 40 € que ahorra un cliente nuevo, cuesta menos.', [false]],
  ['Cobramos 50 € si no hay nadie en casa.', [false]],
  ['11 € la ventana por los dos lados.', [false]],
  ['Por 40 € limpiamos el horno.', [false]],
  ['El precio es de 90 € por visita.', [true]],
  ['La limpieza cuesta 90 € para una casa pequeña.', [true]],
])('in Spanish, "%s"', (text, expected) => {
  const subject = { names: ['Limpieza de ventanas', 'visita'], units: ['visita'], language: 'es' }
  expect(amountsIn(text).map((amount) => isPriceOfJob(amount, subject))).toEqual(expected)
})

test('a regular visit is another one than that of a service that is not by the visit', () => {
  const [amount] = amountsIn('A regular visit costs $90.')
  const isOf = (unit: string) =>
    amount && isPriceOfJob(amount, { names: ['Deep Washing', unit], units: [unit], language: 'en' })
  expect([isOf('home'), isOf('visit')]).toEqual([false, true])
})

test('a service named for two things has the price of the one in its unit', () => {
  const at = { kind: 'from', amount: 900, currency: 'USD', unit: 'softener' }
  const service = { value: { name: 'Softeners and Filters', price: at } }
  const sources = { records: { language: { tag: 'en' } } } as unknown as FactSources // no other field is read
  const subject = subjectOf([service as ServiceRecord], sources) // no other field is read
  const isOf = (text: string) => amountsIn(text).map((amount) => isPriceOfJob(amount, subject))
  expect(isOf('Filters for a home are $640.')).toEqual([false])
  expect(isOf('Softeners are $640.')).toEqual([true])
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

test.each([
  ['A deep clean cost $160.', true],
  ['And a deep clean here cost just $160.', true],
  ['Back then deep cleans cost $160.', true],
  ['Until last spring deep cleans cost $160.', true],
  ['Deep cleans cost $160. Today they start at $290.', true],
  ['## In 2013\n\nDeep cleans cost $160.', true],
  ['Deep cleans cost $160.', false],
  ['A deep clean costs $160. Today we are open.', false],
  ['## Prices of 2026\n\nDeep cleans cost $160.', false],
  ['A deep clean can cost $160.', false],
  ['Most homes cost $160.', false],
])('in "%s", the price is of the past: %s', (text, isPast) => {
  expect(amountsIn(text).map((amount) => isPastPrice(amount, '2026-05-02'))[0]).toBe(isPast)
})

test('things that a service is named for have prices of their own', () => {
  const subject = { names: ['Remotes and Keypads', 'visit'], units: ['visit'], language: 'en' }
  const isPrice = (text: string) => amountsIn(text).map((amount) => isPriceOfJob(amount, subject))
  expect(isPrice('Remotes are $39.')).toEqual([false])
  expect(isPrice('Visits are $39.')).toEqual([true])
})

test('of two things in the name of a service, the price is that of its unit', () => {
  const price = { kind: 'from', amount: 285, currency: 'USD', unit: 'cap' }
  const service = { value: { name: 'Chimney Caps & Chase Covers', price } } as unknown as ServiceRecord
  const subject = subjectOf([service], { records: { language: { tag: 'en' } } } as unknown as FactSources)
  const isPrice = (text: string) => amountsIn(text).map((amount) => isPriceOfJob(amount, subject))
  expect(isPrice('Chase covers start at $780.')).toEqual([false])
  expect(isPrice('Chimney caps start at $780.')).toEqual([true])
})

test.each([
  'Bought yours at a store? We install it for $245.',
  'The big one needs a shaft to match. It starts at $245.',
])('the price of a door is not in "%s"', (text) => {
  const subject = { names: ['Door Installation'], units: ['door'], language: 'en' }
  expect(amountsIn(text).map((amount) => isPriceOfJob(amount, subject))).toEqual([false])
})
