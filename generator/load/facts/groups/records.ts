import { groupBy } from '../../../core/group-by.ts'
import { checkOffices } from '../company/office.ts'
import type { Fact, FactSources } from '../fact.ts'
import { checkCounties } from '../place-data/counties.ts'
import { checkCountyNames } from '../place-data/county-names.ts'
import { checkNames } from '../place-data/names.ts'
import { checkPlaces } from '../place-data/places.ts'
import { checkPostalPrefixes } from '../place-data/postal-prefixes.ts'
import { checkOrigin } from '../site/origin.ts'
import { checkStandards } from '../site/standards.ts'
import { type Doubts, doubtsOf, isOfficeRegionWrong } from './doubts.ts'
import { recordsWith } from './with-code.ts'

/** Checks the company, its offices, counties and places as records. Other checks rely on them. */
export function checkRecords(sources: FactSources): { facts: Fact[]; doubts: Doubts } {
  const office = checkOffices(sources)
  const origin = checkOrigin(sources)
  const names = checkNames(sources)
  const standards = checkStandards(sources)
  // Without the region of the offices, all counties and places seem to be elsewhere.
  const isElsewhere = isOfficeRegionWrong(office, sources)
  const countyNames = checkCountyNames(sources)
  const namedLonger = recordsWith(countyNames, 'place-name-misspelt')
  const counties = [
    ...countyNames,
    ...(isElsewhere ? [] : checkCounties(sources)).filter(({ record }) => !namedLonger.has(record)),
  ]
  // A row with the name of another one has its facts, so it contradicts public data in everything.
  const copied = recordsWith(names, 'name-twice')
  const places = isElsewhere ? [] : checkPlaces(sources).filter(({ record }) => !copied.has(record))
  // Its postal code is as far from the coordinates of an office as its town.
  const awayFromTown = recordsWith([...office, ...places], 'office-outside-its-town', 'coordinates-elsewhere')
  const prefixes = checkPostalPrefixes(sources).filter(({ record }) => !awayFromTown.has(record))
  const misspelt = recordsWith([...places, ...counties], 'place-name-misspelt', 'unknown-county-name')
  return {
    facts: [
      ...office,
      ...origin,
      ...counties,
      ...withoutMassDisputes([...places, ...prefixes], sources.records.cities.length),
      ...names.filter(({ code, record }) => code !== 'slug-of-another-name' || !misspelt.has(record)),
      ...standards,
    ],
    doubts: doubtsOf({ office, origin, counties, names, places, standards }, sources),
  }
}

/** Numbers of disputed places, with their share of all, from which the data is in dispute and no longer single places. */
const masses = [
  { places: 40, share: 1 / 3 },
  { places: 20, share: 2 / 3 },
]

/** If public data disputes most of a table, such as one of invented places, one warning for each code says so. */
function withoutMassDisputes(facts: readonly Fact[], places: number): Fact[] {
  const disputed = new Set(facts.map(({ record }) => record)).size
  if (!masses.some((mass) => disputed >= mass.places && disputed >= mass.share * places)) return [...facts]
  return [...groupBy(facts, ({ code }) => code)].flatMap(([code, [first, ...others]]) => {
    if (!first) return []
    const same = others.length === 0 ? '' : ` The same is wrong with ${others.length} more of ${places} places.`
    return [
      {
        ...first,
        severity: 'warning' as const,
        what: first.what + same,
        fix: `Check the source of the table. If the places are invented, turn off audit.rules.${code} in site.yaml.`,
      },
    ]
  })
}
