import { expect, test } from 'vitest'
import { isSamePhone, nationalPhone, phoneFault } from '#src/country/phone.ts'

test.each([
  ['+18015550142', 'US', undefined],
  ['+442079460137', 'GB', undefined],
  // Canada and the United States share a calling code.
  ['+16135550137', 'US', undefined],
  ['+1801555014', 'US', { kind: 'impossible' }],
  ['+34910555013', 'GB', { kind: 'other-country', callingCode: '34' }],
])('%s in %s has the fault %o', (e164, country, fault) => {
  expect(phoneFault(e164, country)).toEqual(fault)
})

test('a number is recognised in the form of its country, and with its calling code', () => {
  expect(isSamePhone('(801) 555-0142', '+18015550142', 'US')).toBe(true)
  expect(isSamePhone('+34 910 55 50 13', '+34910555013', 'ES')).toBe(true)
  expect(isSamePhone('020 7946 0137', '+442079460137', 'GB')).toBe(true)
  expect(isSamePhone('020 7946 0138', '+442079460137', 'GB')).toBe(false)
  expect(isSamePhone('call us', '+442079460137', 'GB')).toBe(false)
})

test('the default form is that of the country', () => {
  expect(nationalPhone('+18015550142')).toBe('(801) 555-0142')
  expect(nationalPhone('+442079460137')).toBe('020 7946 0137')
})
