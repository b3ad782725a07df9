import { type Fact, type FactSources, fact } from '../fact.ts'
import { hasUnreadRows } from '../unread-rows.ts'

/** A county without places, where all others have some: its page is an empty list. */
export function checkEmptyCounties({ records }: FactSources): Fact[] {
  const { folders, cities } = records
  // A row that failed its schema may be one of the county, and so may one of a county that does not exist.
  const isTableUnclear = hasUnreadRows(records)
  const used = new Set(cities.map(({ value }) => value.county))
  const empty = folders.counties.filter(({ slug }) => !used.has(slug))
  const [county] = empty
  if (isTableUnclear || !county || empty.length > 1 || folders.counties.length < fewestCounties) return []
  return [
    fact(county, ['name'], {
      code: 'county-without-places',
      severity: 'warning',
      what: `cities.csv has no place in the county "${county.slug}", while all other counties have some.`,
      fix: 'Add its places, or remove the county.',
    }),
  ]
}

/** Counties from which one without places is an exception. */
const fewestCounties = 3
