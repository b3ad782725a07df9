import type { FactSources } from '#generator/load/facts/fact.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

/** What checks that also read every shown text read of a company with some pages. */
export function shownSources(pages: readonly string[]): FactSources {
  const sources = companySources({ pages })
  const folders = { ...sources.records.folders, guide: [], categories: [] }
  const value = { ...sources.site.value, frequencies: [], embeds: {} }
  return {
    ...sources,
    site: { ...sources.site, value },
    records: { ...sources.records, cities: [], folders },
  } as unknown as FactSources // what the checks read
}
