import { groupBy } from '../../../core/group-by.ts'
import { placeSlugs } from '../../place-slugs.ts'
import { officePlaces } from '../company/office-places.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { noReason } from './no-reason.ts'

/** Without these pages in search engines, most of a site cannot be found. */
const essential = new Set(['home', 'services', 'service-areas', 'contact'])
/** These are kept out of search engines by mistake more often than on purpose. */
const usual = new Set(['about', 'checklist', 'guide', 'articles'])

/** Essential pages that search engines are not to list, and pages that are kept from them without a reason. */
export function checkNoindex(sources: FactSources): Fact[] {
  return [...checkPages(sources), ...checkEntries(sources)]
}

/** Entries of noindex.yaml. A page that is kept out without a reason is lost by mistake. */
function checkEntries(sources: FactSources): Fact[] {
  const { noindex } = sources.records.documents
  if (!noindex) return []
  const essentialPage = essentialPages(sources)
  return noindex.value.flatMap(({ path, reason }, index) => {
    // An entry that is there twice is a problem of its own.
    if (path !== undefined && noindex.value.findIndex((entry) => entry.path === path) < index) return []
    const isUnexplained = noReason.test(reason)
    const page = path === undefined ? undefined : essentialPage(path, reason)
    if (page !== undefined)
      return [
        fact(noindex, [index, 'path'], {
          code: 'essential-page-noindex',
          severity: isUnexplained ? 'error' : 'warning',
          what: `Search engines would not list the page of ${page}.`,
          fix: 'Remove the entry.',
        }),
      ]
    if (!isUnexplained) return []
    return [
      fact(noindex, [index, 'reason'], {
        code: 'reason-missing',
        what: `"${reason}" is not a reason to keep ${path ?? 'pages without a passage'} out of search engines.`,
        fix: 'Write the reason, or remove the entry.',
      }),
    ]
  })
}

/** Tells which page that customers look for first is at a path: that of a service, or of the town of an office. */
function essentialPages(sources: FactSources): (path: string, reason: string) => string | undefined {
  const { folders, cities } = sources.records
  const services = new Set(folders.services.map(({ slug }) => slug))
  const towns = new Set(officePlaces(sources).map(({ address }) => address.locality))
  const slugs = placeSlugs(sources.records)
  const ofOffices = new Map(
    cities.flatMap(({ slug, value }) => (slugs && towns.has(value.name) ? [[slugs.city(slug), value.name]] : [])),
  )
  const ofCounties = countiesWithTowns(sources)
  return (path, reason) => {
    const segments = path.split('/').filter(Boolean)
    const last = segments.at(-1) ?? ''
    if (services.has(last)) return `the service "${last}"`
    const town = ofOffices.get(last)
    // Pages of a service in a place have three segments. One that was hidden for a time is often forgotten.
    if (segments.length === 3 && town !== undefined && services.has(segments[1] ?? '') && forATime.test(reason))
      return `the service "${segments[1]}" in ${town}, the town of the office`
    if (segments.length !== 2) return undefined
    return town === undefined ? ofCounties.get(last) : `${town}, the town of the office`
  }
}

/** `Until the new text is approved`, `a test in spring` */
const forATime =
  /(?<!\p{L})(?:tests?|until|temporar\w*|for now|drafts?|approv\w+|pending|later|hasta|temporal\w*|pruebas?|borrador|de momento|pendiente)(?!\p{L})/iu

/** Fewest towns whose pages are below that of their county. */
const fewestTowns = 2

/** By slug: the pages of counties that lead to those of several towns. */
function countiesWithTowns({ records }: FactSources): ReadonlyMap<string, string> {
  const slugs = placeSlugs(records)
  const towns = groupBy(
    records.cities.filter(({ value }) => value.alias_of === undefined),
    ({ value }) => value.county,
  )
  return new Map(
    records.folders.counties.flatMap(({ slug, value }) => {
      const { length: count } = towns.get(slug) ?? []
      return slugs && count >= fewestTowns
        ? [[slugs.county(slug), `the county ${value.name}, which leads to ${count} towns`] as const]
        : []
    }),
  )
}

function checkPages({ records }: FactSources): Fact[] {
  return records.folders.pages.flatMap((page) => {
    const { screen, indexed } = page.value
    const isEssential = essential.has(screen)
    if (indexed || !(isEssential || usual.has(screen))) return []
    return [
      fact(page, ['indexed'], {
        code: 'essential-page-noindex',
        severity: isEssential ? 'error' : 'warning',
        what: `Search engines would not list the page "${screen}", because indexed is false.`,
        fix: 'Remove this line.',
      }),
    ]
  })
}
