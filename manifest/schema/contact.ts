import { z } from 'zod'
import { Line, Name } from './primitives.ts'

// How customers reach the company or one of its offices.

export const Email = z.email({ message: 'it must be an e-mail address; write it like office@company.example' })

export const Phone = z.strictObject({
  /** E.164, for `tel:` and `sms:` links and structured data, e.g. `+12025550123`. */
  e164: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, { message: 'an E.164 number is + and 7 to 15 digits; write it like +12025550123' }),
  /** Display form, e.g. `(202) 555-0123`. Default: the form that is usual in its country. */
  display: Name.optional(),
  /** Whether pages have links to send it a text message. Default: unless it is a landline, where numbers say so. */
  texts: z.boolean().optional(),
})

export type PhoneRecord = z.infer<typeof Phone>

/** A postal address without its country. */
export const LocalAddress = z.strictObject({
  street: Name,
  locality: Name,
  /** The state, province or other region as addresses write it, e.g. `UT`; in the United States its USPS code. */
  region: Name.optional(),
  /** The region in full, e.g. `Utah`. Default: the name that the country gives to `region`. */
  regionName: Name.optional(),
  /** As the country writes it. Required in countries that have postal codes. */
  postalCode: Name.optional(),
})

/** Coordinates in degrees (WGS 84). */
export const Coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  message: 'a time has the form HH:MM on the 24-hour clock; write it like 18:00, between quotes',
})

const closingTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  message: 'a time has the form HH:MM on the 24-hour clock; write it like 18:00, between quotes',
})

/** The latest closing time on the morning after. A later one before the opening time is taken for an exchange of both. */
const latestAfterMidnight = '06:00'

export const Hours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    /** 24-hour clock, e.g. `08:00`. */
    opens: time,
    /** `24:00` is the end of the day; a time up to `06:00` before `opens` is that of the next morning. */
    closes: closingTime,
  })
  .refine(({ opens, closes }) => opens < closes || (closes < opens && closes <= latestAfterMidnight), {
    message: 'the closing time must be later than the opening time; write the later time in closes',
    path: ['closes'],
  })

export const OpeningHours = z.strictObject({
  /** Display name, e.g. `Mountain time`. */
  timeZone: Line,
  week: z.array(Hours).min(1),
})
