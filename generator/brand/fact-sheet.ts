import type { Manifest } from '#manifest/schema.ts'
import { addressText, countText, hoursText, listText, priceText } from '#src/format.ts'
import { countyName, regionNames } from '#src/place.ts'
import { document, leaders, section, wrap } from './plain-text.ts'

/** The facts about the company on one sheet. Every figure is counted from the records. */
export function factSheet(manifest: Manifest): string {
  const { business, hours, claims, origin, language } = manifest.site
  const { services, counties, cities } = manifest
  const count = (number: number, one: string, many: string) => countText(number, one, many, language)
  const citiesOf = (county: string) => cities.filter((city) => city.county === county).length
  return document(
    `${wrap(business.name.toUpperCase())}\n${wrap(business.tagline)}\n${origin}`,
    business.sample ? wrap(`SAMPLE: ${sampleNote(business.name)}`) : '',
    section('What it does', wrap(business.description)),
    section('Services', ...services.map(({ name, price }) => leaders(name, priceText(price, language)))),
    section(
      'Where it works',
      wrap(
        `${count(cities.length, 'community', 'communities')} in ${count(counties.length, 'county', 'counties')} of ${listText(regionNames(manifest))}.`,
      ),
      ...counties.map((county) => leaders(countyName(county), count(citiesOf(county.key), 'community', 'communities'))),
    ),
    // Claims with a count are left out, because the figures above come from the records themselves.
    section('Claims', ...claims.filter(({ counts }) => !counts).map(({ text }) => wrapItem(text))),
    section(
      'Contact',
      ...[
        ['Address', addressText(business.address)],
        ['Hours', hoursText(hours)],
        ['Phone', business.phone.display],
        ['E-mail', business.email],
        ['Website', origin],
      ].map(([label = '', value = '']) => wrapItem(`${label}: ${value}`)),
    ),
  )
}

export function sampleNote(name: string): string {
  return `${name} is made up for demonstration. Nothing in this kit is to be published as fact.`
}

function wrapItem(text: string): string {
  return wrap(text, '  ').replace(/^ {2}/, '- ')
}
