import type { Contact, Manifest } from '#manifest/schema.ts'
import { contactOf } from '#src/contact.ts'
import { hoursInSentence, hoursText, upperFirst, weekdays } from '#src/format.ts'
import { lastMinute } from '#src/head/json-ld/business.ts'
import { kept } from '#src/kept.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { HtmlScan } from '../../../core/html/scan-html.ts'
import { literal } from '../../../core/text/literal.ts'
import { languageWords } from '../../language/language-words.ts'
import type { Issue, WholePageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses } from '../../structured-data/nodes.ts'
import { type DayReader, dayName, dayNames, dayReader, daysWithTimes } from '../../text/days-with-times.ts'
import { wrongOpenTimes } from '../../text/open-times.ts'
import { replacement } from '../../text/replacement.ts'
import { otherTimes, otherZone, type Phrase } from '../../text/stated-times.ts'

/** Opening hours other than those of the company. */
export const hoursDiffer: WholePageRule = {
  code: 'hours-differ',
  scope: 'whole-page',
  title: 'Untrue opening hours',
  severity: 'error',
  why: 'Customers come or call when no one is there. Maps and search engines show the hours of the structured data.',
  how: 'Times of openingHoursSpecification of the business in structured data must be those of site.yaml, or of the office that serves the place, and so must its days, of which none may be missing. In the text, header and footer included, days with times, also in other common formats, must be a part of its hours, or a text of the manifest; in a header or footer, they must be all of them. The times must not be in another time zone. A company that closes is not open "24/7", one that has a day off is not open "7 days a week", no text says that it is open until another time than that of any day, no open day is one that it is "closed on", and no day off one that it is "open on", unless a text of the manifest says so.',
  fix: 'Write the hours as in site.yaml. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  *check(page, { manifest }): Generator<Issue> {
    const rightful = statedHours(manifest, contactOf(manifest, page.params))
    const isOpen = () => `but the company is open ${hoursText({ manifest }, rightful.hours)}.`
    for (const node of localBusinesses(page)) {
      const stated = listOf(node.openingHoursSpecification).filter(isNode).flatMap(statedSpans)
      const wrong = stated.find((span) => timed.test(span) && !rightful.spans.has(span))
      const missing = wrong === undefined ? missingSpan(stated, rightful) : undefined
      if (wrong !== undefined || missing !== undefined)
        yield {
          what: `The structured data {pages} ${wrong === undefined ? `leaves out the hours ${missing}` : `gives the hours ${wrong}`}, ${isOpen()}`,
          cause: wrong ?? `without ${missing}`,
          subject: 'hours',
        }
    }
    const own = page.own.contentParts.some(namesTime(manifest)) ? wrongHours(page.own, rightful) : []
    for (const found of [own, ...page.parts.map(({ scan }) => wrongInPart(scan, rightful))])
      for (const { phrase, ...more } of found)
        yield {
          what: `The text {pages} says "${phrase}", ${isOpen()}`,
          phrase,
          cause: phrase,
          replaced: replacement(phrase, hoursText({ manifest }, rightful.hours)),
          ...more,
        }
  },
}

/** A day that structured data with hours leaves out. A page about the whole company may give those of any office. */
function missingSpan(stated: readonly string[], { all }: StatedHours): string | undefined {
  if (stated.length === 0 || !stated.every((span) => timed.test(span))) return undefined
  const missing = all.map(({ week }) => week.flatMap(spansOf).find((span) => !stated.includes(span)))
  return missing.includes(undefined) ? undefined : missing[0]
}

type Hours = Manifest['site']['hours']
type Weekday = Hours['week'][number]['days'][number]

/** A day with its times: `Monday 08:00–18:00`. */
const spansOf = ({ days, opens, closes }: Hours['week'][number]) =>
  days.map((day) => `${day} ${opens}–${lastMinute(closes)}`)

/** `business-recommended` reports times in another format. */
const timed = /\d\d:\d\d–\d\d:\d\d$/

function statedSpans({ dayOfWeek, opens, closes }: JsonLdNode): string[] {
  const time = (value: unknown) => String(value).slice(0, 'HH:MM'.length)
  return listOf(dayOfWeek).map((day) => `${String(day).replace(/^.*\//, '')} ${time(opens)}–${time(closes)}`)
}

/** What the pages of one contact, or of the whole company, may say of hours. */
type StatedHours = {
  hours: Hours
  /** With those of offices on a page of the whole company. */
  all: readonly Hours[]
  /** Those of the company and of all offices: a footer may be the same on the pages of each. */
  every: readonly Hours[]
  spans: ReadonlySet<string>
  phrases: readonly Phrase[]
  /** Other days with times in the format of the site. */
  others: DayReader
  /** What is said of a company that never closes, or has no day off, and is not true of this one. */
  never: readonly string[]
  /** What says from when to when it is open, on days that it does not name. */
  openTimes: RegExp
  /** What says that it is closed on an open day, or open on a day off. */
  otherDays: RegExp | undefined
  /** What was found in shared parts. */
  inParts: WeakMap<HtmlScan, WrongHours[]>
}

const statedHours = kept((manifest: Manifest, contact: Contact | undefined): StatedHours => {
  const { hours } = contact ?? manifest.site
  const all = contact ? [hours] : [hours, ...manifest.contacts.map((each) => each.hours)]
  return {
    hours,
    all,
    every: [manifest.site.hours, ...manifest.contacts.map((each) => each.hours)],
    spans: new Set(all.flatMap(({ week }) => week.flatMap(spansOf))),
    phrases: phrasesOf(all, manifest),
    others: dayReader(all, manifest),
    never: [
      ...(all.some(isAlwaysOpen) ? [] : languageWords(manifest).alwaysOpen),
      ...(all.some(isOpenEveryDay) ? [] : languageWords(manifest).everyDay),
    ],
    openTimes: languageWords(manifest).openTimes,
    otherDays: otherDaysIn(all, manifest),
    inParts: new WeakMap(),
  }
})

/**
 * Days with all times that may follow them. The name of the first day begins with a capital at the start of a text, in
 * languages other than English too.
 */
function phrasesOf(all: readonly Hours[], manifest: Manifest): Phrase[] {
  // A company that closes at noon has several times on the same days.
  const firstSpans = all.flatMap(({ week }) => week.filter(({ days }) => days.join() === week[0]?.days.join()))
  const written = firstSpans.map((span) => {
    const text = hoursInSentence({ manifest }, { week: [span], timeZone: '' })
    const start = text.search(/\d/)
    return { days: text.slice(0, start), times: text.slice(start) }
  })
  const spellings = new Set(written.flatMap(({ days }) => [days, upperFirst(days)]))
  return Array.from(spellings, (days) => ({
    days,
    times: written.flatMap((each) => (upperFirst(each.days) === upperFirst(days) ? each.times : [])),
  })).filter(({ days }) => days !== '')
}

/** Whether hours have every day from midnight to midnight. Without hours, nothing is known. */
const isAlwaysOpen = ({ week }: Hours) =>
  week.length === 0 ||
  weekdays.every((day) =>
    week.some(
      ({ days, opens, closes }) => days.includes(day) && opens === '00:00' && /^(?:24:00|23:5\d|00:00)$/.test(closes),
    ),
  )

const isOpenEveryDay = ({ week }: Hours) =>
  week.length === 0 || weekdays.every((day) => week.some(({ days }) => days.includes(day)))

/** Days at the end of their clause: "closed on Sunday afternoons" says less. */
function otherDaysIn(all: readonly Hours[], manifest: Manifest): RegExp | undefined {
  if (all.some(({ week }) => week.length === 0)) return undefined
  const { closedOn, openOn, afterDay, afterOpenDay } = languageWords(manifest)
  const isOpen =
    (day: Weekday) =>
    ({ week }: Hours) =>
      week.some(({ days }) => days.includes(day))
  const nameOf = (day: Weekday) => literal(dayName(day, manifest))
  const open = weekdays.filter((day) => all.every(isOpen(day))).map(nameOf)
  const off = weekdays.filter((day) => !all.some(isOpen(day))).map(nameOf)
  const end = '$|[.,;:!?)<](?! \\p{Lu}\\p{Ll}+ \\d)'
  const before = (words: string) => `(?=${end}| (?:${words})(?!\\p{L}))`
  const parts = [
    ...(open.length > 0 ? [`${closedOn}(?:${open.join('|')})s?${before(afterDay)}`] : []),
    // Open for some hours of a day off is open, closed for some of an open day is not closed.
    ...(off.length > 0 ? [`${openOn}(?:${off.join('|')})s?${before(`${afterDay}|${afterOpenDay}`)}`] : []),
  ]
  return parts.length === 0 ? undefined : new RegExp(`\\b(?:${parts.join('|')})`, 'gu')
}

/** Whether a part of a content has the name of a day, or says that a company never closes. Any hours do. */
const namesTime = kept((manifest: Manifest) => {
  const { alwaysOpen, everyDay, openTimes } = languageWords(manifest)
  const signs = [...dayNames(manifest), ...alwaysOpen, ...everyDay]
  return perText((text) => signs.some((sign) => text.includes(sign)) || text.search(openTimes) >= 0)
})

/** Words about hours that are wrong, or that are unless a text of the manifest has them. */
type WrongHours = { phrase: string; isRightIfWritten?: true }

function wrongInPart(scan: HtmlScan, rightful: StatedHours): WrongHours[] {
  const known = rightful.inParts.get(scan)
  if (known) return known
  const wrong = wrongHours(scan, rightful)
  const found = wrong.length > 0 ? wrong : incompleteHours(scan, rightful)
  rightful.inParts.set(scan, found)
  return found
}

/** The first hours of a header or footer, if its hours together leave out an open day. A text may be about some days alone. */
function incompleteHours({ content }: HtmlScan, { every, others }: StatedHours): WrongHours[] {
  const stated = daysWithTimes(content, others)
  const [first] = stated
  const days = new Set(stated.flatMap(({ phrase }) => others.daysOf(phrase) ?? []))
  const isWhole = every.some(({ week }) => week.every((span) => span.days.every((day) => days.has(day))))
  return first === undefined || isWhole ? [] : [{ phrase: first.phrase, isRightIfWritten: true }]
}

/** Whether hours of several days begin like those of the company and end on an earlier day: they seem to be all of them. */
function isCutShort(days: readonly Weekday[], spans: readonly Hours['week'][number][]): boolean {
  const [first] = days
  const isOf = (span: Hours['week'][number]) => days.every((day) => span.days.includes(day))
  const own = spans.filter((span) => isOf(span) && span.days[0] === first)
  return days.length > 2 && own.length > 0 && own.every((span) => span.days.length > days.length)
}

/** Hours that begin with the same days, and go on with other times than any of the phrases; or with other days. */
function wrongHours({ content, text }: HtmlScan, rightful: StatedHours): WrongHours[] {
  const { phrases, every, others, never, openTimes, otherDays } = rightful
  const wrongZone = otherZone(content, phrases, every)
  if (wrongZone !== undefined) return [{ phrase: wrongZone }]
  // Two texts, one after the other, may read like it: `Services: 7`, `Days a week on the phone: 6`.
  const isSaid = (phrase: string) => content.includes(phrase) && text.some((block) => block.includes(phrase))
  const found = new Set(never.filter(isSaid))
  if (otherDays) for (const [phrase] of content.matchAll(otherDays)) found.add(phrase)
  const spans = every.flatMap(({ week }) => week)
  for (const phrase of wrongOpenTimes(content, spans, { pattern: openTimes, names: others.names }))
    if (![...found].some((each) => phrase.includes(each))) found.add(phrase)
  let end = 0
  for (const { at, phrase } of daysWithTimes(content, others)) {
    // The second day of a row is not a start.
    if (at < end) continue
    end = at + phrase.length
    const days = others.daysOf(phrase)
    if (!days || isCutShort(days, spans)) found.add(phrase)
  }
  for (const phrase of otherTimes(content, phrases, others))
    if (![...found].some((each) => phrase.includes(each) || each.includes(phrase))) found.add(phrase)
  // `validate` reads the texts of the manifest, which may have the hours of another office, or of a town hall.
  return Array.from(found, (phrase) => ({ phrase, isRightIfWritten: true }))
}
