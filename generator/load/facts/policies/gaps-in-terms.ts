import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'

/** The notice that a term is for, in hours: `48 hours or more`, `between 24 and 48 hours`, `less than 24 hours`. */
type Span = { index: number; words: string; from: number; to: number }

const unit = '(hours?|days?|weeks?|horas?|días?|semanas?)'
const time = `(${wholeNumber})\\s*${unit}`
/** `between 24 and 48 hours`, `24–48 hours`, `from one day to two days` */
const between = new RegExp(
  `(?:\\b(?:between|from|entre|de) )?(${wholeNumber})(?:\\s*${unit})?\\s?(?:–|-|to|and|y|a)\\s?${time}`,
  'i',
)
const orMore = new RegExp(
  `${time} (?:or more|or earlier|o más)|\\b(?:at least|more than|over|al menos|más de) ${time}`,
  'i',
)
const lessThan = new RegExp(`(?<!\\p{L})(?:less than|fewer than|under|within|menos de) ${time}`, 'iu')

/** A term for the rest, or for another time: `later`, `by noon of the day before`, `2 business days`. */
const ofOtherTime =
  /(?<!\p{L})(?:hours?|days?|weeks?|evening|night|later|otherwise|in between|any other|anything else|horas?|días?|semanas?|víspera|más tarde|en otro caso)(?!\p{L})/iu

const hoursIn = (name: string) => (/^[hH]/.test(name) ? 1 : /^[dD]/.test(name) ? 24 : 7 * 24)
const hoursOf = (number = '', name = '') => wholeNumberOf(number) * hoursIn(name)

/** The time of a term. Undefined if it has none. */
function spanOf(when: string, index: number): Span | 'unread' | undefined {
  const range = between.exec(when)
  if (range) {
    const [words, first, own, second, name] = range
    const ends = [hoursOf(first, own ?? name), hoursOf(second, name)]
    return { index, words, from: Math.min(...ends), to: Math.max(...ends) }
  }
  const [more, ...ofMore] = orMore.exec(when) ?? []
  const [less, ...ofLess] = lessThan.exec(when) ?? []
  if (more === undefined && less === undefined) return ofOtherTime.test(when) ? 'unread' : undefined
  const from = more === undefined ? 0 : hoursOf(...ofMore.filter((each) => each !== undefined))
  const to = less === undefined ? Infinity : hoursOf(...ofLess)
  return { index, words: more ?? less ?? '', from, to }
}

/** Two terms with a time between them for which there is none, or one for which there are two. */
export function gapIn(terms: readonly { when: string }[]): { index: number; words: string; other: string } | undefined {
  const read = terms.flatMap(({ when }, index) => spanOf(when, index) ?? [])
  const spans = read.filter((each) => each !== 'unread')
  const open = spans.filter(({ to }) => to === Infinity)
  const last = spans.filter(({ from }) => from === 0)
  if (open.length !== 1 || last.length === 0 || spans.length < read.length) return undefined
  const steps = spans.filter(({ from }) => from > 0).toSorted((a, b) => a.from - b.from)
  let before =
    last.find(({ to }) => to === steps[0]?.from) ?? last.reduce((one, other) => (other.to > one.to ? other : one))
  for (const step of steps) {
    if (step.from !== before.to) return { index: step.index, words: step.words, other: before.words }
    before = step
  }
  return undefined
}
