import type { PageRule } from '../../rule.ts'

/** Structured data that is not JSON. */
export const jsonldParses: PageRule = {
  code: 'jsonld-parses',
  scope: 'page',
  title: 'Invalid JSON in structured data',
  severity: 'error',
  why: 'Because of one wrong character, search engines drop the whole block.',
  how: 'Parses every script of the type application/ld+json as JSON.',
  fix: 'The message says where parsing stopped. If the build wrote the block, correct the template.',
  source: 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents',
  *check({ jsonLd }) {
    for (const { error } of jsonLd)
      if (error !== undefined) yield { what: `The structured data {pages} is not JSON: ${error}.`, cause: error }
  },
}
