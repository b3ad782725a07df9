import type { Field } from './headings.ts'

/** Rows that are looked at, and the share of them that must have the form. */
const mostRows = 200
const leastShare = 0.9

/** Names of devices are three at most: with so few rows, a table may be theirs. */
const fewRows = 3

/** Numbers of a row of Search Console, and the most periods that a table compares: two, with their difference. */
const numbersOfRow = 4
const mostPeriods = 3

/**
 * The columns of a table of Search Console by what is in its rows, for headings in a language that `headings.ts` lacks.
 * In each language they are a name, clicks, impressions, a share in percent and a position; a table that compares periods
 * has each number once for each period, the newest first. Undefined for another table, and for those of days, countries
 * and devices.
 */
export function columnsByShape(rows: readonly (readonly string[])[]): Partial<Record<Field, number>> | undefined {
  const some = rows.slice(0, mostRows)
  const most = (matches: (cells: readonly string[]) => boolean) =>
    some.filter(matches).length >= Math.max(1, some.length * leastShare)
  const periods = ((rows[0]?.length ?? 0) - 1) / numbersOfRow
  if (!Number.isInteger(periods) || periods < 1 || periods > mostPeriods) return undefined
  if (!most((cells) => cells.length === 1 + numbersOfRow * periods && hasNumbers(cells, periods))) return undefined
  const at = { clicks: 1, impressions: 1 + periods, position: 1 + 3 * periods }
  if (most(([name = '']) => /^https?:\/\//.test(name))) return { page: 0, ...at }
  const names = some.map(([name = '']) => name)
  if (rows.length <= fewRows || most(([name = '']) => /^\d{4}-\d{2}-\d{2}$/.test(name)) || areCountries(names)) return
  return { query: 0, ...at }
}

/** Whether the numbers of the newest period have their form. Those of the others may be empty, or differences. */
function hasNumbers(cells: readonly string[], periods: number): boolean {
  const [clicks = '', impressions = '', share = '', position = ''] = [0, 1, 2, 3].map(
    (each) => cells[1 + each * periods],
  )
  return (
    [clicks, impressions].every((cell) => /^\d[\d\s.,'’]*$/.test(cell)) &&
    /[%٪％]/.test(share) &&
    /^\d+([.,]\d+)?$/.test(position)
  )
}

/** Languages of Search Console: it writes the names of countries in that of the account. */
const languages =
  'ar bg ca cs da de el en es et fa fi fil fr he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk vi zh zh-TW'

/** Whether most names are those of countries in one language. */
function areCountries(names: readonly string[]): boolean {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const regions = letters.flatMap((first) => letters.map((second) => first + second))
  return languages.split(' ').some((language) => {
    const nameOf = new Intl.DisplayNames(language, { type: 'region' })
    const known = new Set(regions.map((region) => nameOf.of(region)))
    return names.filter((name) => known.has(name)).length * 2 > names.length
  })
}
