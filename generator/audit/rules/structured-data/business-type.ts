import { typesOf } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { listOf, localBusinesses } from '../../structured-data/nodes.ts'
import { severalBusinesses } from './business-several.ts'

/** Types that fit any business. */
const generic: Readonly<Record<string, string>> = {
  LocalBusiness: 'which every business is',
  ProfessionalService: 'which schema.org has deprecated as too vague',
}

/** A business node without a specific type. */
export const businessType: PageRule = {
  code: 'business-type',
  scope: 'page',
  title: 'Generic business type',
  severity: 'warning',
  why: 'A search engine that knows what a business does shows it to people who search for that. schema.org has some 130 types of businesses.',
  how: 'A business has a type more specific than LocalBusiness, such as Plumber or HomeAndConstructionBusiness, or an additionalType. Reports LocalBusiness or ProfessionalService alone, as a notice if site.yaml has it.',
  fix: 'Use the most specific subtype of LocalBusiness that is true.',
  source: 'https://schema.org/LocalBusiness',
  supersededBy: ['jsonld-several', 'business-several'],
  *check(page, { manifest }): Generator<Issue> {
    for (const node of localBusinesses(page)) {
      const types = typesOf(node)
      if (listOf(node.additionalType).length > 0 || types.some((type) => !Object.hasOwn(generic, type))) continue
      const [type = ''] = types
      yield {
        what: `The business in the structured data {pages} is only a ${type}, ${generic[type]}.`,
        cause: `type ${type}`,
        followsFrom: [severalBusinesses],
        // No subtype may fit, as for a driving school.
        ...(type === manifest.site.business.type && {
          severity: 'notice',
          phrase: `type: ${type}`,
          fix: 'Use the most specific subtype of LocalBusiness that is true. If there is none, accept this in known-issues.yaml, with that reason.',
        }),
      }
    }
  },
}
