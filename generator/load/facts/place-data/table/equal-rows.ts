import { groupBy } from '../../../../core/group-by.ts'
import type { CityRecord } from '../../fact.ts'

/**
 * Each row with the key of another row, and that row. In a group of equal rows, the one with the smallest doubt is right.
 */
export function equalRows(
  rows: readonly CityRecord[],
  keyOf: (row: CityRecord) => string,
  doubtOf: (row: CityRecord) => number,
): [CityRecord, CityRecord][] {
  const groups = [...groupBy(rows, keyOf).values()].map((group) => group.sort((a, b) => doubtOf(a) - doubtOf(b)))
  return groups.flatMap(([first, ...others]) =>
    first ? others.map((row): [CityRecord, CityRecord] => [row, first]) : [],
  )
}
