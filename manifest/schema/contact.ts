import { z } from 'zod'
import { Line, Name, Slug } from './primitives.ts'

// How customers reach the company or one of its offices.

export const Email = z.email({ message: 'it must be an e-mail address; write it like office@company.example' })

export const Phone = z.strictObject({
  e164: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, { message: 'an E.164 number is + and 7 to 15 digits; write it like +12025550123' })
    .describe('E.164, for `tel:` and `sms:` links and structured data, e.g. `+12025550123`.'),
  display: Name.optional().describe(
    'Display form, e.g. `(202) 555-0123`. Default: the form that is usual in its country.',
  ),
  texts: z
    .boolean()
    .optional()
    .describe(
      'Whether pages have links to send it a text message. Default: unless it is a landline, where numbers say so.',
    ),
})

export type PhoneRecord = z.infer<typeof Phone>

/** A number beside the main one, such as that for emergencies. */
export const PhoneLine = Phone.omit({ texts: true }).extend({
  id: Slug.describe('What it is for, e.g. `emergency`: its name in texts, `{line.emergency}`, and in structured data.'),
})
export type PhoneLineRecord = z.infer<typeof PhoneLine>

/** A postal address without its country. */
export const LocalAddress = z.strictObject({
  street: Name,
  locality: Name,
  region: Name.optional().describe(
    'The state, province or other region as addresses write it, e.g. `UT`; in the United States its USPS code.',
  ),
  regionName: Name.optional().describe(
    'The region in full, e.g. `Utah`. Default: the name that the country gives to `region`.',
  ),
  postalCode: Name.optional().describe('As the country writes it. Required in countries that have postal codes.'),
})

const inRange = (most: number, message: string) => z.number().min(-most, { message }).max(most, { message })
export const Latitude = inRange(90, 'a latitude is from -90 to 90; correct it, or exchange it with the longitude')
export const Longitude = inRange(180, 'a longitude is from -180 to 180; correct it')

/** Coordinates in degrees (WGS 84). */
export const Coordinates = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const openingTime = /^([01]\d|2[0-3]):[0-5]\d$/
const closingTime = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
const time = (form: RegExp) => z.string().regex(form, { error: ({ input }) => timeRule(String(input)) })

function timeRule(text: string): string {
  const form = 'a time has the form HH:MM on the 24-hour clock'
  if (/^(closed|none|-|—)$/i.test(text)) return `${form}; leave out the days without opening hours`
  const [, hour, minute = '00', half = ''] = /^(\d{1,2})(?:[:.h](\d\d))? ?([ap]\.?m\.?)?$/i.exec(text) ?? []
  const hours =
    hour === undefined ? Number.NaN : (half ? Number(hour) % 12 : Number(hour)) + (/^p/i.test(half) ? 12 : 0)
  const meant = `${String(hours).padStart(2, '0')}:${minute}`
  return `${form}; write it like ${openingTime.test(meant) ? meant : '18:00'}, between quotes`
}

/** The latest closing time on the morning after. A later one before the opening time is taken for an exchange of both. */
const latestAfterMidnight = '06:00'

export const Hours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: time(openingTime).describe('24-hour clock, e.g. `08:00`.'),
    closes: time(closingTime).describe(
      '`24:00` is the end of the day; a time up to `06:00` before `opens` is that of the next morning.',
    ),
  })
  .refine(
    ({ opens, closes }) =>
      opens < closes ||
      (closes < opens && closes <= latestAfterMidnight) ||
      !(openingTime.test(opens) && closingTime.test(closes)),
    {
      path: ['closes'],
      error: ({ input }) =>
        `the closing time must be later than the opening time; write ${isMidnight(input) ? '"24:00" for midnight' : 'the later time in closes'}`,
    },
  )

const isMidnight = (hours: unknown) =>
  typeof hours === 'object' && hours !== null && 'closes' in hours && hours.closes === '00:00'

export const OpeningHours = z.strictObject({
  timeZone: Line.refine((name) => !/^[A-Z][A-Za-z]+\/[A-Z]/.test(name), {
    message: 'visitors read it next to the hours; write the name that people use, such as Mountain time',
  })
    .default('')
    .describe(
      'Name that visitors read after the hours, e.g. `Mountain time`. Omit it in a country with a single zone. Nothing is computed with it.',
    ),
  week: z.array(Hours).min(1),
})
