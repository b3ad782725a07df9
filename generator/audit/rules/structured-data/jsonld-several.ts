import type { PageRule } from '../../rule.ts'

/** Two blocks are two writers, and nothing keeps what they say in step. */
export const jsonldSeveral: PageRule = {
  code: 'jsonld-several',
  scope: 'page',
  title: 'Several blocks of structured data on one page',
  severity: 'warning',
  why: 'Search engines read every block, and where two describe the same thing they describe it twice, often differently: an old price or number stays behind in the one that was forgotten.',
  how: 'Scripts of the type application/ld+json are counted; a page has one, with everything in its "@graph".',
  fix: 'Move the nodes of the second block into the "@graph" of the first, or delete the block that was added by hand.',
  source: 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents',
  *check({ jsonLd }) {
    if (jsonLd.length > 1)
      yield { what: `There are ${jsonLd.length} blocks of structured data {pages}, and one may contradict the other.` }
  },
}
