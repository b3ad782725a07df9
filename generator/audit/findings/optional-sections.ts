import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { postalCodeTerm } from '#src/local/words.ts'
import { say } from '#src/messages.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { wordsOf } from '../../core/text/words.ts'

type Params = AuditedPage['params']

/** A section whose data a record need not have. */
type OptionalSection = {
  route: AuditedPage['route']
  /** Whether it is below a heading with masked names. */
  isBelow: (heading: string) => boolean
  /** Whether the manifest has what it shows on a page. */
  hasData: (params: Params) => boolean
}

/** In place of an argument of a message. */
const blank = '○'

const optionalSections = kept((manifest: Manifest): readonly OptionalSection[] => {
  const heading = (key: string, name = '') => {
    const text = say({ manifest }, key, { [name]: blank })
    const [first = '', last] = text.split(blank).map((part) => wordsOf(part).join(' '))
    return (words: string) =>
      last === undefined ? words === first : words.startsWith(first) && words.endsWith(last) && words.includes('{')
  }
  const withoutCodes = placesWithoutCodes(manifest)
  const codes =
    withoutCodes.size === 0 ? [] : [1, 2].map((count) => wordsOf(postalCodeTerm({ manifest }, count)).join(' '))
  return [
    {
      route: 'service',
      isBelow: heading('articles.aboutService', 'service'),
      hasData: ({ service = '' }) => manifest.articles.some(({ services }) => services.includes(service)),
    },
    {
      route: 'service',
      isBelow: heading('gallery.heading'),
      hasData: ({ service }) => manifest.services.some(({ slug, gallery }) => slug === service && gallery),
    },
    {
      route: 'serviceArea',
      isBelow: heading('area.conditions', 'place'),
      hasData: ({ location }) => hasTraits(manifest, location),
    },
    {
      route: 'serviceArea',
      // If every city has codes, a page without them lost the section.
      isBelow: (words) => codes.includes(words),
      hasData: ({ location = '' }) => !withoutCodes.has(location),
    },
    {
      route: 'county',
      isBelow: heading('area.conditions', 'place'),
      hasData: ({ county }) => hasTraits(manifest, county),
    },
    {
      route: 'servicePlace',
      // Its heading has the names of the traits, and differs from page to page.
      isBelow: () => false,
      hasData: ({ location, service }) => hasTraits(manifest, location, service),
    },
    {
      route: 'article',
      isBelow: heading('articles.services'),
      hasData: ({ article }) => manifest.articles.some(({ slug, services }) => slug === article && services.length > 0),
    },
  ]
})

/** Cities without postal codes, by slug. A page under another name of a city has the codes of both. */
function placesWithoutCodes({ cities }: Manifest): ReadonlySet<string> {
  const having = new Set(
    cities.flatMap(({ key, aliasOf, postalCodes }) => (postalCodes.length > 0 ? (aliasOf ?? key) : [])),
  )
  return new Set(cities.flatMap(({ key, aliasOf, slug }) => (having.has(aliasOf ?? key) ? [] : slug)))
}

/** Whether a city or county has traits, by its slug. A page under another name of a city is about that city. */
function hasTraits({ cities, counties, traits }: Manifest, slug: string | undefined, service?: string): boolean {
  const row = cities.find((city) => city.slug === slug)
  const city = cities.find(({ key }) => key === (row?.aliasOf ?? row?.key))
  const place = city ?? counties.find((county) => county.slug === slug)
  if (!place) return true
  if (service === undefined) return place.traits.length > 0
  const affecting = new Set(traits.filter(({ services }) => services[service]).map((trait) => trait.slug))
  return place.traits.some(({ trait }) => affecting.has(trait))
}

/** The optional sections that the manifest has nothing for on a page: it lacks them by right. */
export function sectionsWithoutData(manifest: Manifest, { route, params }: AuditedPage): readonly OptionalSection[] {
  return optionalSections(manifest).filter((section) => section.route === route && !section.hasData(params))
}

/** Whether a section that some pages lack by right is below a heading with masked names. */
export const isOptional = (manifest: Manifest, route: AuditedPage['route'], heading: string): boolean =>
  optionalSections(manifest).some((section) => section.route === route && section.isBelow(heading))
