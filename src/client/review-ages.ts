/**
 * Says how long ago a month was, e.g. `5 months ago` or `last month`. Undefined for a month in the future, where the clock
 * of the device is wrong. A format is made once, because making one takes a phone several milliseconds.
 */
export function sinceMonths(now: Date, language: string): (month: string) => string | undefined {
  // "Last month" is the month before this one, but "last year" need not be a year ago.
  const inMonths = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const inYears = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  /** @param month `YYYY-MM` */
  return (month) => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const months = (year - now.getFullYear()) * 12 + number - 1 - now.getMonth()
    if (months > 0) return undefined
    return months > -12 ? inMonths.format(months, 'month') : inYears.format(Math.trunc(months / 12), 'year')
  }
}

/** Says how long ago each review was written. The month, which the page has without script, becomes its tooltip. */
export function showReviewAges(): void {
  const since = sinceMonths(new Date(), document.documentElement.lang)
  for (const time of document.querySelectorAll<HTMLTimeElement>('figure time')) {
    const text = since(time.dateTime)
    if (!text) continue
    time.title = time.textContent
    time.textContent = text
  }
}
