import { typesOf } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { listOf, localBusinesses } from '../../structured-data/nodes.ts'

/** Types that fit any business, and so say of none what it does. */
const vague: Readonly<Record<string, string>> = {
  LocalBusiness: 'which every business is',
  ProfessionalService: 'which schema.org has given up as too vague',
}

/** A business that does not say what kind it is. */
export const businessType: PageRule = {
  code: 'business-type',
  scope: 'page',
  title: 'Business of no particular kind',
  severity: 'warning',
  why: 'A search engine that knows what a business does shows it to those who look for that. There are some 130 kinds to choose from.',
  how: 'A business has a type below LocalBusiness, such as Plumber or HomeAndConstructionBusiness, or says more in additionalType. LocalBusiness or ProfessionalService alone is found.',
  fix: 'Use the narrowest type below LocalBusiness that is true.',
  source: 'https://schema.org/LocalBusiness',
  *check(page): Generator<Issue> {
    for (const node of localBusinesses(page)) {
      const types = typesOf(node)
      if (listOf(node.additionalType).length > 0 || types.some((type) => !Object.hasOwn(vague, type))) continue
      const [type = ''] = types
      yield { what: `The business in the structured data {pages} is a ${type}, ${vague[type]}.`, cause: `type ${type}` }
    }
  },
}
