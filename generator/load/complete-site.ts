import type { PhoneRecord } from '#manifest/schema/contact.ts'
import type { CountyRecord } from '#manifest/schema/place.ts'
import type { County, SiteRecord, SiteSettings } from '#manifest/schema.ts'
import { fullCountyName } from '#src/country/county-name.ts'
import { nationalPhone } from '#src/country/phone.ts'
import {
  countyDesignation,
  hasRegionCodes,
  namedRegionOf,
  regionInOwnLanguage,
  regionNameOf,
} from '#src/country/regions.ts'
import { unitsOf } from '#src/country/units.ts'
import { upperFirst } from '#src/format.ts'
import { takesTexts } from './takes-texts.ts'

/** The settings of a site with the defaults that follow from its country, in one of its languages. */
export function completeSite<T extends Pick<SiteRecord, 'business' | 'units'>>(
  site: T,
  language: string,
): T & Pick<SiteSettings, 'business' | 'units'> {
  const { business } = site
  const { phone, lines, address } = business
  return {
    ...site,
    units: site.units ?? unitsOf(address.country),
    business: {
      ...business,
      phone: completePhone(phone),
      lines: lines.map(({ id, e164, display }) => ({ id, e164, display: display ?? nationalPhone(e164) })),
      address: { ...address, ...regionOf(address, { country: address.country, language }) },
    },
  }
}

export function completePhone({ e164, display, texts }: PhoneRecord): SiteSettings['business']['phone'] {
  return { e164, display: display ?? nationalPhone(e164), texts: texts ?? takesTexts(e164) }
}

/**
 * The name and region of a county with the defaults of its site and country.
 * @param office the address of its office.
 */
export function completeCounty(
  { name, designation, ...county }: Pick<CountyRecord, 'name' | 'designation' | 'region' | 'regionName'>,
  { business, places, language }: Pick<SiteSettings, 'business' | 'places' | 'language'>,
  office: Region,
): Pick<County, 'name' | 'fullName' | 'region' | 'regionName' | 'shownRegion'> {
  const { country } = business.address
  const region = countyRegion(county, office, { country, language })
  const word = designation ?? places.designation ?? countyDesignation(country, region.region)
  const fullName = fullCountyName(name, word)
  const shownRegion = hasRegionCodes(country) || !isCode.test(region.region ?? '') ? undefined : region.regionName
  return {
    name,
    fullName: fullName.endsWith(` ${name}`) ? upperFirst(fullName) : fullName,
    ...region,
    ...(shownRegion !== undefined && { shownRegion }),
  }
}

/** `V` for Valencia: a code of ISO 3166-2, which few people know. */
const isCode = /^[A-Z]{1,3}$/

export type Region = { region?: string | undefined; regionName?: string | undefined }
type Where = { country: string; language: string }

/** The region of a county: its own, or that of its office. */
export function countyRegion(county: Region, office: Region, where: Where): Region {
  const isOwn = county.region !== undefined || county.regionName !== undefined
  return regionOf(isOwn ? county : office, where)
}

/** A region with its name. The name in the language replaces the default name of its code. */
export function regionOf({ region, regionName }: Region, { country, language }: Where): Region {
  if (region === undefined) return regionName === undefined ? {} : { regionName }
  const own = regionInOwnLanguage(region, country, language)
  if (own !== undefined && (regionName === undefined || regionName === namedRegionOf(region, country)))
    return { region, regionName: own }
  const isGiven = regionName !== undefined && regionName !== regionNameOf(region, country)
  const known = namedRegionOf(region, country) ?? regionNameOf(region, country, language)
  return { region, regionName: isGiven ? regionName : known }
}
