import type { Link, Navigation } from '#manifest/schema.ts'
import { resolveLink } from '#src/link.ts'
import type { SiteIndex } from '#src/site.ts'
import type { NavigationSlot } from '../core/facts.ts'

/** Every link of the navigation, in each language, with its URL and its line in the manifest. */
export function navigationSlots({ languages }: SiteIndex): NavigationSlot[] {
  return languages.flatMap(slotsOf)
}

function slotsOf(site: SiteIndex): NavigationSlot[] {
  const { navigation, navigationAt, siteAt } = site.manifest
  return namedLinks(navigation).map(({ link, trail, key }) => {
    const { path, label } = resolveLink(site, link)
    return { name: [...trail, label].join(' › '), path, at: navigationAt[key] ?? siteAt }
  })
}

/** `key` is the link's path in the file, as in `Manifest.navigationAt`. */
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
