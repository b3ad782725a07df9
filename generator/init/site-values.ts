import type { ProjectFacts } from './project-facts.ts'
import { starterText } from './starter-texts.ts'
import type { Starter } from './starters.ts'
import { hasSeveralZones, timeZoneName } from './time-zone-name.ts'

/** What a file is written from. `first` is the starter in the first language of the site. */
export type Writing = { rootDir: string; starter: Starter; first: Starter; facts: ProjectFacts }

/** Words that init writes into navigation.yaml and site.yaml: `starters/shared/labels.yaml`. */
export type Labels = Record<
  'services' | 'where' | 'about' | 'contact' | 'action' | 'company' | 'communities' | 'privacy' | 'terms' | 'prices',
  string
> & { pages: Record<string, string> }

export const labelsOf = (rootDir: string, language: string) =>
  starterText(rootDir, 'shared/labels.yaml', language).value as Labels // a test loads every language

/** The services of some files, with their slugs in the first language of the site. */
export const slugsOf = ({ services }: Starter, first: Starter, files: readonly string[]) =>
  files.flatMap((file) => {
    const service = services.find((each) => each.file === file)
    return service
      ? [{ name: service.name, slug: first.services.find((each) => each.file === file)?.slug ?? file }]
      : []
  })

/** `{county}-county`, with the word that completes the names of all counties: a parish is not a county. */
function countySlug({ counties, address }: Pick<ProjectFacts, 'counties' | 'address'>): string {
  const designations = new Set(counties.map(({ designation }) => designation))
  const [designation = 'none'] = designations
  const isWord = address.country === 'US' && designations.size === 1 && /^[a-z]+$/i.test(designation)
  return isWord && designation !== 'none' ? `{county}-${designation.toLowerCase()}` : '{county}'
}

/** Colors with the contrast that `generator/load/checks/check-contrast.ts` requires. */
const light = {
  ink: '#16222a',
  inkMuted: '#45525b',
  surface: '#ffffff',
  surfaceSunken: '#f2f5f6',
  line: '#ccd4d9',
  onBrand: '#ffffff',
}
const dark = {
  ink: '#eef2f4',
  inkMuted: '#b6c1c8',
  surface: '#12191e',
  surfaceSunken: '#1a242b',
  line: '#3a4750',
  brand: '#8fc1e3',
  brandStrong: '#b8d9ef',
  onBrand: '#0c1a24',
  accent: '#f0a873',
}

/** The content of site.yaml. */
export function siteValue({ starter, facts, first }: Writing, labels: Labels): unknown {
  const { company, phone, email, address, coordinates, origin, languages } = facts
  return {
    business: {
      name: company,
      tagline: starter.tagline,
      description: starter.description,
      trade: starter.trade,
      type: starter.type,
      phone,
      email,
      address,
      coordinates: { latitude: coordinates.latitude, longitude: coordinates.longitude },
      priceRange: labels.prices,
    },
    origin,
    ...(languages.length > 1 ? { languages } : { language: first.language }),
    urls: {
      trailingSlash: 'always',
      citySlug: starter.citySlug,
      countySlug: countySlug(facts),
    },
    theme: { light: { ...light, ...starter.brand }, dark, radius: 0.5 },
    hours: {
      ...zoneOfHours(facts, starter.language),
      week: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' }],
    },
    defaultDescription: starter.description,
    defaultImage: 'street',
    claims: [],
    policies: [],
    frequencies: starter.frequencies,
    embeds: {},
    hosting: { hosts: ['netlify'] },
    display: {
      testimonialsOnHome: 6,
      testimonialsOnPage: 3,
      nearbyCommunities: 6,
      zipCodesOnCard: 2,
      citiesInKeywords: 5,
      parallax: { factor: 0.3, offAtWidth: 768 },
      tooltip: { delay: 700, skipDelay: 300 },
      toast: {
        limit: 1,
        duration: 5000,
        removeDelay: 1_000_000,
        swipeThreshold: 50,
        swipeDirection: 'right',
        hotkey: 'F8',
      },
      spinnerDemo: 3000,
    },
  }
}

/** The name of the zone of a company whose country has more than one. */
const zoneOfHours = ({ timeZone, address }: ProjectFacts, language: string): { timeZone?: string } =>
  hasSeveralZones(address.country) ? { timeZone: timeZoneName(timeZone, language) } : {}

/** The texts of site.yaml in a further language. */
export function siteTranslation(starter: Starter, facts: ProjectFacts, labels: Labels): unknown {
  const { tagline, description, trade, language, frequencies, citySlug } = starter
  const hasCondados = facts.address.country === 'US' && language.startsWith('es')
  return {
    business: { tagline, description, trade, priceRange: labels.prices },
    urls: { citySlug, ...(hasCondados ? { countySlug: 'condado-de-{county}' } : {}) },
    ...(hasSeveralZones(facts.address.country) ? { hours: zoneOfHours(facts, language) } : {}),
    defaultDescription: description,
    frequencies,
    ...(hasCondados ? { places: { designation: 'Condado de …' } } : {}),
  }
}

/** Most communities in the footer. */
const mostInFooter = 12

/** The content of navigation.yaml. */
export function navigationValue({ starter, first, facts: { counties, places } }: Writing, labels: Labels): unknown {
  return {
    header: {
      links: [
        // The name of the company leads home, and a row has room for few words beside a long name.
        { page: 'services', label: labels.services },
        { page: 'service-areas', label: labels.where },
        { page: 'about', label: labels.about },
        { page: 'contact', label: labels.contact },
      ],
      action: { page: 'contact', label: labels.action },
    },
    footer: {
      columns: [
        {
          title: labels.services,
          links: slugsOf(
            starter,
            first,
            starter.services.map(({ file }) => file),
          ).map(({ slug }) => ({ service: slug })),
        },
        {
          title: labels.where,
          links: [
            ...counties.map(({ slug }) => ({ county: slug })),
            ...places.slice(0, mostInFooter).map(({ slug }) => ({ city: slug })),
          ],
        },
        {
          title: labels.company,
          links: [
            { page: 'about', label: labels.about },
            { page: 'contact', label: labels.contact },
            { page: 'service-areas', label: labels.communities },
          ],
        },
      ],
      legal: [
        { page: 'privacy-policy', label: labels.privacy },
        { page: 'terms', label: labels.terms },
      ],
    },
  }
}
