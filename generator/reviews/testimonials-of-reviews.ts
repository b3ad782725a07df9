import { Testimonials } from '#manifest/schema/page.ts'
import type { Testimonial } from '#manifest/schema.ts'
import type { ReviewRow, ReviewTable, Skipped } from './read-reviews.ts'
import { dayOrderOf, monthOf } from './review-month.ts'

export type NewTestimonials = { added: Testimonial[]; doubled: number; skipped: Skipped[] }

type Known = {
  /** Reviews that the manifest has. */
  items: readonly Testimonial[]
  /** Whether the site writes the month before the day, where an export does not say. */
  isMonthFirst: boolean
  /** The page of the company's reviews on Google, for reviews without a URL of their own. */
  googleUrl: string | undefined
  /** `YYYY-MM-DD` */
  today: string
}

/** Turns reviews into testimonials. One whose text is already there is not added again. */
export function testimonialsOfReviews({ rows, skipped }: ReviewTable, known: Known): NewTestimonials {
  const result: NewTestimonials = { added: [], doubled: 0, skipped: [...skipped] }
  const texts = new Set(known.items.map(({ review }) => keyOf(review)))
  const isMonthFirst = dayOrderOf(rows.map(({ date = '' }) => date)) ?? known.isMonthFirst
  for (const row of rows) {
    const made = testimonialOf(row, { ...known, isMonthFirst })
    if (typeof made === 'string') result.skipped.push({ line: row.line, reason: made })
    else if (texts.has(keyOf(made.review))) result.doubled++
    else {
      texts.add(keyOf(made.review))
      result.added.push(made)
    }
  }
  result.skipped.sort((a, b) => a.line - b.line)
  return result
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A testimonial, or the reason why the line is none. */
function testimonialOf(row: ReviewRow, { isMonthFirst, googleUrl, today }: Known): Testimonial | string {
  const { name = '', text = '', rating: stars = '', date: day = '', location = '', url = '' } = row
  const review = text.replace(/\s+/g, ' ').trim()
  if (name === '') return 'It has no name.'
  if (review === '') return 'It has no text.'
  if (/\{[\w.]+\}/.test(review)) return 'Its text has a word in braces, which the manifest would replace.'
  const rating = ratingOf(stars)
  if (stars === '') return 'It has no rating.'
  if (rating === undefined) return `Its rating is "${stars}", but whole stars from 1 to 5 are expected.`
  const date = monthOf(day, isMonthFirst)
  if (day === '') return 'It has no date.'
  if (date === undefined) return `Its date is "${day}", which is not a day of the calendar. Write it like 2026-03-14.`
  if (date > today.slice(0, date.length)) return `Its date is "${day}", which is in the future.`
  const source = sourceOf(row)
  const page = /^https:\/\//.test(url) ? url : googleUrl
  if (source === 'google' && page === undefined)
    return 'It is from Google, but has no URL that starts with https://. Give that of your reviews with --url.'
  const item = {
    name,
    ...(location !== '' && { location }),
    rating,
    review,
    source,
    date,
    ...(source === 'google' && { googleUrl: page }),
  }
  const checked = Testimonials.shape.items.element.safeParse(item)
  return checked.success
    ? checked.data
    : `${checked.error.issues[0]?.path.join('.')}: ${checked.error.issues[0]?.message}.`
}

const words = ['one', 'two', 'three', 'four', 'five']

/** `5`, `5.0`, `5/5`, `FIVE` or `★★★★★`. */
function ratingOf(text: string): number | undefined {
  const plain = text.toLowerCase().trim()
  const filled = plain.match(/★|⭐/g)?.length ?? 0
  const word = words.indexOf(plain) + 1
  const [, digits] = /^([1-5])([.,]0+)?(\s*(\/|of|out of)\s*5)?(\s*stars?)?$/.exec(plain) ?? []
  const rating = filled || word || Number(digits)
  return rating >= 1 && rating <= 5 ? rating : undefined
}

function sourceOf({ source = '', url = '' }: ReviewRow): Testimonial['source'] {
  const text = `${source} ${url}`.toLowerCase()
  return (['google', 'trustpilot', 'yelp', 'facebook'] as const).find((each) => text.includes(each)) ?? 'website'
}
