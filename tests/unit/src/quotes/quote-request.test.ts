import { describe, expect, test } from 'vitest'
import { quoteParts } from '#src/quotes/quote-fields.ts'
import { checkQuote, quoteRequest } from '#src/quotes/quote-request.ts'

const today = '2026-11-21'
/** Only the required fields. */
const least = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '(202) 555-0123',
  serviceType: 'drain-cleaning',
  addOnServices: [],
  hasPets: false,
}
const errorsOf = (answers: object) => checkQuote({ ...least, ...answers }, today).errors

test('a request has the 20 fields of the specification, and the form has each once', () => {
  const fields = [
    ...['firstName', 'lastName', 'email', 'phone', 'serviceType', 'address', 'city', 'zipCode', 'squareFootage'],
    ...['bedrooms', 'bathrooms', 'frequency', 'excludedAreas', 'addOnServices', 'hasPets', 'specialInstructions'],
    ...['preferredDate', 'preferredTime', 'urgency', 'message'],
  ]
  expect(Object.keys(quoteRequest(today).shape)).toEqual(fields)
  expect(quoteParts.flatMap((part) => part.fields.map(({ name }) => name)).sort()).toEqual(fields.sort())
})

test('a name, a phone number and the service are enough', () => {
  expect(checkQuote(least, today)).toEqual({ quote: least })
})

test('an e-mail address can replace the phone number', () => {
  const { phone, ...withoutPhone } = least
  expect(checkQuote({ ...withoutPhone, email: 'ada@example.com' }, today).errors).toBeUndefined()
})

test('all missing fields are reported together', () => {
  expect(checkQuote({ addOnServices: [], hasPets: false }, today).errors).toEqual({
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    serviceType: 'Choose a service.',
    email: 'Enter an e-mail address or a phone number, so that we can answer you.',
  })
})

test('a name of spaces is missing', () => {
  expect(errorsOf({ firstName: '  ' })).toEqual({ firstName: 'Enter your first name.' })
})

test('a wrong e-mail address is reported as wrong, not as missing', () => {
  expect(checkQuote({ ...least, phone: undefined, email: 'ada' }, today).errors).toEqual({
    email: 'Enter the full e-mail address, like name@example.com.',
  })
})

test('an unknown field is rejected', () => {
  expect(checkQuote({ ...least, isAdmin: 'true' }, today).quote).toBeUndefined()
})

describe('accepted values and their results', () => {
  test.each([
    ['email', 'ada.byron+home@mail.example.com', 'ada.byron+home@mail.example.com'],
    ['phone', '+44 20 7946 0958', '+44 20 7946 0958'],
    ['phone', '202.555.0123 ext. 4', '202.555.0123 ext. 4'],
    ['zipCode', '97031', '97031'],
    ['zipCode', '97031-1234', '97031-1234'],
    ['squareFootage', '1800', 1800],
    ['squareFootage', '1,800', 1800],
    ['squareFootage', '99', 99],
    ['bedrooms', '0', 0],
    ['bathrooms', '2.5', 2.5],
    ['preferredDate', today, today],
    ['message', 'Line one\nline two', 'Line one\nline two'],
  ] as const)('%s %j', (field, written, value) => {
    expect(checkQuote({ ...least, [field]: written }, today).quote?.[field]).toEqual(value)
  })
})

describe('rejected values', () => {
  test.each([
    ['email', 'ada@', 'Enter the full e-mail address, like name@example.com.'],
    ['email', 'ada@example', 'Enter the full e-mail address, like name@example.com.'],
    ['phone', '555', 'Enter the phone number with its area code, like (202) 555-0123.'],
    ['phone', 'call me', 'Enter the phone number with its area code, like (202) 555-0123.'],
    ['zipCode', '9703', 'Enter the five digits of the ZIP code.'],
    ['squareFootage', 'about 1800', 'Enter a whole number, like 1800.'],
    ['squareFootage', '1,80', 'Enter a whole number, like 1800.'],
    ['bedrooms', '2.5', 'Enter a whole number, like 3.'],
    ['bathrooms', 'two', 'Enter a number, like 2 or 2.5.'],
    ['preferredDate', '2026-11-20', 'This day has passed. Choose today or a later one.'],
    ['preferredDate', 'incomplete', 'Enter the full date.'],
    ['message', 'x'.repeat(2_001), 'This text is too long. Shorten it.'],
  ])('%s %j', (field, written, message) => {
    expect(errorsOf({ [field]: written })).toEqual({ [field]: message })
  })
})
