import { expect, test } from 'vitest'
import { answerReader } from '#generator/audit/truth/answer-strays.ts'
import type { Manifest } from '#manifest/schema.ts'

const [pay, areas] = ['Payment is due when the work is done.', 'We work in three counties.']
const manifest = {
  faqs: {
    items: [
      { question: 'When do I pay?', answer: pay },
      { question: 'Where do you work?', answer: areas },
    ],
  },
  guide: {
    steps: [
      { when: 'In March', what: 'Open the valve in the yard.' },
      { when: 'In June', what: 'Flush the heater.' },
    ],
  },
} as unknown as Manifest // no other field is read
const edited = `${pay} Or later.`
const read = answerReader(manifest, (text) => text === edited)
const kinds = (...texts: string[]) => read(texts).map(({ kind, phrase }) => `${kind}: ${phrase}`)

test('an answer under another question is found', () => {
  expect(kinds('When do I pay?', areas, 'Where do you work?', pay)).toEqual([
    'altered: When do I pay?',
    'altered: Where do you work?',
  ])
})

test('a question with two answers is found', () => {
  expect(kinds('When do I pay?', pay, 'When do I pay?', 'At any time.')).toEqual(['slip: When do I pay?'])
})

test('questions in a list before their answers are not a fault', () => {
  expect(kinds('When do I pay?', 'Where do you work?', 'When do I pay?', pay, 'Where do you work?', areas)).toEqual([])
})

test('an answer that was edited has another finding', () => {
  expect(kinds('When do I pay?', edited)).toEqual([])
})

test('another answer than that of the manifest is found', () => {
  const other = 'Please have the whole amount ready in cash.'
  expect(read(['When do I pay?', other])).toEqual([
    { kind: 'altered', slot: 'answer', found: other, wanted: pay, phrase: 'When do I pay?' },
  ])
  expect(kinds('When do I pay?', 'Payment is due in cash, before we begin.')).toEqual(['altered: When do I pay?'])
})

test('what follows a question is no other answer if the page has its answer elsewhere, or if it is a label', () => {
  expect(kinds('When do I pay?', 'All of this is explained in our terms of business.', pay)).toEqual([])
  expect(kinds('When do I pay?', 'See how you can pay us')).toEqual([])
})

test('a step of the guide with another time before it is found', () => {
  expect(read(['In May', 'Open the valve in the yard.', 'In June', 'Flush the heater.'])).toEqual([
    { kind: 'altered', slot: 'text', found: 'In May', wanted: 'In March', phrase: 'In May' },
  ])
  expect(kinds('In June', 'Open the valve in the yard.')).toEqual(['altered: In June'])
})

test('a step after its own time, or at the beginning of a page, is none', () => {
  expect(kinds('In March', 'Open the valve in the yard.', 'In June', 'Flush the heater.')).toEqual([])
  expect(kinds('Open the valve in the yard.')).toEqual([])
})
