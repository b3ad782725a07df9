import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/amounts.ts'
import { isPriceOfJob } from '#generator/load/facts/price-subject.ts'

test.each([
  ['en', 'Cylinder Rekeying', 'From $19.'],
  ['en', 'Cylinder Rekeying', 'We come today. Each rekeyed cylinder costs just $19.'],
  ['en', 'House Lockout', 'House lockouts for your home start at $59, with the trip.'],
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
  ['de', 'Rohrreinigung', 'Ab €90.'],
])('in %s, no amount is the price of %s in "%s"', (language, name, text) => {
  expect(pricesOf(text, name, language)).not.toContain(true)
})

const pricesOf = (text: string, name: string, language: string) =>
  amountsIn(text).map((amount) => isPriceOfJob(amount, { names: [name], language }))
