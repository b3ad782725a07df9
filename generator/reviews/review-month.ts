/** The first three letters of the months, in English and in Spanish. */
const monthNames = [
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
]

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

/** Whether dates such as `03/14/2026` begin with the month, as far as the dates of one export say. */
export function dayOrderOf(dates: readonly string[]): boolean | undefined {
  for (const date of dates) {
    const [, first, second] = numbers.exec(date.trim()) ?? []
    if (Number(first) > 12) return false
    if (Number(second) > 12) return true
  }
  return undefined
}

/** The month of a date as `YYYY-MM`: ISO, numbers, or English and Spanish names. Undefined for anything else, such as `2 weeks ago`. */
export function monthOf(text: string, isMonthFirst: boolean): string | undefined {
  const date = text.trim()
  const [, isoYear, isoMonth] = /^(\d{4})[-/](\d{2})(?:[-/]\d{2})?(?:[T ].*)?$/.exec(date) ?? []
  if (isoYear) return written(isoYear, Number(isoMonth))
  const [, first, second, year = ''] = numbers.exec(date) ?? []
  if (first) return written(year, Number(isMonthFirst ? first : second))
  const [, before, name = '', after] =
    /^(?:(\d{1,2})\.?\s+(?:de\s+)?)?(\p{L}{3})\p{L}*\.?,?\s+(?:de\s+)?(?:\d{1,2},?\s+)?(\d{4})\b/u.exec(date) ?? []
  const month = Math.max(...monthNames.map((names) => names.indexOf(name.toLowerCase()))) + 1
  return after && (before === undefined || Number(before) <= 31) ? written(after, month) : undefined
}

const written = (year: string, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined
