import type { Rule } from '../rule.ts'

/** Structured data that is not JSON is no structured data. */
export const jsonldParses: Rule = {
  code: 'jsonld-parses',
  check: (site) =>
    site.pages.flatMap((page) =>
      page.jsonLdErrors.map((error) => ({
        code: 'jsonld-parses',
        severity: 'error' as const,
        url: page.path,
        at: site.sourceOf(page),
        what: `The structured data of ${page.path} is not JSON: ${error}.`,
        mend: 'This is a fault of the template; the record it is made from shows which field it stumbles over.',
      })),
    ),
}
