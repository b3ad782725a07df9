import type { PageSummary } from './facts.ts'

/** Whether a page is indexable: it is its own canonical, and has no noindex. */
export function isIndexable(
  { path, canonical, robots }: Pick<PageSummary, 'path' | 'canonical' | 'robots'>,
  origin: string,
) {
  return canonical === origin + path && !isKeptOut(robots)
}

/** Whether robots directives keep a page out of search results. `none` means `noindex, nofollow`. */
export function isKeptOut(robots: string): boolean {
  return /(^|[\s,])(noindex|none)\s*(,|$)/i.test(robots)
}
