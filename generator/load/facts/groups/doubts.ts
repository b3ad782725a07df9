import { regionCodes } from '#src/country/regions.ts'
import { checkRegionNames } from '../../checks/check-region-names.ts'
import { hasCountyOfTwoOffices } from '../../county-offices.ts'
import type { Fact, FactSources } from '../fact.ts'
import { isRegionUnclear } from '../place-data/county-of.ts'
import { hasCode, linesWith, recordsWith } from './with-code.ts'

/** What is wrong with the data that checks rely on. A check leaves out what seems wrong only because of it. */
export type Doubts = {
  isOfficeWrong: boolean
  isOriginWrong: boolean
  /** Without the record of an office, its counties seem to be in the region of the company. */
  isOfficeMissing: boolean
  isOfficeRegionWrong: boolean
  /** The region of an address contradicts its name or its postal code: texts about the right region would seem to be wrong. */
  isOwnRegionWrong: boolean
  /** A county with a wrong name is missing in every list. */
  isCountyMisspelt: boolean
  /** The loader reports a row of a county that does not exist. Texts about its place then seem to be wrong. */
  isCountyWrong: boolean
  /** A county without its record, or with a region that is wrong or written otherwise than elsewhere, has no region that its places could be in. */
  isRegionUnknown: boolean
  /** A place that is wrong on the map contradicts what other texts say about where it is. */
  isOffTheMap: boolean
  /** A place with too many residents contradicts what other texts say of its rank. */
  isPopulationWrong: boolean
  isNameWrong: boolean
  /** Where all texts are in another language, the name of the language is wrong. */
  isLanguageWrong: boolean
  /** Records of rows with the name of another one, whose facts they have. */
  copied: ReadonlySet<string>
  /** Records of rows with the wrong county. Their texts name the right one. */
  misplaced: ReadonlySet<string>
  /**
   * The same, those with a postal code of another county, as a place without coordinates has the code of its own, and those
   * with the name of another row, which may have its county.
   */
  moved: ReadonlySet<string>
  /** Lines of names that their slugs have with other letters. */
  misnamedAt: ReadonlySet<string>
}

/** What the checks of the records themselves found, which other checks rely on. */
export type FoundInRecords = Record<
  'office' | 'origin' | 'counties' | 'names' | 'places' | 'standards',
  readonly Fact[]
>

/** Whether it is not clear in which region the offices and their counties are. */
export const isOfficeRegionWrong = (office: readonly Fact[], { site, records }: FactSources): boolean =>
  isRegionUnclear(site.value) || hasCode(office, 'office-in-another-region') || hasCountyOfTwoOffices(records)

export function doubtsOf(found: FoundInRecords, sources: FactSources): Doubts {
  const { office, origin, counties, names, places, standards } = found
  const { records, site } = sources
  const { folders, written, cities } = records
  const known = new Set(folders.counties.map(({ slug }) => slug))
  const isCountyMissing = cities.some(({ value }) => !known.has(value.county))
  const regions = regionCodes(site.value.business.address.country)
  const writtenRegions = [
    site.value.business.address.region,
    ...folders.offices.map(({ value }) => value.address?.region),
    ...folders.counties.map(({ value }) => value.region),
  ]
  const areas = [...places, ...counties]
  const copied = recordsWith(names, 'name-twice')
  const ofCounties = places.filter(({ record }) => record.startsWith('counties/'))
  return {
    isOfficeWrong: office.length > 0,
    isOriginWrong: origin.length > 0,
    isOfficeMissing: written.offices.size > folders.offices.length,
    isOfficeRegionWrong: isOfficeRegionWrong(office, sources),
    isOwnRegionWrong: isRegionUnclear(site.value) || hasCode(office, 'office-in-another-region'),
    isCountyMisspelt:
      hasCode(counties, 'unknown-county-name', 'place-name-misspelt') || hasCode(ofCounties, 'wrong-county'),
    isCountyWrong: isCountyMissing || hasCode(areas, 'wrong-county', 'unknown-county-name'),
    isRegionUnknown:
      isCountyMissing ||
      folders.counties.length < written.counties.size ||
      hasCode(counties, 'wrong-county') ||
      checkRegionNames(records).length > 0 ||
      writtenRegions.some((region) => region !== undefined && regions?.includes(region) === false),
    isOffTheMap: hasCode(places, 'coordinates-elsewhere', 'wrong-county', 'alias-far-away'),
    isPopulationWrong: hasCode(places, 'population-differs', 'population-twice'),
    isNameWrong: names.length > 0 || hasCode(areas, 'place-name-misspelt', 'unknown-county-name', 'coordinates-twice'),
    isLanguageWrong: hasCode(standards, 'language-of-texts-differs'),
    copied,
    misplaced: recordsWith(places, 'wrong-county'),
    moved: new Set([...recordsWith(places, 'wrong-county', 'postal-code-elsewhere'), ...copied]),
    misnamedAt: linesWith(names, 'slug-of-another-name'),
  }
}
