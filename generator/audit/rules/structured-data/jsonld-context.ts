import type { PageRule } from '../../rule.ts'
import { rootsOf } from '../../structured-data/nodes.ts'

/** Search engines take the address with or without the slash, and that of old. */
const contexts = new Set(['https://schema.org', 'https://schema.org/', 'http://schema.org', 'http://schema.org/'])

/** Names without a context are names of nothing. */
export const jsonldContext: PageRule = {
  code: 'jsonld-context',
  scope: 'page',
  title: 'Structured data without its vocabulary',
  severity: 'error',
  why: 'The context says whose words the types and properties are. Without it no search engine reads any of them.',
  how: 'The root of every block, or every member where the root is a list, has "@context": "https://schema.org"; http and a slash at the end are let pass, and so is a list that holds it.',
  fix: 'Write "@context": "https://schema.org" as the first entry of the block.',
  source: 'https://www.w3.org/TR/json-ld11/#the-context',
  *check({ jsonLd }) {
    for (const { root, error } of jsonLd) {
      if (error !== undefined) continue // jsonld-parses speaks of it
      const roots = rootsOf(root)
      if (roots.length === 0) yield { what: 'The structured data {pages} is no object, and says nothing.' }
      for (const { '@context': context } of roots) {
        if ([context].flat().some((name) => contexts.has(String(name)))) continue
        yield {
          what:
            context === undefined
              ? 'The structured data {pages} has no "@context", and its words mean nothing without one.'
              : `The structured data {pages} has the context ${JSON.stringify(context)}, which is not that of schema.org.`,
        }
      }
    }
  },
}
