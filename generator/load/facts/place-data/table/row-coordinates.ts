import type { Gazetteer } from '../../../../core/gazetteer.ts'
import { kilometresBetween } from '../../../../core/known-place.ts'
import { type CityRecord, type Fact, fact } from '../../fact.ts'
import { hasNameOf } from './aliases.ts'
import { equalRows } from './equal-rows.ts'

/** Kilometres for a place that public data does not have. */
const mostAway = 50

/** Two places with the same coordinates, and coordinates with fewer digits than the others. */
export function checkRowCoordinates(rows: readonly CityRecord[], gazetteer: Gazetteer | undefined): Fact[] {
  const placed = rows.filter(({ value }) => value.latitude !== undefined)
  /** Kilometres from the nearest place of the name. */
  const awayOf = ({ value: { name, latitude = 0, longitude = 0 } }: CityRecord) =>
    Math.min(
      ...(gazetteer?.placesNamed(name) ?? []).map((place) => kilometresBetween(place, { latitude, longitude })),
      mostAway,
    )
  return [
    ...equalRows(placed, ({ value }) => `${value.latitude} ${value.longitude}`, awayOf).map(([row, other]) => {
      const isSame = isSamePlace(row, other)
      return fact(row, ['latitude'], {
        code: 'coordinates-twice',
        severity: isSame ? 'error' : 'warning',
        what: `${row.value.name} has the same coordinates as ${other.value.name}.`,
        fix: isSame
          ? `If it is the same place, remove one of the two rows, or write "${other.slug}" in alias_of.`
          : 'Correct one of the two rows.',
      })
    }),
    // Public data has a few such points itself.
    ...rounded(placed.filter((row) => awayOf(row) > 0)).map((row) =>
      fact(row, ['latitude'], {
        code: 'coordinates-elsewhere',
        severity: 'warning',
        what: `The coordinates of ${row.value.name} are rounded to some kilometres: ${row.value.latitude}, ${row.value.longitude}.`,
        fix: 'Write them with four digits after the point, as in the other rows.',
      }),
    ),
  ]
}

/** Whether two rows with the same coordinates are one place, as Sandy and Sandy City, whose pages would be copies. */
const isSamePlace = (row: CityRecord, other: CityRecord) => hasNameOf(row, other) || hasNameOf(other, row)

/** Rows with at most one digit after the point, where most have more than two. */
function rounded(rows: readonly CityRecord[]): CityRecord[] {
  const digitsOf = ({ value: { latitude, longitude } }: CityRecord) =>
    Math.max(...[latitude, longitude].map((degrees) => String(degrees).split('.')[1]?.length ?? 0))
  const exact = rows.filter((row) => digitsOf(row) > 2).length
  return exact < rows.length / 2 ? [] : rows.filter((row) => digitsOf(row) <= 1)
}
