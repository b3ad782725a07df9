import { regionCodes } from '#src/country/regions.ts'
import { hasErrors } from '../../../core/problem.ts'
import { nearest } from '../../../core/suggest.ts'
import { checkOffices } from '../../checks/check-offices.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish } from '../texts.ts'
import { knownCounty, regionOfCounty } from './county-of.ts'
import { regionsOfCounties } from './region-by-coordinates.ts'

/** Counties that public data does not have, or has in another region. */
export function checkCounties(sources: FactSources): Fact[] {
  const { site, records, gazetteer } = sources
  const { country } = site.value.business.address
  // Elsewhere the word county means many things, and a company may group places as it likes.
  if (!gazetteer) return []
  if (!regionCodes(country))
    return [
      ...regionsOfCounties(sources),
      ...records.folders.counties.flatMap((county) => repeatedName(county, country)),
    ]
  // The region of a county may be that of an office whose file has a mistake.
  const { written, folders } = records
  const isOfficeUnclear = written.offices.size > folders.offices.length || hasErrors(checkOffices(records))
  return folders.counties.flatMap((county): Fact[] => {
    if (isOfficeUnclear && county.value.region === undefined) return []
    if (county.value.region !== undefined && !regionCodes(country)?.includes(county.value.region)) return []
    const region = gazetteer.regionOf(regionOfCounty(county, sources) ?? '')
    if (region === undefined) return []
    const { name, designation } = county.value
    if (knownCounty(county, sources))
      // Another language has a word of its own: `Condado de …`.
      return isEnglish(sources) ? designationFault(county, region, designation) : []
    const elsewhere = gazetteer.countiesNamed(name)
    if (elsewhere.some((known) => known.region === region)) return []
    const near = nearest(
      name,
      gazetteer.countiesOf(region).map((known) => known.name),
    )
    const isTypo = near !== undefined && elsewhere.length === 0
    // The county is in the region of an office that does not name it as its own.
    const office = records.folders.offices.find(
      ({ value }) =>
        value.counties !== undefined &&
        elsewhere.some((known) => known.region === gazetteer.regionOf(value.address?.region ?? '')),
    )
    if (office && county.value.region === undefined)
      return [
        fact(office, ['counties'], {
          code: 'unknown-county-name',
          what: `No office serves the county "${county.slug}", so it would be in ${region}, which has none of this name. This office is in its state.`,
          fix: `Add "${county.slug}", or write the region in ${county.at.file}.`,
        }),
      ]
    return [
      fact(county, elsewhere.length > 0 && county.value.region !== undefined ? ['region'] : ['name'], {
        code: 'unknown-county-name',
        // A company may group places that are in no county, but not under a name that is nearly one.
        severity: isTypo || elsewhere.length > 0 ? 'error' : 'warning',
        what: `There is no county "${name}" in ${region}.`,
        fix: isTypo
          ? `Did you mean "${near}"?`
          : `${elsewhere.length > 0 ? `There is one in ${elsewhere.map((known) => known.region).join(', ')}. ` : ''}Correct name or region.`,
      }),
    ]
  })
}

/** Countries in which the word comes first, as in County Durham and County Cork, if a county has it at all. */
const withWordFirst = new Set(['GB', 'IE'])

/** A designation that repeats the name of its county, and `County` after a name that has it first or not at all. */
function repeatedName(county: Parameters<typeof knownCounty>[0], country: string): Fact[] {
  const { name, designation = 'none' } = county.value
  const report = (what: string, fix: string) => [
    fact(county, ['designation'], { code: 'county-designation-differs', severity: 'warning', what, fix }),
  ]
  if (` ${designation} `.includes(` ${name} `))
    return report(
      `The designation "${designation}" has the name of the county, which pages would show twice.`,
      `Write "${designation.replace(name, '…')}".`,
    )
  if (designation !== 'County' || !withWordFirst.has(country)) return []
  return report(
    `Pages would name the county "${name} County", which it is not called.`,
    'Write "County …" if the word belongs to its name, otherwise "none".',
  )
}

/** States whose counties have one word only. Alaska, Connecticut and states with independent cities have several. */
const several = new Set(['AK', 'CT', 'VA', 'MD', 'MO', 'NV', 'LA', 'PR', 'DC'])

function designationFault(
  county: Parameters<typeof knownCounty>[0],
  region: string,
  designation: string | undefined,
): Fact[] {
  const isRight = designation === undefined || designation === 'County' || designation === 'none'
  const isParish =
    region === 'LA' ? designation === undefined || designation === 'Parish' || designation === 'none' : isRight
  if (isParish || (several.has(region) && region !== 'LA')) return []
  return [
    fact(county, ['designation'], {
      code: 'county-designation-differs',
      what: `"${designation}" is not what a county of ${region} is called.`,
      fix: `Remove this line: the default is ${region === 'LA' ? 'Parish' : 'County'}.`,
    }),
  ]
}
