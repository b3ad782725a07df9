import type { PageRule } from '../../rule.ts'
import { rootsOf } from '../../structured-data/nodes.ts'

/** Search engines accept the URL with or without the slash, and the former http one. */
const contexts = new Set(['https://schema.org', 'https://schema.org/', 'http://schema.org', 'http://schema.org/'])

/** Structured data without a vocabulary. */
export const jsonldContext: PageRule = {
  code: 'jsonld-context',
  scope: 'page',
  title: 'Missing or wrong @context',
  severity: 'error',
  why: 'The context names the vocabulary of types and properties. Without it, search engines read none of them.',
  how: 'The root of every block, or every member if the root is a list, has "@context": "https://schema.org". Accepts http, a slash at the end, and a list that contains it.',
  fix: 'Write "@context": "https://schema.org" as the first entry of the block.',
  source: 'https://www.w3.org/TR/json-ld11/#the-context',
  *check({ jsonLd }) {
    for (const { root, error } of jsonLd) {
      if (error !== undefined) continue // it has no root
      const roots = rootsOf(root)
      if (roots.length === 0)
        yield { what: 'The structured data {pages} is not an object, so search engines ignore it.' }
      for (const { '@context': context } of roots) {
        if ([context].flat().some((name) => contexts.has(String(name)))) continue
        yield {
          what:
            context === undefined
              ? 'The structured data {pages} has no "@context", so search engines ignore it.'
              : `The structured data {pages} has the context ${JSON.stringify(context)}, which is not schema.org.`,
        }
      }
    }
  },
}
