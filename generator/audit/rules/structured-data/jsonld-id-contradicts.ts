import type { AuditedSite } from '../../../core/audited-site.ts'
import { shownOn } from '../../findings/references.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { urlProperties } from './jsonld-relative-url.ts'

/** Properties of the company and its site that rules compare with site.yaml: the subjects of these rules. */
const companySubjects: ReadonlyMap<string, readonly string[]> = new Map([
  ['name', ['name']],
  ['telephone', ['phone']],
  ['address', ['street', 'locality', 'address']],
  ['openingHoursSpecification', ['hours']],
])

/** A node that two pages describe differently. */
export const jsonldIdContradicts: SiteRule = {
  code: 'jsonld-id-contradicts',
  scope: 'site',
  perLanguage: true,
  title: 'Contradictory values for one @id',
  severity: 'error',
  why: 'An "@id" identifies one thing: a company has one phone number, a place one name. A search engine that reads two values believes neither.',
  how: 'Properties of nodes with the same "@id" must have the same value on every page. A page may state fewer properties. Ignores ids that only one page describes.',
  fix: 'State the same value on every page. If pages were edited by hand, rebuild them.',
  source: 'https://developer.yoast.com/features/schema/functional-specification/',
  supersededBy: [
    'service-differs',
    'jsonld-id-repeated',
    'name-differs',
    'phone-differs',
    'phone-misplaced',
    'address-differs',
    'place-differs',
    'county-differs',
    'price-differs',
    'hours-differ',
    'business-recommended',
    'figure-differs',
    'jsonld-page-url',
    'jsonld-relative-url',
    'jsonld-unknown-type',
  ],
  check: (site) => [...findings(site)],
}

/** The values of one property of a node, as hashes, with the first pages that state each. */
type Values = Map<number, { count: number; pages: number[] }>

/** Pages kept per value; a finding shows at most as many. */
const pagesKept = 20

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const shared = sharedIds(site)
  const company = companyNodes(site)
  const stated = new Map<number, Map<string, Values>>()
  site.pages.forEach(({ statements }, page) => {
    for (const { id, property, value } of statements) {
      if (!shared.has(id)) continue
      const properties = stated.get(id) ?? new Map<string, Values>()
      if (properties.size === 0) stated.set(id, properties)
      const values = properties.get(property) ?? new Map<number, { count: number; pages: number[] }>()
      if (values.size === 0) properties.set(property, values)
      const known = values.get(value)
      if (!known) values.set(value, { count: 1, pages: [page] })
      else if (known.pages[known.pages.length - 1] !== page) {
        known.count++
        if (known.pages.length < pagesKept) known.pages.push(page)
      }
    }
  })
  for (const [id, properties] of stated)
    for (const [property, values] of properties) {
      if (values.size < 2) continue
      const [most, ...others] = [...values.values()].sort((a, b) => b.count - a.count)
      const odd = others.flatMap(({ pages }) => pages.flatMap((number) => site.pages[number] ?? []))
      const [first] = odd
      const other = site.pages[most?.pages.find((number) => site.pages[number] !== first) ?? -1]
      if (!first) continue
      const node = shared.get(id) ?? ''
      // A misspelt type is not another type.
      const subjects = property === '@type' ? ['type'] : company.has(id) ? (companySubjects.get(property) ?? []) : []
      yield {
        url: first.path,
        at: site.sourceOf(first),
        what: other
          ? `${first.path} and ${other.path} state different values for ${nameOf(property)} of ${node}.`
          : `${first.path} states different values for ${nameOf(property)} of ${node}.`,
        // Two values on one page only are a fault of two nodes on this page.
        subject: other ? first.path : subjectOn(first.path, node),
        followsFrom: [first, other ?? first].flatMap(({ path, issues }) => [
          // A name or a point that another rule has found to be that of another place.
          ...(property === 'geo' || (property === 'name' && !company.has(id))
            ? [path]
            : subjects.map((subject) => subjectOn(path, subject))),
          ...(urlProperties.includes(property) ? issues.map(({ subject }) => subjectOn(path, subject)) : []),
        ]),
        ...(odd.length > 1 && shownOn(odd)),
      }
    }
}

/** Numbers of the ids of the company, its site and its offices. */
function companyNodes({ nodeIds, manifest }: AuditedSite): Set<number> {
  const { origin } = manifest.site
  const names = [`${origin}/#organization`, `${origin}/#website`]
  const found = new Set<number>()
  for (let number = 0; number < nodeIds.count; number++) {
    const id = nodeIds.at(number) ?? ''
    if (names.includes(id) || (id.startsWith(origin) && id.endsWith('#office'))) found.add(number)
  }
  return found
}

/** Ids of nodes that several pages describe, by number. */
function sharedIds({ pages, nodeIds }: AuditedSite): Map<number, string> {
  const counts = new Uint32Array(nodeIds.count)
  for (const page of pages) for (const id of page.nodeIds) counts[id] = (counts[id] ?? 0) + 1
  const shared = new Map<number, string>()
  for (const [number, count] of counts.entries()) if (count > 1) shared.set(number, nodeIds.at(number) ?? '')
  return shared
}

const nameOf = (property: string) => (property === '@type' ? 'the type' : `"${property}"`)
