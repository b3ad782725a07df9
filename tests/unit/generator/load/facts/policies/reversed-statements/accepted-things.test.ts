import { expect, test } from 'vitest'
import { checkAcceptedThings } from '#generator/load/facts/policies/reversed-statements/accepted-things.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const limits = [
  'We do not handle fragile blinds, biohazards, second-story exteriors, or hoarder homes that pose safety risks.',
  'Antique chandeliers are never cleaned. Solar panels are not cleaned in winter.',
  'We do not move grand pianos. We never remove solar panels on roofs.',
].join(' ')

const found = (service: string, page = limits) =>
  checkAcceptedThings(companySources({ pages: [page], services: [service] })).map(({ words }) => words)

test.each([
  'Infestations and hoarder homes that pose safety risks are cleaned under this or any other service',
  'Fragile blinds are cleaned at no extra charge',
  'All biohazards are also removed',
  'Antique chandeliers are cleaned by hand',
  'We clean stairs, grand halls and antique chandeliers',
  'We handle fragile blinds, biohazards and second-story exteriors',
  'We move grand pianos',
])('"%s" accepts what a text refuses', (words) => {
  expect(found(`${words}.`)).toEqual([words])
})

test.each([
  'Hoarder homes are cleaned in stages.',
  'Rooms near biohazards are cleaned last.',
  'Biohazards are removed by a licensed firm.',
  'Biohazards are cleaned up elsewhere.',
  'Are fragile blinds cleaned?',
  'Fragile blinds are not cleaned.',
  'Antique chandeliers are moved with care.',
  'Solar panels are cleaned with pure water.',
  'We move furniture around grand pianos.',
  'We clean biohazards only after a specialist has come.',
  'If fragile blinds are cleaned, they break.',
])('"%s" accepts nothing that a text refuses', (text) => {
  expect(found(text)).toEqual([])
})

test('the refusal of one service says nothing of another', () => {
  const services = ['Wine cellars are not cleaned under this service.', 'Wine cellars are cleaned too.']
  expect(checkAcceptedThings(companySources({ services }))).toEqual([])
  expect(checkAcceptedThings(companySources({ services: [services.join(' ')] }))).toHaveLength(1)
})

test('a policy has what is never done', () => {
  const terms = [{ when: 'Not by us', outcome: 'Infestations' }]
  const policies = [{ subject: 'not-cleaned', statement: '', terms }]
  expect(
    checkAcceptedThings(companySources({ policies, places: ['Infestations are treated in every visit.'] })),
  ).toEqual([expect.objectContaining({ severity: 'warning', words: 'Infestations are treated in every visit' })])
  expect(checkAcceptedThings(companySources({ policies, places: ['Infestations are reported at once.'] }))).toEqual([])
})
