import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { recordsWith } from '../groups/with-code.ts'
import { checkAliases } from './table/aliases.ts'
import { checkRowCoordinates } from './table/row-coordinates.ts'
import { checkRowPopulations } from './table/row-populations.ts'

/**
 * Rows of cities.csv against each other: two places with the same coordinates or population, and aliases far away.
 * @param wrong records whose coordinates are already reported; `counted`: those whose population is.
 */
export function checkTable(
  { records: { cities }, gazetteer }: FactSources,
  wrong: ReadonlySet<string> = new Set(),
  counted: ReadonlySet<string> = new Set(),
): Fact[] {
  const rows = cities.filter(({ value }) => value.alias_of === undefined)
  const without = (reported: ReadonlySet<string>) => rows.filter(({ slug }) => !reported.has(`cities/${slug}`))
  const twice = checkRowCoordinates(without(wrong), gazetteer)
  // A row that is there twice has the same facts.
  const copies = recordsWith(twice, 'coordinates-twice')
  return [
    ...twice,
    ...checkRowPopulations(without(new Set([...counted, ...copies])), gazetteer),
    ...rows.flatMap(kindFault),
    ...checkAliases(cities, rows),
  ]
}

const partOfCity =
  /\b(?:an?|the|this) (?:[\w-]+ ){0,2}neighborhood (?:of|in|belongs to|is part of)\b|\bunincorporated\b/i

/** A city whose text says that it is a part of a city, or that it is none. */
function kindFault(row: CityRecord): Fact[] {
  const { kind, name, description } = row.value
  const [words] = partOfCity.exec(description) ?? []
  if (kind !== 'city' || words === undefined) return []
  return [
    fact(row, ['kind'], {
      code: 'kind-differs',
      severity: 'warning',
      what: `${name} is a city by its kind, but its text says "${words}".`,
      fix: 'Write "community", or correct the text.',
    }),
  ]
}
