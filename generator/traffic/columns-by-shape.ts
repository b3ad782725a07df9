import type { Field } from './headings.ts'

/** Rows that are looked at, and the share of them that must have the form. */
const mostRows = 200
const leastShare = 0.9

/** Names of devices are three at most: with so few rows, a table may be theirs. */
const fewRows = 3

/**
 * The columns of a table of Search Console by what is in its rows, for headings in a language that `headings.ts` lacks.
 * In each language they are a name, clicks, impressions, a share in percent and a position. Undefined for another table,
 * and for those of days, countries and devices.
 */
export function columnsByShape(rows: readonly (readonly string[])[]): Partial<Record<Field, number>> | undefined {
  const some = rows.slice(0, mostRows)
  const most = (matches: (cells: readonly string[]) => boolean) =>
    some.filter(matches).length >= Math.max(1, some.length * leastShare)
  if (!most(hasNumbers)) return undefined
  const at = { clicks: 1, impressions: 2, position: 4 }
  if (most(([name = '']) => /^https?:\/\//.test(name))) return { page: 0, ...at }
  const names = some.map(([name = '']) => name)
  if (rows.length <= fewRows || most(([name = '']) => /^\d{4}-\d{2}-\d{2}$/.test(name)) || areCountries(names)) return
  return { query: 0, ...at }
}

const hasNumbers = ([, clicks = '', impressions = '', share = '', position = '', ...more]: readonly string[]) =>
  more.length === 0 &&
  [clicks, impressions].every((cell) => /^\d[\d\s.,'’]*$/.test(cell)) &&
  /[%٪％]/.test(share) &&
  /^\d+([.,]\d+)?$/.test(position)

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
