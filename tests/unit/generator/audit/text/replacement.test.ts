import { expect, test } from 'vitest'
import { nationalDigits, otherOrigin, replacement } from '#generator/audit/text/replacement.ts'

test.each([
  ['195 W Broadway, Suite 200', '159 W Broadway, Suite 200', '195 for 159'],
  ['195 W Broadway', '159 W Broadway', '195 for 159'],
  ['Salt Lake City, UT 84110', 'Salt Lake City, UT 84101', '84110 for 84101'],
  ['$149', '199', '149 for 199'],
  ['Deep Cleaning | Salt Brush Cleaning', 'Deep Cleaning | Saltbrush Cleaning', 'salt brush for saltbrush'],
  ['Monday to Friday, 8:00 AM', 'Monday to Friday, 9:00 AM', '8:00 for 9:00'],
])('"%s" in the place of "%s" is %s', (found, wanted, name) => {
  expect(replacement(found, wanted)).toBe(name)
})

test.each([
  ['the same', 'a text', 'A text'],
  ['something left out', 'Open daily', 'Open daily from 8:00'],
  ['another text', 'One of our teams comes', 'We clean on every day of the week'],
])('%s is no replaced value', (_, found, wanted) => {
  expect(replacement(found, wanted)).toBeUndefined()
})

test('a phone number is the same with and without the code of its country', () => {
  expect(nationalDigits('+18015550124')).toBe(nationalDigits('(801) 555-0124'))
})

test.each([
  ['http://localhost:4321/about/', 'origin http://localhost:4321'],
  ['http://www.company.example/#organization', 'origin http://www.company.example'],
  ['https://www.company.example/about/', undefined],
  ['/about/', undefined],
])('the other origin of %s is %s', (url, origin) => {
  expect(otherOrigin(url, 'https://www.company.example')).toBe(origin)
})
