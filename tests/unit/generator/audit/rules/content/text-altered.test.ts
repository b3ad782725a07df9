import { expect, test } from 'vitest'
import { textAltered } from '#generator/audit/rules/content/text-altered.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const altered = (found: string, wanted: string) =>
  findingsOf(textAltered, {
    pages: [{ path: '/a/', strays: [{ kind: 'altered', slot: 'H2', found, wanted, phrase: found }] }],
  })

test('another number than that of the manifest is an error', () => {
  expect(altered('35%', '25%')).toMatchObject([{ severity: 'error' }])
})

test('other words are a warning', () => {
  expect(altered('the fee', 'a charge')).toMatchObject([{ severity: 'warning' }])
  expect(altered('24 hours', 'one day')).toMatchObject([{ severity: 'warning' }])
})

test.each([
  ['', 'not'],
  ['Share', 'Never share'],
  ['We share', 'We do not share'],
  ['never', ''],
  ['We don’t charge', 'We charge'],
])('"%s" for "%s" says the contrary, and is an error', (found, wanted) => {
  expect(altered(found, wanted)).toMatchObject([{ severity: 'error' }])
})

test('words in another language are an error', () => {
  const spanish = 'Le informamos de los daños y de los objetos perdidos'
  expect(altered(spanish, 'Damage and lost items are reported')).toMatchObject([{ severity: 'error' }])
  expect(altered('Lost keys found near Casa de la Paz', 'Lost items are reported')).toMatchObject([
    { severity: 'warning' },
  ])
})

test('the same words in another order are an error', () => {
  expect(
    altered('from Holt in the east to Ashby in the west', 'from Ashby in the west to Holt in the east'),
  ).toMatchObject([{ severity: 'error' }])
})

test.each([
  ['We never share', 'We do not share'],
  ['from Holt in the east', 'from Ashby in the west'],
  ['please', ''],
])('"%s" for "%s" is a warning', (found, wanted) => {
  expect(altered(found, wanted)).toMatchObject([{ severity: 'warning' }])
})

test.each([
  ['in April', 'in March'],
  ['on Tuesdays', 'on Mondays'],
  ['Ashby Tiles', 'Town Drains'],
  ['Town Drains', 'Ashby Tiles'],
  ['Ashby Tiles', 'Ashby Roofs'],
  ['Weber State,', 'Utah Valley,'],
  ['weeks.', 'months.'],
])('another day, month, name, unit or company is an error: "%s" for "%s"', (found, wanted) => {
  expect(altered(found, wanted)).toMatchObject([{ severity: 'error' }])
})

test.each([
  ['early in March', 'in March'],
  ['on a march', 'on a walk'],
  ['Certainly', 'Of course'],
  ['hours of rain', 'a day of rain'],
  ['Town Drains comes', 'The crew of Town Drains comes'],
])('the same one, or none, is a warning: "%s" for "%s"', (found, wanted) => {
  expect(altered(found, wanted)).toMatchObject([{ severity: 'warning' }])
})
