import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTexts } from '#generator/load/facts/policies/subject-numbers.ts'

/** The severities of what is found in an answer of a company with a policy on cancellation. */
function found(statement: string, answer: string): string[] {
  const at = { file: 'faqs.yaml', line: 1, column: 1 }
  const faqs = { at, locate: () => at, file: { path: at.file, shown: at.file, text: answer }, value: [{ answer }] }
  const policy = { id: 'a', subject: 'cancellation', title: 'A', statement, terms: [] }
  const none = { pages: [], articles: [], offices: [], counties: [], cities: [], services: [], guide: [], traits: [] }
  const sources = {
    site: { value: { business: {}, policies: [policy], claims: [] } },
    records: { folders: none, documents: { faqs }, cities: [], language: { tag: 'en' } },
  } as unknown as FactSources // no other field is read
  return checkTexts(sources).map(({ severity }) => severity)
}

const beforeVisit = 'Cancel up to 4 hours before the visit.'
const inSpanish = 'Puede cancelar hasta 4 horas antes.'

test.each([
  ['Cancel a visit up to 24 hours before.', beforeVisit, ['error']],
  ['An order for a door can be canceled within 24 hours of ordering.', beforeVisit, ['warning']],
  ['An order for a door can be canceled within 24 hours after the order.', beforeVisit, ['warning']],
  ['Las puertas se pueden cancelar en las 24 horas siguientes al encargo.', inSpanish, ['warning']],
  ['Puede cancelar hasta 24 horas antes.', inSpanish, ['error']],
  ['Cancel within 24 hours of the order.', 'Cancel within 4 hours of the order.', ['error']],
  ['If we cancel within 24 hours, the next visit is half price.', beforeVisit, []],
])('"%s" beside "%s"', (answer, statement, severities) => {
  expect(found(statement, answer)).toEqual(severities)
})
