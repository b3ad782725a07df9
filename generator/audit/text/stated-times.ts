import type { Manifest } from '#manifest/schema.ts'
import { literal } from '../../core/text/literal.ts'
import type { DayReader } from './days-with-times.ts'

/** The first days of the hours as pages write them, and the times that may follow: `Monday to Friday, `, `8:00 AM to 6:00 PM`. */
export type Phrase = { days: string; times: string[] }

/**
 * The days of the hours with times that do not belong to them.
 * @param reader reads times in other formats: `Monday to Friday, 8 a.m. to 6 p.m.`
 */
export function otherTimes(content: string, phrases: readonly Phrase[], reader: DayReader): string[] {
  const found: string[] = []
  for (const { days, times } of phrases)
    for (const after of textsAfter(content, days)) {
      if (!/^\d/.test(after) || times.some((each) => after.startsWith(each))) continue
      const [row = ''] = reader.pattern.exec(days + after) ?? []
      if (reader.daysOf(row.trimEnd()) !== undefined) continue
      const near = after.slice(0, longest)
      found.push(days + (twoTimes.exec(near)?.[0] ?? near).trim())
    }
  return found
}

const twoTimes = /^[^<;]*?\d[^<;]*?\d[\d:. ]*(?:[AaPp]\.?[Mm])?(?:[^<;]*?\d[\d:. ]*(?:[AaPp]\.?[Mm])?)?/

/** The hours with the name of another time zone after them: `8:00 AM to 6:00 PM Pacific time`. */
export function otherZone(
  content: string,
  phrases: readonly Phrase[],
  hours: readonly Manifest['site']['hours'][],
): string | undefined {
  const zones = hours.flatMap(({ timeZone }) => timeZone || [])
  if (zones.length === 0) return undefined
  for (const { days, times } of phrases)
    for (const after of textsAfter(content, days)) {
      const right = times.find((each) => after.startsWith(`${each} `))
      const rest = right === undefined ? '' : after.slice(right.length + 1)
      if (rest === '' || zones.some((zone) => rest.startsWith(zone))) continue
      const other = zones.map((zone) => zoneLike(zone, rest)).find((each) => each !== undefined)
      if (other !== undefined) return `${days}${right} ${other}`
    }
  return undefined
}

/** Another zone at the start of a text, in the form of a known one: its last word after another first word, or an abbreviation. */
function zoneLike(zone: string, text: string): string | undefined {
  const [first = '', ...others] = zone.split(' ')
  const last = others.at(-1)
  if (last === undefined) return /^[A-Z]{2,5}$/.test(zone) ? /^[A-Z]{2,5}(?![\w-])/.exec(text)?.[0] : undefined
  const [found] = new RegExp(`^(?:\\p{Lu}[\\p{L}-]+ ){1,3}${literal(last)}(?!\\p{L})`, 'u').exec(text) ?? []
  return found?.startsWith(first) ? undefined : found
}

/** What follows each occurrence of a phrase. */
function* textsAfter(content: string, phrase: string): Generator<string> {
  for (let at = content.indexOf(phrase); at >= 0; at = content.indexOf(phrase, at + 1)) {
    const start = at + phrase.length
    yield content.slice(start, start + longest + longestZone)
  }
}

/** Characters of two times with the words between them. */
const longest = 30
const longestZone = 40
