import type { PageSummary } from './facts.ts'

/** Whether a page is indexable: it is its own canonical, and has no noindex. */
export function isIndexable(
  { path, canonical, robots }: Pick<PageSummary, 'path' | 'canonical' | 'robots'>,
  origin: string,
) {
  return canonical === origin + path && !isKeptOut(robots)
}

/**
 * Whether the manifest means a page to be indexable. A page that the manifest does not have counts as it is. If the canonical
 * or the robots directives of a page say otherwise, canonical-unexpected or noindex-unexpected reports it: rules that compare
 * or count pages do not report it again.
 * @param meant the canonical and noindex that the manifest gives the page.
 */
export function isMeantIndexable(
  page: Pick<PageSummary, 'path' | 'canonical' | 'robots'>,
  origin: string,
  meant: { canonicalPath?: string | undefined; isIndexed: boolean } | undefined,
): boolean {
  return meant ? meant.isIndexed && meant.canonicalPath === page.path : isIndexable(page, origin)
}

/** Whether robots directives keep a page out of search results. `none` means `noindex, nofollow`. */
export function isKeptOut(robots: string): boolean {
  return /(^|[\s,])(noindex|none)\s*(,|$)/i.test(robots)
}
