import type { Records } from '../records.ts'

/** Whether rows of cities.csv failed their schema, or the table cannot be read. Texts about their places then only seem wrong. */
export function hasUnreadRows({ cities, written: { cityRows } }: Pick<Records, 'cities' | 'written'>): boolean {
  return cityRows === undefined || cityRows.size > new Set(cities.map(({ slug }) => slug)).size
}
