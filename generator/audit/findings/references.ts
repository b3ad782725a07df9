import type { AuditedSite, ReferenceKind } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { pathOf } from '../../core/url.ts'

/** A target, and every page that refers to it. */
export type Reference = {
  target: string
  pages: AuditedPage[]
  /** It is in a part that several pages share. */
  isShared: boolean
}

/** Every target that passes the test and that some page refers to. Targets with the same `join` value are one. */
export function findReferences(
  site: AuditedSite,
  kind: ReferenceKind,
  test: (target: string) => boolean,
  join: (target: string) => string = pathOf,
): Reference[] {
  const found = new Map<string, Set<number>>()
  site.targets.forEach((target, number) => {
    // Most targets are served and have no referrers here, which is quicker to find out than most tests.
    const referrers = site.referrers(number, kind)
    if (referrers.length === 0 || !test(target)) return
    const known = found.get(join(target)) ?? new Set()
    for (const page of referrers) known.add(page)
    found.set(join(target), known)
  })
  const inParts = kind === 'dataUrls' ? new Set<string>() : targetsOfParts(site, kind, join)
  return [...found].map(([target, numbers]) => ({
    target,
    isShared: numbers.size > 1 && inParts.has(target),
    pages: [...numbers].sort((a, b) => a - b).flatMap((number) => site.pages[number] ?? []),
  }))
}

/** The targets of shared parts, as `join` names them. */
function targetsOfParts(
  { parts, targets }: AuditedSite,
  kind: 'links' | 'resources',
  join: (target: string) => string,
): Set<string> {
  return new Set(parts.flatMap((part) => Array.from(part[kind], (number) => join(targets[number] ?? ''))))
}

/** Number of pages that a finding names. */
const urlsShown = 20

/** The fields of a finding that concerns several pages. */
export function shownOn(
  pages: readonly Pick<AuditedPage, 'path'>[],
  isShared = false,
): { count: number; urls: string[]; pages: string[]; isShared?: true } {
  const paths = pages.map(({ path }) => path)
  return { count: paths.length, urls: paths.slice(0, urlsShown), pages: paths, ...(isShared && { isShared }) }
}

/** `on 1 page`, `on 12 pages` */
export function onPages(count: number): string {
  return `on ${count} ${count === 1 ? 'page' : 'pages'}`
}
