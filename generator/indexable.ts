import type { PageSummary } from './facts.ts'

/** Whether a search engine is asked to list a page: its own canonical, and not kept out. */
export function isIndexable(
  { path, canonical, robots }: Pick<PageSummary, 'path' | 'canonical' | 'robots'>,
  origin: string,
) {
  return canonical === origin + path && !robots.includes('noindex')
}
