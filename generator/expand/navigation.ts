import type { Link, Location, Navigation } from '#manifest/schema.ts'
import { resolveLink } from '#src/link.ts'
import type { Site } from '#src/site.ts'

/** One link of the header or footer. */
export type NavigationSlot = {
  /** As a person would say it, e.g. `footer › Company › Blog`. */
  name: string
  path: string
  at: Location
}

/** Every link of the navigation with its address and the line it is written on. */
export function navigationSlots(site: Site): NavigationSlot[] {
  const { navigation, navigationAt, siteAt } = site.manifest
  return namedLinks(navigation).map(({ link, trail, key }) => {
    const { path, label } = resolveLink(site, link)
    return { name: [...trail, label].join(' › '), path, at: navigationAt[key] ?? siteAt }
  })
}

/** `key` is the link's place in the file, as in `Manifest.navigationAt`. */
type NamedLink = { link: Link; trail: string[]; key: string }

function namedLinks({ header, footer }: Navigation): NamedLink[] {
  return [
    ...header.links.map((link, index) => ({ link, trail: ['header'], key: `header.links.${index}` })),
    { link: header.action, trail: ['header'], key: 'header.action' },
    ...footer.columns.flatMap(({ title, links }, column) =>
      links.map((link, index) => ({ link, trail: ['footer', title], key: `footer.columns.${column}.links.${index}` })),
    ),
    ...footer.legal.map((link, index) => ({ link, trail: ['footer', 'legal'], key: `footer.legal.${index}` })),
  ]
}
