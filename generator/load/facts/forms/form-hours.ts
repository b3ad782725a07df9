import { type Fact, type FactSources, fact } from '../fact.ts'
import { isAllDay, openingWeeks } from '../hours/opening-weeks.ts'

/** A field that asks when the company may come, and one that asks for the time of something else. */
const ofVisit = /prefer|visit|appointment|time slot|cita/i
const ofOther = /event|party|guest|check|evento|fiesta/i
const beyondHours = /emergenc|urgen|after[- ]hours/i

/** Choices without a time that are within no hours of a day. */
const atNight = /\b(?:overnight|night|midnight|before dawn)\b|(?<!\p{L})(?:de noche|madrugada)(?!\p{L})/iu

const clockTime = /\b(\d{1,2})(?::(\d\d))?\s?([ap])\.?m\b|\b([01]?\d|2[0-3]):(\d\d)\b/gi

/** `After 8 PM` among the times of the quote form, of a company that is closed then. */
export function checkFormHours(sources: FactSources): Fact[] {
  const { quote } = sources.records.documents
  const days = openingWeeks(sources).flat()
  // With the hours of a night, any time may be within.
  if (!quote || days.length === 0 || days.some((day) => isAllDay(day) || day.closes < day.opens)) return []
  const opens = days.map((day) => day.opens).sort()[0] ?? ''
  const closes =
    days
      .map((day) => day.closes)
      .sort()
      .at(-1) ?? ''
  return quote.value.fields.flatMap((field, index) => {
    const about = `${field.name} ${field.label}`
    if (!('options' in field) || !ofVisit.test(about) || ofOther.test(about)) return []
    return (field.options ?? []).flatMap((option, at): Fact[] => {
      const isLate = atNight.test(option) || timesIn(option).some((each) => each < opens || each > closes)
      if (!isLate || beyondHours.test(option)) return []
      const what = `The field "${field.label}" has the choice "${option}", but the company is open from ${opens} to ${closes}.`
      const fix = 'Write a time within the hours, or correct the hours of site.yaml.'
      const path = ['fields', index, 'options', at]
      return [fact(quote, path, { code: 'hours-in-text-differ', severity: 'warning', what, fix })]
    })
  })
}

/** `20:00` for `8 PM`. */
function timesIn(text: string): string[] {
  return [...text.matchAll(clockTime)].map(([, hour, minute = '00', half = '', onDay = '', minuteOfDay = '']) =>
    hour === undefined
      ? `${onDay.padStart(2, '0')}:${minuteOfDay}`
      : `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`,
  )
}
