import { hasNumberOfOther } from '../company/text-contact.ts'
import type { Fact, FactSources } from '../fact.ts'
import { isAboutSomeDays } from '../hours/exceptional-days.ts'
import { dayNames, isAllDay, openingWeeks } from '../hours/opening-weeks.ts'
import { ownWords, sentencesOnHours } from '../hours/site-hours.ts'
import type { FactWords } from '../languages/fact-words.ts'
import type { FieldText } from '../texts.ts'
import { report } from './stated.ts'

/** When the company and its offices are open. Days are numbered from Monday, which is 0. */
type Open = {
  days: ReadonlySet<number>
  /** First and last day of what is stated together: `0 4`. */
  runs: ReadonlySet<string>
  /** `08:00 17:00` */
  spans: ReadonlySet<string>
  week: readonly { opens: string; closes: string }[]
  isEveryDay: boolean
  isAllDay: boolean
}

/** Hours and days in texts that are not those of the company. */
export function hoursInTexts(texts: readonly FieldText[], sources: FactSources, words: FactWords): Fact[] {
  const open = openOf(sources)
  return texts.flatMap((field) => {
    if (!words.hours.about.test(field.text)) return []
    return sentencesOnHours(field.text, ownWords(sources)).flatMap((sentence) => {
      const wrong =
        words.hours.about.test(sentence) && !isAboutSomeDays(sentence) && !hasNumberOfOther(sentence, sources)
          ? wrongHours(sentence, open, words)
          : undefined
      if (wrong === undefined) return []
      return [
        report(field, {
          code: 'hours-in-text-differ',
          what: `The text says "${wrong}", but hours in site.yaml say otherwise.`,
          fix: 'Write {hours} in the text, or correct it.',
          words: wrong,
        }),
      ]
    })
  })
}

function openOf(sources: FactSources): Open {
  const weeks = openingWeeks(sources)
  const all = weeks.flat()
  const runs = weeks.flatMap((week) => [...week.map(({ days }) => days), week.flatMap(({ days }) => days)])
  return {
    days: new Set(all.flatMap(({ days }) => numbersOf(days))),
    runs: new Set(
      runs.map((days) => {
        const numbers = numbersOf(days)
        return `${numbers[0]} ${numbers.at(-1)}`
      }),
    ),
    week: all,
    spans: new Set(all.map(({ opens, closes }) => `${opens} ${closes}`)),
    isEveryDay: weeks.some((week) => new Set(week.flatMap(({ days }) => days)).size === 7),
    isAllDay: all.some(isAllDay),
  }
}

const numbersOf = (names: readonly string[]) => names.map((name) => dayNames.indexOf(name)).sort((a, b) => a - b)

/** The words of a sentence that say other hours or days. */
function wrongHours(sentence: string, open: Open, { hours, days, closedDays }: FactWords): string | undefined {
  const isBeyond = hours.beyond.test(sentence)
  const [always] = hours.always.exec(sentence) ?? []
  if (always !== undefined && !isBeyond && !(hours.everyDay.test(always) ? open.isEveryDay : open.isAllDay))
    return always
  const [run, first = '', last = ''] = hours.run.exec(sentence) ?? []
  const dayOf = (name: string) => days.indexOf(name.toLowerCase())
  // Something that the office does for a part of its hours.
  const isOfPart = !hours.opening.test(sentence)
  const isRun =
    open.runs.has(`${dayOf(first)} ${dayOf(last)}`) || (isOfPart && areOpen(dayOf(first), dayOf(last), open))
  // A company that is always open has days for planned visits.
  if (run !== undefined && !(isBeyond && open.isAllDay) && !isRun) return run
  const opened = sentence.includes('{phone}') ? sentence : isBeyond ? undefined : closedDays.opened.exec(sentence)?.[0]
  const named =
    opened !== undefined && !closedDays.not.test(sentence) ? closedDayIn(opened, open, { days, closedDays }) : undefined
  if (run === undefined && named !== undefined) return named
  const [span, from, fromMinutes, to, toMinutes] = hours.span.exec(sentence) ?? []
  const opens = clock(from, fromMinutes)
  // A closing time may be that of the afternoon on the clock of twelve hours.
  const isKnown = [0, 12].some((more) => open.spans.has(`${opens} ${clock(to, toMinutes, more)}`))
  const closes = clock(to, toMinutes)
  const isWithin = opens < closes && open.week.some((each) => each.opens <= opens && closes <= each.closes)
  // `La tienda cierra de 14:00 a 16:30`
  const isClosing = hours.closing.test(sentence)
  return isKnown || isBeyond || isClosing || (isOfPart && isWithin) ? undefined : span
}

const areOpen = (first: number, last: number, { days }: Open) =>
  first < last && Array.from({ length: last - first + 1 }, (_, more) => first + more).every((day) => days.has(day))

const clock = (hour = '', minutes = '00', more = 0) => `${String(Number(hour) + more).padStart(2, '0')}:${minutes}`

/** A day in a text on which the company is closed. */
function closedDayIn(
  text: string,
  open: Open,
  { days, closedDays }: Pick<FactWords, 'days' | 'closedDays'>,
): string | undefined {
  const [weekend] = closedDays.weekend.exec(text) ?? []
  if (weekend !== undefined && !open.days.has(5) && !open.days.has(6)) return weekend
  return days.find(
    (day, number) => !open.days.has(number) && new RegExp(`(?<!\\p{L})${day}s?(?!\\p{L})`, 'iu').test(text),
  )
}
