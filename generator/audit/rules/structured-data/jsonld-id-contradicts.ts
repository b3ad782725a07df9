import { hashText } from '#src/text-hash.ts'
import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'
import { schemaOrgProperties } from '../../structured-data/schema-org-names.ts'

/** Of the company and its site these are held against the manifest: name-differs, phone-differs and address-differs speak. */
const heldElsewhere = ['name', 'telephone', 'address']

/** One thing that two pages describe differently. */
export const jsonldIdContradicts: SiteRule = {
  code: 'jsonld-id-contradicts',
  scope: 'site',
  title: 'Pages that disagree about one thing in structured data',
  severity: 'error',
  why: 'The id says that it is one and the same thing: a company has one number, a place one name. A search engine that reads two believes neither.',
  how: 'Properties that pages state of nodes with the same id must have the same value everywhere. A page may state fewer of them.',
  fix: 'State the same on every page; where pages were edited by hand, build them again.',
  source: 'https://developer.yoast.com/features/schema/functional-specification/',
  check: (site) => [...findings(site)],
}

/** Of a property of a node: each value with the numbers of the pages that state it, which are kept while they are few. */
type Values = Map<number, { count: number; pages: number[] }>

/** Pages kept per value; a finding shows no more. */
const pagesKept = 20

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const shared = sharedIds(site)
  const { origin } = site.manifest.site
  const held = new Set(heldElsewhere.map(hashText))
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
      if (values.size < 2 || (company.has(id) && held.has(property))) continue
      const [most, ...others] = [...values.values()].sort((a, b) => b.count - a.count)
      const odd = others.flatMap(({ pages }) => pages.flatMap((number) => site.pages[number] ?? []))
      const [first] = odd
      const other = site.pages[most?.pages.find((number) => site.pages[number] !== first) ?? -1]
      // Two values on the same page alone are jsonld-id-repeated's to name.
      if (!first || !other || other === first) continue
      yield {
        url: first.path,
        at: site.sourceOf(first),
        what: `${first.path} and ${other.path} state two values for ${nameOf(property)} of ${shared.get(id)}.`,
        ...(odd.length > 1 && shownOn(odd)),
      }
    }
}

/** Ids that more than one page says something of, by hash. */
function sharedIds({ pages, nodeIds }: AuditedSite): Map<number, string> {
  const counts = new Uint32Array(nodeIds.length)
  for (const page of pages) for (const id of page.nodeIds) counts[id] = (counts[id] ?? 0) + 1
  const shared = new Map<number, string>()
  nodeIds.forEach((id, number) => {
    if ((counts[number] ?? 0) > 1) shared.set(hashText(id), id)
  })
  return shared
}

/** The facts keep properties as hashes; only a finding needs the name. */
function nameOf(hash: number): string {
  if (hash === hashText('@type')) return 'the type'
  for (const name of schemaOrgProperties) if (hashText(name) === hash) return `"${name}"`
  return 'a property'
}
