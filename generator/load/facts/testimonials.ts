import { slugOf } from '#src/slug-of.ts'
import { plainName } from '../../core/gazetteer.ts'
import { nearest } from '../../core/suggest.ts'
import { isRegionOf, regionOfCounty } from './county-of.ts'
import { type Fact, type FactSources, fact } from './fact.ts'

/** Testimonials from places that the company does not serve, or of a place in another region. */
export function checkTestimonials(sources: FactSources, isRegionWrong: boolean): Fact[] {
  const { site, records } = sources
  const { testimonials } = records.documents
  if (!testimonials || records.cities.length === 0) return []
  const { address } = site.value.business
  const counties = new Map(records.folders.counties.map((county) => [county.slug, county.value]))
  const regionOf = new Map(records.folders.counties.map((county) => [county.slug, regionOfCounty(county, sources)]))
  const regionOfCity = new Map(
    records.cities.map(({ value }) => [plainName(value.name), regionOf.get(value.county) ?? address.region]),
  )
  const places = [...records.cities.map(({ value }) => value.name), ...[...counties.values()].map(({ name }) => name)]
  const known = new Set([
    ...places.map(plainName),
    ...[...counties.values()].map(({ name }) => `${plainName(name)} county`),
  ])
  return testimonials.value.items.flatMap(({ location, name }, index): Fact[] => {
    if (location === undefined) return []
    const [place = '', region] = location.split(',').map((part) => part.trim())
    const wrong = (what: string, fix: string) => [
      fact(testimonials, ['items', index, 'location'], { code: 'testimonial-from-elsewhere', what, fix }),
    ]
    // The row of the place may have a mistake of its own, but its slug is the name.
    const isRow = records.written.cityRows?.has(slugOf(place))
    if (!isRow && !known.has(plainName(place)) && !known.has(plainName(location))) {
      const near = nearest(place, places)
      return wrong(
        `The testimonial of ${name} is from ${location}, but the company serves no place "${place}".`,
        `${near === undefined ? '' : `Did you mean "${near}"? `}Write a place of cities.csv or a county.`,
      )
    }
    const own = regionOfCity.get(plainName(place)) ?? address.region
    if (
      isRegionWrong ||
      region === undefined ||
      region === '' ||
      own === undefined ||
      isRegionOf(region, own, site.value)
    )
      return []
    return wrong(
      `The testimonial of ${name} is from ${location}, but the ${place} that the company serves is in ${own}.`,
      `Write "${place}, ${own}".`,
    )
  })
}
