import type { AuditedPage } from '../core/site-facts.ts'

/** Pages of one pattern, grouped. Pages with the same key are a family, and their texts are compared. */
export type Families = {
  name: string
  /** Undefined for a page that is in no family. */
  keyOf: (page: Pick<AuditedPage, 'route' | 'params'>) => string | undefined
}

/** The ways to group pages into families. A page is in at most one family of each. */
export const families: readonly Families[] = [
  {
    name: 'service × place, the same service elsewhere',
    keyOf: (page) => (page.route === 'servicePlace' ? page.params.service : undefined),
  },
  {
    name: 'service × place, other services in the same place',
    keyOf: (page) => (page.route === 'servicePlace' ? page.params.location : undefined),
  },
  {
    name: 'cities and counties',
    keyOf: ({ route }) => (route === 'serviceArea' || route === 'county' ? 'places' : undefined),
  },
  { name: 'services', keyOf: ({ route }) => (route === 'service' ? 'services' : undefined) },
]
