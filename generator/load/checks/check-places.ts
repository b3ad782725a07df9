import type { Problem } from '../../core/problem.ts'
import { placeSlugs } from '../place-slugs.ts'
import type { Located, Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that every city has an existing county and a unique slug, and that no city is an alias of an alias. */
export function checkCities({ cities, written: { counties } }: Records): Problem[] {
  const rows = new Map<string, Located<(typeof cities)[number]['value']>>()
  const problems: Problem[] = []
  for (const city of cities) {
    const first = rows.get(city.slug)
    if (first) {
      problems.push({
        code: 'duplicate-slug',
        severity: 'error',
        at: city.locate(['slug']),
        what: `"${city.slug}" is the slug of this row and of the row in line ${first.at.line}.`,
        fix: 'Change one of the two slugs, for example by adding the county.',
      })
    } else rows.set(city.slug, city)
    if (!counties.has(city.value.county))
      problems.push(unknown('county', city.value.county, counties, city, ['county']))
  }
  for (const city of cities) {
    const { alias_of: alias } = city.value
    if (alias === undefined) continue
    const target = rows.get(alias)
    if (!target) problems.push(unknown('city', alias, rows.keys(), city, ['alias_of']))
    else if (target.value.alias_of !== undefined) {
      problems.push({
        code: 'alias-of-alias',
        severity: 'error',
        at: city.locate(['alias_of']),
        what: `"${city.slug}" is an alias of "${alias}", which is itself an alias of "${target.value.alias_of}".`,
        fix: target === city ? 'Empty the cell alias_of.' : `Write "${target.value.alias_of}" in the cell alias_of.`,
      })
    }
  }
  return problems
}

/** Checks that no city has the slug of a county: both have pages below /service-areas/. */
export function checkLocationSlugs(records: Records): Problem[] {
  const slugs = placeSlugs(records)
  if (!slugs) return []
  const counties = new Map(records.folders.counties.map((county) => [slugs.county(county.slug), county]))
  return records.cities.flatMap((city) => {
    const slug = slugs.city(city.slug)
    const county = counties.get(slug)
    if (!county) return []
    return [
      {
        code: 'duplicate-slug',
        severity: 'error' as const,
        at: city.locate(['slug']),
        what: `"${slug}" would be the slug of both this city and the county in ${county.at.file}.`,
        fix: 'Change urls.citySlug or urls.countySlug in site.yaml, for example to {county}-county.',
      },
    ]
  })
}
