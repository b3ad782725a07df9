import { wholeNumberOf } from '../../../core/text/number-words.ts'
import { workers } from '../../../core/text/workers.ts'
import { hasNumberOfOther } from '../company/text-contact.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { companyAndServiceTexts, isEnglish, sentencesOf, textsOf } from '../texts.ts'
import { isAboutSomeDays } from './exceptional-days.ts'
import { isHoursOfPast, isOfOtherHouse } from './hours-of-others.ts'
import { dayNames, openingWeeks } from './opening-weeks.ts'
import { ownWords } from './site-hours.ts'

const day = `(?:${dayNames.join('|')})`
const days = `((?:the )?weekends?|${day}s?(?: (?:and|or) ${day}s?)?)`
/** Verbs of work, which may have a few words after them: `do not come out to the lake on Sundays`. */
const verbs =
  '(?:(?:work|come|visit|clean|mow|paint|install|repair|treat|wash|operate|go out|serve)(?: [\\w’]+){0,4}?|book|schedule|send (?:anyone|crews?|someone)|offer (?:visits|appointments|work|service)|take (?:bookings|appointments|jobs)|make visits|do (?:visits|jobs|work))'
const not = "(?:do not|don[’']t|never|cannot|can[’']t|will not|won[’']t)"

/** `Monday to Friday only`, `only on weekdays`: its groups are the first and last day, if they are named. */
const onlyOn = new RegExp(
  [
    `\\b(${day})s? (?:to|through|thru|until|–|-) (${day})s? only\\b`,
    `\\bonly (?:from |on |between )?(${day})s? (?:to|through|thru|until|and|–|-) (${day})s?\\b`,
    '\\b(?:weekdays|working days|business days|workdays) only\\b',
    '\\bonly (?:on |during )?(?:weekdays|working days|business days|workdays)\\b',
  ].join('|'),
)
/** `We do not work on Sundays`, `no weekend visits`, `any day except Sunday`: the days are in one of its groups. */
const notOn = new RegExp(
  [
    `\\b(?:we|our ${workers}|(?:the|our) (?:crew|team)) ${not} ${verbs} (?:on|at|over|during) ${days}`,
    `\\b(?:we|our ${workers}|(?:the|our) office) (?:are|is) (?:closed|off|not available|unavailable|not open) (?:on |at |over |during |all )*${days}`,
    `\\bwe (?:close|rest|are closed) (?:on |at |over )${days}`,
    `\\bno ((?:week-?end|${day})) (?:visits|work|appointments|services?|jobs|bookings|hours)\\b`,
    `\\bwe [^.;]{0,60}\\b(?:any|every) day (?:of the week )?(?:except|but|apart from) (?:on )?${days}`,
  ].join('|'),
  'i',
)
/** `We work Monday through Saturday`, in the text of a place. The days on which crews come there are those of a route. */
const workOn = new RegExp(
  `\\b(?:[Ww]e|[Oo]ur ${workers}) (?:work|operate|are (?:available|open))(?: here)?,? (?:from )?(Monday)s? (?:to|through|thru|–|-) (${day})s?\\b`,
)
/** What says when the company is open. Any other sentence says when its crews come, mow or drive. */
const ofHours =
  /\b(?:open|closed?|rest|work|operate|available|unavailable|hours|office|book|bookings|schedule|appointments?)\b/i
/** `We work seven days a week`, of a company with a day off. */
const onAll =
  /\b(?:we|our hours|our office|our crews)\b[^.;]{0,40}\b(?:(?:seven|7) days a week|every day of the week|any day of the week|365 days a year)\b(?!,? \(?(?:but|except|save|apart from|other than) (?:on |for )?(?:Sun|Satur|Fri|Mon)days?\b)/i
const hour = '(\\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)'
/** `hours between eight and six on any day`, the first in the morning, the last in the afternoon. */
const between = new RegExp(
  `\\bhours (?:between|from) ${hour} (?:and|to|until) ${hour}(?:,? (?:on )?(?:any|every|all|each|weekdays|${day}|seven))`,
)

/** What is done on some days alone, and whose rules or days these are. */
const ofOthers =
  /\b(?:ordinances?|bye?-?laws?|association|HOA|landlords?|noise|quiet|permits?|inspect\w*|deliver\w*|haul\w*|schools?|church\w*|rules?|building|managers?|city hall|courthouse|markets?|museums?|lifts?|elevators?|emergenc\w+|urgent\w*|on[- ]call|after[- ]hours|phones?|calls?|messages?|unless|if|request|arrange\w*|estimates?|office staff|customers who|some|most)\b|\?$/i
const ofCompany = /\b(?:we|our|us|hours|visits|appointments)\b/i

/** `We take turnovers from Thursday to Saturday only`: one kind of work, or the days of a route. */
const ofOneWork =
  /\b[Ww]e (?:(?:also|only) )?(?:take|do|run|offer|schedule|book|make) (?:(?:our|the|most|all) )?(?!(?:visits?|jobs?|work|bookings?|appointments?|calls?|customers?|services?|cleanings?|repairs?|on|from|only|any|no|[A-Z])\b)\p{Ll}+s\b/u

/** Days and hours in texts of the company, its services and its places on which it works by other hours. English alone. */
export function checkTextDays(sources: FactSources, found: readonly Fact[]): Fact[] {
  const weeks = openingWeeks(sources)
  if (!isEnglish(sources) || weeks.flat().length === 0) return []
  // Hours that all texts contradict are wrong themselves.
  if (found.some(({ record }) => record === 'site')) return []
  const isOpenOn = (name: string) => weeks.every((week) => week.some(({ days }) => days.some((each) => each === name)))
  const open = new Set(dayNames.filter(isOpenOn))
  const whole = new Set([...open].filter((name) => weeks.every((week) => isWhole(week, name))))
  const isEveryDay = weeks.some((week) => new Set(week.flatMap(({ days }) => days)).size === dayNames.length)
  const hours = new Set(weeks.flat().map(({ opens, closes }) => `${opens} ${closes}`))
  const { counties, cities, traits } = sources.records.folders
  const places = [...counties, ...cities, ...traits].flatMap((record) => textsOf(record))
  const ofPlaces = new Set(places)
  const known = new Set(found.map(lineOf))
  return [...companyAndServiceTexts(sources), ...places].flatMap((field) => {
    if (!/days?\b|week|\bhours (?:between|from)/.test(field.text)) return []
    for (const sentence of sentencesOf(field.text)) {
      const words =
        wrongDays(sentence, ofHours.test(sentence) ? open : whole, isEveryDay) ??
        (ofPlaces.has(field) ? wrongInPlace(sentence, open, hours) : undefined)
      if (words === undefined || !ofCompany.test(sentence) || ofOthers.test(sentence.replace(words, ''))) continue
      if (
        ofOneWork.test(sentence) ||
        isAboutSomeDays(sentence) ||
        isHoursOfPast(sentence) ||
        isOfOtherHouse(sentence, ownWords(sources))
      )
        continue
      if (hasNumberOfOther(sentence, sources)) continue
      const what = `The text says "${words}", but hours in site.yaml say otherwise.`
      const fix = 'Correct the text, or write {hours} in it.'
      const each = fact(
        field.record,
        field.path,
        { code: 'hours-in-text-differ', severity: 'warning', what, fix },
        words,
      )
      return known.has(lineOf(each)) ? [] : [each]
    }
    return []
  })
}

type Week = ReturnType<typeof openingWeeks>[number]

/** Whether the office is open on a day for as long as on any other: on a short Saturday, it may be open for calls alone. */
const isWhole = (week: Week, name: string): boolean =>
  minutesOn(week, name) === Math.max(...dayNames.map((each) => minutesOn(week, each)))

const minutesOn = (week: Week, name: string): number =>
  week
    .filter(({ days }) => days.some((each) => each === name))
    .reduce((sum, { opens, closes }) => sum + minutesAt(closes) - minutesAt(opens), 0)

const minutesAt = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Words that exclude a day on which the company is open, or include one on which it is closed. */
function wrongDays(sentence: string, open: ReadonlySet<string>, isEveryDay: boolean): string | undefined {
  const [only, ...ends] = onlyOn.exec(sentence) ?? []
  if (only !== undefined) {
    const [first = 'Monday', last = 'Friday'] = ends.filter((each) => each !== undefined)
    const named = daysBetween(first, last)
    if ([...open].some((each) => !named.includes(each))) return only
  }
  const [not, ...groups] = notOn.exec(sentence) ?? []
  const closed = groups.find((each) => each !== undefined)
  if (not !== undefined && closed !== undefined && daysIn(closed).some((each) => open.has(each))) return not
  const [all] = onAll.exec(sentence) ?? []
  return all !== undefined && !isEveryDay ? all : undefined
}

/** The same in the text of a place, whose hours no other check reads. */
function wrongInPlace(sentence: string, open: ReadonlySet<string>, hours: ReadonlySet<string>): string | undefined {
  const [run, first = '', last = ''] = workOn.exec(sentence) ?? []
  if (run !== undefined) {
    const named = daysBetween(first, last)
    if (named.length >= fewestOfWeek && !(named.length === open.size && named.every((each) => open.has(each))))
      return run
  }
  const [words, from = '', to = ''] = between.exec(sentence) ?? []
  if (words === undefined) return undefined
  const [opens, closes] = [clock(from), clock(to, 12)]
  return [opens, clock(from, 12)].some((each) => hours.has(`${each} ${closes}`)) ? undefined : words
}

/** Fewest days that are the working week, and not those of a tour. */
const fewestOfWeek = 5

const daysBetween = (first: string, last: string): string[] =>
  dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1)

const daysIn = (words: string): string[] =>
  /week-?end/i.test(words)
    ? ['Saturday', 'Sunday']
    : dayNames.filter((name) => words.toLowerCase().includes(name.toLowerCase()))

const clock = (words: string, more = 0) =>
  `${String(((wholeNumberOf(words) ?? Number(words)) % 12) + more).padStart(2, '0')}:00`
