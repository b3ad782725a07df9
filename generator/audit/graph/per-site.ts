import type { AuditedSite } from '../../core/audited-site.ts'

/** Caches what several rules derive from a site: it is computed for the first of them. */
export function perSite<T>(derive: (site: AuditedSite) => T): (site: AuditedSite) => T {
  const known = new WeakMap<AuditedSite, T>()
  return (site) => {
    const found = known.get(site)
    if (found !== undefined) return found
    const fresh = derive(site)
    known.set(site, fresh)
    return fresh
  }
}
