import { expect, test } from 'vitest'
import { unwrittenIn } from '#generator/core/text/unwritten.ts'

test.each([
  ['Your heading goes here', 'Your heading goes here'],
  ['Add your text here.', 'Add your text here'],
  ['This is a sample page of ours.', 'This is a sample page'],
  ['Añada aquí su texto.', 'Añada aquí su texto'],
  ['Texto de ejemplo: un jardín.', 'Texto de ejemplo'],
  ['Effective: MM-DD-YYYY', 'Effective: MM-DD-YYYY'],
  ['We clean homes in , UT and near it.', 'in ,'],
  ['Welcome to the best crew in .', 'in .'],
  ['Oregon license no. 000000-0000.', 'license no. 000000-0000'],
  ['Enter a meta description of up to 160 characters here.', 'Enter a meta description of up to 160 characters here'],
  ['If left blank, the first paragraph is used.', 'If left blank, the first'],
  ['Heading', 'Heading'],
  ['Untitled Page (Copy 2)', 'Untitled Page (Copy 2)'],
  ['Roof Repair (Copy)', 'Roof Repair (Copy)'],
  ['Paragraph 3', 'Paragraph 3'],
  ['Test test', 'Test test'],
  ['Focus keyword: drain cleaning', 'Focus keyword:'],
  ['nav.services.title', 'nav.services.title'],
])('"%s" is not written', (text, found) => {
  expect(unwrittenIn(text)).toBe(found)
})

test.each([
  'Type your question here.',
  'Write a short description of the room when you book.',
  'Ask for a number such as license 12345.',
  'If empty, the bin goes back to the curb.',
  'Date: MM/DD/YYYY',
  'Title',
  'Name',
  'Date (MM/DD/YYYY)',
  'Test the drain first.',
  'book.gorgedrain.example',
  'house_rules.pdf',
  'Come in, we are open.',
  'Escriba aquí su mensaje.',
  'Imprimimos un texto de prueba.',
  'The paragraph about fees',
  'H2 windows and doors',
])('"%s" may be right', (text) => {
  expect(unwrittenIn(text)).toBeUndefined()
})
