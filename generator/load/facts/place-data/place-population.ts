import { type GazetteerPlace, plainName } from '../../../core/gazetteer.ts'
import { type CityRecord, type Fact, fact } from '../fact.ts'

/**
 * How many times the known population the stated one may be, or the reverse. Estimates of small places differ most. In other
 * countries, public data may have a municipality without those that have joined it.
 */
const most = (known: number, country: string) => (known >= small && country === 'US' ? 2.5 : 4)
const small = 10_000
/**
 * Least share of the known population, an estimate, that a count of the last census has. Of large cities, some have lost more
 * people, and of small places, estimates may be those of another year or area.
 */
function leastOfCensus(known: number, country: string): number {
  if (known < small) return 0.5
  // Elsewhere the known number may be that of a built-up area of many municipalities.
  if (country !== 'US') return 0
  return known >= 300_000 ? 0.8 : 0.85
}

/**
 * States whose towns and townships govern villages. Public data may have the village in the middle alone, under the name of
 * the town. Source: U.S. Census Bureau, minor civil divisions that serve as governments of their own.
 */
export const townStates: ReadonlySet<string> = new Set([
  'CT',
  'MA',
  'ME',
  'MI',
  'MN',
  'NH',
  'NJ',
  'NY',
  'PA',
  'RI',
  'VT',
  'WI',
])

/** From this factor on, a town has a digit too many. With a smaller one, it may have as many people around its village. */
const digitTooMany = 8.5
/** Below this factor, only one that is near ten is a digit too many: Shelburne, VT has 13 times as many people as its village. */
const mostAroundVillage = 20

/** From this factor on, a number has another digit. With a smaller one, it may count a built-up area, or the town may have grown. */
const anotherDigit = 5

/** A village that was counted years ago may have become a town since: up to so many residents, by less than such a factor. */
const mostOfVillage = 5000
const mostGrowth = 20

/** `isKnown`: the name and the county of the place are right. `region` is that of its county. */
type Known = { isKnown: boolean; country: string; region?: string | undefined }

/** Rows after one that may have its number. */
const mostCompared = 50

/** A row of the table, and the places of public data that it is. */
export type Counted = { city: CityRecord; places: readonly GazetteerPlace[]; known: Known }

/** Populations of another order of magnitude than public data gives. Two that were exchanged are one mistake. */
export function checkPopulations(rows: readonly Counted[]): Fact[] {
  const wrong = rows.flatMap((row) => {
    const [found] = checkPopulation(row.city, row.places, row.known)
    return found ? [{ ...row, found }] : []
  })
  const isRight = ({ city, places, known }: Counted, population: number | undefined) =>
    places.length > 0 && checkPopulation({ ...city, value: { ...city.value, population } }, places, known).length === 0
  const exchanged = new Set<Counted>()
  return wrong.flatMap((row, index) => {
    if (exchanged.has(row)) return []
    const { city, found } = row
    const other = wrong
      .slice(index + 1, index + mostCompared)
      .find((each) => isRight(row, each.city.value.population) && isRight(each, city.value.population))
    if (!other) return [found]
    exchanged.add(other)
    const what = `${city.value.name} would have ${counted(city)} residents and ${other.city.value.name} ${counted(other.city)}: the two numbers are exchanged.`
    return [fact(city, ['population'], { code: 'population-differs', what, fix: 'Exchange the two numbers.' })]
  })
}

const counted = ({ value: { population = 0 } }: CityRecord) => numbers.format(population)

/**
 * Every town with so many residents is in the list of places of 500 or more, which lacks some that no council governs, and
 * those of `townStates` that have no village of their name.
 */
const unlisted = { city: 10_000, community: 60_000 }

/** Data that was last changed before this year has a number of two censuses ago, or of a part of the place. */
const lastCountedBefore = 2011

/** Whether a number is another one with a digit more, give or take a sixth. */
const isPowerOfTen = (factor: number) => Math.abs(Math.log10(factor) - Math.round(Math.log10(factor))) < 0.07

const numbers = new Intl.NumberFormat('en-US')

/** A population of another order of magnitude than public data gives. */
export function checkPopulation(
  city: CityRecord,
  places: readonly GazetteerPlace[],
  { isKnown, country, region }: Known,
): Fact[] {
  const { population, name, kind } = city.value
  if (population === undefined) return []
  // Portland was once called Falmouth, like the town beside it.
  const named = places.filter((place) => plainName(place.name) === plainName(name))
  const known = (named.length > 0 ? named : places).flatMap((place) => place.population ?? [])
  const wrong = (
    what: string,
    severity: 'error' | 'warning' | 'notice',
    fix = 'Check the number of digits, and that the number is that of this place.',
  ) => [
    fact(city, ['population'], {
      code: 'population-differs',
      severity,
      what,
      fix,
    }),
  ]
  if (known.length === 0)
    return isKnown && places.length === 0 && !townStates.has(region ?? '') && population >= unlisted[kind ?? 'city']
      ? wrong(
          `${name} would have ${numbers.format(population)} residents, but no list of places of 500 or more has it.`,
          'warning',
        )
      : []
  const [nearest = 0] = known.sort((a, b) => Math.abs(Math.log(a / population)) - Math.abs(Math.log(b / population)))
  const factor = Math.max(nearest / population, population / nearest)
  // Places with fewer people than years ago lose them slowly.
  if (
    city.value.population_basis === 'census' &&
    population < leastOfCensus(nearest, country) * nearest &&
    factor < most(nearest, country)
  )
    return wrong(
      `${name} would have ${numbers.format(population)} residents in the last census, but public data gives ${numbers.format(nearest)}.`,
      'warning',
      'Check that the number is that of the last census, and of this place.',
    )
  if (factor < most(Math.max(nearest, population), country)) return []
  const isTown = population > nearest && places.some(({ region }) => townStates.has(region))
  const isVillage = nearest < mostOfVillage && city.value.population_basis === 'census'
  if (isTown && (factor < digitTooMany || (factor < mostAroundVillage && (isVillage || !isPowerOfTen(factor)))))
    return []
  // In other countries, public data often has a village in place of its municipality, or counts of long ago.
  if (population > nearest && country !== 'US' && !isPowerOfTen(factor)) return []
  const hasGrown = population > nearest && nearest < mostOfVillage && factor < mostGrowth
  const isOld = places.every(({ year }) => year < lastCountedBefore)
  if (hasGrown && isOld && city.value.population_basis === 'census') return []
  return wrong(
    `${name} would have ${numbers.format(population)} residents, but public data gives ${numbers.format(nearest)}.`,
    // The last census counts a suburb that public data has as a village.
    hasGrown && city.value.population_basis === 'census'
      ? 'notice'
      : factor >= anotherDigit && !isTown && !hasGrown
        ? 'error'
        : 'warning',
  )
}
