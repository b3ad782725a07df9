/**
 * States and territories of the United States at a sea, or at a tidal river near one. Source: NOAA, coastal states,
 * https://coast.noaa.gov/czm/mystate/
 */
const atSea = new Set(
  'AL AK AS CA CT DE DC FL GA GU HI LA ME MD MA MP MS NH NJ NY NC OR PA PR RI SC TX VI VA WA'.split(' '),
)
/** States whose coast is that of a Great Lake. */
const atLakes = new Set('IL IN MI MN OH WI'.split(' '))

/** Countries without a sea coast where texts may be English, by ISO 3166-1. */
const landlocked = new Set('AD AT BW CH CZ HU LI LU MK MW RW SK SM UG ZM ZW'.split(' '))

/** What lies along the coast of a region: `none` where it has no coast. Undefined where that is not known. */
export function coastOf(region: string, country: string): 'sea' | 'lakes' | 'none' | undefined {
  if (landlocked.has(country)) return 'none'
  if (country !== 'US' || !/^[A-Z]{2}$/.test(region)) return undefined
  if (atSea.has(region)) return 'sea'
  return atLakes.has(region) ? 'lakes' : 'none'
}
