import type { PageRule } from '../../rule.ts'

/** Several blocks of structured data, which may contradict each other. */
export const jsonldSeveral: PageRule = {
  code: 'jsonld-several',
  scope: 'page',
  title: 'Multiple JSON-LD blocks',
  severity: 'warning',
  why: 'Search engines read every block. Two blocks that describe the same thing often differ: an old price or phone number remains in the forgotten one.',
  how: 'Counts the scripts of the type application/ld+json. A page has one, with all nodes in its "@graph".',
  fix: 'Move the nodes of the second block into the "@graph" of the first, or delete the block that was added by hand.',
  source: 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents',
  *check({ jsonLd }) {
    if (jsonLd.length > 1)
      yield {
        what: `There are ${jsonLd.length} blocks of structured data {pages}, and they may contradict each other.`,
      }
  },
}
