import { hashText } from '#src/text-hash.ts'
import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'
import { schemaOrgProperties } from '../../structured-data/schema-org-names.ts'

/** For the company and its site, `name-differs`, `phone-differs` and `address-differs` compare these with the manifest. */
const comparedElsewhere = ['name', 'telephone', 'address']

/** A node that two pages describe differently. */
export const jsonldIdContradicts: SiteRule = {
  code: 'jsonld-id-contradicts',
  scope: 'site',
  title: 'Contradictory structured data across pages',
  severity: 'error',
  why: 'An "@id" identifies one thing: a company has one phone number, a place one name. A search engine that reads two values believes neither.',
  how: 'Properties of nodes with the same "@id" must have the same value on every page. A page may state fewer properties. Ignores name, telephone and address of the company and the site, which other rules compare with site.yaml.',
  fix: 'State the same value on every page. If pages were edited by hand, rebuild them.',
  source: 'https://developer.yoast.com/features/schema/functional-specification/',
  check: (site) => [...findings(site)],
}

/** The values of one property of a node, as hashes, with the first pages that state each. */
type Values = Map<number, { count: number; pages: number[] }>

/** Pages kept per value; a finding shows at most as many. */
const pagesKept = 20

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const shared = sharedIds(site)
  const { origin } = site.manifest.site
  const excluded = new Set(comparedElsewhere.map(hashText))
  const company = new Set(['organization', 'website'].map((name) => hashText(`${origin}/#${name}`)))
  const stated = new Map<number, Map<number, Values>>()
  site.pages.forEach(({ statements }, page) => {
    for (let i = 0; i < statements.length; i += 3) {
      const [id = 0, property = 0, value = 0] = [statements[i], statements[i + 1], statements[i + 2]]
      if (!shared.has(id)) continue
      const properties = stated.get(id) ?? new Map<number, Values>()
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
      if (values.size < 2 || (company.has(id) && excluded.has(property))) continue
      const [most, ...others] = [...values.values()].sort((a, b) => b.count - a.count)
      const odd = others.flatMap(({ pages }) => pages.flatMap((number) => site.pages[number] ?? []))
      const [first] = odd
      const other = site.pages[most?.pages.find((number) => site.pages[number] !== first) ?? -1]
      // Two values on one page only: `jsonld-id-repeated` reports them.
      if (!first || !other || other === first) continue
      yield {
        url: first.path,
        at: site.sourceOf(first),
        what: `${first.path} and ${other.path} state different values for ${nameOf(property)} of ${shared.get(id)}.`,
        ...(odd.length > 1 && shownOn(odd)),
      }
    }
}

/** Ids of nodes that several pages describe, by hash. */
function sharedIds({ pages, nodeIds }: AuditedSite): Map<number, string> {
  const counts = new Uint32Array(nodeIds.length)
  for (const page of pages) for (const id of page.nodeIds) counts[id] = (counts[id] ?? 0) + 1
  const shared = new Map<number, string>()
  nodeIds.forEach((id, number) => {
    if ((counts[number] ?? 0) > 1) shared.set(hashText(id), id)
  })
  return shared
}

/** The name of a property. The facts keep its hash only. */
function nameOf(hash: number): string {
  if (hash === hashText('@type')) return 'the type'
  for (const name of schemaOrgProperties) if (hashText(name) === hash) return `"${name}"`
  return 'a property'
}
