import { groupBy } from '../../core/group-by.ts'
import { type Coordinates, kilometresBetween } from '../../core/known-place.ts'
import { type CityRecord, type Fact, type FactSources, fact } from './fact.ts'

/** Kilometres that an alias may be from its place. */
const aliasRadius = 8
/** Residents above which two places do not have the same number by chance. */
const leastPopulation = 1000
/** Kilometres for a place that public data does not have. */
const mostAway = 50

/**
 * Rows of cities.csv against each other: two places with the same coordinates or population, and aliases far away.
 * @param wrong records whose coordinates are already reported; `counted`: those whose population is.
 */
export function checkTable(
  { records, gazetteer }: FactSources,
  wrong: ReadonlySet<string> = new Set(),
  counted: ReadonlySet<string> = new Set(),
): Fact[] {
  const rows = records.cities.filter(({ value }) => value.alias_of === undefined)
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const factorOf = ({ value: { name, population = 1 } }: CityRecord) => {
    const known = gazetteer?.placesNamed(name)[0]?.population
    return known === undefined ? 0 : Math.abs(Math.log(known / population))
  }
  /** Kilometres from the nearest place of the name. */
  const awayOf = ({ value: { name, latitude = 0, longitude = 0 } }: CityRecord) =>
    Math.min(
      ...(gazetteer?.placesNamed(name) ?? []).map((place) => kilometresBetween(place, { latitude, longitude })),
      mostAway,
    )
  /** Residents of the place in public data: of several namesakes, the nearest. */
  const knownPopulation = ({ value: { name, latitude, longitude } }: CityRecord) => {
    const places = gazetteer?.placesNamed(name) ?? []
    if (latitude === undefined || longitude === undefined)
      return places.length === 1 ? places[0]?.population : undefined
    const away = (place: Coordinates) => kilometresBetween(place, { latitude, longitude })
    const [nearest] = places.filter((place) => away(place) < mostAway).sort((a, b) => away(a) - away(b))
    return nearest?.population
  }
  const key = ({ slug }: CityRecord) => `cities/${slug}`
  const placed = rows.filter((row) => row.value.latitude !== undefined && !wrong.has(key(row)))
  const peopled = rows.filter((row) => (row.value.population ?? 0) >= leastPopulation && !counted.has(key(row)))
  const moved = shifted(
    rows.filter((row) => !counted.has(key(row))),
    knownPopulation,
  )
  const inMoved = new Set(moved.flatMap((each) => each.rows))
  return [
    ...copies(placed, ({ value }) => `${value.latitude} ${value.longitude}`, awayOf).map(([row, other]) =>
      fact(row, ['latitude'], {
        code: 'coordinates-twice',
        severity: 'warning',
        what: `${row.value.name} has the same coordinates as ${other.value.name}.`,
        fix: 'Correct one of the two rows.',
      }),
    ),
    ...copies(
      peopled.filter((row) => isExact(row) && !inMoved.has(row)),
      ({ value }) => String(value.population),
      factorOf,
    )
      // A place that is there twice has the same facts.
      .filter(([row, other]) => row.value.name !== other.value.name)
      .map(([row, other]) =>
        fact(row, ['population'], {
          code: 'population-twice',
          // Public data tells which of the two has the number of the other.
          severity: isFarFrom(row, knownPopulation(row)) ? 'error' : 'warning',
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
    ...swapped(
      peopled.filter((row) => !inMoved.has(row)),
      knownPopulation,
    ).map(([row, other]) =>
      fact(row, ['population'], {
        code: 'population-differs',
        what: `The populations of ${row.value.name} and ${other.value.name} are exchanged: each has about that of the other in public data.`,
        fix: 'Exchange the two cells.',
      }),
    ),
    // Public data has a few such points itself.
    ...rounded(placed.filter((row) => awayOf(row) > 0)).map((row) =>
      fact(row, ['latitude'], {
        code: 'coordinates-elsewhere',
        severity: 'warning',
        what: `The coordinates of ${row.value.name} are rounded to some kilometres: ${row.value.latitude}, ${row.value.longitude}.`,
        fix: 'Write them with four digits after the point, as in the other rows.',
      }),
    ),
    ...rows.filter(isPartOfCity).map((row) =>
      fact(row, ['kind'], {
        code: 'kind-differs',
        severity: 'warning',
        what: `${row.value.name} is a city by its kind, but its text says "${partOfCity.exec(row.value.description)?.[0]}".`,
        fix: 'Write "community", or correct the text.',
      }),
    ),
    ...records.cities.flatMap((row) => aliasFault(row, bySlug.get(row.value.alias_of ?? ''), rows)),
  ]
}

/** Estimates are rounded to three digits, so that many are the same. */
const isExact = ({ value }: CityRecord) => value.population_basis !== 'estimate'

/** Each row with a value that another row has: all but the first, or but the one with the smallest doubt. */
const partOfCity =
  /\b(?:an?|the|this) (?:[\w-]+ ){0,2}neighborhood (?:of|in|belongs to|is part of)\b|\bunincorporated\b/i
const isPartOfCity = ({ value: { kind, description } }: CityRecord) => kind === 'city' && partOfCity.test(description)

/** Rows with at most one digit after the point, where most have more than two. */
function rounded(rows: readonly CityRecord[]): CityRecord[] {
  const digitsOf = ({ value: { latitude, longitude } }: CityRecord) =>
    Math.max(...[latitude, longitude].map((degrees) => String(degrees).split('.')[1]?.length ?? 0))
  const exact = rows.filter((row) => digitsOf(row) > 2).length
  return exact < rows.length / 2 ? [] : rows.filter((row) => digitsOf(row) <= 1)
}

/** How far two populations may be apart that are the same, and are apart that are not, as logarithms. */
const [near, far] = [0.2, 0.3]

/** How far a population may be from that of the next row which it is, as a logarithm, and the fewest of such rows. */
const moving = 0.06
const fewestMoved = 2

const apart = (row: CityRecord, known = 0) => Math.abs(Math.log((row.value.population ?? 1) / known))
const isFarFrom = (row: CityRecord, known: number | undefined) => known !== undefined && apart(row, known) > far

/** Pairs of rows of which each has the known population of the other. */
function swapped(
  rows: readonly CityRecord[],
  knownOf: (row: CityRecord) => number | undefined,
): [CityRecord, CityRecord][] {
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
function shifted(rows: readonly CityRecord[], knownOf: (row: CityRecord) => number | undefined): Shifted[] {
  const apart = (population = 1, known = 0) => Math.abs(Math.log(population / known))
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
        apart(population, own) > far &&
        apart(population, neighbour) < moving
      if (!isMoved) run = []
      else if (run.push(row) === fewestMoved) runs.push(run)
    }
    return runs.flatMap(([first, ...others]): Shifted[] => (first ? [{ rows: [first, ...others], step }] : []))
  })
}

function copies(
  rows: readonly CityRecord[],
  keyOf: (row: CityRecord) => string,
  doubtOf: (row: CityRecord) => number = () => 0,
): [CityRecord, CityRecord][] {
  const groups = [...groupBy(rows, keyOf).values()].map((group) => group.sort((a, b) => doubtOf(a) - doubtOf(b)))
  return groups.flatMap(([first, ...others]) =>
    first ? others.map((row): [CityRecord, CityRecord] => [row, first]) : [],
  )
}

function aliasFault(row: CityRecord, place: CityRecord | undefined, rows: readonly CityRecord[]): Fact[] {
  if (!place) return []
  const { name } = row.value
  const { name: other } = place.value
  const away = kilometresAway(row, place)
  if (away !== undefined && away > aliasRadius)
    return [
      fact(row, ['alias_of'], {
        code: 'alias-far-away',
        severity: 'warning',
        what: `${name} is an alias of ${other}, but ${Math.round(away)} km away.`,
        fix: 'Correct the cell alias_of, or the coordinates.',
      }),
    ]
  if (sharesWord(row, place)) return populationFault(row, place)
  const named = otherOfThatName(row, rows)
  if (!named) return []
  const isNearer = away !== undefined && (kilometresAway(row, named) ?? away) < away
  return [
    fact(row, ['alias_of'], {
      code: 'alias-of-another-name',
      severity: isNearer ? 'error' : 'warning',
      what: `${name} is an alias of ${other}, but ${named.value.name} has its name.`,
      fix: `Write "${named.slug}".`,
    }),
  ]
}

/** Two names of one town have one number of residents. */
function populationFault(row: CityRecord, place: CityRecord): Fact[] {
  const [own, other] = [row.value.population, place.value.population]
  if (own === undefined || other === undefined || own === other) return []
  return [
    fact(row, ['population'], {
      code: 'population-differs',
      severity: 'warning',
      what: `${row.value.name} is an alias of ${place.value.name}, but has ${own} residents instead of ${other}.`,
      fix: 'Write the same number in both rows.',
    }),
  ]
}

function kilometresAway({ value: from }: CityRecord, { value: to }: CityRecord): number | undefined {
  const { latitude, longitude } = from
  if (latitude === undefined || longitude === undefined || to.latitude === undefined || to.longitude === undefined)
    return undefined
  return kilometresBetween({ latitude, longitude }, { latitude: to.latitude, longitude: to.longitude })
}

const wordsOf = ({ value }: CityRecord) => value.name.split(' ')

/** Whether two names are of one town, as Heber and Heber City. */
const sharesWord = (row: CityRecord, place: CityRecord) => wordsOf(row).some((word) => wordsOf(place).includes(word))

/** `Heber City`, if `Heber` is an alias of Midway. */
function otherOfThatName(row: CityRecord, rows: readonly CityRecord[]): CityRecord | undefined {
  const words = wordsOf(row)
  return rows.find((other) => words.every((word) => wordsOf(other).includes(word)))
}
