import type { PhoneRecord } from '#manifest/schema/contact.ts'
import type { CountyRecord } from '#manifest/schema/place.ts'
import type { County, SiteRecord, SiteSettings } from '#manifest/schema.ts'
import { fullCountyName } from '#src/country/county-name.ts'
import { nationalPhone } from '#src/country/phone.ts'
import { countyDesignation, regionNameOf } from '#src/country/regions.ts'
import { unitsOf } from '#src/country/units.ts'
import { takesTexts } from './takes-texts.ts'

/** The settings of a site with the defaults that follow from its country. */
export function completeSite<T extends Pick<SiteRecord, 'business' | 'units'>>(
  site: T,
): T & Pick<SiteSettings, 'business' | 'units'> {
  const { business } = site
  const { phone, address } = business
  return {
    ...site,
    units: site.units ?? unitsOf(address.country),
    business: {
      ...business,
      phone: completePhone(phone),
      address: { ...address, ...regionOf(address, address.country) },
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
  { business, places }: Pick<SiteRecord, 'business' | 'places'>,
  office: Region,
): Pick<County, 'name' | 'fullName' | 'region' | 'regionName'> {
  const { country } = business.address
  const isOwn = county.region !== undefined || county.regionName !== undefined
  const region = regionOf(isOwn ? county : office, country)
  const word = designation ?? places.designation ?? countyDesignation(country, region.region)
  return { name, fullName: fullCountyName(name, word), ...region }
}

type Region = { region?: string | undefined; regionName?: string | undefined }

/** A region with its name. */
export function regionOf({ region, regionName }: Region, country: string): Region {
  if (region === undefined) return regionName === undefined ? {} : { regionName }
  return { region, regionName: regionName ?? regionNameOf(region, country) }
}
