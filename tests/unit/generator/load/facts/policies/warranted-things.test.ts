import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { isOfMaker } from '#generator/load/facts/policies/warranted-things.ts'

const withStatement = (statement: string) =>
  ({
    site: { value: { policies: [{ subject: 'guarantee', statement, terms: [] }], claims: [] } },
  }) as unknown as FactSources

const own = withStatement('Our work is guaranteed for 12 months.')

test.each([
  ['', 'A Stelvio pump has up to 12 years from the manufacturer.'],
  ['What does the guarantee of the maker leave out?', 'Stelvio gives up to 12 years on the pump.'],
])('%s %s', (question, sentence) => {
  expect(isOfMaker(sentence, own, question)).toBe(true)
  expect(isOfMaker(sentence, withStatement('Pumps have 10 years from the maker or manufacturer.'), question)).toBe(
    false,
  )
})

test.each([
  ['', 'Our work is guaranteed for 12 years.'],
  ['How long is the guarantee?', 'It is 12 years.'],
  ['What does the guarantee of the maker leave out?', 'We guarantee our work for 12 years.'],
])('of the company: %s %s', (question, sentence) => {
  expect(isOfMaker(sentence, own, question)).toBe(false)
})

test('what makers ask of customers is not of the company, though a policy names makers', () => {
  const policies = withStatement('Pumps have 10 years from the manufacturer.')
  expect(isOfMaker('Most manufacturers want you to register the pump within 90 days.', policies)).toBe(true)
  expect(isOfMaker('Los fabricantes piden registrar la bomba en 90 días.', policies)).toBe(true)
  expect(isOfMaker('The manufacturer covers the pump for 12 years.', policies)).toBe(false)
})
