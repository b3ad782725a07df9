import { expect, test } from 'vitest'
import { checkSample, isFictitious } from '#generator/load/facts/company/sample.ts'

test.each(['+18015550142', '+441632960123', '+441134960123', '+441914980123', '+442079460123', '+447700900123'])(
  '%s is a number for fiction',
  (number) => expect(isFictitious(number)).toBe(true),
)

test.each(['+18015550242', '+441423496013', '+441914960123', '+442079461234', '+34910123456'])(
  '%s may be that of a company',
  (number) => expect(isFictitious(number)).toBe(false),
)

test('invented numbers of an office and of a county are named with their files', () => {
  const file = (name: string, value: object) => ({
    value,
    file: { path: name, shown: name },
    locate: () => ({ file: name, line: 1, column: 1 }),
  })
  const business = {
    phone: { e164: '+12765550242' },
    lines: [],
    email: 'office@brook-roofs.com',
    address: { street: '4 Mill Lane' },
    name: 'Brook Roofs',
  }
  const phone = { e164: '+12765550187' }
  const folders = {
    offices: [file('offices/holt.yaml', { phone, email: 'holt@brook.example', address: { street: '8 High Street' } })],
    counties: [file('counties/avon.yaml', { phone })],
  }
  const site = { ...file('site.yaml', {}), value: { business, origin: 'https://brook-roofs.com', embeds: {} } }
  const sources = { site, records: { documents: {}, folders } } as unknown as Parameters<typeof checkSample>[0] // what it reads
  expect(checkSample(sources).map(({ what, severity }) => [severity, what])).toEqual([
    [
      'error',
      'business.sample is not true, but these values are invented: phone.e164 of offices/holt.yaml "+12765550187", email of offices/holt.yaml "holt@brook.example", phone.e164 of counties/avon.yaml "+12765550187".',
    ],
  ])
})
