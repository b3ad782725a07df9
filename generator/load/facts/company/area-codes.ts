import { areaCodeOf } from '#src/country/area-codes.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { officePlaces } from './office-places.ts'

/** Kilometres from an office or a place that is served to a state whose numbers the company may have. */
const farAway = 150

type Numbered = { record: Located<unknown>; path: readonly PropertyKey[]; e164: string }

/** Phone numbers with the area code of a state or province that is far from the offices and from all places served. */
export function checkAreaCodes(sources: FactSources): Fact[] {
  const { gazetteer, site, records } = sources
  if (!gazetteer) return []
  const points = [
    ...officePlaces(sources).map(({ coordinates }) => coordinates),
    ...records.cities.flatMap(({ value: { latitude, longitude } }) =>
      latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
    ),
  ]
  const served = new Set(
    records.folders.counties.map(({ value }) => value.region ?? site.value.business.address.region),
  )
  const isNear = (region: string) => {
    if (served.has(region)) return true
    const counties = gazetteer.countiesOf(region)
    // Without an outline, nothing is known of the distance.
    return (
      counties.length === 0 ||
      counties.some((county) => points.some((point) => gazetteer.distanceTo(county, point) < farAway))
    )
  }
  const seen = new Set<string>()
  return numbersOf(sources).flatMap(({ record, path, e164 }) => {
    const area = areaCodeOf(e164)
    if (!area || seen.has(e164) || area.regions.some(isNear)) return []
    seen.add(e164)
    return [
      fact(record, path, {
        code: 'area-code-elsewhere',
        severity: 'warning',
        what: `The area code ${area.code} is that of ${area.regions.join(', ')}, far from ${site.value.business.address.locality}.`,
        fix: 'Check the digits. People call a number of their own area more readily.',
      }),
    ]
  })
}

function numbersOf({ site, records: { folders } }: FactSources): Numbered[] {
  const others = [...folders.offices, ...folders.counties].flatMap((record): Numbered[] => {
    const { phone } = record.value
    return phone ? [{ record, path: ['phone', 'e164'], e164: phone.e164 }] : []
  })
  return [{ record: site, path: ['business', 'phone', 'e164'], e164: site.value.business.phone.e164 }, ...others]
}
