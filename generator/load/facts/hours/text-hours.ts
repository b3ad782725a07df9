import { hourNames, timesInDigits } from '../../../core/text/clock-times.ts'
import { wholeNumberOf } from '../../../core/text/number-words.ts'
import { workers } from '../../../core/text/workers.ts'
import { hasNumberOfOther } from '../company/text-contact.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, isEnglish, textsOf } from '../texts.ts'
import { isAboutSomeDays } from './exceptional-days.ts'
import { dayNames, isAllDay, openingWeeks } from './opening-weeks.ts'
import { ownWords, sentencesOnHours } from './site-hours.ts'
import { namesWorkday, wrongWorkday } from './workday.ts'

/** Texts about the opening hours that differ from those of site.yaml, of an office or of a county. English alone. */
export function checkTextHours(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { site, records } = sources
  const ofCompany = openOf(openingWeeks(sources))
  const ofOffices = new Map<unknown, Open>(
    records.folders.offices.map((office) => [office, openOf([(office.value.hours ?? site.value.hours).week])]),
  )
  const ofPlaces = [...records.folders.counties, ...records.folders.cities].flatMap((record) => textsOf(record))
  const texts = [
    ...companyAndServiceTexts(sources).map((field) => ({
      field,
      isOnHours: patterns.some((pattern) => pattern.test(field.text)),
    })),
    ...ofPlaces.map((field) => ({ field, isOnHours: ourHours.test(field.text) })),
  ]
  const found = texts.flatMap(({ field, isOnHours }) =>
    isOnHours || namesWorkday(field.text)
      ? sentencesOnHours(field.text, ownWords(sources)).flatMap((sentence) => {
          if (hasNumberOfOther(sentence, sources) || asksForEmergency(field.text, sentence)) return []
          const open = ofOffices.get(field.record) ?? ofCompany
          const { text, asWritten } = timesInDigits(sentence)
          const wrong =
            (isOnHours ? wrongHours(text, open) : undefined) ??
            (isAboutSomeDays(sentence) ? undefined : wrongWorkday(text, open))
          const words = wrong && asWritten(wrong)
          if (words === undefined) return []
          return [
            fact(
              field.record,
              field.path,
              {
                code: 'hours-in-text-differ',
                severity: aboutAllDay.test(sentence) ? 'warning' : 'error',
                what: `The text says "${words}", but ${ofOffices.has(field.record) ? 'the hours of the office' : 'hours in site.yaml'} say otherwise.`,
                fix: 'Write {hours} in the text, or correct it.',
              },
              words,
            ),
          ]
        })
      : [],
  )
  // Several texts that say the same are right.
  const [first, ...others] = found
  const said = new Set(found.map(({ words = '' }) => timesIn(words)))
  const isSame = said.size === 1 || (isInMany(found) && found.every(({ words = '' }) => !/\d/.test(words)))
  if (!first || others.length === 0 || !isSame) return found
  const words = first.words ?? 'otherwise'
  const agreed = fact(site, ['hours', 'week'], {
    code: 'hours-in-text-differ',
    what:
      said.size === 1
        ? `${found.length} texts say "${words}", but the hours do not.`
        : `${found.length} texts name other days than the hours. The first says "${words}".`,
    fix: `Correct the hours, or the texts: ${first.at.file}:${first.at.line} is the first.`,
  })
  return [{ ...agreed, words }]
}

/** Whether enough records name other days to show that the hours are wrong, and not they. */
const isInMany = (found: readonly Fact[]) => new Set(found.map(({ record }) => record)).size >= fewestRecords
const fewestRecords = 3

/**
 * The times of a sentence in one form: `8:00 AM to 6 pm` and `from eight to six` are the same. Of a time alone, or the second
 * of two, the half of the day is the second. A sentence without times is itself.
 */
function timesIn(sentence: string): string {
  const found = [...sentence.matchAll(clockTime)]
  const times = found.map(([, hour, minute = '00', word, half], at) => {
    const value = hour === undefined ? wholeNumberOf(word ?? '') : Number(hour)
    return `${value}:${minute} ${half?.toLowerCase() ?? (at < found.length - 1 ? 'a' : 'p')}`
  })
  return times.length === 0 ? sentence : times.join()
}

const clockTime =
  /\b(?:(\d{1,2})(?::(\d\d))?(?!\d|\/)|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?![a-z]*\s(?:hours|days)\b)(?:\s*([ap])\.?m\b)?/gi

type Open = {
  week: readonly { opens: string; closes: string }[]
  /** `08:00 18:00` */
  spans: ReadonlySet<string>
  starts: ReadonlySet<string>
  ends: ReadonlySet<string>
  days: ReadonlySet<string>
  /** Days on which all offices are open: one of them may be closed on another day. */
  everywhere: ReadonlySet<string>
  /** `Monday Friday`: the first and last day of days in a row. */
  runs: ReadonlySet<string>
  isAllDay: boolean
}

function openOf(weeks: ReturnType<typeof openingWeeks>): Open {
  const week = weeks.flat()
  return {
    week,
    spans: new Set(week.map(({ opens, closes }) => `${opens} ${onClock(closes)}`)),
    starts: new Set(week.map(({ opens }) => opens)),
    ends: new Set(week.map(({ closes }) => onClock(closes))),
    days: new Set(week.flatMap(({ days }) => days)),
    everywhere: new Set(
      dayNames.filter((day) => weeks.every((each) => each.some(({ days }) => days.some((name) => name === day)))),
    ),
    runs: new Set(
      weeks.flatMap((each) => [...each.map(({ days }) => days), each.flatMap(({ days }) => days)].map(runOf)),
    ),
    isAllDay: week.some(isAllDay),
  }
}

const runOf = (days: readonly string[]) => {
  const sorted = dayNames.filter((day) => days.includes(day))
  return `${sorted[0]} ${sorted.at(-1)}`
}

/** A sentence about the hours of the company, not about those of a visit. */
const about =
  /\b(?:we(?:['’]re| are)(?: \w+)? (?:open|closed|available)|(?:office|phones?|phone lines|lines) (?:is|are)(?: \w+)? (?:open|closed|staffed|answered)|our hours|business hours|office hours|opening hours|we answer the phone|answers? (?:the|our) phones?|(?:our|the) (?:yard|shop|showroom|workshop|warehouse|depot|branch|counter|studio|salon|clinic) (?:(?:is|are)(?: \w+)? (?:open|closed|staffed)|opens|closes)|(?:the|our) office (?:opens|closes)|we keep (?:the|our) (?:office|shop|showroom|workshop|yard)(?: (?:at|on|in) [^.;]{1,40}?)? open)\b/i

/** A part of the company may be open for less of the day: `the counter is open from 8 AM to 5 PM` of a company that drives at night. */
const ofPart =
  /\b(?:our|the) (?:yard|shop|showroom|workshop|warehouse|depot|branch|counter|studio|salon|clinic) (?:is|are|opens|closes)\b/i

/** Whether a span, such as `08:00 17:00`, lies within the hours of a day. */
const isWithin =
  ({ week }: Open) =>
  (span: string): boolean => {
    const [from = '', to = ''] = span.split(' ')
    return from < to && week.some(({ opens, closes }) => opens <= from && to <= closes)
  }

/** When someone answers: `We answer Monday to Friday, 8 AM to 5 PM`. `Guests reach us at 4 PM` names no days. */
const aboutAnswers =
  /\b(?:we(?:['’]ll| will)? (?:answer|pick up|reply|are (?:here|there|in))|we['’]re (?:here|there|in)|(?:reach|call|phone|text|ring) (?:us|our office|the office))\b/i

/** The same with the days: `We work Monday to Friday`. On which days crews drive, mow or visit is a matter of their routes. */
const aboutDays = new RegExp(
  `\\b(?:we|our ${workers}|customers|clients) (?:(?:can|may|are|will) )?(?:work|operate|book|available|at work)\\b`,
  'i',
)

/** `We work from 7 AM to 6 PM`: the whole day, while a visit is something that crews come for. */
const aboutWork = new RegExp(
  `\\bwe (?:(?:can|are|will) )?(?:work|operate|at work|available)(?: (?:daily|every day|all week|seven days a week))?,? (?:from|between) (?:\\d|(?:${hourNames}) (?:to|until|in the morning))`,
  'i',
)

/** `24/7 support`, `round-the-clock service`. A company may also sell that, as one that watches alarms does, beside the hours of its office. */
const aboutAllDay =
  /\b(?:24\/7|24 hours a day|a?round[- ]the[- ]clock),? (?:(?:customer|local|live|friendly|fast) )?(?:service|support|help|availability|hotline)\b/i

const hour = `(\\d{1,2}|${hourNames})`
/** `Our hours run from eight to six`, also in the text of a place: the first in the morning, the last in the afternoon. */
const ourHours = new RegExp(
  [
    '\\b(?:our hours(?: (?:run|are|go))?|(?<=^|[.;] )hours (?:run|are|go)) (?:from|between)',
    ` ${hour}(?: AM| in the morning)? (?:to|until|and) ${hour}(?: PM| in the (?:afternoon|evening))?\\b(?!:|\\s*[ap]\\.?m)`,
  ].join(''),
  'i',
)

/** When the phone is answered: `call {phone}, every day from 8 AM to 6 PM`. */
const aboutPhone =
  /\b(?:call|text|phone)\b[^.]*\{phone\}[^.]*\b(?:from|daily|every day|weekdays|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/i

const time = '(\\d{1,2})(?:[:.](\\d\\d))?\\s*([ap])?\\.?m?\\.?'
const span = new RegExp(
  `\\b${time}\\s*(?:to|until|till|–|-|and)\\s*(\\d{1,2})(?:[:.](\\d\\d))?\\s*([ap])(?:\\.m\\.|\\.?m\\b)`,
  'i',
)
const start = /\bopens at\s+(\d{1,2})(?:[:.](\d\d))?\s*([ap])(?:\.m\.|\.?m\b)/i
const end = /\b(?:until|till|closes at)\s+(\d{1,2})(?:[:.](\d\d))?\s*([ap])(?:\.m\.|\.?m\b)/i
const run = new RegExp(`\\b(${dayNames.join('|')})s?\\s*(?:through|thru|to|–|-)\\s*(${dayNames.join('|')})s?\\b`)
/** `Call {phone}, on Sundays too` */
const onDays = new RegExp(`\\b(?:on|at) ((?:${dayNames.join('|')})s?|weekends)\\b`)
/** `We are also open on Saturdays` */
const openOnDays = new RegExp(`\\bopen (?:also |too |even )?(?:on|at) (?:(?:${dayNames.join('|')})s?|weekends)\\b`)
const closed = new RegExp(`\\bclosed (?:on )?(?:all )?((?:${dayNames.join('|')})s?|weekends)\\b`, 'i')

/** `Closed on Sundays.` and `Open Monday to Friday, 8 AM to 5 PM.`, as a sentence of its own. */
const alone = new RegExp(
  `(?:^|[.!?;]\\s)(?:closed|open) (?:on )?(?:all )?(?:(?:${dayNames.join('|')})s?|weekends|weekdays|daily|every day)\\b`,
  'i',
)

/** What a text of the company on its hours has one of. */
const patterns = [about, aboutAnswers, aboutDays, aboutWork, aboutPhone, aboutAllDay, ourHours, onDays, alone]

function wrongHours(sentence: string, open: Open): string | undefined {
  const [ourWords, firstHour = '', lastHour = ''] = ourHours.exec(sentence) ?? []
  if (ourWords !== undefined) {
    const [opens, closes] = [clock(wholeNumberOf(firstHour), '00', 'a'), clock(wholeNumberOf(lastHour), '00', 'p')]
    return open.spans.has(`${opens} ${closes}`) ? undefined : ourWords
  }
  if ((open.isAllDay && planned.test(sentence)) || isAboutSomeDays(sentence)) return undefined
  const clauses = sentence.split(clauseStart).filter((clause) => isAbout(clause) && !isBeside(clause))
  return wrongTimes(clauses.join(' '), open, beyondHours.test(sentence))
}

const isAbout = (clause: string): boolean =>
  about.test(clause) ||
  alone.test(clause) ||
  aboutWork.test(clause) ||
  aboutPhone.test(clause) ||
  aboutAllDay.test(clause) ||
  (clause.includes('{phone}') && onDays.test(clause)) ||
  ((aboutDays.test(clause) || aboutAnswers.test(clause)) && run.test(clause))

/** Before a clause with a subject of its own: `The office is closed, but the line for leaks is answered until 9 PM`. */
const clauseStart =
  /[;—] |, (?:and|or|so) (?=(?:the|our|an?|we|you|they|some\w+|one)\b)|,? (?:but|while|whereas|though|although) (?=(?:the|our|an?|we|you|they|some\w+|one)\b)|,? or (?=\{line\.)/

/** What is answered or done beside the opening hours, and says until when. */
const forEmergencies =
  /\b(?:lock(?:ed)?[- ]?outs?|emergencies|emergency (?:lines?|phones?|numbers?|hotlines?|calls?|services?|crews?|teams?|jobs?|repairs?|visits?|work)|urgent|on[- ]call|after[- ]hours|outside (?:of )?(?:office|business|opening) hours)\b/i

/** `Closed on Mondays?`, to those who have a shop: a question of its own. */
const asksOthers = /^(?:closed|open)\b[^.!]*\?$/i

/** `or {line.emergency} on Sundays`: what is answered beside the opening hours. */
const isBeside = (clause: string): boolean =>
  asksOthers.test(clause) || forEmergencies.test(clause) || (clause.includes('{line.') && !clause.includes('{phone}'))

/** `Locked out? Call {phone}, every day from 7 AM to 11 PM`: a question just before it that is about an emergency. */
function asksForEmergency(text: string, sentence: string): boolean {
  const [question] = /[^.!?\n]*\?\s*$/.exec(text.slice(0, Math.max(0, text.indexOf(sentence)))) ?? []
  return question !== undefined && forEmergencies.test(question)
}

/**
 * @param sentence without the clauses that are not about the hours of the company.
 * @param isBeyondHours whether it also names what is answered while the company is closed.
 */
function wrongTimes(sentence: string, open: Open, isBeyondHours: boolean): string | undefined {
  const [spanWords, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = span.exec(sentence) ?? []
  if (spanWords !== undefined) {
    const closes = clock(toHour, toMinute, toHalf)
    // "8 to 6 PM" begins in the morning.
    const opens = [fromHalf ?? 'a', fromHalf ?? 'p'].map((half) => `${clock(fromHour, fromMinute, half)} ${closes}`)
    if (!opens.some((each) => open.spans.has(each)) && !(ofPart.test(sentence) && opens.some(isWithin(open))))
      return spanWords
  } else {
    const [words, hour, minute, half] = end.exec(sentence) ?? []
    if (words !== undefined && !open.ends.has(clock(hour, minute, half))) return words
    const [opening, startHour, startMinute, startHalf] = start.exec(sentence) ?? []
    if (opening !== undefined && !open.starts.has(clock(startHour, startMinute, startHalf))) return opening
  }
  const [runWords, first, last] = run.exec(sentence) ?? []
  if (runWords !== undefined && !open.runs.has(`${first} ${last}`)) return runWords
  const isOpen = sentence.includes('{phone}') || (openOnDays.test(sentence) && !planned.test(sentence))
  const [openOn, openDay = ''] = (runWords === undefined && isOpen && onDays.exec(sentence)) || []
  const named = /^weekend/i.test(openDay) ? ['Saturday', 'Sunday'] : [openDay.replace(/s$/, '')]
  if (
    openOn !== undefined &&
    !/\b(?:not?|closed|except|never|messages?|voice ?mail|answering machine)\b/i.test(sentence) &&
    !named.some((each) => open.days.has(each))
  )
    return openOn
  const [closedWords, day = ''] = closed.exec(sentence) ?? []
  const days = /^weekend/i.test(day) ? ['Saturday', 'Sunday'] : [day.replace(/s$/, '')]
  if (closedWords !== undefined && days.some((each) => open.everywhere.has(each))) return closedWords
  const [always] = allDay.exec(sentence) ?? []
  return open.isAllDay || isBeyondHours || phoneAllDay.test(sentence) ? undefined : always
}

const hoursOfDay = '(?:24\\/7|a?round[- ]the[- ]clock|24 hours a day|day and night)(?!\\w)'
const allDay = new RegExp(`\\b${hoursOfDay}`, 'i')
/** A phone that is answered all day is no office that is open: `That phone is answered around the clock`. */
const phoneAllDay = new RegExp(
  `\\b(?:phones?|(?:phone )?lines?|hotlines?|calls) (?:is|are|gets?) (?:\\w+ )?(?:on|open|staffed|answered|picked up|taken)\\b[^.,;:]*(?:, )?\\b${hoursOfDay}`,
  'i',
)

/** A company that is always open has days for these: `For scheduled visits, we are available Monday to Saturday`. */
const planned = /\b(?:scheduled|planned|routine|non-emergency|estimates?|appointments?)\b/i

/** What a company also answers while it is closed: `We are available 24/7 for emergencies`. */
const beyondHours =
  /\b(?:emergenc(?:y|ies)|urgent|dispatch\w*|on[- ]call|after[- ]hours|outside (?:of )?(?:office|business|opening) hours)\b/i

/** The end of a day is midnight on a clock. */
const onClock = (closes: string) => (closes === '24:00' ? '00:00' : closes)

function clock(hour: string | number = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
