import type { County, Office } from '#manifest/schema.ts'
import { addressText, listText } from '../format.ts'
import { countyTerm } from '../local/words.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import type { Region } from '../regions.ts'
import { countiesOfOffice, type SiteIndex, townsOfOffice } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'
import { cityLabel, tradeIn } from './phrases.ts'

// Titles, headings and descriptions of the pages of offices and regions.

/** e.g. `Gorge Drain Vancouver: Drain Services in Vancouver, WA` */
export function officeTitle({ name, address: { locality, region } }: Office, site: SiteIndex): string {
  // A capital has the name of its province: Toledo, Toledo.
  const town = region === undefined || region === locality ? locality : `${locality}, ${region}`
  // An office that is named for its town needs no more than the region.
  const short = name.endsWith(locality) ? name + town.slice(locality.length) : undefined
  return fitTitle([
    say(site, 'offices.title', { name, subject: tradeIn(town, site) }),
    short ?? say(site, 'offices.title', { name, subject: town }),
    name,
  ])
}

/** The office's own description, or its address and its counties. */
export function officeText(office: Office, site: SiteIndex): string {
  if (office.description !== undefined) return office.description
  return say(site, 'offices.text', {
    name: office.name,
    address: addressText(office.address),
    counties: areaText(site, office),
  })
}

export function officeDescription(office: Office, site: SiteIndex): string {
  return fitDescription(officeText(office, site))
}

export function officesTitle(_: readonly Office[], site: SiteIndex): string {
  const heading = say(site, 'offices.heading')
  return fitTitle([`${heading} | ${site.manifest.site.business.name}`, heading])
}

/** What the page of all offices is for, with the names of their towns. */
export function officesText(offices: readonly Office[], site: SiteIndex): string {
  const { business, language } = site.manifest.site
  const towns = [...new Set(offices.map(({ address }) => address.locality))]
  const hasTowns = offices.some(({ cities }) => cities.length > 0)
  return say(site, hasTowns ? 'offices.all-with-towns' : 'offices.all', {
    company: business.name,
    count: offices.length,
    term: countyTerm(site, 2),
    towns: listText(towns, language),
  })
}

export function officesDescription(offices: readonly Office[], site: SiteIndex): string {
  return fitDescription(officesText(offices, site))
}

/** The H1 of a region, e.g. `Drain Services in Washington`. */
export function regionHeading({ name }: Region, site: SiteIndex): string {
  return tradeIn(name, site)
}

export function regionTitle(region: Region, site: SiteIndex): string {
  const heading = regionHeading(region, site)
  return fitTitle([`${heading} | ${site.manifest.site.business.name}`, heading])
}

/** The counties of a region. */
export function regionText({ name, counties }: Region, site: SiteIndex): string {
  return say(site, 'regions.text', { region: name, count: counties.length, counties: countiesText(site, counties) })
}

export function regionDescription(region: Region, site: SiteIndex): string {
  return fitDescription(`${regionText(region, site)} ${site.manifest.site.business.description}`)
}

/** Counties named in a sentence; more are counted. */
const mostNamed = 6

/** The counties of an office, and its towns in other ones: `Clark County, Camas and Washougal`. */
export function areaText(site: SiteIndex, office: Office): string {
  const counties = countiesOfOffice(site, office)
  const towns = townsOfOffice(site, office)
  if (towns.length === 0) return countiesText(site, counties)
  const { language } = site.manifest.site
  const names = [...counties.map(countyName), ...towns.map((town) => cityLabel(town, site))]
  if (names.length <= mostNamed) return listText(names, language)
  const counted = say(site, 'offices.towns', { count: towns.length })
  return counties.length === 0 ? counted : listText([countiesText(site, counties), counted], language)
}

/** e.g. `Clark County and Cowlitz County`, `12 counties` */
function countiesText(site: SiteIndex, counties: readonly County[]): string {
  if (counties.length > mostNamed)
    return say(site, 'regions.count', { count: counties.length, term: countyTerm(site, counties.length) })
  return listText(counties.map(countyName), site.manifest.site.language)
}
