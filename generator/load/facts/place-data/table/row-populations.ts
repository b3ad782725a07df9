import type { Gazetteer } from '../../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween } from '../../../../core/known-place.ts'
import { type CityRecord, type Fact, fact } from '../../fact.ts'
import { equalRows } from './equal-rows.ts'

/** Residents above which two places do not have the same number by chance. */
const leastPopulation = 1000

/** The residents of a place in public data. */
type KnownPopulation = (row: CityRecord) => number | undefined

/** Two places with the same population, and populations that are those of other rows by public data. */
export function checkRowPopulations(rows: readonly CityRecord[], gazetteer: Gazetteer | undefined): Fact[] {
  const knownOf = knownPopulation(gazetteer)
  const moved = shifted(rows, knownOf)
  const inMoved = new Set(moved.flatMap((each) => each.rows))
  const peopled = rows.filter((row) => (row.value.population ?? 0) >= leastPopulation && !inMoved.has(row))
  const doubtOf = (row: CityRecord) => {
    const known = gazetteer?.placesNamed(row.value.name)[0]?.population
    return known === undefined ? 0 : apart(row, known)
  }
  return [
    ...equalRows(peopled.filter(isExact), ({ value }) => String(value.population), doubtOf)
      // A place that is there twice has the same facts.
      .filter(([row, other]) => row.value.name !== other.value.name)
      .map(([row, other]) =>
        fact(row, ['population'], {
          code: 'population-twice',
          // Public data tells which of the two has the number of the other.
          severity: isFarFrom(row, knownOf(row)) ? 'error' : 'warning',
          what: `${row.value.name} has the same population as ${other.value.name}.`,
          fix: 'Correct one of the two rows.',
        }),
      ),
    ...moved.map(({ rows: [first, ...others], step }) =>
      fact(first, ['population'], {
        code: 'population-differs',
        what: `The populations from ${first.value.name} to ${others.at(-1)?.value.name} are those of the row ${step > 0 ? 'below' : 'above'} each, by public data.`,
        fix: `Move the cells of the column one row ${step > 0 ? 'down' : 'up'}.`,
      }),
    ),
    ...swapped(peopled, knownOf).map(([row, other]) =>
      fact(row, ['population'], {
        code: 'population-differs',
        what: `The populations of ${row.value.name} and ${other.value.name} are exchanged: each has about that of the other in public data.`,
        fix: 'Exchange the two cells.',
      }),
    ),
  ]
}

/** Kilometres within which a place of public data is that of a row. */
const mostAway = 50

/** The residents of a place in public data: of several namesakes, the nearest. */
function knownPopulation(gazetteer: Gazetteer | undefined): KnownPopulation {
  return ({ value: { name, latitude, longitude } }) => {
    const places = gazetteer?.placesNamed(name) ?? []
    if (latitude === undefined || longitude === undefined)
      return places.length === 1 ? places[0]?.population : undefined
    const away = (place: Coordinates) => kilometresBetween(place, { latitude, longitude })
    const [nearest] = places.filter((place) => away(place) < mostAway).sort((a, b) => away(a) - away(b))
    return nearest?.population
  }
}

/** Estimates are rounded to three digits, so that many are the same. */
const isExact = ({ value }: CityRecord) => value.population_basis !== 'estimate'

/** How far two populations may be apart that are the same, and are apart that are not, as logarithms. */
const [near, far] = [0.2, 0.3]

/** How far a population may be from that of the next row which it is, as a logarithm, and the fewest of such rows. */
const moving = 0.06
const fewestMoved = 2

/** How far a population is from a known one, as a logarithm. */
const apart = (row: CityRecord, known = 0) => Math.abs(Math.log((row.value.population ?? 1) / known))
const isFarFrom = (row: CityRecord, known: number | undefined) => known !== undefined && apart(row, known) > far

/** Pairs of rows of which each has the known population of the other. */
function swapped(rows: readonly CityRecord[], knownOf: KnownPopulation): [CityRecord, CityRecord][] {
  const doubtful = rows.filter((row) => isFarFrom(row, knownOf(row)))
  const pairs = doubtful.flatMap((row, index) =>
    doubtful.slice(index + 1).map((other) => ({
      pair: [row, other] as [CityRecord, CityRecord],
      distance: Math.max(apart(row, knownOf(other)), apart(other, knownOf(row))),
    })),
  )
  const taken = new Set<CityRecord>()
  return pairs
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ pair, distance }) => {
      if (distance >= near || pair.some((row) => taken.has(row))) return []
      for (const row of pair) taken.add(row)
      return [pair]
    })
}

type Shifted = { rows: [CityRecord, ...CityRecord[]]; step: 1 | -1 }

/** Rows after one another with the known population of the row before or after each: a part of the column was moved. */
function shifted(rows: readonly CityRecord[], knownOf: KnownPopulation): Shifted[] {
  return ([1, -1] as const).flatMap((step) => {
    const runs: CityRecord[][] = []
    let run: CityRecord[] = []
    for (const [index, row] of rows.entries()) {
      const { population, county } = row.value
      const other = rows[index + step]
      const [own, neighbour] = [knownOf(row), other && knownOf(other)]
      const isMoved =
        population !== undefined &&
        own !== undefined &&
        neighbour !== undefined &&
        other?.value.county === county &&
        apart(row, own) > far &&
        apart(row, neighbour) < moving
      if (!isMoved) run = []
      else if (run.push(row) === fewestMoved) runs.push(run)
    }
    return runs.flatMap(([first, ...others]): Shifted[] => (first ? [{ rows: [first, ...others], step }] : []))
  })
}
