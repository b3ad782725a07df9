import type { City, County } from '#manifest/schema.ts'
import { isPostalCode, postalAreaOf } from '../country/postal-codes.ts'
import { choiceText } from '../format.ts'
import { cityLabel, officeTown } from '../head/phrases.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import { type SiteIndex, townsOfOffice } from '../site.ts'
import { leastDistance, officeOffset, ownCities } from './place-facts.ts'
import { directionOf, distanceOf, postalCodeTerm, residentsText, withPauses } from './words.ts'

/** The facts about a county from the table of cities, as the sentences that `local.sentences` of site.yaml lists. */
export function countySentences(site: SiteIndex, county: County): string {
  const shown = new Set(site.manifest.site.local.sentences)
  const cities = ownCities(site, county)
  const sentences = [
    shown.has('county-distances') && !hasTwoOffices(site, county) && distanceSentence(site, cities),
    shown.has('county-populations') && populationSentence(site, cities),
    shown.has('county-postal-codes') && postalCodeSentence(site, county, cities),
  ]
    .filter(Boolean)
    .join(' ')
  return withPauses(site, sentences)
}

/** Whether another office serves towns of the county: the farthest town from one office may be beside the other. */
const hasTwoOffices = (site: SiteIndex, { key }: County): boolean =>
  site.manifest.offices.some((office) => townsOfOffice(site, office).some(({ county }) => county === key))

function distanceSentence(site: SiteIndex, cities: readonly City[]): string {
  const byDistance = cities
    .flatMap((city) => {
      const { coordinates } = city
      return coordinates ? [{ name: cityLabel(city, site), ...officeOffset(site, city, coordinates) }] : []
    })
    .filter(({ isHere, distance }) => !isHere && distance >= leastDistance)
    .sort((a, b) => a.distance - b.distance)
  const [nearest, farthest] = [byDistance[0], byDistance.at(-1)]
  if (!nearest || !farthest || nearest === farthest) return ''
  // "The nearest is 62 km away, the farthest 62 km" says nothing.
  if (distanceOf(site, nearest) === distanceOf(site, farthest)) return ''
  return say(site, 'local.county.distances', {
    office: officeTown(site),
    nearest: nearest.name,
    nearestDistance: distanceOf(site, nearest),
    nearestDirection: directionOf(site, nearest),
    farthest: farthest.name,
    farthestDistance: distanceOf(site, farthest),
    farthestDirection: directionOf(site, farthest),
  })
}

/** Two places are no range. */
const fewestInRange = 3

function populationSentence(site: SiteIndex, cities: readonly City[]): string {
  const [largest, smallest] = extremes(cities)
  if (!largest || !smallest || largest === smallest || cities.length < fewestInRange) return ''
  return say(site, 'local.county.populations', {
    largest: cityLabel(largest, site),
    most: residentsText(site, largest),
    smallest: cityLabel(smallest, site),
    fewest: residentsText(site, smallest),
  })
}

function postalCodeSentence(site: SiteIndex, county: County, cities: readonly City[]): string {
  // Codes that the table does not have would make the number and the list wrong.
  if (cities.some((city) => city.postalCodes.length === 0)) return ''
  const codes = new Set(cities.flatMap((city) => city.postalCodes))
  const { country } = site.manifest.site.business.address
  // Areas have many codes, so the number of areas is not that of the codes.
  if ([...codes].some((code) => !isPostalCode(code, country))) return postalAreaSentence(site, codes, country)
  const count = codes.size
  if (count < 2) return ''
  return say(site, 'local.county.postal-codes', {
    count,
    terms: postalCodeTerm(site, count),
    county: countyName(county),
  })
}

/** Areas in a sentence at most; a county with more has none. */
const mostAreas = 8

function postalAreaSentence(site: SiteIndex, codes: ReadonlySet<string>, country: string): string {
  const areas = [...new Set([...codes].flatMap((code) => postalAreaOf(code, country) ?? []))].sort(compareNumbers)
  if (areas.length < 2 || areas.length > mostAreas) return ''
  return say(site, 'local.county.postal-areas', {
    terms: postalCodeTerm(site, areas.length),
    codes: choiceText(areas, site.manifest.site.language),
  })
}

/** `HG3` before `HG11` */
const compareNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

type Populated = City & { population: number }

/** The cities with the most and the fewest residents, among those of known population. */
function extremes(cities: readonly City[]): [largest: Populated | undefined, smallest: Populated | undefined] {
  const known = cities
    .filter((city): city is Populated => city.population !== undefined)
    .sort((a, b) => b.population - a.population)
  return [known[0], known.at(-1)]
}
