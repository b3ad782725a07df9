import { boundedMemo } from '../../../core/bounded-memo.ts'
import type { Coordinates } from '../../../core/known-place.ts'
import { nearest } from '../../../core/suggest.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isAllDay } from './opening-weeks.ts'

/** Hours of a day that a company of this size is open at most, and at least. */
const longestDay = 18
const shortestDay = 1
/** A longer day is a mistake: its closing time is on the 12-hour clock. */
const surelyTooLong = 20

type OfficeHours = {
  /** `site`, or an office with hours of its own. */
  record: Located<unknown>
  hours: FactSources['site']['value']['hours']
  coordinates: Coordinates
}

/** Opening hours that contradict each other, and a time zone that is not that of the office. */
export function checkHours(sources: FactSources): Fact[] {
  const { hours, business } = sources.site.value
  const others = sources.records.folders.offices.flatMap((record) => {
    const { hours: own, coordinates = business.coordinates } = record.value
    return own ? [{ record, hours: own, coordinates }] : []
  })
  const offices = [{ record: sources.site, hours, coordinates: business.coordinates }, ...others]
  const closings = new Set(offices.flatMap((office) => office.hours.week.map(({ closes }) => closes)))
  return offices.flatMap((office) => [...checkWeek(office, closings), ...checkTimeZone(office, sources)])
}

function checkWeek({ record, hours: { week } }: OfficeHours, closings: ReadonlySet<string>): Fact[] {
  const first = new Map<string, number>()
  return week.flatMap(({ days, opens, closes }, index) => {
    const path = ['hours', 'week', index]
    const twice = days.flatMap((day, position) => {
      const other = first.get(day)
      first.set(day, other ?? index)
      if (other === undefined) return []
      const { opens: from, closes: to } = week[other] ?? { opens, closes }
      // Two times of one day, with a break between them, are not a mistake.
      if (other !== index && (to < opens || closes < from)) return []
      return [
        fact(record, [...path, 'days', position], {
          code: 'day-twice',
          what: `${day} is listed twice${other === index ? '' : `: ${from} to ${to}, and ${opens} to ${closes}`}.`,
          fix: 'Remove one of the two.',
        }),
      ]
    })
    const pastMidnight = closes < opens ? 24 : 0
    const length = minutes(closes) / 60 - minutes(opens) / 60 + pastMidnight
    if (isAllDay({ opens, closes }) || (length <= longestDay && length >= shortestDay)) return twice
    // 06:00 for 18:00, at which the company closes elsewhere.
    const meant = twelveLater(closes)
    const isSure = meant > opens && (closings.has(meant) || length > surelyTooLong)
    return [
      ...twice,
      fact(record, [...path, 'closes'], {
        code: 'hours-implausible',
        severity: isSure ? 'error' : 'warning',
        what: `The company would be open ${Number(length.toFixed(1))} hours a day, from ${opens} to ${closes}.`,
        fix: isSure ? `Write "${meant}".` : 'Check both times; they are on the 24-hour clock.',
      }),
    ]
  })
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const twelveLater = (time: string) => `${(Number(time.slice(0, 2)) + 12) % 24}`.padStart(2, '0') + time.slice(2)

/** Zones by the names that people use for them, where they have such names. Source: metazones of the Unicode CLDR. */
const namedZones: Readonly<Record<string, string>> = {
  'Eastern Time': 'America/New_York',
  'Central Time': 'America/Chicago',
  'Mountain Time': 'America/Denver',
  'Pacific Time': 'America/Los_Angeles',
  'Alaska Time': 'America/Anchorage',
  'Hawaii-Aleutian Time': 'Pacific/Honolulu',
  'Atlantic Time': 'America/Halifax',
  'Newfoundland Time': 'America/St_Johns',
}
/** Zones that one of the two countries with these names does not have. */
const zonesOfOne: Readonly<Record<string, string>> = {
  'Alaska Time': 'US',
  'Hawaii-Aleutian Time': 'US',
  'Atlantic Time': 'CA',
  'Newfoundland Time': 'CA',
}

/**
 * Whether a country has a zone by one of these names, so that another zone of the country with a word of the name, such as that
 * of Saskatchewan, is not meant by it. Puerto Rico's is the Atlantic Time of the United States.
 */
const hasZone = (country: string, name: string) =>
  zonesOfOne[name] === undefined ? country === 'US' || country === 'CA' : zonesOfOne[name] === country

function checkTimeZone({ record, hours, coordinates }: OfficeHours, { records, site, gazetteer }: FactSources): Fact[] {
  const { language } = records
  const { timeZone } = hours
  const path = ['hours', 'timeZone']
  if (timeZone === '') return []
  if (/^[A-Z]\w+\/\w+/.test(timeZone) && !zones().includes(timeZone))
    return [unknownZone({ record, path, timeZone, known: zones() })]
  const [nearestPlace] = gazetteer?.near(coordinates, 1, 80) ?? []
  if (!nearestPlace || !language.tag.startsWith('en')) return []
  if (timeZone.includes('/')) {
    if (offsetsOf(timeZone) === offsetsOf(nearestPlace.timeZone)) return []
    return [wrongZone({ record, path, timeZone, own: nearestPlace.timeZone })]
  }
  // Arizona has Mountain Standard Time in summer too, which is not the Mountain Time of Denver.
  if (timeZone.toLowerCase() === genericName(nearestPlace.timeZone).toLowerCase()) return []
  const names = Object.keys(namedZones)
  const plain = genericForm(timeZone)
  const meant = names.find((name) => genericForm(name) === plain)
  if (meant !== undefined) {
    if (offsetsOf(namedZones[meant] ?? '') === offsetsOf(nearestPlace.timeZone)) return []
    const ownWords = genericForm(genericName(nearestPlace.timeZone)).split(' ')
    if (!hasZone(site.value.business.address.country, meant) && ownWords.includes(plain)) return []
    return [wrongZone({ record, path, timeZone, own: genericName(nearestPlace.timeZone) })]
  }
  const isMisspelt = nearest(plain, names.map(genericForm)) !== undefined
  return isMisspelt ? [unknownZone({ record, path, timeZone, known: names })] : []
}

/** `mountain` of `Mountain Standard Time`, `Mountain time` and `Mountain`. */
const genericForm = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(standard|daylight)\b/g, '')
    .replace(/\btime\b.*/, '')
    .replace(/\s+/g, ' ')
    .trim()

const zones = () => Intl.supportedValuesOf('timeZone')

/** `Central Time` of `America/Chicago` */
export function genericName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(someDay)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** A day in the present: in 1970, Detroit and Phoenix had the same time. */
const someDay = Date.UTC(2026, 0, 15)

/** The offsets from UTC in winter and summer, which are the same for two names of one zone. */
export const offsetsOf = boundedMemo(100, (timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return [someDay, Date.UTC(2026, 6, 15)]
    .map((day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
})

type Zone = { record: Located<unknown>; path: string[]; timeZone: string }

function unknownZone({ record, path, timeZone, known }: Zone & { known: readonly string[] }): Fact {
  const near = nearest(timeZone, known)
  return fact(record, path, {
    code: 'unknown-time-zone',
    what: `There is no time zone "${timeZone}".`,
    fix: near === undefined ? 'Correct the name.' : `Did you mean "${near}"?`,
  })
}

function wrongZone({ record, path, timeZone, own }: Zone & { own: string }): Fact {
  return fact(record, path, {
    code: 'time-zone-elsewhere',
    what: `hours.timeZone is "${timeZone}", but the office is in the zone "${own}".`,
    fix: `Write "${own}", or correct the coordinates.`,
  })
}
