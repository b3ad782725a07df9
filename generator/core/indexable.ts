import type { PageSummary } from './facts.ts'

/** Whether a search engine is asked to list a page: its own canonical, and not kept out. */
export function isIndexable(
  { path, canonical, robots }: Pick<PageSummary, 'path' | 'canonical' | 'robots'>,
  origin: string,
) {
  return canonical === origin + path && !isKeptOut(robots)
}

/** Whether directives for crawlers keep a page out of search results. `none` is `noindex, nofollow`. */
export function isKeptOut(robots: string): boolean {
  return /(^|[\s,])(noindex|none)\s*(,|$)/i.test(robots)
}
