import { kilometresBetween } from '../../../../core/known-place.ts'
import { type CityRecord, type Fact, fact } from '../../fact.ts'

/** Kilometres that an alias may be from its place. */
const aliasRadius = 8

/**
 * Aliases far from their place, with a population of their own, or with the name of another place.
 * @param places the rows that are not aliases.
 */
export function checkAliases(cities: readonly CityRecord[], places: readonly CityRecord[]): Fact[] {
  const bySlug = new Map(places.map((row) => [row.slug, row]))
  return cities.flatMap((row) => aliasFault(row, bySlug.get(row.value.alias_of ?? ''), places))
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
  return rows.find((other) => hasNameOf(other, row))
}

/** Whether a place has all words of the name of another one: Heber City those of Heber. */
export function hasNameOf(place: CityRecord, other: CityRecord): boolean {
  const words = wordsOf(place)
  return wordsOf(other).every((word) => words.includes(word))
}
