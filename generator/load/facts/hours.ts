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

/** Zones that names such as `Mountain time` stand for, in the countries whose zones have names. */
const named = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
]

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
  const names = named.map((zone) => ({ zone, name: genericName(zone) }))
  const own = genericName(nearestPlace.timeZone)
  const plain = genericForm(timeZone)
  const meant = names.find(({ name }) => genericForm(name) === plain)
  if (meant)
    return offsets(meant.zone) === offsets(nearestPlace.timeZone) ? [] : [wrongZone({ site, path, timeZone, own })]
  const near = nearest(
    plain,
    names.map(({ name }) => genericForm(name)),
  )
  return near === undefined ? [] : [unknownZone({ site, path, timeZone, known: names.map(({ name }) => name) })]
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
function offsets(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]
    .map((day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
}

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
