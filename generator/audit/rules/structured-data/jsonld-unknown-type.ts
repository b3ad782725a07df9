import { type JsonLdNode, typesOf } from '../../../core/html/json-ld.ts'
import { schemaOrgProperties, schemaOrgTypes } from '../../../core/schema-org-names.ts'
import { nearest } from '../../../core/suggest.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType } from '../../structured-data/nodes.ts'
import { questionless } from './faq-shape.ts'

/** Types and properties that schema.org does not have. */
export const jsonldUnknownType: PageRule = {
  code: 'jsonld-unknown-type',
  scope: 'page',
  title: 'Unknown schema.org type or property',
  severity: 'error',
  why: 'Search engines ignore a node of an unknown type, and an unknown property has no effect.',
  how: 'Looks up every "@type" (an error) and every property (a warning) in release 30.0 of schema.org. Ignores names with the prefix of another vocabulary.',
  fix: 'Write the name as schema.org spells it, capitals included.',
  source: 'https://schema.org/docs/full.html',
  supersededBy: ['faq-shape'],
  *check(page, { manifest }): Generator<Issue> {
    for (const node of dataNodes(page)) {
      for (const type of typesOf(node)) {
        if (schemaOrgTypes.has(type)) continue
        const name = plainName(type)
        if (name === undefined || schemaOrgTypes.has(name)) continue
        yield {
          what: `The structured data {pages} has a node of the type "${type}", which schema.org does not have.`,
          subject: 'type',
          // If schema.org lacks a trade, the type with the nearest spelling is another trade.
          ...(isCompany(node)
            ? { fix: `Write "${manifest.site.business.type}", the type of the company in site.yaml.` }
            : suggestion(name, schemaOrgTypes)),
        }
      }
      for (const property in node) {
        if (schemaOrgProperties.has(property) || property.startsWith('@')) continue
        const name = plainName(property)
        if (name === undefined || schemaOrgProperties.has(name)) continue
        yield {
          severity: 'warning',
          what: `The structured data {pages} states "${property}" of a ${typesOf(node)[0] ?? 'node'}, a property that schema.org does not have.`,
          ...(hasType(node, 'FAQPage') && { followsFrom: [questionless] }),
          ...suggestion(name, schemaOrgProperties),
        }
      }
    }
  },
}

const isCompany = (node: JsonLdNode) => node.address !== undefined && node.telephone !== undefined

/** A name without the prefix of schema.org; undefined for a name of another vocabulary. */
function plainName(name: string): string | undefined {
  const plain = name.replace(/^(https?:\/\/schema\.org\/|schema:)/, '')
  return plain.includes(':') || plain.includes('/') ? undefined : plain
}

function suggestion(name: string, names: Iterable<string>): { fix?: string } {
  const near = nearest(name, names, Math.max(2, Math.floor(name.length / 5)))
  return near === undefined ? {} : { fix: `Did you mean "${near}"?` }
}
