import type { HtmlScan } from './scan-html.ts'

/** Caches a result per scanned HTML fragment: a shared part is scanned once for all pages that contain it. */
export function perScan<T, S extends Partial<HtmlScan> = HtmlScan>(read: (scan: S) => T): (scan: S) => T {
  const known = new WeakMap<S, T>()
  return (scan) => {
    const found = known.get(scan)
    if (found !== undefined) return found
    const fresh = read(scan)
    known.set(scan, fresh)
    return fresh
  }
}
