/**
 * The time since a month, e.g. `5 months ago` or `last month`. Undefined for a month in the future, where the clock of the
 * device is wrong.
 * @param month `YYYY-MM`
 */
export function sinceMonth(month: string, now: Date, language: string): string | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = (year - now.getFullYear()) * 12 + number - 1 - now.getMonth()
  if (months > 0) return undefined
  const isInYear = months > -12
  // "Last month" is the month before this one, but "last year" need not be a year ago.
  const format = new Intl.RelativeTimeFormat(language, { numeric: isInYear ? 'auto' : 'always' })
  return isInYear ? format.format(months, 'month') : format.format(Math.trunc(months / 12), 'year')
}

/** Says how long ago each review was written. The month, which the page has without script, becomes its tooltip. */
export function showReviewAges(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('figure time')) {
    const text = sinceMonth(time.dateTime, new Date(), document.documentElement.lang)
    if (!text) continue
    time.title = time.textContent
    time.textContent = text
  }
}
