import { expect, test } from 'vitest'
import { fillPlaceholders, mapTexts, placeholders, unknownPlaceholders } from '#generator/load/placeholders.ts'
import { smallSite } from '../../small-site.ts'

const known = new Map([
  ['phone', '(541) 555-0137'],
  ['claim.upfront', 'Price before we start'],
])

test('every occurrence of a placeholder is replaced', () => {
  expect(fillPlaceholders('{phone} or {phone}: {claim.upfront}', known)).toBe(
    '(541) 555-0137 or (541) 555-0137: Price before we start',
  )
})

test('an unknown placeholder is unchanged, and reported', () => {
  expect(fillPlaceholders('Call {fone}', known)).toBe('Call {fone}')
  expect(unknownPlaceholders('Call {fone}, {phone} or {telephone}', known)).toEqual(['fone', 'telephone'])
  expect(unknownPlaceholders('Llame al {teléfono}', known)).toEqual(['teléfono'])
})

test('a placeholder with spaces is reported, because it would be shown as it is written', () => {
  expect(unknownPlaceholders('Call { phone } or {the office}', known)).toEqual([' phone ', 'the office'])
})

test.each(['{}', '{1}'])('%s is not a placeholder', (text) => {
  expect(unknownPlaceholders(text, known)).toEqual([])
})

test('an abbreviation also ends the sentence', () => {
  const address = new Map([['address', 'Calle Luz 4, Celaya, Gto.']])
  expect(fillPlaceholders('Our office is at {address}. We are there.', address)).toBe(
    'Our office is at Calle Luz 4, Celaya, Gto. We are there.',
  )
  expect(fillPlaceholders('From {address}... and {phone}.', new Map([...address, ['phone', '5']]))).toBe(
    'From Calle Luz 4, Celaya, Gto.... and 5.',
  )
})

test('a dollar sign in a value stays a dollar sign', () => {
  expect(fillPlaceholders('{price}', new Map([['price', '$& and $1']]))).toBe('$& and $1')
})

test('mapTexts changes every string, with its path, and nothing else', () => {
  const paths: string[] = []
  const value = { name: 'a', order: 1, indexed: true, image: undefined, links: [{ label: 'b' }] }
  const mapped = mapTexts(value, (text, path) => {
    paths.push(path.join('.'))
    return text.toUpperCase()
  })
  expect(mapped).toEqual({ name: 'A', order: 1, indexed: true, image: undefined, links: [{ label: 'B' }] })
  expect(paths).toEqual(['name', 'links.0.label'])
})

test('contact data, opening hours, counts and claims have placeholders', async () => {
  const { site, messages } = (await smallSite()).manifest
  const values = placeholders(site, { services: 2, counties: 1, cities: 3 }, messages)
  expect(Object.fromEntries(values)).toMatchObject({
    business: 'Gorge Drain & Sewer',
    phone: '(541) 555-0137',
    phoneLink: 'tel:+15415550137',
    textLink: 'sms:+15415550137',
    emailLink: 'mailto:office@gorgedrain.example',
    address: '12 Cannery Row, Hood River, OR 97031',
    hours: 'Monday to Friday, 7:00 AM to 4:30 PM Pacific time',
    'count.services': '2',
    'count.counties': '1',
    'count.cities': '3',
    'claim.upfront': 'Price before we start',
  })
})

test('the support e-mail address defaults to the general one', async () => {
  const { site, messages } = (await smallSite()).manifest
  expect(placeholders(site, { services: 2, counties: 1, cities: 3 }, messages).get('supportEmail')).toBe(
    'office@gorgedrain.example',
  )
})
