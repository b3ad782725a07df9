import type { City, County } from '#manifest/schema.ts'
import { numberText } from '../format.ts'
import { countyName } from '../place.ts'
import type { SiteIndex } from '../site.ts'
import { milesText } from './geography.ts'
import { officeOffset, ownCities } from './place-facts.ts'
import { residentsText } from './residents-text.ts'

/** The facts about a county from the table of cities, as sentences. */
export function countySentences(site: SiteIndex, county: County): string {
  const { language, business } = site.manifest.site
  const cities = ownCities(site, county)
  const byMiles = cities
    .flatMap(({ name, coordinates }) => (coordinates ? [{ name, ...officeOffset(site, name, coordinates) }] : []))
    .filter(({ isHere }) => !isHere)
    .sort((a, b) => a.miles - b.miles)
  const [nearest, farthest] = [byMiles[0], byMiles.at(-1)]
  const [largest, smallest] = extremes(cities)
  const zipCodes = new Set(cities.flatMap((city) => city.zipCodes)).size
  const residents = (city: Populated) => residentsText(city, language)
  return [
    nearest &&
      farthest &&
      nearest !== farthest &&
      `The community nearest to our office in ${business.address.locality} is ${nearest.name}, ${milesText(nearest.miles, language)} ${nearest.direction} in a straight line; the farthest is ${farthest.name}, ${milesText(farthest.miles, language)} ${farthest.direction}.`,
    largest &&
      smallest &&
      largest !== smallest &&
      `The communities range from ${largest.name} with ${residents(largest)} residents to ${smallest.name} with ${residents(smallest)}.`,
    zipCodes > 1 && `Together they have ${numberText(zipCodes, language)} ZIP codes in ${countyName(county)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

type Populated = City & { population: number }

/** The cities with the most and the fewest residents, among those of known population. */
function extremes(cities: readonly City[]): [largest: Populated | undefined, smallest: Populated | undefined] {
  const known = cities
    .filter((city): city is Populated => city.population !== undefined)
    .sort((a, b) => b.population - a.population)
  return [known[0], known.at(-1)]
}
