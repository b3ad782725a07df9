const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The hours of a clock in English words, as a part of an expression. */
export const hourNames = hours.join('|')

const hour = `(?:${hourNames}|1[0-2]|[1-9])(?::\\d\\d)?(?: o[’']clock)?`
const half = '(?: in the (?:early )?(?:morning|afternoon|evening)| at night)(?![\\w’-])'
/** `six in the evening`, `half past six in the evening`, and `eight` of `eight to six in the evening`. */
const inWords = new RegExp(
  `\\b(?:(?:half past )?${hour}${half}|(?:${hourNames})(?= (?:to|until|till|and) (?:${hour}${half}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b)))`,
  'gi',
)

/** `Six at night` is in the evening, `three at night` is not. */
const firstOfEvening = 6

/** `6:30 PM` for `half past six in the evening`. */
function digitsOf(words: string): string {
  const [, isHalf, name = '', minute] = /^(half past )?([a-z]+|\d+)(:\d\d)?/i.exec(words) ?? []
  const number = Number(name) || hours.indexOf(name.toLowerCase()) + 1
  const isOfEvening = /night$/i.test(words) && number >= firstOfEvening && number < 12
  const isAfternoon = isOfEvening || /(?:afternoon|evening)$/i.test(words)
  const part = isAfternoon ? ' PM' : /(?:morning|night)$/i.test(words) ? ' AM' : ''
  return `${number}${isHalf ? ':30' : (minute ?? '')}${part}`
}

/**
 * A sentence with its times in digits, such as `6 PM` for `six in the evening`, and a function that gives words of it
 * as they are written.
 */
export function timesInDigits(sentence: string): { text: string; asWritten: (words: string) => string } {
  const parts: { at: number; digits: string; from: number; words: string }[] = []
  let text = ''
  let end = 0
  for (const { 0: words, index } of sentence.matchAll(inWords)) {
    text += sentence.slice(end, index)
    const digits = digitsOf(words)
    parts.push({ at: text.length, digits, from: index, words })
    text += digits
    end = index + words.length
  }
  text += sentence.slice(end)
  /** The offset in the sentence of an offset in the text. */
  const offsetOf = (at: number): number => {
    const part = parts.findLast((each) => each.at < at)
    if (!part) return at
    return part.from + part.words.length + Math.max(0, at - part.at - part.digits.length)
  }
  return {
    text,
    asWritten: (words) => {
      const at = text.indexOf(words)
      return sentence.slice(offsetOf(at), offsetOf(at + words.length))
    },
  }
}
