import type { Manifest } from '#manifest/schema.ts'
import { addressText, hoursText, listText, priceWithUnit } from '#src/format.ts'
import { countyTerm } from '#src/local/words.ts'
import { say } from '#src/messages.ts'
import { countyName } from '#src/place.ts'
import { document, leaders, section, wrap } from './plain-text.ts'

/** The facts about the company on one sheet. Every figure is counted from the records. */
export function factSheet(manifest: Manifest): string {
  const source = { manifest }
  const { business, hours, claims, origin } = manifest.site
  const { services, counties, cities } = manifest
  const counts = {
    communities: cities.length,
    counties: counties.length,
    term: countyTerm(source, counties.length),
  }
  const regions = [...new Set(counties.flatMap(({ regionName }) => regionName ?? []))]
  const citiesOf = (county: string) => cities.filter((city) => city.county === county).length
  return document(
    `${wrap(business.name.toUpperCase())}\n${wrap(business.tagline)}\n${origin}`,
    business.sample ? wrap(sampleNote(manifest)) : '',
    section(say(source, 'media-kit.facts.business'), wrap(business.description)),
    section(
      say(source, 'media-kit.facts.services'),
      ...services.map(({ name, price }) => leaders(name, priceWithUnit(source, price))),
    ),
    section(
      say(source, 'media-kit.facts.places'),
      wrap(
        regions.length > 0
          ? say(source, 'media-kit.facts.places-of-region', {
              ...counts,
              region: listText(regions, manifest.site.language),
            })
          : say(source, 'media-kit.facts.places-of-counties', counts),
      ),
      ...counties.map((county) =>
        leaders(countyName(county), say(source, 'area.communities', { count: citiesOf(county.key) })),
      ),
    ),
    // Claims with a count are left out, because the figures above come from the records themselves.
    section(
      say(source, 'media-kit.facts.claims'),
      ...claims.filter(({ counts }) => !counts).map(({ text }) => wrapItem(text)),
    ),
    section(
      say(source, 'media-kit.facts.contact'),
      ...[
        [say(source, 'contact.address'), addressText(business.address)],
        [say(source, 'contact.hours'), hoursText(source, hours)],
        [say(source, 'contact.phone'), business.phone.display],
        [say(source, 'contact.e-mail'), business.email],
        [say(source, 'contact.website'), origin],
      ].map(([label = '', value = '']) => wrapItem(`${label}: ${value}`)),
    ),
  )
}

export function sampleNote(manifest: Manifest): string {
  return say({ manifest }, 'media-kit.facts.sample', { business: manifest.site.business.name })
}

function wrapItem(text: string): string {
  return wrap(text, '  ').replace(/^ {2}/, '- ')
}
