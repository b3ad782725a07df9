import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkAnswers } from '#generator/load/facts/hours/answers.ts'

const other = 'Bring a list of what matters most, and put it near the door.'

function isFound(question: string, answer = other): boolean {
  const at = { file: 'faqs.yaml', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text: '' }
  const faqs = { slug: 'faqs', at, locate: () => at, file, value: [{ question, answer }] }
  return (
    checkAnswers({ records: { language: { tag: 'en' }, documents: { faqs } } } as unknown as FactSources).length > 0
  )
}

test.each([
  'Can I cancel a visit?',
  'How do I cancel or reschedule?',
  'What is your cancellation policy?',
  'What if I need to cancel?',
  'Is there a fee to cancel?',
  'Do you charge a late cancellation fee?',
  'What is the late cancel fee?',
  'Can the visit be canceled on the same day?',
  'What happens if my cleaning is cancelled?',
  'How long before the visit can I cancel?',
  'When can you cancel a job?',
  'May the crew cancel because of rain?',
  'Will my insurer cancel me, and may I cancel the job then?',
  'How often should it be done?',
])('the answer to "%s" has nothing of it', (question) => {
  expect(isFound(question)).toBe(true)
})

test.each([
  'Will my insurer cancel me if I file a claim?',
  'Can the insurance company cancel my policy?',
  'Could my homeowners insurance be canceled because of an old roof?',
  'Do insurers ever cancel after one claim?',
  'What if the city cancels the permit?',
  'What do I do when the bank has canceled my loan?',
  'Can I cancel my insurance when the roof is new?',
  'Will the insurance company cancel me?',
  'Does a claim cancel my warranty?',
  'What if our airline canceled the flight?',
  'Does the HOA cancel the contract?',
  'Do you sell noise-canceling windows?',
  'Do two slopes cancel out?',
])('"%s" asks nothing about a cancellation by a customer', (question) => {
  expect(isFound(question)).toBe(false)
})

test('an answer with a word of the question is its answer', () => {
  expect(isFound('Can I cancel a visit?', 'Yes, with a call by noon.')).toBe(false)
  expect(isFound('Can I cancel a visit?', 'Until we have ordered material, yes.')).toBe(false)
  expect(isFound('How do I cancel?', 'Until we have ordered material, yes.')).toBe(true)
})

test('a question that is an answer, with an answer that is a question', () => {
  expect(isFound('Windows all year, if it is warm enough.', 'Do you work in winter?')).toBe(true)
  expect(isFound('Do you work in winter?', 'Why not?')).toBe(false)
  expect(isFound('Winter work', 'Windows all year. Anything else?')).toBe(false)
})
