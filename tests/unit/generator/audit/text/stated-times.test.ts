import { expect, test } from 'vitest'
import { dayReader } from '#generator/audit/text/days-with-times.ts'
import { otherTimes } from '#generator/audit/text/stated-times.ts'
import { smallSite } from '../../../small-site.ts'

const { manifest } = await smallSite()
const { hours } = manifest.site
/** Hours of an office on the days of the company. */
const ofOffice: typeof hours = {
  ...hours,
  week: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '15:00' }],
}
const phrases = [{ days: 'Monday to Friday, ', times: ['7:00 AM to 4:30 PM'] }]
const foundIn = (text: string) => otherTimes(text, phrases, dayReader([hours, ofOffice], manifest))

test.each([
  'Open Monday to Friday, 7:00 AM to 4:30 PM.',
  'Open Monday to Friday, 7 a.m. to 4.30 p.m.',
  'The office in Odell is open Monday to Friday, 9 a.m. to 3 p.m. Come in.',
])('right hours: %s', (text) => {
  expect(foundIn(text)).toEqual([])
})

test('Each row of days with other times is found', () => {
  expect(
    foundIn('Open Monday to Friday, 7:00 AM to 6:30 PM; by phone Monday to Friday, 8 to 6; closed later.'),
  ).toEqual(['Monday to Friday, 7:00 AM to 6:30 PM', 'Monday to Friday, 8 to 6'])
})
