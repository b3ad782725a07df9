import { groupBy } from '../../core/group-by.ts'
import { kilometresBetween } from '../../core/known-place.ts'
import { type CityRecord, type Fact, type FactSources, fact } from './fact.ts'

/** Kilometres that an alias may be from its place. */
const aliasRadius = 8
/** Residents above which two places do not have the same number by chance. */
const leastPopulation = 1000

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
  const key = ({ slug }: CityRecord) => `cities/${slug}`
  const placed = rows.filter((row) => row.value.latitude !== undefined && !wrong.has(key(row)))
  const peopled = rows.filter((row) => (row.value.population ?? 0) >= leastPopulation && !counted.has(key(row)))
  return [
    ...copies(placed, ({ value }) => `${value.latitude} ${value.longitude}`).map(([row, other]) =>
      fact(row, ['latitude'], {
        code: 'coordinates-twice',
        severity: 'warning',
        what: `${row.value.name} has the same coordinates as ${other.value.name}.`,
        fix: 'Correct one of the two rows.',
      }),
    ),
    ...copies(peopled, ({ value }) => String(value.population), factorOf).map(([row, other]) =>
      fact(row, ['population'], {
        code: 'population-twice',
        severity: 'warning',
        what: `${row.value.name} has the same population as ${other.value.name}.`,
        fix: 'Correct one of the two rows.',
      }),
    ),
    ...records.cities.flatMap((row) => aliasFault(row, bySlug.get(row.value.alias_of ?? ''), rows)),
  ]
}

/** Each row with a value that another row has: all but the first, or but the one with the smallest doubt. */
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
  return [
    fact(row, ['alias_of'], {
      code: 'alias-of-another-name',
      severity: 'warning',
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
