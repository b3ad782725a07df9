import { boundedMemo } from '../../core/bounded-memo.ts'
import { nearest } from '../../core/suggest.ts'
import { type Fact, type FactSources, fact } from './fact.ts'

/** Hours of a day that a company of this size is open at most, and at least. */
const longestDay = 18
const shortestDay = 1

/** Opening hours that contradict each other, and a time zone that is not that of the office. */
export function checkHours(sources: FactSources): Fact[] {
  return [...checkWeek(sources), ...checkTimeZone(sources)]
}

function checkWeek({ site }: FactSources): Fact[] {
  const first = new Map<string, number>()
  return site.value.hours.week.flatMap(({ days, opens, closes }, index) => {
    const path = ['hours', 'week', index]
    const twice = days.flatMap((day, position) => {
      const other = first.get(day)
      first.set(day, other ?? index)
      if (other === undefined) return []
      const { opens: from, closes: to } = site.value.hours.week[other] ?? { opens, closes }
      // Two times of one day, with a break between them, are no mistake.
      if (other !== index && (to < opens || closes < from)) return []
      return [
        fact(site, [...path, 'days', position], {
          code: 'day-twice',
          what: `${day} is listed twice${other === index ? '' : `: ${from} to ${to}, and ${opens} to ${closes}`}.`,
          fix: 'Remove one of the two.',
        }),
      ]
    })
    const hours = minutes(closes) / 60 - minutes(opens) / 60
    const isAllDay = opens === '00:00' && closes >= '23:55'
    if (isAllDay || (hours <= longestDay && hours >= shortestDay)) return twice
    return [
      ...twice,
      fact(site, [...path, 'closes'], {
        code: 'hours-implausible',
        severity: 'warning',
        what: `The company would be open ${Number(hours.toFixed(1))} hours a day, from ${opens} to ${closes}.`,
        fix: 'Check both times; they are on the 24-hour clock.',
      }),
    ]
  })
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

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

function checkTimeZone({ records, site, gazetteer }: FactSources): Fact[] {
  const { hours, business } = site.value
  const { language } = records
  const { timeZone } = hours
  const path = ['hours', 'timeZone']
  if (/^[A-Z]\w+\/\w+/.test(timeZone) && !zones().includes(timeZone))
    return [unknownZone({ site, path, timeZone, known: zones() })]
  const [nearestPlace] = gazetteer?.near(business.coordinates, 1, 80) ?? []
  if (!nearestPlace || !language.tag.startsWith('en')) return []
  if (timeZone.includes('/')) {
    if (offsets(timeZone) === offsets(nearestPlace.timeZone)) return []
    return [wrongZone({ site, path, timeZone, own: nearestPlace.timeZone })]
  }
  const names = Object.keys(namedZones)
  const plain = genericForm(timeZone)
  const meant = names.find((name) => genericForm(name) === plain)
  if (meant !== undefined) {
    if (offsets(namedZones[meant] ?? '') === offsets(nearestPlace.timeZone)) return []
    return [wrongZone({ site, path, timeZone, own: genericName(nearestPlace.timeZone) })]
  }
  const isMisspelt = nearest(plain, names.map(genericForm)) !== undefined
  return isMisspelt ? [unknownZone({ site, path, timeZone, known: names })] : []
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

function genericName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The difference to UTC in winter and summer: two names of one zone have the same. */
const offsets = boundedMemo(100, (timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]
    .map((day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
})

type Zone = { site: FactSources['site']; path: string[]; timeZone: string }

function unknownZone({ site, path, timeZone, known }: Zone & { known: readonly string[] }): Fact {
  const near = nearest(timeZone, known)
  return fact(site, path, {
    code: 'unknown-time-zone',
    what: `There is no time zone "${timeZone}".`,
    fix: near === undefined ? 'Correct the name.' : `Did you mean "${near}"?`,
  })
}

function wrongZone({ site, path, timeZone, own }: Zone & { own: string }): Fact {
  return fact(site, path, {
    code: 'time-zone-elsewhere',
    what: `hours.timeZone is "${timeZone}", but the office is in the zone "${own}".`,
    fix: `Write "${own}", or correct business.coordinates.`,
  })
}
