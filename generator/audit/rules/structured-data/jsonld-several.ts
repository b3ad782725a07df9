import { type JsonLdBlock, type JsonLdNode, typesOf } from '../../../core/html/json-ld.ts'
import type { OwnPage } from '../../../core/html/page.ts'
import type { PageRule } from '../../rule.ts'
import { hasType, isLocalBusiness, textOf, topNodes } from '../../structured-data/nodes.ts'
import { severalBusinesses } from './business-several.ts'

/** Several blocks of structured data about the same thing, which may contradict each other. */
export const jsonldSeveral: PageRule = {
  code: 'jsonld-several',
  scope: 'page',
  title: 'Multiple JSON-LD blocks about one thing',
  severity: 'warning',
  why: 'Search engines read every block. Two blocks that describe the same thing often differ: an old price or phone number remains in the forgotten one.',
  how: 'Compares the types and ids of the nodes, and the names of companies, in each script of the type application/ld+json. Ignores a block with nodes of other types, such as the video that a plugin adds.',
  fix: 'Move the nodes of the second block into the "@graph" of the first, or delete the block that was added by hand.',
  source: 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents',
  supersededBy: ['business-several', 'jsonld-id-repeated', 'review-self-serving'],
  *check({ jsonLd }) {
    if (jsonLd.length > 1 && sharesSubject(jsonLd))
      yield {
        what: `There are ${jsonLd.length} blocks of structured data {pages}, and they may contradict each other.`,
        // The contradiction itself.
        followsFrom: [severalBusinesses, ...jsonLd.flatMap((block) => idsIn(block))],
      }
  },
}

const idsIn = (block: JsonLdBlock): string[] =>
  topNodes({ jsonLd: [block] }).flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : []))

/** What a node is about: its types, its id, and the company whatever its type. */
const subjectsOf = (node: JsonLdNode): unknown[] => [
  ...typesOf(node),
  node['@id'] ?? [],
  hasType(node, 'Organization') || isLocalBusiness(node) ? (companyOf(node) ?? []) : [],
]

const companyOf = ({ name }: JsonLdNode) => textOf(name) && `company ${textOf(name)}`

/** Whether two blocks have a node of one type or with one id, or describe one company. */
function sharesSubject(blocks: OwnPage['jsonLd']): boolean {
  const known = new Set<unknown>()
  return blocks.some((block) => {
    const subjects = topNodes({ jsonLd: [block] }).flatMap((node) => subjectsOf(node).flat())
    const isKnown = subjects.some((each) => known.has(each))
    for (const each of subjects) known.add(each)
    return isKnown
  })
}
