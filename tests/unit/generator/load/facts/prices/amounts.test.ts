import { expect, test } from 'vitest'
import { amountsIn } from '#generator/load/facts/prices/amounts.ts'

test.each([
  ['Deep cleaning from $19.', [{ amount: 19, isFrom: true }]],
  ['A visit costs $1,200.50 in all.', [{ amount: 1200.5, isFrom: false }]],
  [
    'It comes to $100–300.',
    [
      { amount: 100, isFrom: false },
      { amount: 300, isFrom: false },
    ],
  ],
  ['Desde 90 € por visita.', [{ amount: 90, isFrom: true }]],
  ['Within 24 hours.', []],
  ['We are insured for $25,000, and the deposit of $50 is returned.', []],
  ['Seguro de transporte hasta 30.000 €, y se ahorra 200 €.', []],
  ['Insured movers from $90.', [{ amount: 90, isFrom: true }]],
])('reads the amounts of "%s"', (text, expected) => {
  expect(amountsIn(text).map(({ amount, isFrom }) => ({ amount, isFrom }))).toEqual(expected)
})

test('pounds are money only where there is sterling', () => {
  const amounts = (text: string) => amountsIn(text).map(({ amount }) => amount)
  expect(amounts('From $2.25 per pound. Twenty pounds therefore cost $45.')).toEqual([2.25, 45])
  expect(amounts('From £2.25 a window. Twenty windows cost forty-five pounds.')).toEqual([2.25, 45])
})

test.each([
  ['A clean comes to one hundred and fifty dollars.', [150]],
  ['A clean comes to between one and two hundred dollars.', [100, 200]],
  ['A clean comes to between one hundred and three hundred dollars.', [100, 300]],
  ['Expect two or three hundred dollars.', [200, 300]],
  ['Expect fifty to two hundred dollars.', [50, 200]],
  ['Expect a hundred to a hundred and twenty dollars.', [100, 120]],
  ['It saves a few hundred dollars, or several thousand dollars.', []],
  ['Two rooms and ninety dollars.', [90]],
])('reads the amounts in words of "%s"', (text, amounts) => {
  expect(amountsIn(text).map(({ amount }) => amount)).toEqual(amounts)
})

test('only the first amount of a range in words is where prices begin', () => {
  expect(amountsIn('From fifty to ninety dollars.').map(({ isFrom }) => isFrom)).toEqual([true, false])
})
