import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPricedTerms } from '#generator/load/facts/policies/priced-terms.ts'
import type { FieldText } from '#generator/load/facts/texts.ts'

const at = { file: 'a.yaml', line: 1, column: 1 }
const record = { at, locate: () => at, file: { path: at.file, shown: at.file, text: '' }, value: {} }

/** What a text contradicts of a policy with a subject, by which a snow season pass is $100. */
function found(subject: string, text: string, when = 'Snow season pass'): string[] {
  const terms = [{ when, outcome: '$100' }]
  const site = { ...record, value: { policies: [{ subject, terms }] } }
  const field = { record, path: ['body'], text } as unknown as FieldText
  return checkPricedTerms({ site } as unknown as FactSources, [field]).flatMap(({ words }) => words ?? []) // what it reads
}

test('the price of a thing is not the deposit on it', () => {
  expect(found('deposit', 'The snow season pass is $560 and covers 14 visits.')).toEqual([])
  expect(found('deposit', 'The deposit for the snow season pass is $150.')).toEqual(['$150'])
  expect(found('deposit', 'For a snow season pass you pay $150 on booking.')).toEqual(['$150'])
})

test('other policies give the price of the thing', () => {
  expect(found('snow-prices', 'The snow season pass is $560.')).toEqual(['$560'])
})

test('a sentence with the fee of a policy goes on to those of other places', () => {
  const when = 'Parma, Wilder and Notus'
  expect(found('trips', 'Parma, Wilder and Notus have a fee of $100 a visit, Holt $135.', when)).toEqual([])
  expect(found('trips', 'Parma, Wilder and Notus cost $135.', when)).toEqual(['$135'])
})

test('the limit of a condition is no other price', () => {
  const when = 'Trip charge for visits under $250'
  expect(found('trips', when, when)).toEqual([])
  expect(found('trips', 'The trip charge for visits under $250 is $100.', when)).toEqual([])
  expect(found('trips', 'The trip charge for visits under $250 is $150.', when)).toEqual(['$150'])
})

test.each([
  ['A snow season pass is between two and three hundred dollars.', ['between two and three hundred dollars']],
  ['A snow season pass comes to two hundred to three hundred dollars.', ['two hundred to three hundred dollars']],
  ['A snow season pass is one hundred dollars.', []],
  ['Between two and three hundred customers have a snow season pass.', []],
  ['A snow season pass and some salt come to one or two hundred dollars.', []],
])('a range in words: "%s"', (text, words) => {
  expect(found('snow-prices', text)).toEqual(words)
})
