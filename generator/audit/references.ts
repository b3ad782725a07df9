import type { AuditedSite, ReferenceKind } from './rule.ts'
import type { AuditedPage } from './site-facts.ts'

/** An address without its query and fragment. */
export const pathOf = (url: string) => url.replace(/[?#].*$/, '')
export const fragmentOf = (url: string) => url.split('#')[1] ?? ''

/** An address without its slash, or with one. */
export function otherForm(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}

/** An address, and every page that points at it. */
export type Reference = { target: string; pages: AuditedPage[] }

/** Every target some page refers to in a way, and for which the test holds. Targets that `join` gives one name are one. */
export function findReferences(
  site: AuditedSite,
  kind: ReferenceKind,
  test: (target: string) => boolean,
  join: (target: string) => string = pathOf,
): Reference[] {
  const found = new Map<string, Set<number>>()
  site.targets.forEach((target, number) => {
    if (!test(target)) return
    const referrers = site.referrers(number, kind)
    if (referrers.length === 0) return
    const known = found.get(join(target)) ?? new Set()
    for (const page of referrers) known.add(page)
    found.set(join(target), known)
  })
  return [...found].map(([target, numbers]) => ({
    target,
    pages: [...numbers].sort((a, b) => a - b).flatMap((number) => site.pages[number] ?? []),
  }))
}

/** Pages named in a finding that concerns more. */
const urlsShown = 20

/** The fields of a finding that shows on several pages. */
export function shownOn(pages: readonly AuditedPage[]): { count: number; urls: string[]; pages: string[] } {
  const paths = pages.map(({ path }) => path)
  return { count: paths.length, urls: paths.slice(0, urlsShown), pages: paths }
}

/** `on 1 page`, `on 12 pages` */
export function onPages(count: number): string {
  return `on ${count} ${count === 1 ? 'page' : 'pages'}`
}
