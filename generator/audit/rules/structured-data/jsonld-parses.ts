import type { PageRule } from '../../rule.ts'

/** Structured data that is not JSON is no structured data. */
export const jsonldParses: PageRule = {
  code: 'jsonld-parses',
  scope: 'page',
  title: 'Structured data that cannot be read',
  severity: 'error',
  why: 'A search engine drops a block with one wrong character as a whole.',
  how: 'Every script of the type application/ld+json is read as JSON.',
  fix: 'The message says where reading stopped. Where a build wrote it, the fault is in the template.',
  source: 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents',
  *check({ jsonLd }) {
    for (const { error } of jsonLd)
      if (error !== undefined) yield { what: `The structured data {pages} is not JSON: ${error}.`, cause: error }
  },
}
