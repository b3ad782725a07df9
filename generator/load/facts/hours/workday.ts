import { hourNames } from '../../../core/text/clock-times.ts'
import { wholeNumberOf } from '../../../core/text/number-words.ts'

const day = 'our (?:work(?:ing)?[ -]?days?|business days?|hours)'
const adverb = '(?: here| always| usually| normally| already| also)*'
const time = `(?<hour>\\d{1,2}|${hourNames})(?::(?<minute>\\d\\d))?`
/** What follows a time without its half of the day: `at six, and`, but not `at six sites` or `at ten past six`. */
const after = "(?= ?[,.;:!?)]|$| o[’']clock\\b| (?:sharp|and|so|or|but|because|since|when|while|here|every|each|on)\\b)"

/** `Our workday ends at six`, `our working days are over by 6 PM`, `we open at eight`. */
const stated = new RegExp(
  [
    `\\b(?:${day}${adverb} (?:(?<begins>begin|start)s?|(?:end|finish|stop)(?:e?s)?|(?:is|are) over)|we${adverb} (?:(?<opens>open)|close))`,
    `${adverb} (?:at|by) ${time}(?:\\s?(?<half>[ap])\\.?m\\b|${after})`,
  ].join(''),
  'i',
)

/** Whether a text may have such words. */
export const namesWorkday = (text: string): boolean =>
  /work(?:ing)?[\s-]?days?\b|our\s+hours|we\s+(?:\w+\s)?(?:open|close)\b/i.test(text)

type Hours = { week: readonly { opens: string; closes: string }[]; isAllDay: boolean }

/** Minutes by which a workday may begin or end before the office opens or closes. */
const most = 60

/**
 * The words of a sentence by which the company begins or ends its day at another time than by its hours. A time without
 * its half of the day is in the morning if the day begins then, and in the afternoon if it ends.
 */
export function wrongWorkday(sentence: string, { week, isAllDay }: Hours): string | undefined {
  const { 0: words, groups = {} } = stated.exec(sentence) ?? {}
  if (words === undefined || isAllDay || week.length === 0) return undefined
  const isStart = groups.begins !== undefined || groups.opens !== undefined
  const hour = wholeNumberOf(groups.hour ?? '')
  const isAfternoon = groups.half === undefined ? !isStart : groups.half.toLowerCase() === 'p'
  const minute = (hour > 12 ? hour : (hour % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(groups.minute ?? 0)
  const isRight = week.some(({ opens, closes }) => {
    const early = minutesOf(isStart ? opens : closes) - minute
    return early >= 0 && early <= most
  })
  return isRight ? undefined : words
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
