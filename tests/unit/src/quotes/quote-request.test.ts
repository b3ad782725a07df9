import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { quoteFormOf, quoteTextsOf } from '#src/quote-form.ts'
import type { QuoteForm } from '#src/quotes/quote-form.ts'
import { checkQuote as check, type QuoteAnswers } from '#src/quotes/quote-request.ts'
import { companyEdits } from '../../../support/companies.ts'
import { smallSite } from '../../small-site.ts'

const today = '2026-11-21'
/** The form of the sample company. */
let form: QuoteForm
beforeAll(async () => {
  const write = readFileSync(join(import.meta.dirname, '../../../../manifest/quote.yaml'), 'utf8')
  form = quoteFormOf(
    await smallSite([{ file: 'quote.yaml', write: write.replace(/optionsFrom: addOns/, 'options: [A]') }]),
  )
})
const checkQuote = (answers: QuoteAnswers, now: string) => check(form, answers, now)
/** Only the required fields. */
const least = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '(202) 555-0123',
  serviceType: 'drain-cleaning',
  addOnServices: [],
  hasPets: false,
}
const errorsOf = (answers: QuoteAnswers) => checkQuote({ ...least, ...answers }, today).errors

test('a request has the 20 fields of the specification, and the form has each once', () => {
  const fields = [
    ...['firstName', 'lastName', 'email', 'phone', 'serviceType', 'address', 'city', 'zipCode', 'squareFootage'],
    ...['bedrooms', 'bathrooms', 'frequency', 'excludedAreas', 'addOnServices', 'hasPets', 'specialInstructions'],
    ...['preferredDate', 'preferredTime', 'urgency', 'message'],
  ]
  expect(form.fields.map(({ name }) => name)).toEqual(fields)
  expect(form.parts.flatMap((part) => part.fields).sort()).toEqual(fields.sort())
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
  const { phone, ...withoutPhone } = least
  expect(checkQuote({ ...withoutPhone, email: 'ada' }, today).errors).toEqual({
    email: 'Enter the full e-mail address, like name@example.com.',
  })
})

test('a value of an unknown field is not part of the request', () => {
  expect(checkQuote({ ...least, isAdmin: 'true' }, today)).toEqual({ quote: least })
})

test('a request has its values in the order of quote.yaml', () => {
  const { quote = {} } = checkQuote({ ...least, zipCode: '97031', email: 'ada@example.com' }, today)
  expect(Object.keys(quote)).toEqual([
    ...['firstName', 'lastName', 'email', 'phone', 'serviceType', 'zipCode', 'addOnServices', 'hasPets'],
  ])
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
    ['squareFootage', '1.800', 1800],
    ['bedrooms', '0', 0],
    ['bathrooms', '2,5', 2.5],
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
    ['phone', '555', 'Enter the phone number with its area code, like (541) 555-0123.'],
    ['phone', 'call me', 'Enter the phone number with its area code, like (541) 555-0123.'],
    ['zipCode', '9703', 'Enter the five digits of the ZIP code.'],
    ['squareFootage', 'about 1800', 'Enter a whole number, like 1800.'],
    ['squareFootage', '1,80', 'Enter a whole number, like 1800.'],
    ['bedrooms', '2.5', 'Enter a whole number, like 3.'],
    ['bedrooms', '100', 'Enter a number from 0 to 99.'],
    ['bathrooms', 'two', 'Enter a number, like 2 or 2.5.'],
    ['preferredDate', '2026-11-20', 'This day has passed. Choose today or a later one.'],
    ['preferredDate', 'incomplete', 'Enter the full date.'],
    ['message', 'x'.repeat(2_001), 'This text is too long. Shorten it.'],
  ])('%s %j', (field, written, message) => {
    expect(errorsOf({ [field]: written })).toEqual({ [field]: message })
  })
})

describe('the form of a company that heats', () => {
  const fields = `
fields:
  - { name: email, type: email, label: E-mail, required: true }
  - { name: work, type: select, label: Work, optionsFrom: services, required: true }
  - { name: fuel, type: select, label: Fuel, options: [Gas, Oil], required: true, services: [drain-cleaning] }
  - { name: area, type: number, label: Heated area, unit: m², minimum: 10, step: 0.5 }
  - { name: installed, type: date, label: Installed, past: true }
  - { name: agrees, type: checkbox, label: You may call me, required: true }
`
  const heating = async () => quoteFormOf(await smallSite([{ file: 'quote.yaml', write: fields }]))
  const least = { email: 'ada@example.com', work: 'sewer-inspection', agrees: true }

  test('asks for a field, and sends it, only with the services it is about', async () => {
    expect(check(await heating(), least, today)).toEqual({ quote: least })
    expect(check(await heating(), { ...least, fuel: 'Gas' }, today)).toEqual({ quote: least })
    expect(check(await heating(), { ...least, work: 'drain-cleaning' }, today).errors).toEqual({
      fuel: 'Choose an option for “Fuel”.',
    })
  })

  test('shows the unit of a number with its label', async () => {
    expect((await heating()).fields.find(({ name }) => name === 'area')?.label).toBe('Heated area (m²)')
  })

  test('accepts a day that has passed where the field says so', async () => {
    expect(check(await heating(), { ...least, installed: '1998-05-01' }, today).errors).toBeUndefined()
  })

  test('requires a box to be checked', async () => {
    expect(check(await heating(), { ...least, agrees: false }, today).errors).toEqual({
      agrees: 'Check the box “You may call me”.',
    })
  })

  test('refuses a number that is not a multiple of the step, or out of range', async () => {
    expect(check(await heating(), { ...least, area: '80.25' }, today).errors).toEqual({ area: 'Enter a number.' })
    expect(check(await heating(), { ...least, area: '9' }, today).errors).toEqual({
      area: 'Enter a number from 10 to 999,999.',
    })
  })

  test('has all its fields in one group without parts', async () => {
    expect((await heating()).parts).toEqual([
      { heading: 'Your request', fields: ['email', 'work', 'fuel', 'area', 'installed', 'agrees'] },
    ])
  })
})

test('fields of a company’s own are not introduced by those of the default form', async () => {
  const fields = 'fields: [{ name: email, type: email, label: E-mail, required: true }]'
  const words = { sent: {}, failed: {} }
  const own = await smallSite([{ file: 'quote.yaml', write: fields }])
  expect(quoteTextsOf(own, words).text).toBe('The more you tell us, the closer the price.')
  expect(quoteTextsOf(await smallSite(), words).text).toContain('A name, a way to reach you and the service are enough')
})

test('labels are quoted as in the language of the site', async () => {
  const fields = `
fields:
  - { name: email, type: email, label: Correo, required: true }
  - { name: street, type: text, label: Calle }
  - { name: town, type: text, label: Localidad }
  - { name: agrees, type: checkbox, label: Acepto, required: true }
oneOf: [{ fields: [street, town] }]
`
  const site = await smallSite([...(await companyEdits('comunidad-de-madrid')), { file: 'quote.yaml', write: fields }])
  expect(check(quoteFormOf(site), { email: 'ada@example.com' }, today).errors).toEqual({
    street: 'Complete uno de estos campos: «Calle», «Localidad».',
    agrees: 'Marque la casilla «Acepto».',
  })
})

test('elsewhere than in the United States a postal code may have letters, and the company’s own is the example', async () => {
  const site = await smallSite(await companyEdits('north-yorkshire'))
  const answers = { name: 'Ada', email: 'ada@example.com', serviceType: 'drain-cleaning' }
  expect(check(quoteFormOf(site), { ...answers, postalCode: 'bd16 4dy' }, today).errors).toBeUndefined()
  expect(check(quoteFormOf(site), { ...answers, postalCode: '?' }, today).errors).toEqual({
    postalCode: 'Enter the whole postcode, like BD23 1JD.',
  })
})
