import { typeOfTrade } from '../../../core/business-types.ts'
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
  how: 'A business has a type more specific than LocalBusiness, such as Plumber or HomeAndConstructionBusiness, or an additionalType. Reports LocalBusiness or ProfessionalService alone. A company that has that type in site.yaml gets a notice if schema.org has one for its trade: it has none for a driving school.',
  fix: 'Use the most specific subtype of LocalBusiness that is true.',
  source: 'https://schema.org/LocalBusiness',
  supersededBy: ['jsonld-several', 'business-several'],
  *check(page, { manifest }): Generator<Issue> {
    for (const node of localBusinesses(page)) {
      const types = typesOf(node)
      if (listOf(node.additionalType).length > 0 || types.some((type) => !Object.hasOwn(generic, type))) continue
      const [type = ''] = types
      const { trade = '', type: own } = manifest.site.business
      const fitting = typeOfTrade(trade)
      if (type === own && fitting === undefined) continue
      yield {
        what: `The business in the structured data {pages} is only a ${type}, ${generic[type]}.`,
        cause: `type ${type}`,
        followsFrom: [severalBusinesses],
        ...(type === own && {
          severity: 'notice',
          phrase: `type: ${type}`,
          fix: `For a company of this trade, schema.org has the type ${fitting}. If it is not true, accept this in known-issues.yaml, with the reason.`,
        }),
      }
    }
  },
}
