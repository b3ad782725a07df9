import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkExchangedLabels } from '#generator/load/facts/writing/exchanged-labels.ts'

const at = { file: 'pages/page.md', line: 1, column: 1 }
const recordOf = (value: unknown) => ({
  slug: 'page',
  at,
  locate: () => at,
  file: { path: at.file, shown: at.file, text: '' },
  value,
})

function found(page: object, documents: object = {}): string[] {
  const records = { folders: { pages: [recordOf(page)] }, documents, language: { tag: 'en-US' } }
  return checkExchangedLabels({ records } as unknown as FactSources).map(({ what }) => what) // what the check reads
}

const legend = (standard: string, addon: string, none = 'Not part of this service') => ({
  screen: 'checklist',
  legend: { standard, addon, none },
  taskHeading: 'Task',
  addOnsHeading: 'Extra Tasks',
})

test.each<[name: string, page: object]>([
  ['levels', legend('Available as an add-on', 'Included in the service')],
  ['levels in other words', legend('Extra, for a fee', 'Always part of the visit')],
  ['levels with none', legend('Not offered', 'An extra', 'Included')],
  ['levels in Spanish', legend('Servicio adicional', 'Incluido')],
  ['headings of the table', { ...legend('Included', 'Extra'), taskHeading: 'Add-Ons', addOnsHeading: 'Task' }],
  [
    'outcomes of a form',
    { screen: 'contact', quote: { sent: { title: 'Your request could not be sent' }, failed: { title: 'Thank you' } } },
  ],
  [
    'messages of a missing page',
    {
      screen: 'not-found',
      service: { heading: 'We Do Not Know This Town' },
      location: { heading: 'We Do Not Have This Service' },
      county: { heading: 'We Do Not Know This County' },
    },
  ],
  ['headings of a service', { screen: 'services', service: { features: 'Our Price', price: 'What Is Included' } }],
  [
    'headings of a place',
    {
      screen: 'service-areas',
      city: { services: 'Nearby Towns', nearby: 'Services in {city}', testimonials: 'Reviews' },
    },
  ],
])('two labels are exchanged: %s', (_, page) => {
  expect(found(page)).toHaveLength(1)
})

test.each<[name: string, page: object]>([
  ['levels', legend('Included in the service', 'Available as an add-on')],
  ['a level at no extra cost', legend('Included at no extra cost', 'Not included, but available')],
  ['levels with signs', legend('Yes', 'Ask us', 'No')],
  ['levels of a price', legend('In the price', 'At a price', 'On request')],
  ['one level with the words of another one', legend('Included, with extras', 'Extra', 'Never included')],
  [
    'outcomes of a form',
    { screen: 'contact', quote: { sent: { title: 'Thank you' }, failed: { title: 'It was not sent. Try again' } } },
  ],
  [
    'messages of a missing page',
    {
      screen: 'not-found',
      service: { heading: 'No Such Service in Our Towns' },
      location: { heading: 'This Town Is Not in Our Service Area' },
      county: { heading: 'No Services in This County Yet' },
    },
  ],
  ['headings of a service', { screen: 'services', service: { features: 'What the Price Includes', price: 'Price' } }],
  [
    'headings of a place',
    { screen: 'service-areas', city: { services: 'What We Do Nearby', nearby: 'More Towns With Our Services' } },
  ],
])('the labels are those of their keys: %s', (_, page) => {
  expect(found(page)).toEqual([])
})

const form = (first: string, second: string) => ({
  quote: recordOf({
    fields: [
      { type: 'email', label: first },
      { type: 'phone', label: second },
    ],
  }),
})
const columns = (first: string, second: string) => ({
  checklist: recordOf({
    serviceTypes: [
      { id: 'moveIn', label: first },
      { id: 'deep', label: second },
    ],
  }),
})

test('fields of a form and columns of the checklist', () => {
  const page = { screen: 'about' }
  expect(found(page, form('Phone', 'E-mail'))).toHaveLength(1)
  expect(found(page, form('E-mail', 'Phone'))).toEqual([])
  expect(found(page, form('How we write to you', 'E-mail or phone'))).toEqual([])
  expect(found(page, columns('Deep Clean', 'Move-In'))).toHaveLength(1)
  expect(found(page, columns('Move-In', 'Deep Clean'))).toEqual([])
  expect(found(page, columns('Before the Boxes', 'Thorough'))).toEqual([])
})
