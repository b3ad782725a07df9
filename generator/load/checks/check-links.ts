import type { Link } from '#manifest/schema/link.ts'
import type { Problem } from '../../core/problem.ts'
import { findLinks } from '../find-links.ts'
import type { Located, Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that the target of every link exists. */
export function checkLinks({ folders, documents, written }: Records): Problem[] {
  const known = {
    page: new Set([...written.pages, ...written.aliases]),
    service: written.services,
    category: written.categories,
    city: written.cityRows,
    county: written.counties,
    office: written.offices,
  }
  const check = (record: Located<unknown>, link: Partial<Link>, path: PropertyKey[]) =>
    (['page', 'service', 'category', 'city', 'county', 'office'] as const).flatMap((type) => {
      const slug = link[type]
      const slugs = known[type]
      // An empty folder that every site requires is a problem already.
      const isReported = !slugs || (slugs.size === 0 && type !== 'category' && type !== 'office')
      return slug === undefined || isReported || slugs.has(slug)
        ? []
        : [unknown(type, slug, slugs, record, [...path, type])]
    })
  const { navigation, site } = documents
  const holders = [...folders.pages, ...[navigation, site].filter((record) => record !== undefined)]
  const links = holders.flatMap((record) =>
    findLinks(record.value).flatMap(({ link, path }) => check(record, link, path)),
  )
  const about = folders.pages.flatMap((record) => {
    if (record.value.screen !== 'about') return []
    return [
      ...record.value.services.items.flatMap(({ service }, index) =>
        check(record, { service }, ['services', 'items', index]),
      ),
      ...record.value.counties.towns.flatMap(({ county }, index) =>
        check(record, { county }, ['counties', 'towns', index]),
      ),
    ]
  })
  return [...links, ...about]
}
