import type { AuditedSite, ReferenceKind, Referrers } from './rule.ts'

export const pathOf = (url: string) => url.split('#', 1)[0] ?? ''
export const fragmentOf = (url: string) => url.split('#')[1] ?? ''

/** Every target some page refers to in a way, and for which the test holds, addresses with one path joined. */
export function referenceFindings(
  site: AuditedSite,
  kind: ReferenceKind,
  test: (target: string) => boolean,
  join: (target: string) => string = pathOf,
): { target: string; referrers: Referrers }[] {
  const found = new Map<string, { target: string; referrers: Referrers }>()
  site.targets.forEach((target, number) => {
    if (!test(target)) return
    const referrers = site.referrers(number, kind)
    if (referrers.count === 0) return
    const known = found.get(join(target))
    if (!known) found.set(join(target), { target, referrers })
    else if (known.referrers.count < referrers.count) known.referrers = referrers
  })
  return [...found.values()]
}
