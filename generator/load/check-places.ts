import type { Problem } from '../core/problem.ts'
import { citySlug, countySlug } from './place-slugs.ts'
import type { Located, Records } from './records.ts'
import { unknown } from './unknown-reference.ts'

/** Every city lies in a county, has a slug of its own, and is another name for at most one city. */
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
        what: `"${city.slug}" is the slug of this row and of line ${first.at.line}.`,
        fix: 'Give one of the two another slug, for example with its county.',
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
        what: `"${city.slug}" is another name for "${alias}", which is itself another name for "${target.value.alias_of}".`,
        fix: target === city ? 'Empty the cell.' : `Write "${target.value.alias_of}" here.`,
      })
    }
  }
  return problems
}

/** A city and a county share the addresses below /service-areas/, so their slugs must differ. */
export function checkLocationSlugs({ cities, folders, documents }: Records): Problem[] {
  const urls = documents.site?.value.urls
  if (!urls) return []
  const counties = new Map(folders.counties.map((county) => [countySlug(urls, county.slug), county]))
  return cities.flatMap((city) => {
    const slug = citySlug(urls, city.slug)
    const county = counties.get(slug)
    if (!county) return []
    return [
      {
        code: 'duplicate-slug',
        severity: 'error' as const,
        at: city.locate(['slug']),
        what: `"${slug}" would be the address of this city and of the county in ${county.at.file}.`,
        fix: 'Make urls.citySlug and urls.countySlug in site.yaml differ, for example by the word county.',
      },
    ]
  })
}
