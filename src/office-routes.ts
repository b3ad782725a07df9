import type { County } from '#manifest/schema.ts'
import {
  officeDescription,
  officesDescription,
  officesTitle,
  officeTitle,
  regionDescription,
  regionTitle,
} from './head/office-phrases.ts'
import { say } from './messages.ts'
import { named } from './page-routes.ts'
import { regionSlug, regionsOf } from './regions.ts'
import type { PageData, Route, Target } from './route.ts'
import type { SiteIndex } from './site.ts'

// The routes of offices and regions. A site has them only if the manifest has offices, or asks for pages of regions.

/** The list of all offices. */
export const offices: Route<PageData['offices']> = {
  path: '/locations/',
  section: 'pages',
  kind: 'offices',
  *expand({ manifest }) {
    const [first] = manifest.offices
    if (first) yield { params: {}, at: first.at }
  },
  data: ({ manifest }) => (manifest.offices.length > 0 ? manifest.offices : undefined),
  title: officesTitle,
  description: officesDescription,
  crumb: (_, site) => say(site, 'offices.heading'),
  parent: () => ({ id: 'home', params: {} }),
  sources: (all) => all.map(({ at }) => at),
}

export const officePage: Route<PageData['officePage']> = {
  path: '/locations/:office/',
  section: 'pages',
  kind: 'offices',
  *expand({ manifest }) {
    for (const { slug, at } of manifest.offices) yield { params: { office: slug }, at }
  },
  data: (site, { office: slug = '' }) => site.officesBySlug.get(slug),
  title: officeTitle,
  description: officeDescription,
  crumb: ({ name }) => name,
  parent: () => ({ id: 'offices', params: {} }),
  image: ({ image }) => named(image),
  sources: ({ at }) => [at],
}

export const region: Route<PageData['region']> = {
  path: '/areas/:region/',
  section: 'places',
  kind: 'regions',
  *expand({ manifest }) {
    for (const { slug, counties } of regionsOf(manifest))
      for (const { at } of counties.slice(0, 1)) yield { params: { region: slug }, at }
  },
  data: ({ manifest }, { region: slug }) => regionsOf(manifest).find((each) => each.slug === slug),
  title: regionTitle,
  description: regionDescription,
  crumb: ({ name }) => name,
  parent: () => ({ id: 'serviceAreas', params: {} }),
  sources: ({ counties }) => counties.map(({ at }) => at),
}

/** The page of the region of a county, if regions have pages. */
export function regionTarget({ manifest }: SiteIndex, county: County): Target | undefined {
  const slug = regionSlug(manifest, county)
  return slug === undefined ? undefined : { id: 'region', params: { region: slug } }
}
