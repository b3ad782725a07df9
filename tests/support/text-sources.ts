import type { FactSources } from '#generator/load/facts/fact.ts'

/** What checks of all texts read of a company with a tip in its guide, below a title. */
export function textSources(text: string, { title = 'A tip', tag = 'en-US' }: { title?: string; tag?: string } = {}) {
  const at = { file: 'guide/spring.yaml', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text }
  const season = { at, locate: () => at, file, value: { tips: [{ title, text }] } }
  const none = {
    services: [],
    cities: [],
    counties: [],
    traits: [],
    pages: [],
    articles: [],
    categories: [],
    offices: [],
  }
  const site = { value: { business: {}, policies: [], claims: [], frequencies: [], embeds: {} } }
  const records = { folders: { ...none, guide: [season] }, documents: {}, cities: [], language: { tag } }
  return { site, records } as unknown as FactSources // what the checks read
}
